import { seeded, type AnyAnalyst, type AnyTitle, type Scale, type Scales } from '@ridotto/kernel';
import { botGame } from './bot-games.ts';
import { mean, onScale, Z } from './chance.ts';
import { lookersAt, shareOut } from './counts.ts';
import { momentsOf } from './moments.ts';
import { Playouts, sharesOf } from './playouts.ts';

/** What playouts said of a seat at some moment of a bots' game, and what it got in the end. */
export type Pair = readonly [raw: number, share: number];

/** Both kinds of playouts: from worlds that the seat couldn't tell apart, and from the true one. */
export interface Samples {
  readonly honest: readonly Pair[];
  readonly open: readonly Pair[];
}

export interface Calibrated {
  readonly title: AnyTitle;
  readonly analyst: AnyAnalyst;
  readonly seats: number;
}

const LOOKS = 4; // moments of each game: more of them would say much the same
const EYES = 2; // seats of each moment

const NO_SAMPLES: Samples = { honest: [], open: [] };

const together = (all: readonly Samples[]): Samples => ({
  honest: all.flatMap(({ honest }) => honest),
  open: all.flatMap(({ open }) => open),
});

/** Looks at a few moments of one game of bots, early and late ones alike. */
export function samplesOf(calibrated: Calibrated, seed: number): Samples {
  const { title, analyst, seats } = calibrated;
  const log = botGame(title, seats, seed);
  const moments = log && momentsOf(title, log);
  if (!moments || 'refused' in moments) return NO_SAMPLES;
  const end = title.game.turn(moments.at(-1)!.state);
  const shares = end.kind === 'over' ? sharesOf(end.payoffs) : [];
  const { count } = shareOut(calibrated, moments);
  const playouts = new Playouts(title, analyst, seed);
  const rng = seeded(~seed);
  const points = moments.slice(0, -1).filter(({ state }) => lookersAt(calibrated, state).length > 0);
  const part = points.length / LOOKS;
  const looks = Array.from({ length: LOOKS }, (_, look) => Math.floor(part * look + (part * rng(1000)) / 1000));
  return together(
    looks.map((look) => {
      const { state, at } = points[Math.min(points.length - 1, look)]!;
      const lookers = lookersAt(calibrated, state);
      const first = rng(lookers.length);
      const eyes = lookers.flatMap((_, i) => (i < EYES ? [lookers[(first + i) % lookers.length]!] : []));
      const open = playouts.open(state, at, seats, count);
      return {
        honest: eyes.map((seat) => [
          mean(playouts.honest(state, at, seat, count, playouts.advice(state, at, seat)).map(({ share }) => share)),
          shares[seat]!,
        ]),
        open: shares.map((share, seat) => [mean(open.map((one) => one[seat]!)), share]),
      };
    }),
  );
}

const MOST_GROUPS = 12;
const GAMES_EACH = 60; // behind a group: moments of fewer games end alike by chance
const ENOUGH = 20; // samples in which all playouts agreed: of fewer nothing is concluded

/** The scales that the samples of some games show; how sure a knot is goes by games too. */
export function fitScales(games: readonly Samples[]): Scales {
  const groups = Math.max(1, Math.min(MOST_GROUPS, Math.floor(games.length / GAMES_EACH)));
  const { honest, open } = together(games);
  return {
    each: Math.max(1, Math.floor(games.length / groups)),
    honest: fitScale(honest, groups),
    open: fitScale(open, groups),
  };
}

/** Equal parts of all samples, but that the outermost are cut in two: beyond its last knot a scale goes no farther. */
const boundsOf = (groups: number): readonly number[] =>
  [0, 1 / 2, ...Array.from({ length: groups - 1 }, (_, i) => i + 1), groups - 1 / 2, groups].map((at) => at / groups);

/**
 * Samples in order of what playouts said, in groups; groups that fall are put together (isotonic regression). Where all
 * playouts agree the end is near, and much surer than where nearly all do: those are groups of their own.
 */
