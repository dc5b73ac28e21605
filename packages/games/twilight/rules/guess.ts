import { same, type Rng, type Seat } from '@ridotto/kernel';
import { isOnTrack, isValiant, mansionAt } from './board.ts';
import { agrees, drawDealtCount } from './memory.ts';
import { ALL_CARDS, CARDS, HAND, bagOf, counted, tally, without } from './model.ts';
import type { Bag, Card, Counts, Dealt, Pair, State, View } from './model.ts';

/** A hand that the viewer doesn't see: the cards of it that it knows all the same, and how many it doesn't. */
export interface HiddenHand {
  readonly seat: Seat;
  readonly known: Bag;
  readonly missing: number;
  readonly dealt: Dealt | null; // what is still known from the deal
}

/** A world drawn from all that the view allows: the unseen cards dealt anew, every deal as likely as any other. */
export function guess(view: View, rng: Rng): State {
  const { hands, deck } = dealUnseen(view, rng);
  return {
    phase: view.phase,
    round: view.round,
    wins: view.wins,
    merchantOf: view.merchantOf,
    toMove: view.toMove,
    deal: view.deal,
    board: view.board,
    hands,
    known: view.known ?? [countedOut(view, hands, 0), countedOut(view, hands, 1)],
    drawn: view.drawn,
    dealt: view.dealt,
    discards: view.discards,
    deck,
    played: view.played,
    lastTurn: view.lastTurn,
    outcome: view.outcome,
    result: view.result,
  };
}

/** The hands that the viewer has to guess. */
export function hiddenHands({ viewer, hands, sizes, known, dealt, deal }: View): HiddenHand[] {
  return ([0, 1] as const)
    .filter((seat) => hands[seat] === null)
    .map((seat) => ({
      seat,
      known: known?.[seat] ?? [],
      missing: sizes[seat] - (known?.[seat].length ?? 0),
      dealt: viewer === 'public' || deal === 1 ? dealt[seat] : null, // later its proof is among the known cards
    }));
}

/** The cards that are in the deck or missing in the hidden hands. */
export function unseenCounts({ hands, discards }: View, hidden: readonly HiddenHand[]): Counts {
  const unseen = ALL_COUNTS.slice();
  const see = (cards: readonly Card[] | null) => tally(cards ?? []).forEach((count, rank) => (unseen[rank]! -= count));
  [...hands, ...discards].forEach(see);
  for (const { known } of hidden) see(known);
  return unseen;
}

const ALL_COUNTS = tally(ALL_CARDS);

function dealUnseen(view: View, rng: Rng): { hands: Pair<Bag>; deck: Bag } {
  const hidden = hiddenHands(view);
  const unseen = unseenCounts(view, hidden);
  for (;;) {
    const deck = unseen.slice();
    const drawn = hidden.map(({ missing }) => drawSome(deck, missing, rng));
    const agree = hidden.every(
      ({ dealt }, i) => dealt === null || agrees(dealt, drawn[i]!.slice(0, drawDealtCount(dealt, rng))),
    );
    if (!agree) continue;
    const hands: [Bag, Bag] = [view.hands[0] ?? [], view.hands[1] ?? []];
    hidden.forEach(({ seat, known }, i) => (hands[seat] = bagOf([...known, ...drawn[i]!])));
    return { hands, deck: counted(deck) };
  }
}

/** Cards drawn one after another, in that order. */
function drawSome(deck: Counts, count: number, rng: Rng): Card[] {
  let left = 0;
  for (const copies of deck) left += copies;
  const drawn: Card[] = [];
  while (drawn.length < count) {
    let rank = 0;
    for (let at = rng(left--); at >= deck[rank]!; rank++) at -= deck[rank]!;
    deck[rank]!--;
    drawn.push(CARDS[rank]!);
  }
  return drawn;
}

/** A spectator hasn't counted what the players have: at the least the cards not drawn since the last shuffle. */
const countedOut = ({ drawn }: View, hands: Pair<Bag>, seat: 0 | 1): Bag =>
  hands[seat].slice(0, Math.max(0, hands[seat].length - drawn[seat]));

/** Whether the cards and pieces of a state can have come to lie like this. */
export function isSound(state: State): boolean {
  const { board, hands, discards, deck, outcome } = state;
  const cards = bagOf([...hands, ...discards, deck].flat());
  const isWon = mansionAt(board.doge) !== null || mansionAt(board.favourite) !== null;
  return (
    same(cards, ALL_CARDS) &&
    isOnTrack(board) &&
    isValiant(board) &&
    isWon === (outcome?.by === 'doge' || outcome?.by === 'favourite') &&
    isSoundHand(state, 0) &&
    isSoundHand(state, 1)
  );
}

function isSoundHand({ hands, known, drawn, dealt, deal }: State, seat: 0 | 1): boolean {
  const hand = hands[seat];
  return (
    hand.length <= HAND &&
    without(hand, known[seat]).length === hand.length - known[seat].length &&
    known[seat].length >= (deal === 1 ? 0 : hand.length - drawn[seat]) &&
    known[seat].length <= (deal === 1 ? 0 : HAND) &&
    (dealt[seat] === null || agrees(dealt[seat], hand))
  );
}
