import { NO_KIND, listOf, only, theOnly, type Kinds } from './kinds.ts';
import { partnersOf, type Clue, type Move, type Puzzle, type Swap } from './puzzle.ts';
import { stepsFrom } from './reach.ts';
import { Sheet } from './sheet.ts';
import { countAt, type Possible, type Space } from './spaces.ts';

/** A puzzle with what its clues prove together. */
export interface Narrowed {
  readonly puzzle: Puzzle; // each card can be only of kinds that could have come and gone
  readonly open: readonly (readonly Possible[])[]; // the possible spreads, by kind, before each clue and after the last
}

/**
 * Draws conclusions until there is no more to be found: what a kind can have done follows from where it
 * was before and after; a card is of a kind that can, or must, have moved; and a place holds just as many
 * cards as it holds. Undefined if the clues contradict each other. `known` is what was found before some
 * clues said more.
 */
export function narrow(puzzle: Puzzle, known?: Narrowed): Narrowed | undefined {
  const sheet = new Sheet(puzzle, known?.open);
  if (known) for (const kind of listOf(movedIn(puzzle, known.puzzle))) sheet.isStale[kind] = true;
  const sizes = sizesOf(puzzle);
  let now = puzzle;
  for (;;) {
    sheet.follow(now);
    const told = narrowClues(now, sheet);
    if (!told.clues.every(isPossible) || !fitSizes(told, sizes, sheet)) return undefined;
    if (told === now && !sheet.isStale.includes(true)) return { puzzle: now, open: sheet.open };
    for (const kind of listOf(movedIn(told, now))) sheet.isStale[kind] = true;
    now = told;
  }
}

/** The kinds that could have moved by clues which have become another. */
function movedIn({ clues }: Puzzle, before: Puzzle): Kinds {
  let kinds = NO_KIND;
  before.clues.forEach((clue, i) => {
    if (clue === clues[i]) return;
    if (clue.clue === 'move') kinds |= clue.kinds;
    if (clue.clue === 'swap') kinds |= clue.xs | clue.ys;
  });
  return kinds;
}

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

/** The same puzzle if nothing is new. */
function narrowClues(puzzle: Puzzle, sheet: Sheet): Puzzle {
  const clues = puzzle.clues.map((clue, i) => (sheet.isNew(i) ? narrowClue(clue, i, puzzle, sheet) : clue));
  return clues.every((clue, i) => clue === puzzle.clues[i]) ? puzzle : { ...puzzle, clues };
}

function narrowClue(clue: Clue, i: number, puzzle: Puzzle, sheet: Sheet): Clue {
  if (clue.clue === 'move') return narrowMove(clue, i, puzzle, sheet);
  return clue.clue === 'swap' ? narrowSwap(clue, i, puzzle, sheet) : clue;
}

function narrowMove(clue: Move, i: number, puzzle: Puzzle, sheet: Sheet): Move {
  if (theOnly(clue.kinds) !== undefined) return clue;
  const { going } = movers(clue, clue.kinds, i, puzzle, sheet);
  return going === clue.kinds ? clue : { ...clue, kinds: going };
}

function narrowSwap(clue: Swap, i: number, puzzle: Puzzle, sheet: Sheet): Swap {
  if (theOnly(clue.xs) !== undefined && theOnly(clue.ys) !== undefined) return clue;
  const { going, coming } = movers(clue, clue.xs | clue.ys, i, puzzle, sheet);
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
function movers(clue: Move | Swap, among: Kinds, i: number, { spaces }: Puzzle, { open }: Sheet) {
  let [going, coming, mustGo, mustCome] = [NO_KIND, NO_KIND, NO_KIND, NO_KIND];
  for (const kind of listOf(among)) {
    const track = open[kind]!;
    const { mayGo, mayCome, mayNotGo, mayNotCome } = movesOf(clue, spaces[kind]!, kind, track[i]!, track[i + 1]!);
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

function movesOf(clue: Move | Swap, space: Space, kind: number, before: Possible, after: Possible) {
  const moves = { mayGo: false, mayCome: false, mayNotGo: false, mayNotCome: false };
  for (let spread = 0; spread < before.length; spread++) {
    if (before[spread] === 0) continue;
    for (const { end, goes, comes } of stepsFrom(clue, space, kind, spread)) {
      if (after[end] === 0) continue;
      if (goes) moves.mayGo = true;
      else moves.mayNotGo = true;
      if (comes) moves.mayCome = true;
      else moves.mayNotCome = true;
    }
  }
  return moves;
}

/** Keeps the spreads with which every place can hold just as many cards as it does; false if some can't. */
function fitSizes({ spaces, clues }: Puzzle, sizes: readonly (readonly number[])[], sheet: Sheet): boolean {
  for (let i = 0; i <= clues.length; i++) {
    if (!sheet.isUnfitted(i)) continue;
    if (!sizes[i]!.every((size, place) => fitSize(size, place, i, spaces, sheet))) return false;
    const clue = clues[i];
    if (clue?.clue === 'some' || clue?.clue === 'pick') keepTheOne(clue.kinds, clue.place, i, spaces, sheet);
  }
  return true;
}

function fitSize(size: number, place: number, i: number, spaces: readonly Space[], sheet: Sheet): boolean {
  let [least, most] = [0, 0];
  for (let kind = 0; kind < spaces.length; kind++) {
    const bounds = sheet.boundsOf(kind, i);
    least += bounds.least[place]!;
    most += bounds.most[place]!;
  }
  if (least > size || most < size) return false;
  if (least === most) return true;
  for (let kind = 0; kind < spaces.length; kind++) {
    const bounds = sheet.boundsOf(kind, i);
    const atMost = size - (least - bounds.least[place]!);
    const atLeast = size - (most - bounds.most[place]!);
    if (bounds.most[place]! > atMost || bounds.least[place]! < atLeast) {
      sheet.keep(kind, i, (spread) => {
        const count = countAt(spaces[kind]!, spread, place);
        return count >= atLeast && count <= atMost;
      });
    }
  }
  return true;
}

/** Where only one kind can be the one that is at a place, it is there. */
function keepTheOne(kinds: Kinds, place: number, i: number, spaces: readonly Space[], sheet: Sheet): void {
  const able = listOf(kinds).filter((kind) => sheet.boundsOf(kind, i).most[place]! > 0);
  const [kind] = able;
  if (able.length === 1) sheet.keep(kind!, i, (spread) => countAt(spaces[kind!]!, spread, place) > 0);
}
