import {
  admit,
  chainOf,
  copy,
  optionsIn,
  windowOf,
  entryOf,
  isRefusal,
  open,
  play,
  same,
  seeded,
  silence,
  heard,
} from '@ridotto/kernel';
import type { AnyKinds, AnyTitle, Entry, Rng, Step, Table, Turn, Viewer } from '@ridotto/kernel';

/** Two logs of one game that a viewer can't tell apart, although the worlds behind them differ. */
export interface Pair {
  readonly title: AnyTitle;
  readonly seats: number;
  readonly setup: AnyKinds['setup'];
  readonly viewer: Viewer;
  readonly logs: readonly [readonly Entry[], readonly Entry[]];
  readonly attempts: readonly (string | undefined)[]; // what the viewer tries before each entry, in vain
}

type World = Table<AnyKinds>;
const TRIES = 40;

/**
 * Plays a random game and beside it another one, in which the others and chance answer otherwise wherever
 * the viewer can't notice. Ends where it would notice, or before the game is over.
 */
export function makePair(
  title: AnyTitle,
  seats: number,
  setup: AnyKinds['setup'],
  viewer: Viewer,
  seed: number,
  most: number,
): Pair | undefined {
  const rng = seeded(seed);
  const worlds: [World, World] = [open(title, seats, setup), open(title, seats, setup)];
  const logs: [Entry[], Entry[]] = [[], []];
  const attempts: (string | undefined)[] = [];
  let whole = 0; // entries up to the last question that waits for somebody: a pair can't end before what the house does itself
  let isTwin = false;
  while (logs[0].length < most) {
    const step = randomStep(title, worlds[0], rng);
    const twin = step && twinStep(title, worlds, step, viewer, rng);
    if (!step || !twin) break;
    attempts.push(attemptOf(title, worlds[0], viewer, rng));
    [step, twin].forEach((one, i) => {
      play(title, worlds[i]!, one, silence);
      logs[i]!.push(entryOf(title, one));
    });
    const turn = title.game.turn(worlds[0].state);
    if (turn.kind === 'over') break;
    if (isHouses(turn, worlds[0])) continue;
    whole = logs[0].length;
    isTwin = isDifferent(worlds);
  }
  if (!isTwin) return undefined;
  return { title, seats, setup, viewer, logs: [logs[0].slice(0, whole), logs[1].slice(0, whole)], attempts };
}

/** Whether the house goes on by itself: it rolls, or gives answers of which everybody sees that there is no other. */
const isHouses = (turn: Turn, { sealed }: World): boolean =>
  turn.kind !== 'ask' || turn.seats.every((seat) => sealed.has(seat) || turn.sure?.includes(seat));

const isDifferent = ([a, b]: readonly [World, World]): boolean =>
  !same(a.state, b.state) || !same([...a.sealed], [...b.sealed]);

function randomStep({ game }: AnyTitle, world: World, rng: Rng): Step<AnyKinds> | undefined {
  const turn = game.turn(world.state);
  if (turn.kind === 'over') return undefined;
  if (turn.kind === 'roll') return { kind: 'roll', roll: game.roll(world.state, rng) };
  const waiting = turn.seats.filter((seat) => !world.sealed.has(seat));
  const seat = waiting[rng(waiting.length)]!;
  const options = game.options(world.state, seat);
  return { kind: 'answer', seat, answer: options[rng(options.length)]! };
}

/** Another answer in the twin's world that looks and sounds the same to the viewer; else the same answer. */
function twinStep(
  title: AnyTitle,
  [real, twin]: readonly [World, World],
  step: Step<AnyKinds>,
  viewer: Viewer,
  rng: Rng,
) {
  const wanted = seen(title, real, step, viewer);
  const own = sameStep(title, twin, step);
  const others = Array.from({ length: TRIES }, () => otherStep(title, twin, step, viewer, rng));
  return [...others, own].find((one) => one !== undefined && same(seen(title, twin, one, viewer), wanted));
}

/** What the viewer gets of a step. */
function seen(title: AnyTitle, world: World, step: Step<AnyKinds>, viewer: Viewer): unknown {
  const after = copy(title, world);
  const told: AnyKinds['event'][] = [];
  play(title, after, step, (event) => told.push(event));
  const turn = title.game.turn(after.state);
  return [heard(title.game, told, viewer, world.seats), title.game.view(after.state, viewer), turn, after.sealed.size];
}

function sameStep(title: AnyTitle, world: World, step: Step<AnyKinds>): Step<AnyKinds> | undefined {
  const admitted = admit(title, world, JSON.parse(JSON.stringify(entryOf(title, step))) as Entry);
  return isRefusal(admitted) ? undefined : admitted;
}

function otherStep(title: AnyTitle, world: World, step: Step<AnyKinds>, viewer: Viewer, rng: Rng) {
  if (step.kind === 'roll') {
    const fresh = title.game.roll(world.state, rng);
    const mixed: unknown = rng(3) === 0 ? fresh : mix(step.roll, rng(2) === 0 ? fresh : step.roll, rng);
    const admitted = admit(title, world, { roll: JSON.parse(JSON.stringify(mixed)) as unknown });
    return isRefusal(admitted) ? undefined : admitted;
  }
  if (step.kind !== 'answer' || step.seat === viewer) return undefined;
  const options = title.game.options(world.state, step.seat);
  return { kind: 'answer' as const, seat: step.seat, answer: options[rng(options.length)]! };
}

/** A roll with a few of its leaves taken from another one, each of which takes the old leaf's place. */
function mix(roll: unknown, other: unknown, rng: Rng): unknown {
  const mixed = structuredClone(roll);
  const places = leavesOf(mixed);
  const found = leavesOf(other);
  if (places.length === 0 || found.length === 0) return mixed;
  for (let i = 0; i <= rng(2); i++) {
    const place = places[rng(places.length)]!;
    const old = place.at[place.key];
    const fresh = found[rng(found.length)]!;
    const holder = places.find(({ at, key }) => at[key] === fresh.at[fresh.key]);
    place.at[place.key] = fresh.at[fresh.key];
    if (holder) holder.at[holder.key] = old;
  }
  return mixed;
}

interface Leaf {
  readonly at: Record<string, unknown>;
  readonly key: string;
}

function leavesOf(value: unknown): Leaf[] {
  if (typeof value !== 'object' || value === null) return [];
  const at = value as Record<string, unknown>;
  return Object.keys(at).flatMap((key) => (typeof at[key] === 'object' ? leavesOf(at[key]) : [{ at, key }]));
}

/** Something that the viewer can't say now: another seat's or another moment's answer, or nonsense. */
function attemptOf(title: AnyTitle, world: World, viewer: Viewer, rng: Rng): string | undefined {
  if (viewer === 'public') return undefined;
  const turn = title.game.turn(world.state);
  const asked = turn.kind === 'ask' ? turn.seats : [];
  const isOpen = windowOf(title, world) !== undefined; // then whatever could be said along it is taken
  const alone = asked.includes(viewer) ? title.game.options(world.state, viewer) : [];
  const own = isOpen ? optionsIn(title, chainOf(title, world), viewer) : alone;
  const known = asked[rng(asked.length)] ?? viewer;
  const options = turn.kind === 'ask' ? title.game.options(world.state, known) : [];
  const say =
    rng(4) === 0 || options.length === 0 ? `x${rng(100)}` : title.notation.answer.write(options[rng(options.length)]!);
  const isSealed = !isOpen && world.sealed.has(viewer);
  return !isSealed && own.some((option) => title.notation.answer.write(option) === say) ? undefined : say;
}
