import type { Net } from '@ridotto/bots';
import { seeded, silence, type Rng } from '@ridotto/kernel';
import { guess } from '../rules/guess.ts';
import type { State, View } from '../rules/model.ts';
import { reachable, type Reached } from '../rules/reachable.ts';
import { game } from '../rules/rules.ts';
import { decided, sightOf } from './sight.ts';
import { Eye } from './value.ts';

/** How far somebody looks. */
export interface Foresight {
  readonly ends: number; // of its own turn that it thinks through
  readonly worlds: number; // in which it does; none: it looks no further than its own turn
}

interface Chance {
  readonly end: Reached;
  readonly isDecided: boolean;
  chance: number; // to win the round
}

/** A world that the view allows, with the chance of what is drawn in it. */
interface World {
  readonly state: State;
  readonly seed: number;
}

const SEEDS = 2 ** 31;

/** By what chances are judged: at the own turns, and at the opponent's. */
export interface Judges {
  readonly own: Net;
  readonly other: Net;
}

/**
 * The end of a turn that leads to the best own next turn, over worlds: in each the opponent makes the turn that it would
 * like best, going by what it knows.
 */
export function foreseen(view: View, ends: readonly Reached[], nets: Judges, depth: Foresight, rng: Rng): Reached {
  const worlds = Array.from({ length: Math.max(1, depth.worlds) }, () => ({
    state: guess(view, rng),
    seed: rng(SEEDS),
  }));
  let left = byChance(worlds[0]!.state, ends, nets.own).slice(0, depth.ends); // the worlds differ in what it doesn't see
  if (depth.worlds === 0 || left[0]!.chance === 1) return left[0]!.end;
  const step = Math.ceil(worlds.length / SIEVES);
  for (let from = 0; from < worlds.length && left.length > 1; from += step)
    left = sieved(left, worlds.slice(from, from + step), from, nets);
  return left[0]!.end;
}

const SIEVES = 4; // times that the worse half is given up

/** The better half of some ends, the best first, after so many worlds and these. */
function sieved(ends: readonly Chance[], worlds: readonly World[], before: number, nets: Judges): Chance[] {
  for (const one of ends) {
    if (one.isDecided) continue;
    const sum = worlds.reduce((part, world) => part + comesTo(world, one.end, nets), before * one.chance);
    one.chance = sum / (before + worlds.length);
  }
  return ends.toSorted((a, b) => b.chance - a.chance).slice(0, Math.ceil(ends.length / 2));
}

/** The ends of the turn under way by their chances, the best first. */
function byChance(state: State, ends: readonly Reached[], net: Net): Chance[] {
  return chancesOf(state, ends, net).sort((a, b) => b.chance - a.chance);
}

function chancesOf(state: State, ends: readonly Reached[], net: Net): Chance[] {
  const sight = sightOf(state, state.toMove!);
  const eye = new Eye(net, sight);
  return ends.map((end) => {
    const sure = decided(sight, end);
    return { end, isDecided: sure !== undefined, chance: sure ?? eye.chance(end.board, end.spent) };
  });
}

const bestOf = (state: State, net: Net): Chance =>
  chancesOf(state, reachable(state), net).reduce((top, one) => (one.chance > top.chance ? one : top));

/** What an end of a turn comes to in a world, after the opponent's turn and with the best that can be made of it. */
function comesTo({ state: world, seed }: World, end: Reached, nets: Judges): number {
  const me = world.toMove;
  const rng = seeded(seed);
  const state = game.clone(world);
  makeTurn(state, end, rng);
  if (state.outcome === null) makeTurn(state, bestOf(state, nets.other).end, rng);
  if (state.outcome === null) return bestOf(state, nets.own).chance;
  const { winner } = state.outcome;
  return winner === null ? 0.5 : winner === me ? 1 : 0;
}

/** A turn and what is drawn after it, until somebody is to move or the round is over. */
function makeTurn(state: State, { steps }: Reached, rng: Rng): void {
  for (const step of steps) game.apply(state, [step], silence);
  while (state.outcome === null && state.phase !== 'turn') game.applyRoll(state, game.roll(state, rng), silence);
}
