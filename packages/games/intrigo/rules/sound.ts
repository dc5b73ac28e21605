import { same } from '@ridotto/kernel';
import {
  deckOf,
  DUCATS,
  HAND,
  INFLUENCE,
  INFLUENCES,
  intrigueIn,
  ORGANISATIONS,
  SEALS,
  sorted,
  without,
  type State,
  type Token,
} from './model.ts';
import { holderOf } from './plays.ts';

/** Whether a state could have come about: nothing is lost or doubled, and the plays lead to these hands. */
export const isSound = (state: State): boolean =>
  keepsTokens(state) && keepsCards(state) && playsLeadToHands(state) && keepsInfluence(state);

function keepsTokens({ buildings, purses, supply, bag }: State): boolean {
  const count = (token: Token) => buildings.reduce((sum, building) => sum + Number(building.token === token), 0);
  const ducats = purses.reduce((sum, purse) => sum + purse, supply + count('ducat'));
  return (
    ducats === DUCATS &&
    Math.min(supply, ...purses) >= 0 &&
    ORGANISATIONS.every((organisation) => bag[organisation] + count(organisation) === SEALS[organisation])
  );
}

/** Every card of the deck once: in a pack or kept during the draft, in a hand or in the palace after it. */
function keepsCards({ seats, phase, hands, kept, gaps }: State): boolean {
  if ([...hands, ...kept].every((cards) => cards.length === 0)) return gaps.every((gap) => gap === null);
  const placed = gaps.flatMap((gap) => intrigueIn(gap)?.card ?? []);
  const elsewhere = phase === 'draft' ? kept.flat() : placed;
  const drafted = kept[0]!.length;
  return (
    same(sorted([...hands.flat(), ...elsewhere]), deckOf(seats)) &&
    kept.every((cards) => cards.length === drafted && drafted <= HAND) &&
    (phase !== 'draft' || hands.every((pack) => pack.length === HAND - drafted))
  );
}

/** Plays the round's placings again, from the hands that the draft gave. */
function playsLeadToHands({ phase, hands, kept, plays }: State): boolean {
  if (phase === 'draft') return plays.length === 0;
  const held = kept.map(sorted);
  for (const [at, { seat, choice }] of plays.entries()) {
    if (choice.kind === 'call' && plays[at + 1]?.seat !== holderOf(held, seat, choice.card)) return false;
    if (choice.kind !== 'place') continue;
    if (!held[seat]!.includes(choice.card)) return false;
    held[seat] = without(held[seat]!, choice.card);
  }
  return same(held, hands);
}

/** The piles lack at least what lies in the palace, from the top. */
function keepsInfluence({ piles, gaps, plays }: State): boolean {
  const lying = gaps.filter((gap) => gap && 'influence' in gap).length;
  return (
    lying === plays.filter(({ choice }) => choice.kind === 'hire').length &&
    INFLUENCES.every((influence) => isBottomOf(piles[influence], INFLUENCE[influence]))
  );
}

const isBottomOf = (pile: readonly number[], whole: readonly number[]): boolean =>
  same(pile, whole.slice(whole.length - pile.length));
