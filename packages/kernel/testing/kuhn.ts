import {
  isRecord,
  shuffle,
  type Game,
  type Kinds,
  type Seat,
  type Tell,
  type Turn,
  type Viewer,
} from '@ridotto/kernel';
import { toyTitle } from '../test/toys.ts';

// Kuhn poker: three cards, two seats, one bet. The smallest game with hidden cards.

type Card = 0 | 1 | 2;
type Action = 'pass' | 'bet';
/** How the players ended it: a seat resigned, or both agreed. */
type Closed = { kind: 'resigned'; seat: Seat } | { kind: 'agreed' };
interface State {
  cards: Card[]; // by seat; empty before the deal
  actions: Action[]; // seats alternate, seat 0 first
  closed: Closed | null;
}
type Event =
  | { type: 'dealt'; cards: (Card | null)[] }
  | { type: 'acted'; seat: Seat; action: Action }
  | { type: 'shown'; cards: Card[] }
  | { type: 'closed'; closed: Closed; cards: Card[] };
interface View {
  viewer: Viewer;
  cards: (Card | null)[];
  actions: Action[];
  closed: Closed | null;
}

interface Kuhn extends Kinds {
  state: State;
  answer: Action;
  roll: { deal: Card[] };
  event: Event;
  view: View;
  setup: object;
}

const won = (seat: Seat, chips: number) => (seat === 0 ? [chips, -chips] : [-chips, chips]);

/** What each seat won, once the betting is closed. */
function payoffs({ cards, actions, closed }: State): number[] | undefined {
  if (closed) return closed.kind === 'agreed' ? [0, 0] : won(1 - closed.seat, 1);
  const high = cards[0]! > cards[1]! ? 0 : 1;
  switch (actions.join(' ')) {
    case 'pass pass':
      return won(high, 1);
    case 'bet bet':
    case 'pass bet bet':
      return won(high, 2);
    case 'bet pass':
      return won(0, 1);
    case 'pass bet pass':
      return won(1, 1);
    default:
      return undefined;
  }
}

/** Two equal actions in a row close the betting with nobody folding. */
const isShowdown = ({ actions, closed }: State) =>
  closed !== null || (actions.length > 1 && actions.at(-1) === actions.at(-2));

const game: Game<Kuhn> = {
  start: () => ({ cards: [], actions: [], closed: null }),

  turn(state): Turn {
    const result = payoffs(state);
    if (result) return { kind: 'over', payoffs: result, reason: state.closed?.kind ?? 'showdown' };
    return state.cards.length === 0 ? { kind: 'roll' } : { kind: 'ask', seats: [state.actions.length % 2] };
  },

  options: () => ['pass', 'bet'],

  apply(state, [action], tell) {
    const seat = state.actions.length % 2;
    state.actions.push(action!);
    tell({ type: 'acted', seat, action: action! });
    if (isShowdown(state)) tell({ type: 'shown', cards: [...state.cards] });
  },

  roll: (_state, rng) => ({ deal: shuffle<Card>([0, 1, 2], rng).slice(0, 2) }),
  canRoll: () => true,

  applyRoll(state, { deal }, tell) {
    state.cards = [...deal];
    tell({ type: 'dealt', cards: [...deal] });
  },

  resign: (state, seat, tell) => close(state, { kind: 'resigned', seat }, tell),
  draw: (state, tell) => close(state, { kind: 'agreed' }, tell),

  audiences: {
    dealt: { cards: 'own' },
    acted: { seat: 'all', action: 'all' },
    shown: { cards: 'all' },
    closed: { closed: 'all', cards: 'all' },
  },

  clone: ({ cards, actions, closed }) => ({ cards: [...cards], actions: [...actions], closed }),

  view: (state, viewer) => ({
    viewer,
    cards: state.cards.map((card, seat) => (seat === viewer || isShowdown(state) ? card : null)),
    actions: [...state.actions],
    closed: state.closed,
  }),

  guess(view, rng) {
    const unseen = shuffle(
      ([0, 1, 2] as Card[]).filter((card) => !view.cards.includes(card)),
      rng,
    );
    const { actions, closed } = view;
    return { cards: view.cards.map((card) => card ?? unseen.pop()!), actions: [...actions], closed };
  },
};

function close(state: State, closed: Closed, tell: Tell<Event>): void {
  state.closed = closed;
  tell({ type: 'closed', closed, cards: [...state.cards] });
}

const isDeal = (answer: unknown): boolean =>
  isRecord(answer) &&
  Array.isArray(answer.deal) &&
  answer.deal.length === 2 &&
  new Set(answer.deal).size === 2 &&
  answer.deal.every((card) => [0, 1, 2].includes(card as number));

export const kuhn = toyTitle({ id: 'kuhn', seats: 2, answers: ['pass', 'bet'], isRoll: isDeal }, game);
