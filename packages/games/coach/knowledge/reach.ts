import type { IsSilenced } from './lookahead.ts';
import type { Clue, Puzzle, Swap } from './puzzle.ts';
import { countAt, movedTo, type Kind, type Space, type Spread } from './spaces.ts';

/** The spreads that are possible, by spread: 1 or 0. */
export type Possible = Uint8Array;

/** Where the cards of one kind can have got to before each clue, and after the last, were the others not there. */
export function reach({ spaces, start, clues }: Puzzle, kind: Kind, isSilenced: IsSilenced): Possible[] {
  const space = spaces[kind]!;
  let possible: Possible = new Uint8Array(space.size);
  possible[start[kind]!] = 1;
  const reached = [possible];
  clues.forEach((clue, i) => {
    if (concerns(clue, kind)) {
      const silenced = clue.clue === 'swap' && isSilenced(i);
      const after = new Uint8Array(space.size);
      for (let spread = 0; spread < space.size; spread++) {
        if (possible[spread]) for (const end of endsOf(clue, space, kind, spread, silenced)) after[end] = 1;
      }
      possible = after;
    }
    reached.push(possible);
  });
  return reached;
}

/** Whether a clue can say anything about a kind. */
function concerns(clue: Clue, kind: Kind): boolean {
  switch (clue.clue) {
    case 'move':
      return clue.kind === undefined || clue.kind === kind;
    case 'swap':
      return clue.x === undefined || clue.y === undefined || clue.x === kind || clue.y === kind;
    case 'whole':
      return true;
    case 'pick':
    case 'some':
      return !clue.allows(kind);
    case 'seen':
    case 'has':
    case 'fewer':
      return clue.kind === kind;
  }
}

/** Where a spread can lead at a clue that concerns its kind. */
function endsOf(clue: Clue, space: Space, kind: Kind, spread: Spread, isSilenced: boolean): Spread[] {
  const count = (place: number) => countAt(space, spread, place);
  switch (clue.clue) {
    case 'move': {
      const has = count(clue.from);
      if (has > clue.size) return [];
      const gone = has > 0 && clue.not !== kind ? [movedTo(space, spread, clue.from, clue.to)] : [];
      return clue.kind === undefined && has < clue.size ? [spread, ...gone] : gone;
    }
    case 'swap':
      return endsOfSwap(clue, space, kind, spread, isSilenced);
    case 'seen':
    case 'has':
      return count(clue.place) > 0 ? [spread] : [];
    case 'fewer':
      return count(clue.place) < clue.than ? [spread] : [];
    case 'whole':
      return count(clue.place) === clue.counts[kind] ? [spread] : [];
    case 'pick':
    case 'some':
      return count(clue.place) < clue.size ? [spread] : [];
  }
}

function endsOfSwap(clue: Swap, space: Space, kind: Kind, spread: Spread, isSilenced: boolean): Spread[] {
  const { a, b } = clue;
  const motion = clue.motion(kind);
  const isFree = motion === 'freely' || motion === 'surely' || (motion === 'hushed' && isSilenced);
  const [hasA, hasB] = [countAt(space, spread, a), countAt(space, spread, b)];
  const go = canGo(clue.x, kind, hasA, clue.sizeA, isFree);
  const come = canGo(clue.y, kind, hasB, clue.sizeB, isFree);
  const ends: Spread[] = [];
  if ((go.stays && come.stays) || (go.goes && come.goes)) ends.push(spread);
  if (go.goes && come.stays) ends.push(movedTo(space, spread, a, b));
  if (go.stays && come.goes) ends.push(movedTo(space, spread, b, a));
  return ends;
}

function canGo(seen: Kind | undefined, kind: Kind, has: number, size: number, isFree: boolean) {
  if (seen !== undefined) return { goes: seen === kind && has > 0, stays: seen !== kind };
  return { goes: isFree && has > 0 && has <= size, stays: has < size };
}
