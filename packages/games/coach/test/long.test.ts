import { applyGiven, same, seeded, silence, viewersOf } from '@ridotto/kernel';
import { anyGiven } from '@ridotto/kernel/testing';
import { expect, test } from 'vitest';
import { title as coach } from '../title.ts';
import { itemCase, itemKinds } from '../rules/knowledge/clues.ts';
import { only } from '../rules/knowledge/kinds.ts';
import { propagate } from '../rules/knowledge/propagation.ts';
import { fewerThan, type Swap } from '../rules/knowledge/problem.ts';
import { patient } from './patient.ts';
import { coach as ride } from './rules/coach.ts';

const LONG = 180_000; // milliseconds, beside other work

const TURNS = 100;
const LOOKS = [30, 60, 80, 100]; // the turns at which everybody guesses

test.each([3, 4, 5, 6, 7, 8])(
  '[C55] every seat can imagine a world through %i players’ long ride',
  { timeout: LONG },
  (seats) => {
    const { game } = patient(TURNS);
    const rng = seeded(seats);
    const state = game.start(seats, { contraband: seats % 2 === 0 });
    const looked = new Set<number>();
    for (let turn = game.turn(state); turn.kind !== 'over' && state.turn <= TURNS; turn = game.turn(state)) {
      if (LOOKS.includes(state.turn) && !looked.has(state.turn)) {
        looked.add(state.turn);
        for (const viewer of viewersOf(seats)) {
          const view = game.view(state, viewer);
          const world = game.guess(view, rng);
          expect(same(game.view(world, viewer), view) && coach.isSound(world), `turn ${state.turn}, ${viewer}`).toBe(
            true,
          );
        }
      }
      applyGiven(game, state, anyGiven(game, state, rng), silence);
    }
    expect([...looked]).toEqual(LOOKS);
  },
);

test('[C22] [C55] a Bag that was demanded and that nobody read aloud went for the Broken Mirror', () => {
  const table = ride(`order diplomat: mirror key
    brotherhood thug: goblet tome
    order priest: bagGoblet bagKey`);
  table.play('0 demand bagGoblet 2').play('0 exchange mirror');
  const { problem } = propagate(itemCase(table.view(1)).problem)!;
  const swap = problem.clues.findLast((clue): clue is Swap => clue.clue === 'swap')!;
  expect(swap.xs).toBe(only(itemKinds(3).indexOf('mirror')));
});

test('clues that contradict each other leave no world', () => {
  const view = ride(`order diplomat: mirror key
    brotherhood thug: goblet tome
    order priest: bagGoblet bagKey`).view(1);
  const { problem } = itemCase(view);
  const kind = itemKinds(3).indexOf('goblet');
  expect(propagate({ ...problem, clues: [...problem.clues, fewerThan(1, kind, 1)] })).toBeUndefined();
});
