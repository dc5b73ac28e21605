import type { Seat } from '@ridotto/kernel';
import { CARD_UP } from '../rules/choices.ts';
import { CARDS, type Answer, type Public, type State } from '../rules/model.ts';
import { lacking } from '../rules/race.ts';
import { preview } from '../rules/rewards.ts';

/** The free gaps beside the seals one of which would win the game for a seat. */
export function winningGaps({ buildings, gaps, seals }: Public, seat: Seat): number[] {
  const wanted: readonly string[] = lacking(seals[seat]!);
  if (wanted.length === 0) return [];
  const beside = buildings.flatMap(({ token, up }, at) =>
    up && token !== null && wanted.includes(token) ? [(at + buildings.length - 1) % buildings.length, at] : [],
  );
  return [...new Set(beside)].filter((gap) => gaps[gap] === null);
}

/** A card of the seat's own family that would win it the game, if the round ended then. */
export function winningCard(state: State, seat: Seat): Answer | undefined {
  for (const gap of winningGaps(state, seat)) {
    for (const card of state.hands[seat]!) {
      if (CARDS[card].house !== state.families[seat]) continue;
      const gaps = state.gaps.with(gap, CARD_UP[card]);
      if (preview({ ...state, gaps }).win?.seat === seat) return { kind: 'place', card, gap };
    }
  }
  return undefined;
}

/** The free gaps through which somebody else can win. */
export const openTo = (known: Public, me: Seat): ReadonlySet<number> =>
  new Set(known.families.flatMap((_, seat) => (seat === me ? [] : winningGaps(known, seat))));
