import type { Rng } from '@ridotto/kernel';
import { arrangements, kindsIn } from '../rules/arrangements.ts';
import { COLUMNS, type Arrange } from '../rules/model.ts';

const LADIES = 3; // none, one or both in front
const SORTS = 2 * COLUMNS * LADIES;
const DOUBT = 8; // games of each sort that are taken for drawn before there was any
const CURIOUS = 0.5;

/** Where the Candidate stands, either side alike, and how many Ladies stand in front. */
function sortOf({ masks }: Arrange): number {
  const kinds = kindsIn(masks);
  const slot = kinds.indexOf('candidate');
  const ladies = kinds.slice(COLUMNS).filter((kind) => kind === 'lady').length;
  const column = Math.min(slot % COLUMNS, COLUMNS - 1 - (slot % COLUMNS));
  return ((slot < COLUMNS ? 0 : COLUMNS) + column) * LADIES + ladies;
}

/** Learns which sorts of arrangements do best: a bandit that tries what is good or hardly known (UCB). */
export class Arranging {
  readonly #games = new Float64Array(SORTS);
  readonly #sums = new Float64Array(SORTS);

  learn(arranged: Arrange, score: number): void {
    this.#games[sortOf(arranged)]!++;
    this.#sums[sortOf(arranged)]! += score;
  }

  /** What to try next. */
  tried(rng: Rng): Arrange {
    const all = Math.log(1 + this.#games.reduce((sum, games) => sum + games, 0));
    return this.#best(rng, (sort) => this.#mean(sort) + CURIOUS * Math.sqrt(all / (1 + this.#games[sort]!)));
  }

  /** What has done best. */
  best(rng: Rng): Arrange {
    return this.#best(rng, (sort) => this.#mean(sort));
  }

  #mean(sort: number): number {
    return (this.#sums[sort]! + DOUBT / 2) / (this.#games[sort]! + DOUBT);
  }

  /** Of a few of all sorts the best: any of its sort. */
  #best(rng: Rng, liking: (sort: number) => number): Arrange {
    const all = arrangements();
    const drawn = Array.from({ length: DRAWN }, () => all[rng(all.length)]!);
    return drawn.reduce((top, one) => (liking(sortOf(one)) > liking(sortOf(top)) ? one : top));
  }
}

const DRAWN = 200;
