import { silence, type Rng, type Seat } from '@ridotto/kernel';
import { guess } from '../rules/guess.ts';
import type { Answer, State, View } from '../rules/model.ts';
import { game, optionsOf } from '../rules/rules.ts';
import { preview } from '../rules/rewards.ts';
import { standing, worth } from './bot.ts';
import { openTo, winningTurn } from './threats.ts';

/** How much of a round a player plays through in its mind. */
export interface Depth {
  readonly answers: number; // the best by the first look
  readonly worlds: number; // hands of the others
  readonly tries: number; // places that each player of such a world weighs before it chooses
}

interface Candidate {
  readonly answer: Answer;
  readonly look: number; // what it seems to be worth at first sight
  readonly open: ReadonlySet<number>; // gaps through which somebody else can win after it
  sum: number;
}

/** The answer after which the round ends best, over worlds in which everybody plays it to its end. */
export function searched(view: View, options: readonly Answer[], depth: Depth, rng: Rng): Answer {
  const me = view.viewer as Seat;
  const worlds = Array.from({ length: depth.worlds }, () => guess(view, rng));
  const candidates = chosen(ranked(worlds[0]!, me, options), depth);
  if (candidates.length === 1) return candidates[0]!.answer;
  for (const world of worlds) {
    const seed = rng(2 ** 32);
    for (const candidate of candidates) candidate.sum += playedOn(world, me, candidate.answer, depth, again(seed));
  }
  return candidates.reduce((top, one) => (one.sum > top.sum ? one : top)).answer;
}

/** The same chance for every candidate in a world. */
function again(seed: number): Rng {
  let a = seed | 0;
  return (below) => {
    a = (Math.imul(a, 1_664_525) + 1_013_904_223) | 0;
    return Math.floor(((a >>> 8) / 2 ** 24) * below);
  };
}

/** The best at first sight first. */
const ranked = (world: State, me: Seat, options: readonly Answer[]): Candidate[] =>
  options
    .map((answer) => ({ answer, look: worth(world, me, answer), open: openTo(after(world, [answer]), me), sum: 0 }))
    .sort((a, b) => b.look - a.look);

const GUARDS = 2; // answers for each gap through which somebody else can win

/** The best by the first look, and for each gap that one of them opens or leaves open the best of those that don't. */
function chosen(all: readonly Candidate[], { answers }: Depth): Candidate[] {
  const first = all.slice(0, answers);
  const open = new Set(first.flatMap((one) => [...one.open]));
  const shutting = [...open].flatMap((gap) => all.filter((one) => !one.open.has(gap)).slice(0, GUARDS));
  return [...new Set([...first, ...shutting])];
}

/** How the seat stands when the round is over, the others playing by a quick eye. */
function playedOn(world: State, me: Seat, answer: Answer, { tries }: Depth, rng: Rng): number {
  const { round } = world;
  let state = after(world, [answer]);
  while ((state.phase === 'place' || state.phase === 'ability') && state.round === round) {
    state = quick(state, state.toMove, tries, rng);
  }
  return standing(state, me);
}

const ALARMED = 4; // times as many tries of whoever sees another win

/** After a turn that wins; else after the best of a few drawn at random, of more where another is about to win. */
function quick(state: State, seat: Seat, calm: number, rng: Rng): State {
  const now = preview(state);
  const win = state.phase === 'place' ? winningTurn(state, seat, now) : undefined;
  if (win) return after(state, win);
  const options = optionsOf(state, state.hands[seat]!);
  let best = drawn(state, seat, options, rng);
  if (calm < 2 || options.length === 1) return best;
  const tries = (now.win?.seat ?? seat) === seat ? calm : ALARMED * calm;
  let most = standing(best, seat);
  for (let i = 1; i < tries; i++) {
    const other = drawn(state, seat, options, rng);
    const look = standing(other, seat);
    if (look > most) [best, most] = [other, look];
  }
  return best;
}

/** After any answer, and any use of whoever is hired by it. */
function drawn(state: State, seat: Seat, options: readonly Answer[], rng: Rng): State {
  const next = after(state, [options[rng(options.length)]!]);
  if (next.phase !== 'ability') return next;
  const uses = optionsOf(next, next.hands[seat]!);
  game.apply(next, [uses[rng(uses.length)]!], silence);
  return next;
}

function after(state: State, turn: readonly Answer[]): State {
  const next = game.clone(state);
  for (const answer of turn) game.apply(next, [answer], silence);
  return next;
}
