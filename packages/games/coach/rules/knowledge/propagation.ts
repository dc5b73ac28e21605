import { NO_KIND, listOf, only, theOnly, type Kinds } from './kinds.ts';
import { partnersOf, type Clue, type Move, type Problem, type Swap } from './problem.ts';
import { shiftsFrom } from './reach.ts';
import { Domains } from './domains.ts';
import { countAt, type Possible, type Space } from './spaces.ts';

/** A problem with what its clues prove together. */
export interface Propagated {
  readonly problem: Problem; // each card can be only of kinds that could have come and gone
  readonly open: readonly (readonly Possible[])[]; // the possible spreads, by kind, before each clue and after the last
}

/**
 * Constraint propagation, to the fixed point: what a kind can have done follows from where it
 * was before and after; a card is of a kind that can, or must, have moved; and a place holds just as many
 * cards as it holds. Undefined if the clues contradict each other. `known` is what was found before some
 * clues said more.
 */
export function propagate(problem: Problem, known?: Propagated): Propagated | undefined {
  const domains = new Domains(problem, known?.open);
  if (known) for (const kind of listOf(movedIn(problem, known.problem))) domains.isStale[kind] = true;
  const sizes = sizesOf(problem);
  let now = problem;
  for (;;) {
    domains.follow(now);
    const told = reviseClues(now, domains);
    if (!told.clues.every(isPossible) || !fitSizes(told, sizes, domains)) return undefined;
    if (told === now && !domains.isStale.includes(true)) return { problem: now, open: domains.open };
    for (const kind of listOf(movedIn(told, now))) domains.isStale[kind] = true;
    now = told;
  }
}

/** The kinds that could have moved by clues which have become another. */
function movedIn({ clues }: Problem, before: Problem): Kinds {
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
function sizesOf({ spaces, start, clues }: Problem): number[][] {
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

/** The same problem if nothing is new. */
function reviseClues(problem: Problem, domains: Domains): Problem {
  const clues = problem.clues.map((clue, i) => (domains.isNew(i) ? reviseClue(clue, i, problem, domains) : clue));
  return clues.every((clue, i) => clue === problem.clues[i]) ? problem : { ...problem, clues };
}

function reviseClue(clue: Clue, i: number, problem: Problem, domains: Domains): Clue {
  if (clue.clue === 'move') return reviseMove(clue, i, problem, domains);
  return clue.clue === 'swap' ? reviseSwap(clue, i, problem, domains) : clue;
}

function reviseMove(clue: Move, i: number, problem: Problem, domains: Domains): Move {
  if (theOnly(clue.kinds) !== undefined) return clue;
  const { going } = movers(clue, clue.kinds, i, problem, domains);
  return going === clue.kinds ? clue : { ...clue, kinds: going };
}

function reviseSwap(clue: Swap, i: number, problem: Problem, domains: Domains): Swap {
  if (theOnly(clue.xs) !== undefined && theOnly(clue.ys) !== undefined) return clue;
  const { going, coming } = movers(clue, clue.xs | clue.ys, i, problem, domains);
  const partnered = (kinds: Kinds, others: Kinds) =>
    listOf(kinds).reduce(
      (left, kind) => (partnersOf(clue, kind, others, problem.silencer) ? left : left & ~only(kind)),
      kinds,
    );
  const xs = partnered(clue.xs & going, clue.ys & coming);
  const ys = partnered(clue.ys & coming, xs);
  return xs === clue.xs && ys === clue.ys ? clue : { ...clue, xs, ys };
}

/** Which of some kinds can have moved at a clue, on either way of a swap; where one must have, only that one. */
function movers(clue: Move | Swap, among: Kinds, i: number, { spaces }: Problem, { open }: Domains) {
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
    for (const { end, goes, comes } of shiftsFrom(clue, space, kind, spread)) {
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
function fitSizes({ spaces, clues }: Problem, sizes: readonly (readonly number[])[], domains: Domains): boolean {
  for (let i = 0; i <= clues.length; i++) {
    if (!domains.isUnfitted(i)) continue;
    if (!sizes[i]!.every((size, place) => fitSize(size, place, i, spaces, domains))) return false;
    const clue = clues[i];
    if (clue?.clue === 'some' || clue?.clue === 'pick') keepTheOne(clue.kinds, clue.place, i, spaces, domains);
  }
  return true;
}

function fitSize(size: number, place: number, i: number, spaces: readonly Space[], domains: Domains): boolean {
  let [least, most] = [0, 0];
  for (let kind = 0; kind < spaces.length; kind++) {
    const bounds = domains.boundsOf(kind, i);
    least += bounds.least[place]!;
    most += bounds.most[place]!;
  }
  if (least > size || most < size) return false;
  if (least === most) return true;
  for (let kind = 0; kind < spaces.length; kind++) {
    const bounds = domains.boundsOf(kind, i);
    const atMost = size - (least - bounds.least[place]!);
    const atLeast = size - (most - bounds.most[place]!);
    if (bounds.most[place]! > atMost || bounds.least[place]! < atLeast) {
      domains.keep(kind, i, (spread) => {
        const count = countAt(spaces[kind]!, spread, place);
        return count >= atLeast && count <= atMost;
      });
    }
  }
  return true;
}

/** Where only one kind can be the one that is at a place, it is there. */
function keepTheOne(kinds: Kinds, place: number, i: number, spaces: readonly Space[], domains: Domains): void {
  const able = listOf(kinds).filter((kind) => domains.boundsOf(kind, i).most[place]! > 0);
  const [kind] = able;
  if (able.length === 1) domains.keep(kind!, i, (spread) => countAt(spaces[kind!]!, spread, place) > 0);
}
