import { admit, awaited, begin, copy, isPass, isRefusal, play, setupOf, silence } from '@ridotto/kernel';
import type { AnyKinds, AnyTitle, Entry, Level, Seat, Step, Table, Tell, Turn, Window } from '@ridotto/kernel';
import { isEntry, isHidden, isOfWindow, type LogLine, type Made } from './deeds.ts';
import { makerOf, type Summary } from './ports.ts';
import type { Orders, Phase } from './protocol.ts';
import {
  closeQuestion,
  deadline,
  leaveSeat,
  newTimes,
  openQuestion,
  seal,
  servedWithout,
  takeBack,
  type Manner,
  type Served,
  type Times,
} from './times.ts';
import { takeOfWindow, turnWindow, windowDue } from './window-fold.ts';
import type { OpenWindow } from './windows.ts';

export type Sitter =
  | {
      readonly kind: 'person';
      readonly who: string;
      readonly by?: string; // whose bot it is
      readonly name: string;
      readonly words: string;
      readonly away: boolean;
    }
  | { readonly kind: 'bot'; readonly level: Level };

/**
 * A table with its people, as its log makes it. It holds nothing that the log does not give. Its lists are
 * replaced, never changed, so that copies share them.
 */
export interface Sitting {
  readonly made: Made;
  readonly title: AnyTitle;
  length: number; // of the log
  infoAt: number; // the open length at which something of the table itself last changed
  phase: Phase;
  sitters: readonly (Sitter | null)[];
  table: Table<AnyKinds> | undefined; // from the start on
  rolls: number;
  times: Times;
  late: Seat | undefined; // who lost by time
  next: string | undefined;
  nextBy: Seat | undefined; // who wished for it first
  comings: Readonly<Record<string, number>>; // how often each has taken or filled a seat before the start, or come back since it was answered for
  aloneSince: number | null; // since when nobody but the maker's own sits there
  hidden: number; // lines that nobody may count
  window: OpenWindow | null; // that stands open
  heldFor: readonly number[]; // milliseconds by seat: candles of windows before
  orders: readonly (Orders | null)[]; // by seat
  hinted: readonly { readonly count: number; readonly question: number }[]; // by seat: how often, and when last
  slowness: readonly number[]; // by seat: how many times longer candles shall burn
  isWatched: boolean; // where one person plays: whether anybody looks on
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
    nextBy: undefined,
    comings: {},
    aloneSince: made.at,
    hidden: 0,
    window: null,
    heldFor: Array<number>(made.seats).fill(0),
    orders: Array<null>(made.seats).fill(null),
    hinted: Array.from({ length: made.seats }, () => ({ count: 0, question: -1 })),
    slowness: Array<number>(made.seats).fill(1),
    isWatched: false,
  };
}

export function copySitting(sitting: Sitting): Sitting {
  const { title, table, times } = sitting;
  return { ...sitting, table: table && copy(title, table), times: { ...times } };
}

/** The log as everybody may count it: answers still sealed don't show, not even by their number, nor do those of windows ever. */
export const openLength = ({ length, hidden, table }: Sitting): number => length - hidden - (table?.sealed.size ?? 0);

export const turnOf = ({ title, table }: Sitting): Turn | undefined => table && title.game.turn(table.state);

/** The seats whose answers the rules wait for, sealed ones included; in a window all who have a place in it. */
export function askedSeats(sitting: Sitting): readonly Seat[] {
  if (sitting.window) return sitting.window.asked;
  const turn = turnOf(sitting);
  return turn?.kind === 'ask' ? turn.seats : NO_SEATS;
}

export const awaitedSeats = ({ title, table }: Sitting): readonly Seat[] => (table ? awaited(title, table) : NO_SEATS);

export const isPresent = ({ sitters }: Sitting, seat: Seat): boolean => {
  const sitter = sitters[seat];
  return sitter?.kind === 'person' && !sitter.away;
};

/** The people whom the present question's end in time would find without an answer. */
export const slowSeats = (sitting: Sitting): readonly Seat[] =>
  sitting.window ? NO_SEATS : awaitedSeats(sitting).filter((seat) => !isLeftToBot(sitting, seat));

/** Whether a bot answers the present question for a seat, though its player may be back by now. */
export const isLeftToBot = (sitting: Sitting, seat: Seat): boolean =>
  !isPresent(sitting, seat) || sitting.times.out.includes(seat);

export function seatOf({ sitters }: Sitting, account: string): Seat | undefined {
  for (let seat = 0; seat < sitters.length; seat++) {
    const sitter = sitters[seat];
    if (sitter?.kind === 'person' && sitter.who === account) return seat;
  }
  return undefined;
}

/** Each seat's words, which chance depends on; bots have none. */
export const wordsOf = ({ sitters }: Sitting): string[] =>
  sitters.map((sitter) => (sitter?.kind === 'person' ? sitter.words : ''));

