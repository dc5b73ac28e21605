import type { Seat, Viewer } from '@ridotto/kernel';
import { leftOf, publicOf, sorted, type Card, type State, type View } from './model.ts';

export function view(state: State, viewer: Viewer): View {
  const seat = viewer === 'public' ? undefined : viewer;
  return {
    ...publicOf(state),
    viewer,
    drafted: state.kept[0]!.length,
    holding: state.hands.map((hand) => hand.length),
    hand: seat === undefined ? null : state.hands[seat]!,
    kept: seat === undefined ? null : state.kept[seat]!,
    seen: seat === undefined ? null : packsSeen(state, seat),
  };
}

/** The packs that a seat has seen this round: what was kept from each then and later, and what is left of it. */
function packsSeen({ seats, phase, hands, kept }: State, seat: Seat): readonly (readonly Card[])[] {
  const drafted = kept[0]!.length;
  const steps = phase === 'draft' ? drafted + 1 : drafted;
  const packs: (readonly Card[])[] = [];
  for (let step = 0; step < steps; step++) {
    const cards: Card[] = [];
    for (let later = step; later < drafted; later++) cards.push(kept[leftOf(seat, seats, later - step)]![later]!);
    if (phase === 'draft') cards.push(...hands[leftOf(seat, seats, drafted - step)]!);
    packs.push(sorted(cards));
  }
  return packs;
}
