import type { Rng } from '@ridotto/kernel';
import { chooseBy, sum } from './chance.ts';
import { has, only, theOnly, type Kind, type Kinds } from './kinds.ts';
import { lookAhead, type Ahead } from './lookahead.ts';
import type { Clue, Problem, Swap } from './problem.ts';
import { reach } from './reach.ts';
import type { Place, Possible } from './spaces.ts';

const WAYS = 4; // ways of the silencer that are weighed against each other
const PATIENCE = 40; // ways that are tried until one agrees with what the others did

/** A problem in which the way of the silencer is certain. */
export interface Settled {
  readonly problem: Problem;
  readonly weight: number; // log of how much likelier the way would be, were all ways alike, than it was chosen
}

/** A problem, and the swaps in it of which the silencer may have been a part. */
export interface Doubt {
  readonly problem: Problem; // no hushed kind is in any other swap
  readonly doubtful: readonly number[];
}

export function doubtOf(problem: Problem): Doubt {
  const { silencer } = problem;
  if (silencer === undefined) return { problem, doubtful: [] };
  const reached = reach(problem, silencer);
  const ahead = lookAhead(problem, silencer);
  const doubtful: number[] = [];
  const clues = problem.clues.map((clue, i): Clue => {
    if (clue.clue !== 'swap' || !isDoubtful(clue, silencer)) return clue;
    const mayBeAt = (place: Place) => reached[i]![place] === 1 && ahead[i]![place]! > 0; // a spread of one card is its place
    if (!mayBeAt(clue.a) && !mayBeAt(clue.b)) return withoutSilencer(clue, silencer);
    doubtful.push(i);
    return clue;
  });
  return { problem: { ...problem, clues }, doubtful };
}

/** Whether a swap leaves open if the silencer was in it. */
function isDoubtful({ xs, ys }: Swap, silencer: Kind | undefined): boolean {
  if (silencer === undefined || theOnly(xs) === silencer || theOnly(ys) === silencer) return false;
  return has(xs | ys, silencer);
}

/**
 * The silencer decides where hushed kinds can go; so its way is chosen first, by how well they agree with it.
 * `open` are the spreads of each kind that are known to be possible.
 */
export function settleSilencer(
  { problem, doubtful }: Doubt,
  rng: Rng,
  open?: readonly (readonly Possible[])[],
): Settled | undefined {
  const { silencer, spaces } = problem;
  if (silencer === undefined || doubtful.length === 0) return { problem, weight: 0 };
  const ahead = lookAhead(problem, silencer, open?.[silencer]);
  if (ahead[0]![problem.start[silencer]!] === 0) return undefined;
  const hushed = spaces.flatMap((_space, kind) => (isHushed(problem, doubtful, kind) ? [kind] : []));
  const known = new Map<string, number>(); // agreements, by the swaps that are silenced
  const found: (Way & { agreement: number; settled: Problem })[] = [];
  for (let tries = 0; tries < PATIENCE && (tries < WAYS || found.length === 0); tries++) {
    const way = wayOf(problem, silencer, ahead, rng);
    const id = doubtful.filter((i) => way.places[i] !== way.places[i + 1]).join();
    const settled = withWay(problem, silencer, way.places);
    const agreement = known.get(id) ?? agreementOf(settled, hushed, open);
    known.set(id, agreement);
    if (agreement > 0) found.push({ ...way, agreement, settled });
  }
  if (found.length === 0) return undefined;
  const agreements = found.map(({ agreement }) => agreement);
  const { settled, weight, agreement } = found[chooseBy(agreements, rng)]!;
  return { problem: settled, weight: weight - Math.log(agreement) };
}

const isHushed = ({ clues }: Problem, doubtful: readonly number[], kind: Kind): boolean =>
  doubtful.some((i) => has((clues[i] as Swap).hushed, kind));

/** How well the hushed kinds agree with the silencer's way. */
function agreementOf(settled: Problem, hushed: readonly Kind[], open?: readonly (readonly Possible[])[]): number {
  let weight = 1;
  for (const kind of hushed) {
    weight *= lookAhead(settled, kind, open?.[kind])[0]![settled.start[kind]!]!;
    if (weight === 0) break;
  }
  return weight;
}

interface Way {
  readonly places: Place[]; // before each clue, and after
  readonly weight: number; // minus log of how likely it was chosen
}

/** A way of the one card of a kind, as likely as it agrees with all that was seen. */
function wayOf({ start, clues }: Problem, kind: Kind, ahead: Ahead, rng: Rng): Way {
  const places = [start[kind]!]; // with one card, a spread is its place
  let weight = 0;
  clues.forEach((clue, i) => {
    const shifts = shiftsOf(clue, kind, places[i]!);
    const fits = shifts.map(({ to, share }) => share * ahead[i + 1]![to]!);
    const at = shifts.length === 1 ? 0 : chooseBy(fits, rng);
    weight += Math.log(sum(fits) / fits[at]!);
    places.push(shifts[at]!.to);
  });
  return { places, weight };
}

interface Shift {
  readonly to: Place;
  readonly share: number; // how likely it is
}

function shiftsOf(clue: Clue, kind: Kind, now: Place): Shift[] {
  if (clue.clue === 'move' && now === clue.from) return goOrStay(clue.kinds, kind, now, clue.to, clue.size);
  if (clue.clue === 'swap') {
    if (now === clue.a) return goOrStay(clue.xs, kind, now, clue.b, clue.sizeA);
    if (now === clue.b) return goOrStay(clue.ys, kind, now, clue.a, clue.sizeB);
  }
  return [{ to: now, share: 1 }];
}

function goOrStay(kinds: Kinds, kind: Kind, now: Place, to: Place, size: number): Shift[] {
  const sure = theOnly(kinds);
  if (sure !== undefined) return [{ to: sure === kind ? to : now, share: 1 }];
  const stay = { to: now, share: 1 - 1 / size };
  return has(kinds, kind) ? [{ to, share: 1 / size }, stay] : [stay];
}

/** The problem with the silencer on this way and on no other. */
const withWay = (problem: Problem, silencer: Kind, places: readonly Place[]): Problem => ({
  ...problem,
  clues: problem.clues.map((clue, i) => withSilencer(clue, silencer, places[i]!, places[i + 1]!)),
});

function withSilencer(clue: Clue, silencer: Kind, before: Place, after: Place): Clue {
  const hasMoved = before !== after;
  if (clue.clue === 'move') {
    if (theOnly(clue.kinds) !== undefined) return clue;
    return { ...clue, kinds: hasMoved ? only(silencer) : clue.kinds & ~only(silencer) };
  }
  if (clue.clue !== 'swap' || !isDoubtful(clue, silencer)) return clue;
  if (hasMoved) return before === clue.a ? { ...clue, xs: only(silencer) } : { ...clue, ys: only(silencer) };
  return withoutSilencer(clue, silencer);
}

function withoutSilencer(clue: Swap, silencer: Kind): Swap {
  const silent = clue.hushed | only(silencer);
  return { ...clue, xs: clue.xs & ~silent, ys: clue.ys & ~silent };
}
