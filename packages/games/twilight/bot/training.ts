import { Net, copyOf, sparse, worthBefore, type Sparse } from '@ridotto/bots';
import { seeded, silence, type Lesson, type Rng, type Seat, type Trainer } from '@ridotto/kernel';
import type { State } from '../rules/model.ts';
import { reachable } from '../rules/reachable.ts';
import { game } from '../rules/rules.ts';
import { decided, sightOf } from './sight.ts';
import { Eye, INPUTS, VALUE_IS, inputsOf } from './value.ts';

const HIDDEN = 32;
const RATE = { first: 0.02, last: 0.002 };
const WHIM = { first: 0.15, last: 0.03 }; // of turns that are made at random
const TESTED = 20; // every so many rounds are kept to see what was learnt,
const KEPT = 100; // the latest of them
const DIGITS = 3;

/** The end of a turn, as the value goes by it. */
interface Ended {
  readonly inputs: Sparse;
  readonly chance: number; // that its seat wins the round, as it was thought then
  readonly best: number; // that of the best end there was: another, where the turn was made at random
}

/** Learns how likely who has ended a turn wins the round, from rounds against itself. */
export const trainer: Trainer = {
  ...VALUE_IS,
  train(games, seed, played): Lesson {
    const rng = seeded(seed);
    const net = Net.newborn(INPUTS, HIDDEN, rng);
    const newborn = Net.of(net.rows(DIGITS));
    const tested: Learnt[][] = [];
    for (let at = 0; at < games; at++) {
      const now = (range: { first: number; last: number }) => range.first + ((range.last - range.first) * at) / games;
      const learnt = targetsOf(playRound(net, now(WHIM), rng));
      if (at % TESTED !== 0) for (const { inputs, target } of learnt) net.learn(inputs, target, now(RATE));
      else tested.push(learnt);
      if (tested.length > KEPT) tested.shift();
      played(at + 1);
    }
    const weights = net.rows(DIGITS);
    const surprise = { before: surpriseAt(tested, newborn), after: surpriseAt(tested, Net.of(weights)) };
    return { weights, surprise };
  },
};

interface Round {
  readonly ends: readonly Ended[]; // turn by turn, the two seats in turn
  readonly score: number; // of whoever made the last turn
}

/** A round of the net against itself. */
function playRound(net: Net, whim: number, rng: Rng): Round {
  const state = game.start(2, {});
  const ends: Ended[] = [];
  let mover: Seat = 0;
  while (state.outcome === null) {
    if (state.phase !== 'turn') game.applyRoll(state, game.roll(state, rng), silence);
    else {
      mover = state.toMove!;
      ends.push(playTurn(state, mover, net, whim, rng));
    }
  }
  const { winner } = state.outcome;
  return { ends, score: winner === null ? 0.5 : winner === mover ? 1 : 0 };
}

function playTurn(state: State, seat: Seat, net: Net, whim: number, rng: Rng): Ended {
  const sight = sightOf(state, seat);
  const eye = new Eye(net, sight);
  const all = reachable(state);
  const chances = all.map((end) => decided(sight, end) ?? eye.chance(end.board, end.spent));
  const best = chances.indexOf(Math.max(...chances));
  const chosen = rng(1000) < whim * 1000 ? rng(all.length) : best;
  const end = all[chosen]!;
  for (const step of end.steps) game.apply(state, [step], silence);
  return { inputs: copyOf(inputsOf(sight, end)), chance: chances[chosen]!, best: chances[best]! };
}

interface Learnt {
  readonly inputs: Sparse;
  readonly target: number;
  readonly score: number;
}

/** What each end of a turn has turned out to be worth: what came of it, until somebody did what it wouldn't for a reason. */
function targetsOf({ ends, score }: Round): Learnt[] {
  const learnt: Learnt[] = [];
  let target = score;
  let result = score;
  for (const { inputs, chance, best } of ends.toReversed()) {
    learnt.push({ inputs, target, score: result });
    target = 1 - (chance === best ? worthBefore(target, chance) : best);
    result = 1 - result;
  }
  return learnt;
}

/** The mean surprise at who won, in nats. */
function surpriseAt(rounds: readonly (readonly Learnt[])[], net: Net): number {
  const all = rounds.flat();
  const none = net.begin(sparse(0));
  const sum = all.reduce((part, { inputs, score }) => {
    const chance = Math.min(0.999, Math.max(0.001, net.chance(none, inputs)));
    return part - score * Math.log(chance) - (1 - score) * Math.log(1 - chance);
  }, 0);
  return sum / all.length;
}
