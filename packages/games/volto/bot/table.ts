import { COUNTS, KINDS, MASKS_EACH } from '../rules/model.ts';

/** All 50,400 arrangements: the kind of each slot, as its place in KINDS, one after another. Made once, when first needed. */
export function arrangementTable(): Uint8Array {
  return (table ??= made());
}

let table: Uint8Array | undefined;

export const ARRANGEMENTS = 50_400;

function made(): Uint8Array {
  const out = new Uint8Array(ARRANGEMENTS * MASKS_EACH);
  const left = KINDS.map((kind) => COUNTS[kind]);
  const slots = new Uint8Array(MASKS_EACH);
  let at = 0;
  const fill = (slot: number): void => {
    if (slot === MASKS_EACH) {
      out.set(slots, at);
      at += MASKS_EACH;
      return;
    }
    for (let kind = 0; kind < left.length; kind++) {
      if (left[kind] === 0) continue;
      left[kind]!--;
      slots[slot] = kind;
      fill(slot + 1);
      left[kind]!++;
    }
  };
  fill(0);
  return out;
}
