import { NO_KIND, listOf, only, theOnly, type Kind, type Kinds } from './kinds.ts';
import { partnersOf, type Clue, type Move, type Puzzle, type Swap } from './puzzle.ts';
import { concerns, reach, reachedFrom, stepsFrom } from './reach.ts';
import { countAt, type Place, type Possible, type Space } from './spaces.ts';

/** A puzzle with what its clues prove together. */
export interface Narrowed {
  readonly puzzle: Puzzle; // each card can be only of kinds that could have come and gone
  readonly open: readonly (readonly Possible[])[]; // the possible spreads, by kind, before each clue and after the last
}

/**
 * Draws conclusions until there is no more to be found: what a kind can have done follows from where it
 * was before and after; a card is of a kind that can, or must, have moved; and a place holds just as many
 * cards as it holds. Undefined if the clues contradict each other.
 */
export function narrow(puzzle: Puzzle, before?: Narrowed['open']): Narrowed | undefined {
  const open = puzzle.spaces.map((_space, kind) => (before?.[kind] ?? reach(puzzle, kind)).map((some) => some.slice()));
  const sizes = sizesOf(puzzle);
  let known = puzzle;
  for (;;) {
    const left = countOf(open);
    open.forEach((track, kind) => follow(known, kind, track));
    const told = narrowClues(known, open);
    if (!told.clues.every(isPossible) || !fitSizes(told, sizes, open)) return undefined;
    if (told === known && countOf(open) === left) return { puzzle: known, open };
    known = told;
  }
}

type Open = readonly Possible[][];

const countOf = (open: Open): number => {
  let count = 0;
  for (const track of open) for (const some of track) for (const isOpen of some) count += isOpen;
  return count;
};

function isPossible(clue: Clue): boolean {
  if (clue.clue === 'move') return clue.kinds !== NO_KIND;
  return clue.clue !== 'swap' || (clue.xs !== NO_KIND && clue.ys !== NO_KIND);
}

/** How many cards are at each place before each clue, and after the last. */
function sizesOf({ spaces, start, clues }: Puzzle): number[][] {
  let now = Array.from({ length: spaces[0]!.places }, (_, place) =>
    start.reduce((sum, spread, kind) => sum + countAt(spaces[kind]!, spread, place), 0),
  );
  const sizes = [now];
  for (const clue of clues) {
    if (clue.clue === 'move') {
      now = now.slice();
      now[clue.from]!--;
      now[clue.to]!++;
    }
    sizes.push(now);
  }
  return sizes;
}

/** Keeps what can be reached from the start, and can reach the end. */
function follow({ spaces, clues }: Puzzle, kind: Kind, track: Possible[]): void {
  const space = spaces[kind]!;
  clues.forEach((clue, i) => {
    keep(track[i + 1]!, concerns(clue, kind) ? reachedFrom(track[i]!, clue, space, kind) : track[i]!);
  });
  for (let i = clues.length - 1; i >= 0; i--) {
    const clue = clues[i]!;
    const after = track[i + 1]!;
    if (!concerns(clue, kind)) keep(track[i]!, after);
    else keepIf(track[i]!, (spread) => stepsFrom(clue, space, kind, spread).some(({ end }) => after[end] === 1));
  }
}

function keep(possible: Possible, allowed: Possible): void {
  for (let spread = 0; spread < possible.length; spread++) possible[spread]! &= allowed[spread]!;
}

function keepIf(possible: Possible, isAllowed: (spread: number) => boolean): void {
  for (let spread = 0; spread < possible.length; spread++) {
    if (possible[spread] === 1 && !isAllowed(spread)) possible[spread] = 0;
  }
}

/** The same puzzle if nothing is new. */
function narrowClues(puzzle: Puzzle, open: Open): Puzzle {
  const clues = puzzle.clues.map((clue, i) => narrowClue(clue, i, puzzle, open));
  return clues.every((clue, i) => clue === puzzle.clues[i]) ? puzzle : { ...puzzle, clues };
}

function narrowClue(clue: Clue, i: number, puzzle: Puzzle, open: Open): Clue {
  if (clue.clue === 'move') return narrowMove(clue, i, puzzle, open);
  return clue.clue === 'swap' ? narrowSwap(clue, i, puzzle, open) : clue;
}

function narrowMove(clue: Move, i: number, puzzle: Puzzle, open: Open): Move {
  if (theOnly(clue.kinds) !== undefined) return clue;
  const { going } = movers(clue, clue.kinds, i, puzzle, open);
  return going === clue.kinds ? clue : { ...clue, kinds: going };
}

