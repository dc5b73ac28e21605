import { silence, type Courtesy, type Rng, type Seat, type Tell, type Turn } from './game.ts';
import type { Title } from './title.ts';

/** One line of a table's log. The log alone, played from the start, gives the table back. */
export type Entry =
  | { readonly roll: unknown } // what chance answered
  | { readonly seat: Seat; readonly say: string }; // a choice in the game's notation, or a courtesy

/** What any seat may say beside the game's choices, where the game has it. */
export const COURTESIES = { resign: 'resign', draw: 'draw' } as const;

/** Why an entry is not taken. Nothing has changed then. */
export type Refusal =
  | { readonly refused: 'over' }
  | { readonly refused: 'not-asked' }
  | { readonly refused: 'already-answered' }
  | { readonly refused: 'not-an-option' }
  | { readonly refused: 'not-a-roll' }
  | { readonly refused: 'no-such-seat' }
  | { readonly refused: 'waits-for-chance' };

export const isRefusal = (value: object): value is Refusal => 'refused' in value;

/** A game under way. It holds nothing that its log does not give. */
export interface Table<State, Choice> {
  readonly seats: number;
  state: State;
  sealed: Map<Seat, Choice>; // given, but not yet played: some asked seat still thinks
  drawOffer: Seat | undefined; // stands until the other seat answers
  length: number; // of the log; clients count their updates by it
}

/** An entry that may be played: the only way to get one is `admit`, `rollDue` or `choose`. */
export type Step<Choice> =
  | { readonly kind: 'roll'; readonly choice: Choice }
  | { readonly kind: 'answer'; readonly seat: Seat; readonly choice: Choice }
  | { readonly kind: 'close'; readonly courtesy: Courtesy }
  | { readonly kind: 'offer'; readonly seat: Seat };

export function open<S, C, E, V, P>(title: Title<S, C, E, V, P>, seats: number, setup: P): Table<S, C> {
  return { seats, state: title.game.start(seats, setup), sealed: new Map(), drawOffer: undefined, length: 0 };
}

/** Reads an entry against the table as it stands. Nothing else gets in. */
export function admit<S, C, E, V, P>(title: Title<S, C, E, V, P>, table: Table<S, C>, entry: Entry): Step<C> | Refusal {
  const turn = title.game.turn(table.state);
  if (turn.kind === 'over') return { refused: 'over' };
  if ('roll' in entry) {
    const choice = turn.kind === 'roll' ? title.notation.readRoll(table.state, entry.roll) : undefined;
    return choice === undefined ? { refused: 'not-a-roll' } : { kind: 'roll', choice };
  }
  if (!Number.isInteger(entry.seat) || entry.seat < 0 || entry.seat >= table.seats) return { refused: 'no-such-seat' };
  return admitCourtesy(title, table, entry) ?? admitAnswer(title, table, turn, entry.seat, entry.say);
}

/** The step that option `index` of `seat` stands for. */
export function choose<S, C, E, V, P>(
  title: Title<S, C, E, V, P>,
  table: Table<S, C>,
  seat: Seat,
  index: number,
): Step<C> | Refusal {
  const refusal = mayAnswer(title.game.turn(table.state), table, seat);
  if (refusal) return refusal;
  const choice = title.game.options(table.state, seat)[index];
  return choice === undefined ? { refused: 'not-an-option' } : { kind: 'answer', seat, choice };
}

