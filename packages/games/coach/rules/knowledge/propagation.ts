import { NO_KIND, listOf, only, theOnly, type Kinds } from './kinds.ts';
import { partnersOf, type Clue, type Move, type Problem, type Swap } from './problem.ts';
import { BOTH, COME, GO, STAY, openShifts, type Shifts } from './reach.ts';
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
  if (known) renewChanged(problem, known.problem, domains);
  const sizes = sizesOf(problem);
  let now = problem;
  for (;;) {
    domains.follow(now);
    const told = reviseClues(now, domains);
    if (!told.clues.every(isPossible) || !fitSizes(told, sizes, domains)) return undefined;
    if (told === now && !domains.isStale) return { problem: now, open: domains.open };
    renewChanged(told, now, domains);
    now = told;
  }
}

/** Has the kinds followed again that could have moved by clues which have become another. */
function renewChanged({ clues }: Problem, before: Problem, domains: Domains): void {
  before.clues.forEach((clue, i) => {
    if (clue === clues[i]) return;
    if (clue.clue === 'move') domains.renew(clue.kinds, i);
    if (clue.clue === 'swap') domains.renew(clue.xs | clue.ys, i);
  });
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
    const shifts = shiftsBetween(clue, spaces[kind]!, kind, track[i]!, track[i + 1]!);
    if (shifts & (GO | BOTH)) going |= only(kind);
    if (shifts & (COME | BOTH)) coming |= only(kind);
    if (!(shifts & (STAY | COME))) mustGo |= only(kind);
    if (!(shifts & (STAY | GO))) mustCome |= only(kind);
  }
  return { going: restricted(going, mustGo), coming: restricted(coming, mustCome) };
}

function restricted(may: Kinds, must: Kinds): Kinds {
  if (must === NO_KIND) return may;
  return theOnly(must) === undefined ? NO_KIND : may & must;
}

/** All that a kind can have done at a clue, from where it could be before to where it can be after. */
function shiftsBetween(clue: Move | Swap, space: Space, kind: number, before: Possible, after: Possible): Shifts {
  let shifts = 0;
  for (let spread = 0; spread < before.length; spread++) {
    if (before[spread] === 1) shifts |= openShifts(clue, space, kind, spread, after);
  }
  return shifts;
}

/** Keeps the spreads with which every place can hold just as many cards as it does; false if some can't. */
function fitSizes({ spaces, clues }: Problem, sizes: readonly (readonly number[])[], domains: Domains): boolean {
  for (let i = 0; i <= clues.length; i++) {
    if (!domains.isUnfitted(i)) continue;
    if (!fitPlaces(sizes[i]!, i, spaces, domains)) return false;
    const clue = clues[i];
    if (clue?.clue === 'some' || clue?.clue === 'pick') keepTheOne(clue.kinds, clue.place, i, domains);
  }
  return true;
}

function fitPlaces(sizes: readonly number[], i: number, spaces: readonly Space[], domains: Domains): boolean {
  const { least, most } = totalsAt(sizes.length, i, spaces, domains);
  for (let place = 0; place < sizes.length; place++) {
    const room = sizes[place]! - least[place]!; // for more cards than must be there
    const spare = most[place]! - sizes[place]!; // cards that may be there and are elsewhere
    if (room < 0 || spare < 0) return false;
    if (room + spare > 0) fitPlace(place, room, spare, i, spaces, domains);
  }
  return true;
}

/** How many cards of all kinds together have to be and can be at each place. */
function totalsAt(places: number, i: number, spaces: readonly Space[], domains: Domains) {
  const [least, most] = [new Uint8Array(places), new Uint8Array(places)];
  for (let kind = 0; kind < spaces.length; kind++) {
    const bounds = domains.boundsOf(kind, i);
    for (let place = 0; place < places; place++) {
      least[place]! += bounds.least[place]!;
      most[place]! += bounds.most[place]!;
    }
  }
  return { least, most };
}

function fitPlace(place: number, room: number, spare: number, i: number, spaces: readonly Space[], domains: Domains) {
  const close = Math.min(room, spare);
  for (let kind = 0; kind < spaces.length; kind++) {
    if (spaces[kind]!.copies <= close) continue;
    const { least, most } = domains.boundsOf(kind, i);
    const [fewest, all] = [least[place]!, most[place]!];
    if (all - fewest > close) domains.keepCount(kind, i, place, all - spare, fewest + room);
  }
}

/** Where only one kind can be the one that is at a place, it is there. */
function keepTheOne(kinds: Kinds, place: number, i: number, domains: Domains): void {
  const able = listOf(kinds).filter((kind) => domains.boundsOf(kind, i).most[place]! > 0);
  const [kind] = able;
  if (able.length === 1) domains.keepCount(kind!, i, place, 1, Infinity);
}
