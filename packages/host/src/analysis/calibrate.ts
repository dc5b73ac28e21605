import { seeded, type AnyAnalyst, type AnyTitle, type Scale, type Scales } from '@ridotto/kernel';
import { botGame } from './bot-games.ts';
import { onScale } from './chance.ts';
import { countFor, lookersAt } from './counts.ts';
import { momentsOf } from './moments.ts';
import { Playouts, sharesOf } from './playouts.ts';

/** What playouts said of a seat at some moment of a bots' game, and what it got in the end. */
export interface Sample {
  readonly honest: number;
  readonly open: number;
  readonly share: number;
}

export interface Calibrated {
  readonly title: AnyTitle;
  readonly analyst: AnyAnalyst;
  readonly seats: number;
}

const LOOKS = 2; // moments of each game: more of them would say much the same

/** Looks at a few moments of one game of bots, each with the eyes of one seat. */
export function samplesOf(calibrated: Calibrated, seed: number): Sample[] {
  const { title, analyst, seats } = calibrated;
  const log = botGame(title, seats, seed);
  const moments = log && momentsOf(title, log);
  if (!moments || 'refused' in moments) return [];
  const end = title.game.turn(moments.at(-1)!.state);
  const shares = end.kind === 'over' ? sharesOf(end.payoffs) : [];
  const count = countFor(calibrated, moments);
  const playouts = new Playouts(title, analyst, seed);
  const rng = seeded(~seed);
  const points = moments.slice(0, -1).filter(({ state }) => lookersAt(calibrated, state).length > 0);
  return Array.from({ length: LOOKS }, (_, look) => {
    const part = points.length / LOOKS; // early and late ones alike
    const { state, at } = points[Math.min(points.length - 1, Math.floor(part * look + (part * rng(1000)) / 1000))]!;
    const lookers = lookersAt(calibrated, state);
    const seat = lookers[rng(lookers.length)]!;
    return {
      honest: mean(playouts.honest(state, at, seat, count, playouts.advice(state, at, seat))),
      open: mean(playouts.open(state, at, seats, count).map((one) => one[seat]!)),
      share: shares[seat]!,
    };
  });
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

const KNOTS = 10;

/** The scales that these samples show. */
export const fitScales = (samples: readonly Sample[]): Scales => ({
  each: Math.max(1, Math.floor(samples.length / KNOTS)),
  honest: fitScale(samples.map(({ honest, share }) => [honest, share])),
  open: fitScale(samples.map(({ open, share }) => [open, share])),
});

type Pair = readonly [raw: number, share: number];

/** Samples in order of what playouts said, in groups of one size; groups that fall are put together (isotonic regression). */
export function fitScale(samples: readonly Pair[]): Scale {
  const sorted = samples.toSorted(([a], [b]) => a - b);
  const groups: Pair[][] = Array.from({ length: KNOTS }, (_, i) =>
    sorted.slice(Math.round((i * sorted.length) / KNOTS), Math.round(((i + 1) * sorted.length) / KNOTS)),
  ).filter((group) => group.length > 0);
  for (let i = 1; i < groups.length;) {
    if (isBelow(groups[i - 1]!, groups[i]!)) i++;
    else {
      groups.splice(i - 1, 2, [...groups[i - 1]!, ...groups[i]!]);
      i = Math.max(1, i - 1);
    }
  }
  return groups.map((group) => [
    rounded(mean(group.map(([raw]) => raw))),
    rounded(mean(group.map(([, share]) => share))),
  ]);
}

const isBelow = (one: readonly Pair[], other: readonly Pair[]): boolean =>
  rounded(mean(one.map(([raw]) => raw))) < rounded(mean(other.map(([raw]) => raw))) &&
  mean(one.map(([, share]) => share)) < mean(other.map(([, share]) => share));

const rounded = (number: number): number => Math.round(number * 1000) / 1000;

/** A tenth of all chances: what was said on average, what came of it, and between which bounds that may lie by chance. */
export interface Tenth {
  readonly tenth: number;
  readonly samples: number;
  readonly said: number;
  readonly came: number;
}

export function tenthsOf(scale: Scale, samples: readonly Pair[]): Tenth[] {
  const tenths = Array.from({ length: 10 }, (): Pair[] => []);
  for (const [raw, share] of samples) {
    const said = onScale(scale, raw);
    tenths[Math.min(9, Math.floor(said * 10))]!.push([said, share]);
  }
  return tenths.flatMap((all, tenth) =>
    all.length === 0
      ? []
      : [
          {
            tenth,
            samples: all.length,
            said: mean(all.map(([said]) => said)),
            came: mean(all.map(([, share]) => share)),
          },
        ],
  );
}
