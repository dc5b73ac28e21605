import { holdsSame } from './data.ts';
import { silence, type Rng, type Tell, type Turn } from './game.ts';
import type { Kinds, Seat } from './kinds.ts';
import type { Courtesy } from './manifest.ts';
import type { Title } from './title.ts';

/** One line of a table's log. The log alone, played from the start, gives the table back. */
export type Entry =
  | { readonly roll: unknown } // what chance answered
  | { readonly seat: Seat; readonly say: string }; // an answer in the game's notation, or a courtesy

/** What any seat may say beside the game's answers, where the game has it. */
export const COURTESIES = { resign: 'resign', draw: 'draw' } as const satisfies Record<Courtesy, Courtesy>;

/** Why an entry is not taken. Nothing has changed then. */
export type Refusal =
  | { readonly refused: 'over' }
  | { readonly refused: 'not-asked' }
  | { readonly refused: 'already-answered' }
  | { readonly refused: 'not-an-option' }
  | { readonly refused: 'not-a-roll' }
  | { readonly refused: 'not-a-world' }
  | { readonly refused: 'no-such-seat' }
  | { readonly refused: 'waits-for-chance' };

export const isRefusal = (value: object): value is Refusal => 'refused' in value;

/** A game under way. It holds nothing that its log does not give. */
export interface Table<K extends Kinds> {
  readonly seats: number;
  state: K['state'];
  sealed: ReadonlyMap<Seat, K['answer']>; // given, but not yet played: some asked seat still thinks; replaced, never changed
  drawOffer: Seat | undefined; // stands until the other seat answers
  length: number; // of the log; clients count their updates by it
}

/** An entry that may be played: the only way to get one is `admit` or `rollDue`. */
export type Step<K extends Kinds> =
  | { readonly kind: 'roll'; readonly roll: K['roll'] }
  | { readonly kind: 'answer'; readonly seat: Seat; readonly answer: K['answer'] }
  | { readonly kind: 'resign' | 'offer' | 'agree'; readonly seat: Seat }; // a draw is offered, then agreed on

const NOTHING: ReadonlyMap<Seat, never> = new Map<Seat, never>();

export function open<K extends Kinds>(title: Title<K>, seats: number, setup: K['setup']): Table<K> {
  return { seats, state: title.game.start(seats, setup), sealed: NOTHING, drawOffer: undefined, length: 0 };
}

/** Reads an entry against the table as it stands. Nothing else gets in. */
export function admit<K extends Kinds>(title: Title<K>, table: Table<K>, entry: Entry): Step<K> | Refusal {
  const turn = title.game.turn(table.state);
  if (turn.kind === 'over') return { refused: 'over' };
  if ('roll' in entry) return admitRoll(title, table, turn, entry.roll);
  if (!Number.isInteger(entry.seat) || entry.seat < 0 || entry.seat >= table.seats) return { refused: 'no-such-seat' };
  return admitCourtesy(title, table, entry) ?? admitAnswer(title, table, turn, entry.seat, entry.say);
}

/** A whole turn as one message: every saying in order, or none of them. */
export function admitAll<K extends Kinds>(
  title: Title<K>,
  table: Table<K>,
  seat: Seat,
  says: readonly string[],
): Step<K>[] | (Refusal & { readonly at: number }) {
  const ahead = copy(title, table);
  const steps: Step<K>[] = [];
  for (const [at, say] of says.entries()) {
    const turn = title.game.turn(ahead.state);
    const step = turn.kind === 'roll' ? { refused: 'waits-for-chance' as const } : admit(title, ahead, { seat, say });
    if (isRefusal(step)) return { ...step, at };
    steps.push(step);
    play(title, ahead, step, silence);
  }
  return steps;
}

/** The roll of chance that is due, if any. */
export function rollDue<K extends Kinds>(title: Title<K>, table: Table<K>, rng: Rng): Step<K> | undefined {
  if (title.game.turn(table.state).kind !== 'roll') return undefined;
  return { kind: 'roll', roll: title.game.roll(table.state, rng) };
}

