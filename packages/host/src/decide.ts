import { admit, admitAll, isRefusal, type Seat } from '@ridotto/kernel';
import type { Refusal as GameRefusal } from '@ridotto/kernel';
import type { Act, Deed } from './deeds.ts';
import { foldName, isBotName } from './names.ts';
import type { Account } from './ports.ts';
import { refuse, type Command, type Refusal } from './protocol.ts';
import { burnt, isHeldBy } from './candle.ts';
import { awaitedSeats, isPresent, openLength, seatOf, type Sitting } from './sitting.ts';
import { explained, type Rehearsed } from './thoughts.ts';
import type { Served } from './times.ts';
import { chainAt, companyOf, hasOnePerson, isWindowOut } from './window-fold.ts';
import { hasHolds, holdLeft, maySay } from './windows.ts';

/** The commands that write in the table's log, as they stand in a queue. */
export type TableCommand = Extract<
  Command,
  {
    type:
      | 'sit'
      | 'leave'
      | 'fill'
      | 'clear'
      | 'start'
      | 'say'
      | 'back'
      | 'hint'
      | 'hold'
      | 'release'
      | 'order'
      | 'slow';
  }
>;

/** By what time a command is judged. */
export interface When {
  readonly now: number;
  readonly served: Served;
}

type Decide<Type extends TableCommand['type']> = (
  sitting: Sitting,
  account: Account,
  command: Extract<TableCommand, { type: Type }>,
  when: When,
  tried: Tried | undefined,
) => Decided;

/** How a turn of several answers went in a guessed world. */
export interface Tried extends Rehearsed {
  readonly length: number | null; // the open length of the table that it was tried for; null: whatever it is
}

/** What a command writes in the log, or why it writes nothing; a turn of several answers is rehearsed first. */
export type Decided = readonly Act[] | Refusal | 'rehearse';

export function decide(sitting: Sitting, account: Account, command: TableCommand, when: When, tried?: Tried): Decided {
  if (sitting.phase === 'lapsed') return refuse('lapsed');
  const rule = DECISIONS[command.type] as Decide<TableCommand['type']>;
  return rule(sitting, account, command, when, tried);
}

export const isRefused = (decided: readonly Act[] | Refusal): decided is Refusal => 'refused' in decided;

