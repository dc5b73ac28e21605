import type { Rng } from './game.ts';
import type { Kinds } from './kinds.ts';

/** How strong a bot of the house is, from the one who overlooks most on. */
export const LEVELS = ['novice', 'simple', 'able', 'keen', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** Where nobody has chosen, and for people who have left. */
export const USUAL_LEVEL: Level = 'able';

/** All that a seat has to go by when it is asked. */
export interface Asked<K extends Kinds> {
  readonly view: K['view'];
  readonly told: readonly K['event'][]; // as this seat heard it, since the beginning, where views of the game forget
  readonly options: readonly K['answer'][];
}

/** Answers with an option, and with what its seat would say right after it: a whole turn, as far as it is foreseen. */
export type Reply<K extends Kinds> = readonly [K['answer'], ...K['answer'][]];

/** Who plays. Same question and same chance, same answer. */
export type Player<K extends Kinds> = (asked: Asked<K>, rng: Rng) => Reply<K>;

/** The players of a game, by level. */
export type Players<K extends Kinds> = Readonly<Record<Level, Player<K>>>;

/** What players of a game are measured by, and how. It is frozen: a measure that changes measures nothing. */
export interface Pool<K extends Kinds> {
  readonly players: Readonly<Record<string, Player<K>>>;
  readonly cap: number; // turns after which a game counts as endless
  /** Turns played so far; where absent, answers are counted. */
  turns?(state: K['state']): number;
  /** Who plays together, where that is dealt: by seat, as soon as it is. Where absent, each plays alone. */
  sides?(state: K['state']): readonly number[] | undefined;
}
