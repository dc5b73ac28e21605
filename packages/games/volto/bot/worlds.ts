import { MASKS_EACH } from '../rules/model.ts';

/** Arrangements of the opponent that are thought of: how likely each is, and by whom it would be played so. */
export interface Worlds {
  readonly count: number;
  readonly kinds: Uint8Array; // by world, then by slot: places in KINDS
  readonly weights: Shares; // together one
  readonly opinions: Float64Array; // by world, then by model: together one in each world
}

/** By world: how much of it is meant. */
export type Shares = Float64Array;

export function total(shares: Shares): number {
  let sum = 0;
  for (let world = 0; world < shares.length; world++) sum += shares[world]!;
  return sum;
}

/** Of some shares those of the worlds in which a mask is of a kind, and the others. */
export function parted({ kinds }: Worlds, shares: Shares, slot: number, kind: number): [such: Shares, others: Shares] {
  const such = new Float64Array(shares.length);
  const others = shares.slice();
  for (let world = 0; world < shares.length; world++) {
    if (kinds[world * MASKS_EACH + slot] !== kind) continue;
    such[world] = shares[world]!;
    others[world] = 0;
  }
  return [such, others];
}
