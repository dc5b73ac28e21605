import { seeded, type Kinds, type Player, type Pool, type Seat, type Title } from '@ridotto/kernel';
import { playMatch } from './match.ts';

/** What two players are measured on. */
export interface Contest<K extends Kinds> {
  readonly title: Title<K>;
  readonly pool: Pool<K> | undefined;
  readonly seats: number;
  readonly setup: K['setup'];
  readonly candidate: Player<K>;
  readonly other: Player<K>;
  readonly seed: number;
  readonly cap: number;
  now?(): number; // milliseconds; where absent, nothing is timed
}

/** A game of a block, from the candidate's side. */
export interface GameResult {
  readonly score: number; // 1 won, 0 lost, half where nobody won
  readonly end: string; // the rules' reason, or `cap`
  readonly turns: number;
}

/** Games with the same chance, in which the candidate has had every place once. */
export interface BlockResult {
  readonly block: number;
  readonly games: readonly GameResult[];
  readonly times: readonly number[]; // how many of the candidate's thoughts took up to so long as TIMES says
  readonly longest: number; // milliseconds
}

/** Milliseconds; the last is for all that took longer. */
export const TIMES = [1, 2, 5, 10, 20, 50, 100, 150, 200, 300, 500, 1000, 1500, 3000, Infinity] as const;

/** Plays one block. It follows from the contest and its number alone, the times aside. */
export function playBlock<K extends Kinds>(contest: Contest<K>, block: number): BlockResult {
  const { pool, seats } = contest;
  const times = TIMES.map(() => 0);
  let longest = 0;
  const candidate = timed(contest, (milliseconds) => {
    times[TIMES.findIndex((most) => milliseconds <= most)]!++;
    longest = Math.max(longest, milliseconds);
  });
  const places = pool?.sides ? 2 : seats;
  const games = Array.from({ length: places }, (_, place) => playPlaced({ ...contest, candidate }, block, place));
  return { block, games, times, longest: Math.round(longest * 10) / 10 };
}

function timed<K extends Kinds>({ candidate, now }: Contest<K>, took: (milliseconds: number) => void): Player<K> {
  if (!now) return candidate;
  return (asked, rng) => {
    const from = now();
    const reply = candidate(asked, rng);
    took(now() - from);
    return reply;
  };
}

function playPlaced<K extends Kinds>(contest: Contest<K>, block: number, place: number): GameResult {
  const { title, pool, seats, setup, candidate, other, seed, cap } = contest;
  let own: readonly Seat[] = [];
  const { over, turns } = playMatch(title, pool, {
    seats,
    setup,
    cap,
    chance: seeded(mix(seed, block)),
    mind: (seat, question) => seeded(mix(seed, block, place, seat, question)),
    seated(state) {
      const sides = pool?.sides?.(state) ?? Array.from({ length: seats }, (_, seat) => seat);
      own = sides.flatMap((side, seat) => (side === place ? [seat] : []));
      return sides.map((side) => (side === place ? candidate : other));
    },
  });
  if (!over) return { score: 0.5, end: 'cap', turns };
  return { score: scoreOf(over.payoffs, own), end: over.reason, turns };
}

/** Whoever has the highest payoff has won; where all have the same, nobody has. */
function scoreOf(payoffs: readonly number[], own: readonly Seat[]): number {
  const best = Math.max(...payoffs);
  if (payoffs.every((payoff) => payoff === best)) return 0.5;
  const winners = payoffs.flatMap((payoff, seat) => (payoff === best ? [seat] : []));
  return winners.filter((seat) => own.includes(seat)).length / winners.length;
}

/** One seed from several numbers. */
export function mix(...numbers: readonly number[]): number {
  let hash = 0x811c9dc5;
  for (const number of numbers) {
    hash = Math.imul(hash ^ (number >>> 0), 0x01000193);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    hash ^= hash >>> 13;
  }
  return hash >>> 0;
}