/** Plays a step whose entry is already safe in the log. */
export function play<K extends Kinds>(title: Title<K>, table: Table<K>, step: Step<K>, tell: Tell<K['event']>): void {
  const { game } = title;
  table.length++;
  switch (step.kind) {
    case 'roll':
      return game.applyRoll(table.state, step.roll, tell);
    case 'resign':
      table.sealed = NOTHING; // whatever was sealed is never played
      return game.resign!(table.state, step.seat, tell);
    case 'agree':
      table.sealed = NOTHING;
      return game.draw!(table.state, tell);
    case 'offer':
      table.drawOffer = step.seat;
      return;
    case 'answer': {
      if (table.drawOffer !== step.seat) table.drawOffer = undefined;
      const { seats } = game.turn(table.state) as Turn & { kind: 'ask' };
      if (seats.length === 1) return game.apply(table.state, [step.answer], tell);
      const sealed = new Map(table.sealed).set(step.seat, step.answer);
      table.sealed = sealed.size < seats.length ? sealed : NOTHING;
      if (sealed.size < seats.length) return;
      const answers = seats.map((seat) => sealed.get(seat)!);
      return game.apply(table.state, answers, tell);
    }
  }
}

/** How the log writes a step. */
export function entryOf<K extends Kinds>(title: Title<K>, step: Step<K>): Entry {
  switch (step.kind) {
    case 'roll':
      return { roll: title.notation.roll.write(step.roll) };
    case 'answer':
      return { seat: step.seat, say: title.notation.answer.write(step.answer) };
    case 'resign':
      return { seat: step.seat, say: COURTESIES.resign };
    case 'offer':
    case 'agree':
      return { seat: step.seat, say: COURTESIES.draw };
  }
}

/** The seats that have not answered yet. */
export function awaited<K extends Kinds>(title: Title<K>, table: Table<K>): readonly Seat[] {
  const turn = title.game.turn(table.state);
  if (turn.kind !== 'ask') return [];
  return table.sealed.size === 0 ? turn.seats : turn.seats.filter((seat) => !table.sealed.has(seat));
}

/** A table of its own, equal to this one. */
export function copy<K extends Kinds>(title: Title<K>, table: Table<K>): Table<K> {
  return { ...table, state: title.game.clone(table.state) };
}

/** A roll must be written as logs write it, the order of cards in a hand aside, and be possible now. */
function admitRoll<K extends Kinds>(
  { game, notation }: Title<K>,
  table: Table<K>,
  turn: Turn,
  written: unknown,
): Step<K> | Refusal {
  const roll = turn.kind === 'roll' ? notation.roll.read(written) : undefined;
  const isDue = roll !== undefined && holdsSame(notation.roll.write(roll), written) && game.canRoll(table.state, roll);
  return isDue ? { kind: 'roll', roll } : { refused: 'not-a-roll' };
}

function admitCourtesy<K extends Kinds>(
  { game }: Title<K>,
  table: Table<K>,
  { seat, say }: { seat: Seat; say: string },
): Step<K> | undefined {
  if (say === COURTESIES.resign && game.resign) return { kind: 'resign', seat };
  if (say !== COURTESIES.draw || !game.draw || table.drawOffer === seat) return undefined;
  return { kind: table.drawOffer === undefined ? 'offer' : 'agree', seat };
}

function admitAnswer<K extends Kinds>(
  title: Title<K>,
  table: Table<K>,
  turn: Turn,
  seat: Seat,
  say: string,
): Step<K> | Refusal {
  const refusal = mayAnswer(turn, table, seat);
  if (refusal) return refusal;
  const answer = optionSaid(title, title.game.options(table.state, seat), say);
  return answer === undefined ? { refused: 'not-an-option' } : { kind: 'answer', seat, answer };
}

function mayAnswer<K extends Kinds>(turn: Turn, table: Table<K>, seat: Seat): Refusal | undefined {
  if (turn.kind === 'over') return { refused: 'over' };
  if (turn.kind === 'roll') return { refused: 'waits-for-chance' };
  if (!turn.seats.includes(seat)) return { refused: 'not-asked' };
  return table.sealed.has(seat) ? { refused: 'already-answered' } : undefined;
}

const MANY = 2000; // options; a game that has so many makes their list once
const byNotation = new WeakMap<readonly unknown[], Map<string, unknown>>();

function optionSaid<K extends Kinds>(
  { notation: { answer } }: Title<K>,
  options: readonly K['answer'][],
  say: string,
): K['answer'] | undefined {
  if (options.length < MANY) return options.find((option) => answer.write(option) === say);
  let index = byNotation.get(options) as Map<string, K['answer']> | undefined;
  if (!index) byNotation.set(options, (index = new Map(options.map((option) => [answer.write(option), option]))));
  return index.get(say);
}
