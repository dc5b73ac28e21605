import type { Seat, Tell, Turn } from '@ridotto/kernel';
import { kindsOf, put, remove } from './bag.ts';
import { handLimit, leftOf } from './model.ts';
import type { Answer, AnswerOf, ChanceMatter, Event, Item, State, Matter, MatterOf } from './model.ts';
import { record } from './record.ts';

/** What one question of the agenda asks, and what an answer to it does. */
export interface Question<S extends Matter, A extends Answer> {
  asked(state: State, step: S): Turn;
  options(state: State, step: S, seat: Seat): readonly A[];
  /** The step is already off the agenda. */
  apply(state: State, step: S, answers: readonly A[], tell: Tell<Event>): void;
}
export type Rule<K extends Matter['step'], A extends Answer['kind']> = Question<MatterOf<K>, AnswerOf<A>>;

/** The cards of which chance turns up one, and what that does. */
export interface Turning<S extends ChanceMatter> {
  from(state: State, step: S): readonly Item[];
  apply(state: State, step: S, item: Item, tell: Tell<Event>): void;
}

export const PASS = { kind: 'pass' } as const;

const ASKS: readonly Turn[] = Array.from({ length: 8 }, (_, seat) => ({ kind: 'ask', seats: [seat] }));
export const ask = (seat: Seat): Turn => ASKS[seat]!;
const SURE: readonly Turn[] = Array.from({ length: 8 }, (_, seat) => ({ kind: 'ask', seats: [seat], sure: [seat] }));
/** Asks a seat of which everybody may see that it has one answer. */
export const askWhether = (seat: Seat, isSure: boolean): Turn => (isSure ? SURE : ASKS)[seat]!;
const GUARDED: readonly Turn[] = Array.from({ length: 8 }, (_, seat) => ({
  kind: 'ask',
  seats: [seat],
  guarded: true,
}));
/** Asks what secretly may have one answer: haste must not tell [C52]. */
export const askGuarded = (seat: Seat): Turn => GUARDED[seat]!;
/** Asks whether somebody reacts: it is secret who could [C52]. */
export const mayReact = (seats: readonly Seat[]): Turn => ({ kind: 'ask', seats, window: 'may' });
export const mustChoose = (seats: readonly Seat[]): Turn => ({ kind: 'ask', seats, window: 'must' });
export const askAll = (seats: readonly Seat[], sure: readonly Seat[]): Turn => ({
  kind: 'ask',
  seats,
  ...(sure.length > 0 && { sure }),
});

export const seatsOf = ({ seats }: State): Seat[] => Array.from({ length: seats }, (_, seat) => seat);

/** The steps that come next, in this order. */
export function next(state: State, ...steps: readonly Matter[]): void {
  for (let i = steps.length - 1; i >= 0; i--) state.agenda.push(steps[i]!);
}

/** Nothing left to ask: the next player's turn [C13]. */
export function endTurn(state: State): void {
  state.offer = null;
  state.duel = null;
  state.active = leftOf(state.active!, state.seats);
  state.turn++;
  state.agenda.push({ step: 'act' });
}

export function move(state: State, item: Item, from: Seat, to: Seat): void {
  remove(state.items[from]!, item);
  put(state.items[to]!, item);
}

/** Whoever is over the limit must give an item away at once [C11]. */
export function keepLimit(state: State, seat: Seat): void {
  if (state.items[seat]!.length > handLimit(state.seats)) next(state, { step: 'gift', seat });
}

export const isDeckEmpty = ({ deck, top }: State): boolean => deck.length + top.length === 0;

/** The top item of the deck to a seat: the one that a Clairvoyant put there, or chance's. */
export function drawFor(state: State, seat: Seat, tell: Tell<Event>): void {
  const known = state.top.shift();
  if (known) return receive(state, seat, known, tell);
  if (state.deck.length > 0) next(state, { step: 'draw', seat });
}

export function receive(state: State, seat: Seat, item: Item, tell: Tell<Event>): void {
  put(state.items[seat]!, item);
  record(state, tell, { type: 'drew', by: seat, item });
  keepLimit(state, seat);
}

export const draw: Turning<MatterOf<'draw'>> = {
  from: ({ deck }) => deck,
  apply(state, { seat }, item, tell) {
    remove(state.deck, item);
    receive(state, seat, item, tell);
  },
};

export const gift: Rule<'gift', 'give'> = {
  asked: (_state, { seat }) => ask(seat),
  options(state, _step, seat) {
    const receivers = seatsOf(state).filter((to) => to !== seat && canReceive(state, to));
    return kindsOf(state.items[seat]!).flatMap((item) => receivers.map((to) => ({ kind: 'give', item, to })));
  },
  apply(state, { seat }, [{ item, to } = never()], tell) {
    move(state, item, seat, to);
    record(state, tell, { type: 'gave', by: seat, to, item });
  },
};

export const canReceive = ({ items, seats }: State, seat: Seat): boolean => items[seat]!.length < handLimit(seats);

/** For a list that the rules never leave empty. */
export function never(): never {
  throw new Error('an answer is missing');
}