export function fitScale(samples: readonly Pair[], groups = MOST_GROUPS): Scale {
  const sorted = samples.toSorted(([a], [b]) => a - b);
  const [lost, won] = [0, 1].map((end) => agreedOn(sorted, end));
  const undecided = sorted.slice(lost!.length, sorted.length - won!.length);
  const bounds = boundsOf(groups).map((part) => Math.round(part * undecided.length));
  const parts = bounds.slice(1).map((to, i) => undecided.slice(bounds[i], to));
  const all = [lost!, ...parts, won!].filter((group) => group.length > 0);
  return rising(all).flatMap(knotsOf);
}

/** The samples in which all playouts ended like this, if there are enough of them. */
function agreedOn(samples: readonly Pair[], end: number): Pair[] {
  const some = samples.filter(([raw]) => raw === end);
  return some.length < ENOUGH ? [] : some;
}

/** The same groups, but that none stands below the one before it. */
function rising(groups: readonly Pair[][]): Pair[][] {
  const risen: Pair[][] = [];
  for (const group of groups) {
    risen.push(group);
    while (risen.length > 1 && !isBelow(risen.at(-2)!, risen.at(-1)!)) risen.push(risen.splice(-2).flat());
  }
  return risen;
}

/** A knot in the middle of a group; beside one where all playouts agree another at its end, so that nothing leans on that. */
function knotsOf(group: readonly Pair[], i: number, groups: readonly Pair[][]): Scale {
  const raws = group.map(([raw]) => raw);
  const share = rounded(mean(group.map(([, came]) => came)));
  const ends = [
    ...(groups[i - 1]?.at(-1)![0] === 0 && raws[0]! > 0 ? [raws[0]!] : []),
    mean(raws),
    ...(groups[i + 1]?.[0]![0] === 1 && raws.at(-1)! < 1 ? [raws.at(-1)!] : []),
  ];
  return [...new Set(ends.map(rounded))].map((raw) => [raw, share]);
}

const isBelow = (one: readonly Pair[], other: readonly Pair[]): boolean =>
  rounded(mean(one.map(([raw]) => raw))) < rounded(mean(other.map(([raw]) => raw))) &&
  mean(one.map(([, share]) => share)) < mean(other.map(([, share]) => share));

const rounded = (number: number): number => Math.round(number * 1000) / 1000;

/** A tenth of all chances: what was said on average, what came of it, and by how much that may differ by chance. */
export interface Tenth {
  readonly tenth: number;
  readonly samples: number;
  readonly said: number;
  readonly came: number;
  readonly doubt: number; // in 95 cases of 100 it is no more
}

/** What a scale said of a game at one moment, and what came. */
interface Said extends Pick<Tenth, 'said' | 'came'> {
  readonly game: number;
}

/** What scales said, each of its own games. */
export function tenthsOf(parts: readonly (readonly [Scale, readonly (readonly Pair[])[]])[]): Tenth[] {
  const tenths = Array.from({ length: 10 }, (): Said[] => []);
  let game = 0;
  for (const [scale, games] of parts)
    for (const samples of games) {
      game++;
      for (const [raw, came] of samples) {
        const said = onScale(scale, raw);
        tenths[Math.min(9, Math.floor(said * 10))]!.push({ said, came, game });
      }
    }
  return tenths.flatMap((all, tenth) => (all.length === 0 ? [] : [tenthOf(tenth, all)]));
}

const tenthOf = (tenth: number, all: readonly Said[]): Tenth => ({
  tenth,
  samples: all.length,
  said: mean(all.map(({ said }) => said)),
  came: mean(all.map(({ came }) => came)),
  doubt: doubtOf(all),
});

/** Moments of one game end alike, so what chance does is counted game by game. */
function doubtOf(all: readonly Said[]): number {
  const games = [...Map.groupBy(all, ({ game }) => game).values()];
  const offs = games.map((some) => some.reduce((sum, { said, came }) => sum + came - said, 0));
  return (Z * Math.hypot(...offs)) / all.length;
}
