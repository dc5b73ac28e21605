import type { Rng } from './game.ts';
import type { Kinds } from './kinds.ts';
import type { Player } from './player.ts';

/** What a seat knows of a game that is over. */
export interface Finished<K extends Kinds> {
  readonly view: K['view'];
  readonly told: readonly K['event'][];
  readonly score: number; // 1 won, 0 lost, half where nobody won
}

/** Somebody who learns to beat one player, from games against it. It sees what its seat sees, as everybody does. */
export interface Pupil<K extends Kinds> {
  /** How it plays while it learns: it tries things. */
  readonly learner: Player<K>;
  /** Learns from the learner's last game. `late`: how much of its time is over, from 0 to 1. */
  learn(finished: Finished<K>, late: number): void;
  /** Ways to make use of what it has learnt, by name; the first is to make none. */
  manners(): Readonly<Record<string, Player<K>>>;
}

/** Begins pupils, for a game of two. */
export interface Responder<K extends Kinds> {
  begin(rng: Rng): Pupil<K>;
}