/** Takes one line of the log; `step` is what its entry was admitted as, if that has been done. */
export function take(
  sitting: Sitting,
  line: LogLine,
  served: Served,
  tell: Tell<AnyKinds['event']> = silence,
  step?: Step<AnyKinds>,
): void {
  const { deed, at } = line;
  sitting.times.at = Math.max(sitting.times.at, at);
  sitting.length++;
  if (isEntry(deed)) return takeStep(sitting, step ?? stepOf(sitting, deed), served, tell);
  if (isHidden(deed)) sitting.hidden++;
  takeDeed(sitting, deed, served, tell);
  if (isOfWindow(deed)) return;
  noteCompany(sitting);
  sitting.infoAt = openLength(sitting);
}

function stepOf({ title, table, made, length }: Sitting, entry: Entry): Step<AnyKinds> {
  const step = admit(title, table!, entry);
  if (isRefusal(step)) throw new Error(`table ${made.id}: line ${length} is ${step.refused}`);
  return step;
}

function takeStep(sitting: Sitting, step: Step<AnyKinds>, served: Served, tell: Tell<AnyKinds['event']>): void {
  const { title, table, times } = sitting;
  const { window } = sitting;
  const hasAct = (window?.hasAct ?? false) || isAct(sitting, step);
  const asked = turnOf(sitting);
  play(title, table!, step, tell);
  if (step.kind === 'roll') sitting.rolls++;
  if (step.kind === 'answer') forgetComings(sitting, step.seat);
  if (step.kind === 'offer') return;
  if (step.kind === 'answer' && table!.sealed.size > 0) {
    if (window) sitting.window = { ...window, hasAct };
    return seal(times, step.seat);
  }
  closeQuestion(times, served);
  askAgain(sitting, asked?.kind === 'ask' ? asked.window : undefined, hasAct);
}

const isAct = ({ title, table }: Sitting, step: Step<AnyKinds>): boolean =>
  step.kind === 'answer' && !isPass(title, table!, step);

/** Notes what the rules wait for after a step. */
function askAgain(sitting: Sitting, before?: Window, hasAct = false): void {
  const turn = turnOf(sitting)!;
  turnWindow(sitting, turn, before, hasAct);
  if (turn.kind === 'roll') return;
  if (turn.kind === 'over') {
    sitting.phase = 'over';
    sitting.infoAt = openLength(sitting);
    return;
  }
  openQuestion(sitting.times, sitting.made.clock, turn.seats, mannerOf(turn), (seat) => isPresent(sitting, seat));
}

function mannerOf({ seats, window }: Turn & { kind: 'ask' }): Manner {
  if (window) return 'window';
  return seats.length > 1 ? 'together' : 'alone';
}

/** The table at its start, with all that its game begins with. */
function firstTable({ title, made }: Sitting, tell: Tell<AnyKinds['event']>): Table<AnyKinds> {
  const { seats, setup, before, id } = made;
  const table = begin(title, seats, setupOf(title, setup, seats)!, before, tell);
  if (isRefusal(table)) throw new Error(`table ${id} can't begin: ${table.refused}`);
  return table;
}

function takeDeed(
  sitting: Sitting,
  deed: Exclude<LogLine['deed'], Entry>,
  served: Served,
  tell: Tell<AnyKinds['event']>,
): void {
  const { made, times, table } = sitting;
  switch (deed.kind) {
    case 'sit':
      seatAt(sitting, deed.seat, personOf(deed));
      return noteComing(sitting, deed.by ?? deed.who);
    case 'bot':
      seatAt(sitting, deed.seat, { kind: 'bot', level: deed.level });
      return noteComing(sitting, makerOf(made));
    case 'leave':
      seatAt(sitting, deed.seat, null);
      sitting.slowness = sitting.slowness.with(deed.seat, 1);
      return;
    case 'lapse':
      sitting.phase = 'lapsed';
      return;
    case 'start':
      sitting.phase = 'playing';
      sitting.comings = {};
      sitting.table = firstTable(sitting, tell);
      return askAgain(sitting);
    case 'late':
      sitting.late = deed.seat;
      return;
    case 'away':
      leaveSeat(times, deed.seat, deed.late ?? false);
      takeOfWindow(sitting, { kind: 'release', seat: deed.seat });
      return setAway(sitting, deed.seat, true);
    case 'back':
      noteComing(sitting, ownerAt(sitting, deed.seat));
      takeBack(times, made.clock, deed.seat, table?.sealed.has(deed.seat) ?? false, served);
      return setAway(sitting, deed.seat, false);
    case 'next':
      sitting.next = deed.table;
      sitting.nextBy = deed.seat;
      return;
    case 'hint': {
      const { count } = sitting.hinted[deed.seat]!;
      sitting.hinted = sitting.hinted.with(deed.seat, { count: count + 1, question: times.question });
      return;
    }
    case 'slow':
      sitting.slowness = sitting.slowness.with(deed.seat, deed.times);
      return;
    case 'order':
    case 'watched':
    case 'light':
    case 'intend':
    case 'hold':
    case 'release':
      return takeOfWindow(sitting, deed);
  }
  deed satisfies never;
  throw new Error(`table ${made.id}: line ${sitting.length} is no deed`);
}

