import type { Seat } from '@ridotto/kernel';
import { CARDS, HAND, rightOf, type Card, type Family } from '../rules/model.ts';
import type { Draft } from './drafts.ts';

/** Somebody who keeps cards for a reason: how much more it likes one of the own family, and each point of value: logs. */
interface Keeper {
  readonly share: number;
  readonly family: number;
  readonly value: number;
}

/** As those of the pool and the house's levels keep; who searches by random games keeps any card. */
const KEEPERS: readonly Keeper[] = [
  { share: 0.8, family: 8, value: 4 },
  { share: 0.2, family: 1.5, value: 0.65 }, // overlooks some
];
const IDLE_SEATS = 0.02; // where most have reasons

export const STEPS = HAND - 1; // the last card of a pack is no choice

/** How much likelier each draft is by its first steps at a table where most keep for a reason than where nobody does. */
export function reasonIn(
  drafts: readonly Draft[],
  families: readonly Family[],
  others: readonly Seat[],
  steps: number,
): Float64Array {
  const likings = others.map((seat) => KEEPERS.map((keeper) => likingsOf(keeper, families[seat]!)));
  return Float64Array.from(drafts, (draft) =>
    others.reduce((product, seat, at) => {
      const reasoned = KEEPERS.reduce(
        (sum, { share }, k) => sum + share * eagerness(draft, seat, likings[at]![k]!, steps),
        0,
      );
      return product * (IDLE_SEATS + (1 - IDLE_SEATS) * reasoned);
    }, 1),
  );
}

type Likings = Readonly<Record<Card, number>>;

const likingsOf = (keeper: Keeper, family: Family): Likings =>
  Object.fromEntries(
    Object.entries(CARDS).map(([card, { house, value }]) => [
      card,
      Math.exp((house === family ? keeper.family : 0) + keeper.value * value),
    ]),
  ) as Record<Card, number>;

/** How much likelier somebody with these likings would have kept what a seat kept in so many steps than anybody. */
function eagerness(draft: Draft, seat: Seat, likings: Likings, steps: number): number {
  let eager = 1;
  for (let step = 0; step < steps; step++) {
    const pack = draft[rightOf(seat, draft.length, step)]!;
    let liked = 0;
    for (let at = step; at < HAND; at++) liked += likings[pack[at]!];
    eager *= ((HAND - step) * likings[pack[step]!]) / liked;
  }
  return eager;
}