/** A whole turn as one message: every saying in order, or none of them. */
export function admitAll<S, C, E, V, P>(
  title: Title<S, C, E, V, P>,
  table: Table<S, C>,
  seat: Seat,
  says: readonly string[],
): Step<C>[] | (Refusal & { readonly at: number }) {
  const ahead = copy(title, table);
  const steps: Step<C>[] = [];
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
export function rollDue<S, C, E, V, P>(title: Title<S, C, E, V, P>, table: Table<S, C>, rng: Rng): Step<C> | undefined {
  if (title.game.turn(table.state).kind !== 'roll') return undefined;
  return { kind: 'roll', choice: title.game.roll(table.state, rng) };
}

/** Plays a step whose entry is already safe in the log. */
export function play<S, C, E, V, P>(
  title: Title<S, C, E, V, P>,
  table: Table<S, C>,
  step: Step<C>,
  tell: Tell<E>,
): void {
  const { game } = title;
  table.length++;
  switch (step.kind) {
    case 'roll':
      return game.apply(table.state, [step.choice], tell);
    case 'close':
      return game.close!(table.state, step.courtesy, tell);
    case 'offer':
      table.drawOffer = step.seat;
      return;
    case 'answer': {
      if (table.drawOffer !== step.seat) table.drawOffer = undefined;
      const { seats } = game.turn(table.state) as Turn & { kind: 'ask' };
      table.sealed.set(step.seat, step.choice);
      if (table.sealed.size < seats.length) return;
      const answers = seats.map((seat) => table.sealed.get(seat)!);
      table.sealed.clear();
      return game.apply(table.state, answers, tell);
    }
  }
}

/** How the log writes a step. */
export function entryOf<S, C, E, V, P>(title: Title<S, C, E, V, P>, step: Step<C>): Entry {
  switch (step.kind) {
    case 'roll':
      return { roll: step.choice };
    case 'answer':
      return { seat: step.seat, say: title.notation.write(step.choice) };
    case 'offer':
      return { seat: step.seat, say: COURTESIES.draw };
    case 'close':
      return step.courtesy.kind === 'resigned'
        ? { seat: step.courtesy.seat, say: COURTESIES.resign }
        : { seat: step.courtesy.by, say: COURTESIES.draw };
  }
}

/** The seats that have not answered yet. */
export function awaited<S, C, E, V, P>(title: Title<S, C, E, V, P>, table: Table<S, C>): readonly Seat[] {
  const turn = title.game.turn(table.state);
  return turn.kind === 'ask' ? turn.seats.filter((seat) => !table.sealed.has(seat)) : [];
}

/** A table of its own, equal to this one. */
export function copy<S, C, E, V, P>(title: Title<S, C, E, V, P>, table: Table<S, C>): Table<S, C> {
  return { ...table, state: title.game.clone(table.state), sealed: new Map(table.sealed) };
}

function admitCourtesy<S, C, E, V, P>(
  title: Title<S, C, E, V, P>,
  table: Table<S, C>,
  { seat, say }: { seat: Seat; say: string },
): Step<C> | undefined {
  if (say === COURTESIES.resign && title.courtesies.includes('resign')) {
    return { kind: 'close', courtesy: { kind: 'resigned', seat } };
  }
  if (say === COURTESIES.draw && title.courtesies.includes('draw') && table.drawOffer !== seat) {
    return table.drawOffer === undefined
      ? { kind: 'offer', seat }
      : { kind: 'close', courtesy: { kind: 'agreed', by: seat } };
  }
  return undefined;
}

function admitAnswer<S, C, E, V, P>(
  title: Title<S, C, E, V, P>,
  table: Table<S, C>,
  turn: Turn,
  seat: Seat,
  say: string,
): Step<C> | Refusal {
  const refusal = mayAnswer(turn, table, seat);
  if (refusal) return refusal;
  const choice = optionSaid(title, title.game.options(table.state, seat), say);
  return choice === undefined ? { refused: 'not-an-option' } : { kind: 'answer', seat, choice };
}

function mayAnswer<S, C>(turn: Turn, table: Table<S, C>, seat: Seat): Refusal | undefined {
  if (turn.kind === 'over') return { refused: 'over' };
  if (turn.kind === 'roll') return { refused: 'waits-for-chance' };
  if (!turn.seats.includes(seat)) return { refused: 'not-asked' };
  return table.sealed.has(seat) ? { refused: 'already-answered' } : undefined;
}

const MANY = 2000; // options; a game that has so many makes their list once
const byNotation = new WeakMap<readonly unknown[], Map<string, unknown>>();

function optionSaid<S, C, E, V, P>(
  { notation }: Title<S, C, E, V, P>,
  options: readonly C[],
  say: string,
): C | undefined {
  if (options.length < MANY) return options.find((option) => notation.write(option) === say);
  let index = byNotation.get(options) as Map<string, C> | undefined;
  if (!index) byNotation.set(options, (index = new Map(options.map((option) => [notation.write(option), option]))));
  return index.get(say);
}
