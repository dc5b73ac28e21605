import type { Rng } from '@ridotto/kernel';
import { chooseBy, sum } from './chance.ts';
import { lookAhead, type Ahead } from './lookahead.ts';
import type { Clue, Puzzle, Swap } from './puzzle.ts';
import { reach } from './reach.ts';
import type { Kind, Place } from './spaces.ts';

const WAYS = 4; // ways of the silencer that are weighed against each other
const PATIENCE = 400; // ways that are tried until one agrees with what the others did

/** The swaps of which the silencer may have been a part, for all that is known. */
export function doubtfulSwaps(puzzle: Puzzle): number[] {
  const { clues, silencer } = puzzle;
  const swaps = clues.flatMap((clue, i) => (silencer !== undefined && isDoubtful(clue) ? [i] : []));
  if (swaps.length === 0) return swaps;
  const reached = reach(puzzle, silencer!, () => false);
  const ahead = lookAhead(puzzle, silencer!, () => false);
  return swaps.filter((i) => {
    const { a, b } = clues[i] as Swap;
    return [a, b].some((place) => reached[i]![place] === 1 && ahead[i]![place]! > 0); // a spread of one card is its place
  });
}

const isDoubtful = (clue: Clue): clue is Swap => clue.clue === 'swap' && (clue.x === undefined || clue.y === undefined);

/** Whether the silencer is one of the cards that a swap is known to have moved. */
export const isSilencedIn =
  ({ clues, silencer }: Puzzle) =>
  (i: number): boolean => {
    const clue = clues[i] as Swap;
    return silencer !== undefined && (clue.x === silencer || clue.y === silencer);
  };

/** A puzzle in which the way of the silencer is certain. */
export interface Settled {
  readonly puzzle: Puzzle;
  readonly weight: number; // log of how much likelier the way would be, were all ways alike, than it was chosen
}

/** The silencer decides where hushed kinds can go; so its way is chosen first, by how well they agree with it. */
export function settleSilencer(puzzle: Puzzle, doubtful: readonly number[], rng: Rng): Settled | undefined {
  const { silencer, spaces } = puzzle;
  if (silencer === undefined || doubtful.length === 0) return { puzzle, weight: 0 };
  const ahead = lookAhead(puzzle, silencer, () => false);
  if (ahead[0]![puzzle.start[silencer]!] === 0) return undefined;
  const hushed = spaces.flatMap((_space, kind) => (isHushed(puzzle, doubtful, kind) ? [kind] : []));
  const weights = new Map<string, number>();
  const found: (Way & { agreement: number })[] = [];
  for (let tries = 0; tries < PATIENCE && (tries < WAYS || found.length === 0); tries++) {
    const way = wayOf(puzzle, silencer, ahead, rng);
    const silenced = doubtful.filter((i) => way.places[i] !== way.places[i + 1]);
    const id = silenced.join();
    const agreement = weights.get(id) ?? agreementWith(puzzle, hushed, silenced);
    weights.set(id, agreement);
    if (agreement > 0) found.push({ ...way, agreement });
  }
  if (found.length === 0) return undefined;
  const chosen =
    found[
      chooseBy(
        found.map(({ agreement }) => agreement),
        rng,
      )
    ]!;
  const { places } = chosen;
  const settled = puzzle.clues.map((clue, i) => withSilencer(clue, silencer, places[i]!, places[i + 1]!));
  return { puzzle: { ...puzzle, clues: settled }, weight: chosen.weight - Math.log(chosen.agreement) };
}

/** A puzzle in which the silencer is a part of this swap. */
export function suspect(puzzle: Puzzle, at: number): Puzzle {
  const clue = puzzle.clues[at] as Swap;
  const motion = (kind: Kind) => (kind === puzzle.silencer ? 'surely' : clue.motion(kind));
  return { ...puzzle, clues: puzzle.clues.with(at, { ...clue, motion }) };
}

const isHushed = ({ clues }: Puzzle, doubtful: readonly number[], kind: Kind): boolean =>
  doubtful.some((i) => (clues[i] as Swap).motion(kind) === 'hushed');

/** How well the hushed kinds agree with just these swaps being silenced. */
function agreementWith(puzzle: Puzzle, hushed: readonly Kind[], silenced: readonly number[]): number {
  let weight = 1;
  for (const kind of hushed) {
    const ahead = lookAhead(puzzle, kind, (clue) => silenced.includes(clue));
    weight *= ahead[0]![puzzle.start[kind]!]!;
  }
  return weight;
}

interface Way {
  readonly places: Place[]; // before each clue, and after
  readonly weight: number; // minus log of how likely it was chosen
}

/** A way of the one card of a kind, as likely as it agrees with all that was seen. */
function wayOf({ start, clues }: Puzzle, kind: Kind, ahead: Ahead, rng: Rng): Way {
  const places = [start[kind]!]; // with one card, a spread is its place
  let weight = 0;
  clues.forEach((clue, i) => {
    const steps = stepsOf(clue, kind, places[i]!);
    const fits = steps.map(({ to, share }) => share * ahead[i + 1]![to]!);
    const at = steps.length === 1 ? 0 : chooseBy(fits, rng);
    weight += Math.log(sum(fits) / fits[at]!);
    places.push(steps[at]!.to);
  });
  return { places, weight };
}

interface Step {
  readonly to: Place;
  readonly share: number; // how likely it is
}

function stepsOf(clue: Clue, kind: Kind, now: Place): Step[] {
  if (clue.clue === 'move' && now === clue.from) return goOrStay(clue.kind, kind, now, clue.to, clue.size);
  if (clue.clue === 'swap') {
    const motion = clue.motion(kind);
    const sure = motion === 'surely' ? kind : undefined;
    const isStill = motion === 'never';
    if (now === clue.a) return goOrStay(clue.x ?? sure, kind, now, clue.b, isStill ? Infinity : clue.sizeA);
    if (now === clue.b) return goOrStay(clue.y ?? sure, kind, now, clue.a, isStill ? Infinity : clue.sizeB);
  }
  return [{ to: now, share: 1 }];
}

function goOrStay(seen: Kind | undefined, kind: Kind, now: Place, to: Place, size: number): Step[] {
  if (seen !== undefined) return [{ to: seen === kind ? to : now, share: 1 }];
  return [
    { to, share: 1 / size },
    { to: now, share: 1 - 1 / size },
  ];
}

/** The clue with the silencer in it where it moved, and nowhere else. */
function withSilencer(clue: Clue, silencer: Kind, before: Place, after: Place): Clue {
  const moved = before !== after;
  if (clue.clue === 'move') {
    if (clue.kind !== undefined) return clue;
    return moved ? { ...clue, kind: silencer } : { ...clue, not: silencer };
  }
  if (clue.clue !== 'swap' || !isDoubtful(clue)) return clue;
  const { motion } = clue;
  if (moved) return before === clue.a ? { ...clue, x: silencer } : { ...clue, y: silencer };
  return { ...clue, motion: (kind) => (kind === silencer || motion(kind) === 'hushed' ? 'never' : motion(kind)) };
}