const DECISIONS: { readonly [Type in TableCommand['type']]: Decide<Type> } = {
  sit(sitting, account, { seat, name = account.name, words, invite }) {
    const { made, sitters } = sitting;
    if (sitting.phase !== 'open') return refuse('started');
    if (seatOf(sitting, account.id) !== undefined) return refuse('already-seated');
    const kept = made.kept?.indexOf(account.id) ?? -1;
    const isInvited = made.open === 'public' || account.id === made.owner || kept >= 0 || invite === made.invite;
    if (!isInvited) return refuse('wrong-invite');
    const wanted = seat ?? (kept >= 0 ? kept : sitters.findIndex((sitter, at) => !sitter && !made.kept?.[at]));
    if (wanted >= made.seats) return refuse('no-such-seat');
    const isTaken = wanted < 0 || sitters[wanted] !== null || (made.kept?.[wanted] ?? account.id) !== account.id;
    if (isTaken) return refuse('seat-taken');
    if (isNameTaken(sitting, name)) return refuse('name-taken');
    if (!mayCome(sitting, account)) return refuse('too-often');
    const { id: who, by } = account;
    return [{ kind: 'sit', seat: wanted, who, ...(by !== undefined && { by }), name, words }];
  },

  /** Before the start the seat is free again; afterwards a bot sits in. */
  leave(sitting, account) {
    const seat = seatOf(sitting, account.id);
    if (seat === undefined) return refuse('not-seated');
    if (sitting.phase === 'over') return refuse('over');
    if (sitting.phase === 'open') return [{ kind: 'leave', seat }];
    return isPresent(sitting, seat) ? [{ kind: 'away', seat }] : refuse('not-here');
  },

  fill(sitting, account, { seat, level }) {
    const { made, sitters } = sitting;
    if (sitting.phase !== 'open') return refuse('started');
    if (account.id !== made.owner) return refuse('not-owner');
    if (seat !== undefined && seat >= made.seats) return refuse('no-such-seat');
    const free = sitters.flatMap((sitter, at) => (sitter === null && (seat ?? at) === at ? [at] : []));
    if (free.length === 0) return refuse('seat-taken');
    if (!mayCome(sitting, account, free.length)) return refuse('too-often');
    return free.map((at) => ({ kind: 'bot', seat: at, level }));
  },

  clear(sitting, account, { seat }) {
    if (sitting.phase !== 'open') return refuse('started');
    if (account.id !== sitting.made.owner) return refuse('not-owner');
    return sitting.sitters[seat]?.kind === 'bot' ? [{ kind: 'leave', seat }] : refuse('no-such-seat');
  },

  start(sitting, account) {
    if (sitting.phase !== 'open') return refuse('started');
    if (account.id !== sitting.made.owner) return refuse('not-owner');
    return sitting.sitters.includes(null) ? refuse('seats-free') : [{ kind: 'start' }];
  },

  say(sitting, account, { says }, when, tried) {
    const seat = seatOf(sitting, account.id);
    if (seat === undefined) return refuse('not-seated');
    if (!sitting.table) return refuse('not-started');
    if (!isPresent(sitting, seat)) return refuse('not-here');
    if (sitting.window && !isCourtesy(sitting, seat, says)) return intend(sitting, seat, says, when, tried);
    return sitting.times.out.includes(seat) ? refuse('too-late') : sayAll(sitting, seat, says, tried);
  },

  back(sitting, account) {
    const seat = seatOf(sitting, account.id);
    if (seat === undefined) return refuse('not-seated');
    if (sitting.phase !== 'playing') return refuse(sitting.phase === 'over' ? 'over' : 'not-started');
    if (isPresent(sitting, seat)) return refuse('not-away');
    return mayCome(sitting, account) ? [{ kind: 'back', seat }] : refuse('too-often');
  },

  /** It is noted before anybody thinks, and once for each question. In a window it would tell that there is a choice. */
  hint(sitting, account) {
    const { made, table, hinted, times, window } = sitting;
    const seat = seatOf(sitting, account.id);
    if (seat === undefined) return refuse('not-seated');
    if (!table) return refuse('not-started');
    if (!made.hints || (window && !hasOnePerson(sitting))) return refuse('no-hints');
    if (!isPresent(sitting, seat)) return refuse('not-here');
    const asked = window ? window.asked : awaitedSeats(sitting);
    if (!asked.includes(seat)) return refuse('not-asked');
    return hinted[seat]!.question === times.question ? [] : [{ kind: 'hint', seat }];
  },

  hold(sitting, account, _command, when) {
    const seat = seatInWindow(sitting, account, when);
    if (typeof seat !== 'number') return seat;
    const { now } = when;
    const window = sitting.window!;
    if (!hasHolds(window, sitting.made) || isHeldBy(burnt(window.candle!, now), seat)) return refuse('no-candle');
    return holdLeft(window, companyOf(sitting), seat, now) > 0 ? [{ kind: 'hold', seat }] : refuse('no-candle');
  },

  release(sitting, account, _command, when) {
    const seat = seatInWindow(sitting, account, when);
    if (typeof seat !== 'number') return seat;
    const { candle } = sitting.window!;
    const isHeld = candle !== null && isHeldBy(burnt(candle, when.now), seat);
    return isHeld ? [{ kind: 'release', seat }] : refuse('no-candle');
  },

  order(sitting, account, { orders }) {
    const seat = seatOf(sitting, account.id);
    if (seat === undefined) return refuse('not-seated');
    if (sitting.phase === 'over') return refuse('over');
    const known = ['always', ...Object.keys(sitting.title.situations ?? {})];
    const named = [...orders.answers.map(({ when }) => when), ...(orders.hold === null ? [] : [orders.hold])];
    if (!named.every((when) => known.includes(when))) return refuse('wrong-options');
    return sitting.hidden < MOST_HIDDEN ? [{ kind: 'order', seat, orders }] : refuse('too-often');
  },

  slow(sitting, account, { times }) {
    const seat = seatOf(sitting, account.id);
    if (seat === undefined) return refuse('not-seated');
    if (sitting.phase !== 'open') return refuse('started');
    return mayCome(sitting, account) ? [{ kind: 'slow', seat, times }] : refuse('too-often');
  },
};

const MOST_HIDDEN = 100_000; // lines of a table that nobody may count
const WRITES = 40; // of one seat in one window

