import type { Seat, Tell } from '@ridotto/kernel';
import { CARD_UP, HIRE, HIRED, PASS, PLACE } from './choices.ts';
import {
  INFLUENCE,
  INFLUENCES,
  without,
  type Answer,
  type Card,
  type Event,
  type Influence,
  type Public,
  type State,
} from './model.ts';

/** [I12] [I14] What the seat to move may do with this hand. */
export function placeOptions(known: Public, hand: readonly Card[]): readonly Answer[] {
  const { gaps, piles, purses, toMove } = known;
  const options: Answer[] = [];
  const into = (answers: readonly Answer[]) => {
    for (let gap = 0; gap < gaps.length; gap++) if (gaps[gap] === null) options.push(answers[gap]!); // [I13]
  };
  hand.forEach((card, at) => {
    if (card !== hand[at - 1]) into(PLACE[card]);
  });
  for (const influence of INFLUENCES) {
    const cost = piles[influence][0]; // [I31] none, where the pile is empty
    if (cost !== undefined && cost <= purses[toMove]!) into(HIRE[influence]);
  }
  if (hand.length === 0) options.push(PASS);
  return options;
}

/** Whether everybody sees that the seat to move has one answer: nothing to hire, and no card, or one card and one gap. */
export function isPlacingSure({ gaps, piles, purses, toMove }: Public, cards: number): boolean {
  const purse = purses[toMove]!;
  if (cards > 1 || INFLUENCES.some((influence) => (piles[influence][0] ?? Infinity) <= purse)) return false;
  return cards === 0 || gaps.indexOf(null) === gaps.lastIndexOf(null);
}

export function placeCard(state: State, seat: Seat, card: Card, gap: number, tell: Tell<Event>): void {
  state.hands[seat] = without(state.hands[seat]!, card);
  state.gaps[gap] = CARD_UP[card];
  state.plays.push({ seat, choice: PLACE[card][gap]! });
  tell({ type: 'placed', seat, card, gap });
}

export function hire(state: State, seat: Seat, influence: Influence, gap: number, tell: Tell<Event>): void {
  const [cost, ...rest] = state.piles[influence];
  if (cost === undefined) throw new Error(`the pile of ${influence} is empty`);
  state.gaps[gap] = HIRED[influence][INFLUENCE[influence].length - rest.length - 1]!;
  state.piles[influence] = rest;
  state.purses[seat]! -= cost;
  state.supply += cost;
  state.plays.push({ seat, choice: HIRE[influence][gap]! });
  tell({ type: 'hired', seat, influence, gap, cost });
}
