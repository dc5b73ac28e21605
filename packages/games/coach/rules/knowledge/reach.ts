import { has, theOnly, type Kind, type Kinds } from './kinds.ts';
import { isCounted, type Clue, type Problem, type Swap } from './problem.ts';
import { countAt, movedTo, type Possible, type Space, type Spread } from './spaces.ts';

/** Where the cards of one kind can have got to before each clue, and after the last, were the others not there. */
export function reach({ spaces, start, clues }: Problem, kind: Kind): Possible[] {
  const space = spaces[kind]!;
  let possible: Possible = new Uint8Array(space.size);
  possible[start[kind]!] = 1;
  const reached = [possible];
  for (const clue of clues) {
    if (concerns(clue, kind)) possible = reachedFrom(possible, clue, space, kind);
    reached.push(possible);
  }
  return reached;
}

/** Where any of these spreads can lead at a clue that concerns its kind. */
export function reachedFrom(possible: Possible, clue: Clue, space: Space, kind: Kind): Possible {
  const after = new Uint8Array(space.size);
  for (let spread = 0; spread < space.size; spread++) {
    if (possible[spread]) for (const { end } of shiftsFrom(clue, space, kind, spread)) after[end] = 1;
  }
  return after;
}

/** Whether a clue can say anything about a kind. */
export function concerns(clue: Clue, kind: Kind): boolean {
  switch (clue.clue) {
    case 'move':
      return isOpen(clue.kinds, kind);
    case 'swap':
      return isOpen(clue.xs, kind) || isOpen(clue.ys, kind);
    case 'whole':
      return true;
    case 'pick':
    case 'some':
      return !has(clue.kinds, kind);
    case 'seen':
    case 'count':
      return clue.kind === kind;
  }
}

const isOpen = (kinds: Kinds, kind: Kind): boolean => theOnly(kinds) === undefined || has(kinds, kind);

/** Where a spread can lead at a clue, and which of its cards move. */
export interface Shift {
  readonly end: Spread;
  readonly goes: boolean; // a card moves, in a swap from a
  readonly comes: boolean; // in a swap a card moves from b
}

export function shiftsFrom(clue: Clue, space: Space, kind: Kind, spread: Spread): Shift[] {
  const stay = { end: spread, goes: false, comes: false };
  const count = (place: number) => countAt(space, spread, place);
  switch (clue.clue) {
    case 'move': {
      const { goes, stays } = canGo(clue.kinds, kind, count(clue.from), clue.size);
      const gone = goes ? [{ end: movedTo(space, spread, clue.from, clue.to), goes, comes: false }] : [];
      return stays ? [stay, ...gone] : gone;
    }
    case 'swap':
      return shiftsOfSwap(clue, space, kind, spread);
    case 'seen':
      return count(clue.place) > 0 ? [stay] : [];
    case 'count':
      return isCounted(clue, space, spread) ? [stay] : [];
    case 'whole':
      return count(clue.place) === clue.counts[kind] ? [stay] : [];
    case 'pick':
    case 'some':
      return count(clue.place) < clue.size ? [stay] : [];
  }
}

function shiftsOfSwap({ a, b, xs, ys, sizeA, sizeB }: Swap, space: Space, kind: Kind, spread: Spread): Shift[] {
  const go = canGo(xs, kind, countAt(space, spread, a), sizeA);
  const come = canGo(ys, kind, countAt(space, spread, b), sizeB);
  const shifts: Shift[] = [];
  if (go.stays && come.stays) shifts.push({ end: spread, goes: false, comes: false });
  if (go.goes && come.goes) shifts.push({ end: spread, goes: true, comes: true });
  if (go.goes && come.stays) shifts.push({ end: movedTo(space, spread, a, b), goes: true, comes: false });
  if (go.stays && come.goes) shifts.push({ end: movedTo(space, spread, b, a), goes: false, comes: true });
  return shifts;
}

/** Whether one of a kind's cards can go from a hand, and whether none may. */
function canGo(kinds: Kinds, kind: Kind, count: number, size: number) {
  const sure = theOnly(kinds);
  if (sure !== undefined) return { goes: sure === kind && count > 0, stays: sure !== kind && count < size };
  return { goes: has(kinds, kind) && count > 0 && count <= size, stays: count < size };
}
