import { admit, awaited, copy, isRefusal, open, play, silence } from '@ridotto/kernel';
import type { AnyTitle, Entry, Seat, Table, Tell, Turn } from '@ridotto/kernel';
import { isEntry, type LogLine, type Made } from './deeds.ts';
import type { Summary } from './ports.ts';
import type { Level, Phase } from './protocol.ts';
import { askNow, charge, newTimes, refill, runsOut, type Served, type Times } from './times.ts';

export type Sitter =
  | { readonly kind: 'person'; readonly who: string; readonly name: string; readonly words: string; away: boolean }
  | { readonly kind: 'bot'; readonly level: Level };

/** A table with its people, as its log makes it. It holds nothing that the log does not give. */
export interface Sitting {
  readonly made: Made;
  readonly title: AnyTitle;
  length: number; // of the log
  infoAt: number; // the open length at which something of the table itself last changed
  phase: Phase;
  sitters: (Sitter | null)[];
  table: Table<unknown, unknown> | undefined; // from the start on
  rolls: number;
  times: Times;
  late: Seat | undefined; // who lost by time
  next: string | undefined;
}

const NO_SEATS: readonly Seat[] = [];

export function newSitting(made: Made, title: AnyTitle): Sitting {
  return {
    made,
    title,
    length: 0,
    infoAt: 0,
    phase: 'open',
    sitters: Array<null>(made.seats).fill(null),
    table: undefined,
    rolls: 0,
    times: newTimes(made.clock, made.seats, made.at),
    late: undefined,
    next: undefined,
  };
}

export function copySitting(sitting: Sitting): Sitting {
  const { title, table, times } = sitting;
  return {
    ...sitting,
    sitters: sitting.sitters.map((sitter) => sitter && { ...sitter }),
    table: table && copy(title, table),
    times: { ...times, left: times.left.slice(), openLeft: times.openLeft.slice() },
  };
}

/** The log as everybody may count it: answers still sealed don't show, not even by their number. */
export const openLength = ({ length, table }: Sitting): number => length - (table?.sealed.size ?? 0);

export const turnOf = ({ title, table }: Sitting): Turn | undefined => table && title.game.turn(table.state);

/** The seats whose answers the rules wait for, sealed ones included. */
export function askedSeats(sitting: Sitting): readonly Seat[] {
  const turn = turnOf(sitting);
  return turn?.kind === 'ask' ? turn.seats : NO_SEATS;
}

export const awaitedSeats = ({ title, table }: Sitting): readonly Seat[] => (table ? awaited(title, table) : NO_SEATS);

export const isPresent = ({ sitters }: Sitting, seat: Seat): boolean => {
  const sitter = sitters[seat];
  return sitter?.kind === 'person' && !sitter.away;
};

/** The people whose clocks run. */
export const runningSeats = (sitting: Sitting): readonly Seat[] =>
  sitting.made.clock.kind === 'none' ? NO_SEATS : awaitedSeats(sitting).filter((seat) => isPresent(sitting, seat));

export function seatOf({ sitters }: Sitting, account: string): Seat | undefined {
  const seat = sitters.findIndex((sitter) => sitter?.kind === 'person' && sitter.who === account);
  return seat < 0 ? undefined : seat;
}

/** Each seat's words, which chance depends on; bots have none. */
export const wordsOf = ({ sitters }: Sitting): string[] =>
  sitters.map((sitter) => (sitter?.kind === 'person' ? sitter.words : ''));

/** Takes one line of the log. */
export function take(sitting: Sitting, line: LogLine, served: Served, tell: Tell<unknown> = silence): void {
  const { deed, at } = line;
  charge(sitting.times, runningSeats(sitting), at, served);
  sitting.length++;
  if (isEntry(deed)) return takeEntry(sitting, deed, tell);
  takeDeed(sitting, deed);
  sitting.infoAt = openLength(sitting);
}

function takeEntry(sitting: Sitting, entry: Entry, tell: Tell<unknown>): void {
  const { title, table } = sitting;
  const step = admit(title, table!, entry);
  if (isRefusal(step)) throw new Error(`table ${sitting.made.id}: line ${sitting.length} is ${step.refused}`);
  play(title, table!, step, tell);
  if (step.kind === 'roll') sitting.rolls++;
  askAgain(sitting);
}

/** Notes what the rules wait for after a step. */
function askAgain(sitting: Sitting): void {
  const turn = turnOf(sitting)!;
  if (turn.kind === 'roll') return;
  if (turn.kind === 'over') {
    sitting.phase = 'over';
    sitting.infoAt = sitting.length;
  }
  askNow(sitting.times, sitting.made.clock, awaitedSeats(sitting), sitting.table!.sealed.size === 0);
}

function takeDeed(sitting: Sitting, deed: Exclude<LogLine['deed'], Entry>): void {
  const { sitters, made, title } = sitting;
  switch (deed.kind) {
    case 'sit':
      sitters[deed.seat] = { kind: 'person', who: deed.who, name: deed.name, words: deed.words, away: false };
      return;
    case 'bot':
      sitters[deed.seat] = { kind: 'bot', level: deed.level };
      return;
    case 'leave':
      sitters[deed.seat] = null;
      return;
    case 'start':
      sitting.phase = 'playing';
      sitting.table = open(title, made.seats, title.readSetup(made.setup, made.seats));
      return askAgain(sitting);
    case 'late':
      sitting.late = deed.seat;
      return;
    case 'away':
      return setAway(sitters[deed.seat], true);
    case 'back':
      refill(sitting.times, made.clock, deed.seat);
      return setAway(sitters[deed.seat], false);
    case 'next':
      sitting.next = deed.table;
      return;
  }
}

function setAway(sitter: Sitter | null | undefined, away: boolean): void {
  if (sitter?.kind === 'person') sitter.away = away;
}

/** When the first clock runs out. */
export const clockDue = (sitting: Sitting, now: number, served: Served): number | null =>
  runsOut(sitting.times, runningSeats(sitting), now, served);

/** The seats whose answers a bot gives. */
export const botSeats = (sitting: Sitting): readonly Seat[] =>
  awaitedSeats(sitting).filter((seat) => !isPresent(sitting, seat));

const noTime: Served = () => 0;

export function summaryOf(sitting: Sitting): Summary {
  const { phase, sitters, times } = sitting;
  const taken = sitters.filter((sitter) => sitter !== null).length;
  const due = botSeats(sitting).length > 0 ? times.at : clockDue(sitting, times.at, noTime);
  return { phase, taken, due };
}

/** A sitting as text, and back: so that a long log need not be folded from its beginning. */
export function writeSitting({ made: _made, title: _title, table, ...rest }: Sitting): string {
  return JSON.stringify({ ...rest, table: table && { ...table, sealed: [...table.sealed] } });
}

export function readSitting(made: Made, title: AnyTitle, text: string): Sitting {
  const { table, ...rest } = JSON.parse(text) as Omit<Sitting, 'table'> & {
    table?: Omit<Table<unknown, unknown>, 'sealed'> & { sealed: [Seat, unknown][] };
  };
  return {
    ...rest,
    made,
    title,
    late: rest.late,
    next: rest.next,
    table: table && { ...table, drawOffer: table.drawOffer, sealed: new Map(table.sealed) },
  };
}