const personOf = ({ who, by, name, words }: Extract<LogLine['deed'], { kind: 'sit' }>): Sitter => ({
  kind: 'person',
  who,
  ...(by !== undefined && { by }),
  name,
  words,
  away: false,
});

/** Whose a seat is: a person, or the one who made the bot that sits there. */
function ownerAt({ sitters, made }: Sitting, seat: Seat): string {
  const sitter = sitters[seat];
  return sitter?.kind === 'person' ? (sitter.by ?? sitter.who) : makerOf(made);
}

function noteComing(sitting: Sitting, owner: string): void {
  const { comings } = sitting;
  sitting.comings = { ...comings, [owner]: (comings[owner] ?? 0) + 1 };
}

function forgetComings(sitting: Sitting, seat: Seat): void {
  const owner = ownerAt(sitting, seat);
  if (!Object.hasOwn(sitting.comings, owner)) return;
  const { [owner]: _forgotten, ...others } = sitting.comings;
  sitting.comings = others;
}

const hasCompany = ({ made, sitters }: Sitting): boolean =>
  sitters.some((sitter) => sitter?.kind === 'person' && (sitter.by ?? sitter.who) !== makerOf(made));

function noteCompany(sitting: Sitting): void {
  sitting.aloneSince = hasCompany(sitting) ? null : (sitting.aloneSince ?? sitting.times.at);
}

/** When an open table lapses because nobody has come. */
export function lapseDue({ made, phase, aloneSince }: Sitting): number | null {
  if (phase !== 'open' || made.until === undefined || aloneSince === null) return null;
  return aloneSince + made.until - made.at;
}

function seatAt(sitting: Sitting, seat: Seat, sitter: Sitter | null): void {
  sitting.sitters = sitting.sitters.with(seat, sitter);
}

function setAway(sitting: Sitting, seat: Seat, away: boolean): void {
  const sitter = sitting.sitters[seat];
  if (sitter?.kind === 'person') seatAt(sitting, seat, { ...sitter, away });
}

/** When the present question's time is over, if that would find anybody without an answer. */
export function clockDue(sitting: Sitting, now: number, served: Served): number | null {
  if (sitting.made.clock.kind === 'none' || slowSeats(sitting).length === 0) return null;
  return deadline(sitting.times, now, served);
}

/** The seats whose answers a bot gives to an open question. */
export function botSeats(sitting: Sitting): readonly Seat[] {
  if (sitting.window || sitting.sitters.every((_, seat) => !isLeftToBot(sitting, seat))) return NO_SEATS;
  return awaitedSeats(sitting).filter((seat) => isLeftToBot(sitting, seat));
}

const always = servedWithout([]);

export function summaryOf(sitting: Sitting): Summary {
  const { phase, sitters, times } = sitting;
  const taken = sitters.reduce((count, sitter) => count + Number(sitter !== null), 0);
  const asked = botSeats(sitting).length > 0 ? times.openedAt : clockDue(sitting, times.at, always);
  const due = asked ?? windowDue(sitting) ?? lapseDue(sitting);
  return { phase, taken, company: hasCompany(sitting), due: due && Math.ceil(due) }; // clocks may end between two milliseconds
}

/** Whether lists and sweeps need not hear of a change. */
export const sumsUpAlike = (a: Summary, b: Summary): boolean =>
  a.phase === b.phase && a.taken === b.taken && a.due === b.due && a.company === b.company;

const SHAPE = 5; // of a sitting as text; an older one is folded anew

/** A sitting as text, and back: so that a long log need not be folded from its beginning. Another build may have other states. */
export function writeSitting({ made: _made, title: _title, table, ...rest }: Sitting, build = ''): string {
  return JSON.stringify({ shape: SHAPE, build, ...rest, table: table && { ...table, sealed: [...table.sealed] } });
}

export function readSitting(made: Made, title: AnyTitle, text: string, build = ''): Sitting | undefined {
  const {
    table,
    shape,
    build: writer,
    ...rest
  } = JSON.parse(text) as Omit<Sitting, 'table'> & {
    shape?: number;
    build?: string;
    table?: Omit<Table<AnyKinds>, 'sealed'> & { sealed: [Seat, AnyKinds['answer']][] };
  };
  if (shape !== SHAPE || writer !== build) return undefined;
  return {
    ...rest,
    made,
    title,
    late: rest.late,
    next: rest.next,
    nextBy: rest.nextBy,
    table: table && { ...table, drawOffer: table.drawOffer, sealed: new Map(table.sealed) },
  };
}
