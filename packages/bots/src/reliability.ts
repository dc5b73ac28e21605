import { seeded } from '@ridotto/kernel';
import type { Beliefs, Credence, Kinds, Marginal, Player, Pool, Title } from '@ridotto/kernel';
import { mix } from './block.ts';
import { playMatch } from './match.ts';

/** How true beliefs were. */
export interface Reliability {
  readonly cases: number; // things that were hidden, each time somebody was asked
  readonly loss: number; // mean surprise at the truth, in nats
  readonly brier: number; // mean squared error of a chance
  readonly skill: number; // how much less that is than for one who always says the mean
  readonly tenths: readonly Tenth[];
}

/** The chances that were said to be in one tenth, and how often it was so. */
export interface Tenth {
  readonly count: number;
  readonly said: number;
  readonly was: number;
}

const FLOOR = 1e-4; // nobody is taken to be surer than that

/** The surprise at the truth, in nats, summed over all that a belief is about and that is known of the truth. */
export function logLoss(marginals: readonly Marginal[], truths: Readonly<Record<string, string>>): number {
  return marginals.reduce((sum, { about, chances }) => {
    const truth = truths[about];
    return truth === undefined ? sum : sum - Math.log(Math.max(FLOOR, chances[truth] ?? 0));
  }, 0);
}

/** Counts how often what was said to be likely was so. */
export class Tally {
  #cases = 0;
  #loss = 0;
  #squares = 0;
  #chances = 0;
  #hits = 0;
  readonly #tenths = Array.from({ length: 10 }, () => ({ count: 0, said: 0, was: 0 }));

  add(marginals: readonly Marginal[], truths: Readonly<Record<string, string>>): void {
    for (const { about, chances } of marginals) {
      const truth = truths[about];
      if (truth === undefined) continue;
      this.#cases++;
      this.#loss -= Math.log(Math.max(FLOOR, chances[truth] ?? 0));
      for (const [value, chance] of Object.entries(chances)) this.#note(chance, value === truth ? 1 : 0);
    }
  }

  #note(chance: number, was: number): void {
    this.#chances++;
    this.#hits += was;
    this.#squares += (chance - was) ** 2;
    const tenth = this.#tenths[Math.min(9, Math.floor(chance * 10))]!;
    tenth.count++;
    tenth.said += chance;
    tenth.was += was;
  }

  result(): Reliability {
    const brier = this.#squares / Math.max(1, this.#chances);
    const mean = this.#hits / Math.max(1, this.#chances);
    const constant = mean * (1 - mean);
    return {
      cases: this.#cases,
      loss: this.#loss / Math.max(1, this.#cases),
      brier,
      skill: constant === 0 ? 0 : 1 - brier / constant,
      tenths: this.#tenths.map(({ count, said, was }) => ({
        count,
        said: said / Math.max(1, count),
        was: was / Math.max(1, count),
      })),
    };
  }
}

/** Games in which somebody watches: what is measured on. */
export interface Watch<K extends Kinds> {
  readonly title: Title<K>;
  readonly pool: Pool<K>;
  readonly beliefs: Beliefs<K>;
  readonly seats: number;
  readonly setup: K['setup'];
  readonly watcher: Player<K>; // at seat 0
  readonly others: Player<K>;
  readonly seed: number;
  readonly every: number; // questions of the watcher between two looks
}

/** Plays one game and tallies what its watcher believes, by each credence. */
export function watchGame<K extends Kinds>(
  watch: Watch<K>,
  game: number,
  tallies: Readonly<Record<Credence, Tally>>,
): void {
  const { title, beliefs, pool, seats } = watch;
  let state: K['state'] | undefined;
  let asked = 0;
  const watcher: Player<K> = (question, rng) => {
    if (asked++ % watch.every === 0) {
      const truths = beliefs.truths(state, 0);
      for (const credence of ['proved', 'weighed'] as const) {
        const belief = beliefs.begin(0, credence);
        belief.observe(question.view, question.told);
        tallies[credence].add(belief.marginals(seeded(mix(watch.seed, game, asked))), truths);
      }
    }
    return watch.watcher(question, rng);
  };
  playMatch(title, pool, {
    seats,
    setup: watch.setup,
    cap: pool.cap,
    chance: seeded(mix(watch.seed, game)),
    mind: (seat, question) => seeded(mix(watch.seed, game, seat, question)),
    seated(now) {
      state = now;
      return Array.from({ length: seats }, (_, seat) => (seat === 0 ? watcher : watch.others));
    },
  });
}
