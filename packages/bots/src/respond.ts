import { seeded, type Kinds, type Player, type Pool, type Pupil, type Responder, type Title } from '@ridotto/kernel';
import { mix } from './block.ts';
import { playMatch } from './match.ts';

/** Whom somebody learns to beat, and for how long. */
export interface Schooling<K extends Kinds> {
  readonly title: Title<K>;
  readonly pool: Pool<K> | undefined;
  readonly setup: K['setup'];
  readonly opponent: Player<K>;
  readonly first: Player<K> | undefined; // to begin with: like the opponent, and quicker
  readonly seed: number;
  readonly cap: number; // turns
  /** How much of its time is over after so many games, from 0 to 1. */
  spent(games: number): number;
}

/** What came of it. */
export interface Graduate<K extends Kinds> {
  readonly player: Player<K>;
  readonly manner: string;
  readonly games: { readonly first: number; readonly opponent: number }; // that it has learnt from
  readonly trials: readonly Trial[];
}

/** A manner that was tried, over games with the same chance as the others'. */
export interface Trial {
  readonly manner: string;
  readonly games: number;
  readonly score: number;
}

const FIRST = 0.25; // of its time it learns against the quicker one,
const LEARNT = 0.7; // until here against the opponent; then it tries its manners

/** Learns to beat a player, and plays in the manner that has done best against it. */
export function respond<K extends Kinds>(schooling: Schooling<K>, responder: Responder<K>): Graduate<K> {
  const { seed, first, opponent, spent } = schooling;
  const pupil = responder.begin(seeded(mix(seed, LEARNING)));
  let played = 0;
  const learnAgainst = (other: Player<K>, until: number) => {
    const from = played;
    for (let late = spent(played); late < until; late = spent(++played)) {
      const { view, told, score } = game(schooling, [pupil.learner, other], played % 2, mix(seed, LEARNING, played));
      pupil.learn({ view, told, score }, late);
    }
    return played - from;
  };
  const games = {
    first: first ? learnAgainst(first, FIRST) : 0,
    opponent: learnAgainst(opponent, LEARNT),
  };
  return { ...tried(schooling, pupil, played), games };
}

const LEARNING = 1;
const TRYING = 2;

interface Tried<K extends Kinds> {
  readonly manner: string;
  readonly player: Player<K>;
  games: number;
  sum: number;
}

const scoreOf = ({ sum, games }: { readonly sum: number; readonly games: number }): number =>
  games === 0 ? 0 : sum / games;

/** The manner that scores best: all are tried in the same games, and the worse half is given up again and again. */
function tried<K extends Kinds>(schooling: Schooling<K>, pupil: Pupil<K>, before: number): Omit<Graduate<K>, 'games'> {
  const all = Object.entries(pupil.manners()).map(([manner, player]): Tried<K> => ({
    manner,
    player,
    games: 0,
    sum: 0,
  }));
  const halvings = Math.ceil(Math.log2(all.length));
  let left = all;
  let played = before;
  for (let halved = 0, pair = 0; halved < halvings; pair++) {
    for (const one of left) played += playPair(schooling, one, pair);
    const late = (schooling.spent(played) - LEARNT) / (1 - LEARNT);
    if (late * halvings < halved + 1) continue;
    left = left.toSorted((a, b) => scoreOf(b) - scoreOf(a)).slice(0, Math.ceil(left.length / 2));
    halved++;
  }
  const { player, manner } = left[0]!;
  return { player, manner, trials: all.map((one) => ({ manner: one.manner, games: one.games, score: scoreOf(one) })) };
}

/** Two games with the same chance, from either seat. */
function playPair<K extends Kinds>(schooling: Schooling<K>, one: Tried<K>, pair: number): number {
  for (const seat of [0, 1]) {
    one.sum += game(schooling, [one.player, schooling.opponent], seat, mix(schooling.seed, TRYING, pair)).score;
    one.games++;
  }
  return 2;
}

/** A game of one at a seat against another, as it is known there when it is over. */
function game<K extends Kinds>(
  { title, pool, setup, cap }: Schooling<K>,
  [one, other]: readonly [Player<K>, Player<K>],
  seat: number,
  seed: number,
) {
  const { state, over, told } = playMatch(title, pool, {
    seats: 2,
    setup,
    cap,
    chance: seeded(seed),
    mind: (asked, question) => seeded(mix(seed, asked, question)),
    seated: () => (seat === 0 ? [one, other] : [other, one]),
  });
  const [own, others] = [over?.payoffs[seat] ?? 0, over?.payoffs[1 - seat] ?? 0];
  return { view: title.game.view(state, seat), told: told(seat), score: own === others ? 0.5 : own > others ? 1 : 0 };
}
