import { shuffle, type Game, type Seat } from '@ridotto/kernel';
import { ACTIONS, CARDS, type Kuhn, type State, type View } from './model.ts';

const isOver = ({ actions }: Pick<State, 'actions'>): boolean =>
  actions.length > 1 && (actions.at(-1) === actions.at(-2) || actions.at(-1) === 'pass'); // [K2]
const isFolded = ({ actions }: Pick<State, 'actions'>): boolean =>
  isOver({ actions }) && actions.at(-1) !== actions.at(-2);
const areShown = (state: Pick<State, 'actions'>): boolean => isOver(state) && !isFolded(state);
const turnOf = ({ actions }: State): Seat => actions.length % 2;

/** Who has won, and how much [K3]. */
export function wonIn({ ante, cards, actions }: View | State): { readonly seat: Seat; readonly chips: number } {
  if (isFolded({ actions: [...actions] })) return { seat: actions.length % 2, chips: ante };
  const [a, b] = cards.map((card) => CARDS.indexOf(card!)) as [number, number];
  return { seat: a > b ? 0 : 1, chips: actions.at(-1) === 'bet' ? ante + 1 : ante };
}

export const game: Game<Kuhn> = {
  start: (_seats, { ante = 'one' }) => ({ ante: ante === 'one' ? 1 : 2, cards: [], actions: [] }),
  turn(state) {
    if (state.cards.length === 0) return { kind: 'roll' };
    if (!isOver(state)) return { kind: 'ask', seats: [turnOf(state)] };
    const { seat, chips } = wonIn(state);
    return {
      kind: 'over',
      payoffs: seat === 0 ? [chips, -chips] : [-chips, chips],
      reason: isFolded(state) ? 'fold' : 'showdown',
    };
  },
  options: () => ACTIONS,
  apply(state, [action], tell) {
    tell({ type: 'acted', seat: turnOf(state), action: action! });
    state.actions.push(action!);
    if (areShown(state)) tell({ type: 'shown', cards: [...state.cards] });
  },
  roll: (_state, rng) => shuffle([...CARDS], rng).slice(0, 2),
  canRoll: () => true,
  applyRoll(state, cards, tell) {
    state.cards = [...cards];
    tell({ type: 'dealt', cards });
  },
  audiences: { dealt: { cards: 'own' }, acted: { seat: 'all', action: 'all' }, shown: { cards: 'all' } },
  clone: ({ ante, cards, actions }) => ({ ante, cards: [...cards], actions: [...actions] }),
  view: (state, viewer) => ({
    viewer,
    ante: state.ante,
    cards: state.cards.map((card, seat) => (seat === viewer || areShown(state) ? card : null)),
    actions: [...state.actions],
  }),
  guess({ ante, cards, actions }, rng) {
    const unseen = shuffle(
      CARDS.filter((card) => !cards.includes(card)),
      rng,
    );
    return { ante, cards: cards.map((card) => card ?? unseen.pop()!), actions: [...actions] };
  },
};

export const isSound = ({ ante, cards }: State): boolean =>
  (ante === 1 || ante === 2) && new Set(cards).size === cards.length && (cards.length === 0 || cards.length === 2);
