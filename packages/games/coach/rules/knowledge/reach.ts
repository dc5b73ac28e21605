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
    if (possible[spread] === 0) continue;
    const shifts = shiftsFrom(clue, space, kind, spread);
    if (shifts & (STAY | BOTH)) after[spread] = 1;
    if (shifts & GO) after[goneFrom(clue, space, spread)] = 1;
    if (shifts & COME) after[comeFrom(clue, space, spread)] = 1;
  }
  return after;
}

/** From which of these spreads some of those can be reached at a clue that concerns their kind. */
export function leadingTo(after: Possible, possible: Possible, clue: Clue, space: Space, kind: Kind): Possible {
  const before = new Uint8Array(space.size);
  for (let spread = 0; spread < space.size; spread++) {
    if (possible[spread] === 0) continue;
    if (openShifts(clue, space, kind, spread, after) !== 0) before[spread] = 1;
  }
  return before;
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

/** What the cards of a kind can do at a clue, a bit for each. */
export type Shifts = number;
export const STAY = 1; // none moves
export const GO = 2; // one moves, in a swap from a
export const COME = 4; // in a swap one moves from b
export const BOTH = 8; // in a swap one moves each way, and all is as before

/** Those shifts of a spread that end where it is possible to be. */
export function openShifts(clue: Clue, space: Space, kind: Kind, spread: Spread, after: Possible): Shifts {
  let shifts = shiftsFrom(clue, space, kind, spread);
  if (after[spread] === 0) shifts &= ~(STAY | BOTH);
  if (shifts & GO && after[goneFrom(clue, space, spread)] === 0) shifts &= ~GO;
  if (shifts & COME && after[comeFrom(clue, space, spread)] === 0) shifts &= ~COME;
  return shifts;
}

function goneFrom(clue: Clue, space: Space, spread: Spread): Spread {
  if (clue.clue === 'swap') return movedTo(space, spread, clue.a, clue.b);
  return clue.clue === 'move' ? movedTo(space, spread, clue.from, clue.to) : spread;
}

const comeFrom = (clue: Clue, space: Space, spread: Spread): Spread =>
  clue.clue === 'swap' ? movedTo(space, spread, clue.b, clue.a) : spread;

function shiftsFrom(clue: Clue, space: Space, kind: Kind, spread: Spread): Shifts {
  switch (clue.clue) {
    case 'move':
      return canGo(clue.kinds, kind, countAt(space, spread, clue.from), clue.size);
    case 'swap':
      return shiftsOfSwap(clue, space, kind, spread);
    case 'seen':
      return countAt(space, spread, clue.place) > 0 ? STAY : 0;
    case 'count':
      return isCounted(clue, space, spread) ? STAY : 0;
    case 'whole':
      return countAt(space, spread, clue.place) === clue.counts[kind] ? STAY : 0;
    case 'pick':
    case 'some':
      return countAt(space, spread, clue.place) < clue.size ? STAY : 0;
  }
}

function shiftsOfSwap({ a, b, xs, ys, sizeA, sizeB }: Swap, space: Space, kind: Kind, spread: Spread): Shifts {
  const there = canGo(xs, kind, countAt(space, spread, a), sizeA);
  const back = canGo(ys, kind, countAt(space, spread, b), sizeB);
  let shifts = there & back & STAY;
  if (there & back & GO) shifts |= BOTH;
  if (there & GO && back & STAY) shifts |= GO;
  if (there & STAY && back & GO) shifts |= COME;
  return shifts;
}

/** Whether one of a kind's cards can go from a hand, and whether none may. */
function canGo(kinds: Kinds, kind: Kind, count: number, size: number): Shifts {
  const isSure = (kinds & (kinds - 1)) === 0 && kinds !== 0;
  if (isSure) return has(kinds, kind) ? (count > 0 ? GO : 0) : count < size ? STAY : 0;
  const goes = has(kinds, kind) && count > 0 && count <= size;
  return (goes ? GO : 0) | (count < size ? STAY : 0);
}
