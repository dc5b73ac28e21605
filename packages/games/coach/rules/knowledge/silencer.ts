import type { Rng } from '@ridotto/kernel';
import { chooseBy, sum } from './chance.ts';
import { has, only, theOnly, type Kind, type Kinds } from './kinds.ts';
import { lookAhead, type Ahead } from './lookahead.ts';
import type { Clue, Problem, Swap } from './problem.ts';
import { reach } from './reach.ts';
import type { Place, Possible } from './spaces.ts';

const WAYS = 4; // ways of the silencer that are weighed against each other
const PATIENCE = 40; // ways that are tried until one agrees with what the others did
const REMEMBERED = 100; // ways, each of about a hundred kilobytes

/** A problem in which the way of the silencer is certain. */
export interface Settled {
  readonly problem: Problem;
  readonly ahead: readonly Ahead[]; // by kind
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
 * What doesn't depend on chance is worked out once. `open` are the spreads of each kind that are known to be possible.
 */
export class Settler {
  readonly isDoubtful: boolean;
  readonly #doubt: Doubt;
  readonly #open: readonly (readonly Possible[])[] | undefined;
  readonly #ahead: readonly Ahead[]; // by kind, whatever the silencer's way
  readonly #hushed: readonly Kind[];
  readonly #hushes = new Map<string, Hush>(); // by the swaps that are silenced

  constructor(doubt: Doubt, open?: readonly (readonly Possible[])[]) {
    const { problem, doubtful } = doubt;
    this.#doubt = doubt;
    this.#open = open;
    this.#ahead = problem.spaces.map((_space, kind) => lookAhead(problem, kind, open?.[kind]));
    this.#hushed = problem.spaces.flatMap((_space, kind) => (isHushed(problem, doubtful, kind) ? [kind] : []));
    this.isDoubtful = doubtful.length > 0;
  }

  settle(rng: Rng): Settled | undefined {
    const { problem } = this.#doubt;
    if (problem.start.some((spread, kind) => this.#ahead[kind]![0]![spread] === 0)) return undefined;
    if (!this.isDoubtful) return { problem, ahead: this.#ahead, weight: 0 };
    const silencer = problem.silencer!;
    const found: (Way & Hush)[] = [];
    for (let tries = 0; tries < PATIENCE && (tries < WAYS || found.length === 0); tries++) {
      const way = wayOf(problem, silencer, this.#ahead[silencer]!, rng);
      const hush = this.#hushOn(way.places);
      if (hush.agreement > 0) found.push({ ...way, ...hush });
    }
    if (found.length === 0) return undefined;
    const { places, weight, agreement, ahead } =
      found[
        chooseBy(
          found.map((one) => one.agreement),
          rng,
        )
      ]!;
    return { problem: withWay(problem, silencer, places), ahead, weight: weight - Math.log(agreement) };
  }

  /** What follows for the hushed kinds from the swaps that the silencer was a part of. */
  #hushOn(places: readonly Place[]): Hush {
    const silenced = this.#doubt.doubtful.filter((i) => places[i] !== places[i + 1]);
    const id = silenced.join();
    let hush = this.#hushes.get(id);
    if (!hush) {
      if (this.#hushes.size >= REMEMBERED) this.#hushes.clear();
      this.#hushes.set(id, (hush = this.#hushOf(places)));
    }
    return hush;
  }

  #hushOf(places: readonly Place[]): Hush {
    const { problem, doubtful } = this.#doubt;
    const clues = [...problem.clues];
    for (const i of doubtful) clues[i] = withSilencer(clues[i]!, problem.silencer!, places[i]!, places[i + 1]!);
    const ahead = [...this.#ahead];
    let agreement = 1;
    for (const kind of this.#hushed) {
      ahead[kind] = lookAhead({ ...problem, clues }, kind, this.#open?.[kind]);
      agreement *= ahead[kind][0]![problem.start[kind]!]!;
      if (agreement === 0) break;
    }
    return { ahead, agreement };
  }
}

/** How well the hushed kinds agree with a way of the silencer. */
interface Hush {
  readonly ahead: readonly Ahead[]; // by kind
  readonly agreement: number;
}

const isHushed = ({ clues }: Problem, doubtful: readonly number[], kind: Kind): boolean =>
  doubtful.some((i) => has((clues[i] as Swap).hushed, kind));

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
