import { lookAhead, type Ahead, type IsSilenced } from './lookahead.ts';
import type { Clue, Puzzle } from './puzzle.ts';
import { reach, type Possible } from './reach.ts';
import { countAt, movedTo, type Kind, type Place, type Space, type Spread } from './spaces.ts';

const ROUNDS = 2; // more find little more

/**
 * Writes into the clues what they prove together: a card that was not seen, but can have been only one
 * kind, or must have been one that could not have got elsewhere otherwise.
 */
export function deduce(puzzle: Puzzle, isSilenced: IsSilenced): Puzzle {
  let known = puzzle;
  for (let round = 0; round < ROUNDS; round++) {
    const better = deduceOnce(known, isSilenced);
    if (!better) return known;
    known = better;
  }
  return known;
}

interface Track {
  readonly kind: Kind;
  readonly space: Space;
  readonly reached: readonly Possible[];
  readonly ahead: Ahead;
}

function deduceOnce(puzzle: Puzzle, isSilenced: IsSilenced): Puzzle | undefined {
  const tracks = puzzle.spaces.map((space, kind): Track => {
    return { kind, space, reached: reach(puzzle, kind, isSilenced), ahead: lookAhead(puzzle, kind, isSilenced) };
  });
  let isBetter = false;
  const clues = puzzle.clues.map((clue, i): Clue => {
    const told = deduceClue(clue, i, tracks);
    if (told !== clue) isBetter = true;
    return told;
  });
  return isBetter ? { ...puzzle, clues } : undefined;
}

function deduceClue(clue: Clue, i: number, tracks: readonly Track[]): Clue {
  if (clue.clue === 'move' && clue.kind === undefined) {
    const kind = theOne(tracks, i, clue.from, clue.to, false);
    return kind === undefined ? clue : { ...clue, kind };
  }
  if (clue.clue === 'swap' && (clue.x === undefined || clue.y === undefined)) {
    const x = clue.x ?? theOne(tracks, i, clue.a, clue.b, true);
    const y = clue.y ?? theOne(tracks, i, clue.b, clue.a, true);
    return x === clue.x && y === clue.y ? clue : { ...clue, x, y };
  }
  return clue;
}

/** The kind that went from one place to another at a clue, if only one can have or one must have. */
function theOne(tracks: readonly Track[], i: number, from: Place, to: Place, isSwap: boolean): Kind | undefined {
  let only: Kind | undefined;
  let able = 0;
  for (const track of tracks) {
    const { may, must } = goingOf(track, i, from, to, isSwap);
    if (must) return track.kind;
    if (!may) continue;
    only = track.kind;
    able++;
  }
  return able === 1 ? only : undefined;
}

function goingOf(
  { space, reached, ahead }: Track,
  i: number,
  from: Place,
  to: Place,
  isSwap: boolean,
): { may: boolean; must: boolean } {
  const before = reached[i]!;
  const [now, after] = [ahead[i]!, ahead[i + 1]!];
  let may = false;
  let must = true;
  const isOpen = (spread: Spread) => before[spread] === 1 && now[spread]! > 0;
  for (let spread = 0; spread < space.size; spread++) {
    if (!isOpen(spread)) continue;
    const isHere = countAt(space, spread, from) > 0;
    const isThere = isSwap && countAt(space, spread, to) > 0;
    const goes = isHere && after[movedTo(space, spread, from, to)]! > 0;
    const comes = isThere && after[movedTo(space, spread, to, from)]! > 0;
    const stays = after[spread]! > 0;
    if (goes || (isHere && isThere && stays)) may = true; // a like card may have come for it
    if (!goes || comes || stays) must = false;
  }
  return { may, must: may && must };
}