function narrowSwap(clue: Swap, i: number, puzzle: Puzzle, open: Open): Swap {
  if (theOnly(clue.xs) !== undefined && theOnly(clue.ys) !== undefined) return clue;
  const { going, coming } = movers(clue, clue.xs | clue.ys, i, puzzle, open);
  const partnered = (kinds: Kinds, others: Kinds) =>
    listOf(kinds).reduce(
      (left, kind) => (partnersOf(clue, kind, others, puzzle.silencer) ? left : left & ~only(kind)),
      kinds,
    );
  const xs = partnered(clue.xs & going, clue.ys & coming);
  const ys = partnered(clue.ys & coming, xs);
  return xs === clue.xs && ys === clue.ys ? clue : { ...clue, xs, ys };
}

/** Which of some kinds can have moved at a clue, on either way of a swap; where one must have, only that one. */
function movers(clue: Move | Swap, among: Kinds, i: number, puzzle: Puzzle, open: Open) {
  let [going, coming, mustGo, mustCome] = [NO_KIND, NO_KIND, NO_KIND, NO_KIND];
  for (const kind of listOf(among)) {
    const { mayGo, mayCome, mayNotGo, mayNotCome } = movesOf(clue, puzzle.spaces[kind]!, kind, open[kind]!, i);
    if (mayGo) going |= only(kind);
    if (mayCome) coming |= only(kind);
    if (!mayNotGo) mustGo |= only(kind);
    if (!mayNotCome) mustCome |= only(kind);
  }
  return { going: restricted(going, mustGo), coming: restricted(coming, mustCome) };
}

function restricted(may: Kinds, must: Kinds): Kinds {
  if (must === NO_KIND) return may;
  return theOnly(must) === undefined ? NO_KIND : may & must;
}

function movesOf(clue: Move | Swap, space: Space, kind: Kind, track: readonly Possible[], i: number) {
  const moves = { mayGo: false, mayCome: false, mayNotGo: false, mayNotCome: false };
  const after = track[i + 1]!;
  track[i]!.forEach((isOpen, spread) => {
    if (isOpen === 0) return;
    for (const { end, goes, comes } of stepsFrom(clue, space, kind, spread)) {
      if (after[end] === 0) continue;
      if (goes) moves.mayGo = true;
      else moves.mayNotGo = true;
      if (comes) moves.mayCome = true;
      else moves.mayNotCome = true;
    }
  });
  return moves;
}

/** Keeps the spreads with which every place can hold just as many cards as it does; false if some can't. */
function fitSizes({ spaces, clues }: Puzzle, sizes: readonly (readonly number[])[], open: Open): boolean {
  for (let i = 0; i <= clues.length; i++) {
    for (let place = 0; place < sizes[i]!.length; place++) {
      const bounds = open.map((track, kind) => boundsAt(spaces[kind]!, track[i]!, place));
      const least = bounds.reduce((sum, bound) => sum + bound.least, 0);
      const most = bounds.reduce((sum, bound) => sum + bound.most, 0);
      const size = sizes[i]![place]!;
      if (least > size || most < size) return false;
      if (least === most) continue;
      bounds.forEach((bound, kind) => {
        const atMost = size - (least - bound.least);
        const atLeast = size - (most - bound.most);
        if (bound.most <= atMost && bound.least >= atLeast) return;
        keepIf(open[kind]![i]!, (spread) => {
          const count = countAt(spaces[kind]!, spread, place);
          return count >= atLeast && count <= atMost;
        });
      });
    }
    const clue = clues[i];
    if (clue?.clue === 'some' || clue?.clue === 'pick') keepTheOne(clue.kinds, clue.place, i, spaces, open);
  }
  return true;
}

/** Where only one kind can be the one that is at a place, it is there. */
function keepTheOne(kinds: Kinds, place: Place, i: number, spaces: readonly Space[], open: Open): void {
  const able = listOf(kinds).filter((kind) => boundsAt(spaces[kind]!, open[kind]![i]!, place).most > 0);
  const [kind] = able;
  if (able.length === 1) keepIf(open[kind!]![i]!, (spread) => countAt(spaces[kind!]!, spread, place) > 0);
}

/** At least and at most how many cards of a kind can be at a place. */
function boundsAt(space: Space, possible: Possible, place: Place): { least: number; most: number } {
  let [least, most] = [space.copies, 0];
  for (let spread = 0; spread < possible.length; spread++) {
    if (possible[spread] === 0) continue;
    const count = countAt(space, spread, place);
    if (count < least) least = count;
    if (count > most) most = count;
  }
  return { least, most };
}
