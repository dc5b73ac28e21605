import { seeded, silence, type Seat } from '@ridotto/kernel';
import { expect, test } from 'vitest';
import { claim, title as coach } from '../title.ts';
import { mayClaim } from '../rules/declare.ts';
import type { State } from '../rules/model.ts';
import { randomly } from './randomly.ts';

const { game } = coach;

test('what is certain is right in every guessed world, what is impossible in none', () => {
  const rng = seeded(11);
  for (let i = 0; i < 12; i++) {
    const state = randomly(3 + (i % 6), 40, rng);
    for (let seat = 0; seat < state.seats; seat++) {
      const view = game.view(state, seat);
      const verdicts = new Map(
        claim(view).map(({ answer, verdict }) => [coach.notation.answer.write(answer), verdict]),
      );
      for (const [say, verdict] of verdicts) {
        if (verdict === 'possible' || say === 'declare seal') continue;
        const world = game.guess(view, rng);
        expect(comesTrue(world, seat, say), `${say} is ${verdict}`).toBe(verdict === 'certain');
      }
    }
  }
});

test('[C39, C45] who may claim a victory knows it from its own view', () => {
  const rng = seeded(12);
  const found = new Set<boolean>();
  for (let i = 0; i < 60; i++) {
    const state = randomly(3 + (i % 6), 10 + i, rng);
    for (let seat = 0; seat < state.seats && !state.result; seat++) {
      const trial = { ...game.clone(state), active: seat, agenda: [{ step: 'act' as const }] };
      const claims = game.options(trial, seat).filter(({ kind }) => kind === 'declare' || kind === 'seal');
      expect(mayClaim(game.view(trial, seat))).toBe(claims.length > 0);
      found.add(claims.length > 0);
    }
  }
  expect(found.size).toBe(2);
});

/** Whether a seat that declared so in this world would win. */
function comesTrue(world: State, seat: Seat, say: string): boolean {
  const trial = { ...game.clone(world), active: seat, agenda: [{ step: 'act' as const }] };
  const option = game.options(trial, seat).find((one) => coach.notation.answer.write(one) === say);
  if (!option) return false;
  game.apply(trial, [option], silence);
  return trial.result!.winners.includes(seat);
}