/** Whose place in the window that stands open it is. */
function seatInWindow(sitting: Sitting, account: Account, when: When): Seat | Refusal {
  const seat = seatOf(sitting, account.id);
  const { window } = sitting;
  if (seat === undefined) return refuse('not-seated');
  if (!sitting.table) return refuse('not-started');
  if (!isPresent(sitting, seat)) return refuse('not-here');
  if (!window) return refuse('no-candle');
  return whyNotIn(sitting, seat, when) ?? seat;
}

function isCourtesy({ title, table }: Sitting, seat: Seat, says: readonly string[]): boolean {
  const step = admit(title, table!, { seat, say: says[0]! });
  return says.length === 1 && !isRefusal(step) && step.kind !== 'answer';
}

/**
 * What a seat says in a window is sealed until its end, and may be replaced until then. Several answers are one line,
 * rehearsed as turns are; whoever lets it pass may say so.
 */
function intend(sitting: Sitting, seat: Seat, says: readonly string[], when: When, tried: Tried | undefined): Decided {
  const { title, table } = sitting;
  const refused = whyNotIn(sitting, seat, when);
  if (refused) return refused;
  if (!maySay(title, chainAt(sitting), seat, says[0]!)) {
    const refusal: GameRefusal = { refused: 'not-an-option' };
    return { ...explained(title, table!.state, seat, says[0]!, refusal), ...(says.length > 1 && { at: 0 }) };
  }
  if (says.length > 1) {
    if (!tried || (tried.length ?? openLength(sitting)) !== openLength(sitting)) return 'rehearse';
    if (tried.refusal) return tried.refusal;
  }
  return [{ kind: 'intend', seat, says }];
}

function whyNotIn(sitting: Sitting, seat: Seat, { now, served }: When): Refusal | undefined {
  if (!sitting.window!.asked.includes(seat)) return refuse('not-asked');
  if (isWindowOut(sitting, now, served)) return refuse('too-late');
  return sitting.window!.writes[seat]! < WRITES ? undefined : refuse('too-often');
}

const COMINGS = 100; // of one owner, with all its bots, before the start or between two answers

/** Whoever takes and leaves seats again and again has to stop some time: the log would grow for ever. */
const mayCome = ({ comings }: Sitting, { id, by }: Account, often = 1): boolean =>
  (comings[by ?? id] ?? 0) + often <= COMINGS;

/** No two at a table look alike by name, and nobody looks like a bot of the house. */
export function isNameTaken({ sitters }: Sitting, name: string): boolean {
  const folded = foldName(name);
  const isAlike = sitters.some((sitter) => sitter?.kind === 'person' && foldName(sitter.name) === folded);
  return isAlike || isBotName(name);
}

/**
 * A seat's says as entries: all of them, or why not.
 * Several at once are rehearsed in a world that the seat can't tell from the real one, and refused for what
 * happens there: else a turn that is meant to be refused half-way would tell for nothing what its first
 * half uncovers. Should the real world then bring a surprise, or where no world was found in time, what comes
 * before the first refusal stands.
 */
function sayAll(sitting: Sitting, seat: Seat, says: readonly string[], tried: Tried | undefined): Decided {
  const { title, table } = sitting;
  const say = says[0]!;
  const first = admit(title, table!, { seat, say });
  if (isRefusal(first))
    return { ...explained(title, table!.state, seat, say, first), ...(says.length > 1 && { at: 0 }) };
  if (says.length === 1) return [{ step: first }];
  if (!tried || (tried.length ?? openLength(sitting)) !== openLength(sitting)) return 'rehearse';
  if (tried.refusal) return tried.refusal;
  const steps = admitAll(title, table!, seat, says);
  if (isRefusal(steps)) return says.slice(0, steps.at).map((said) => ({ seat, say: said }));
  return steps.map((step) => ({ step }));
}

/** What the end of a question's time brings to those who have not answered. */
export function runOut({ made }: Sitting, slow: readonly Seat[]): readonly Deed[] {
  const [first] = slow;
  if (first === undefined || made.late === 'bot') {
    return slow.map((seat) => ({ kind: 'away', seat, late: true }));
  }
  return [
    { kind: 'late', seat: first },
    { seat: first, say: 'resign' },
  ];
}
