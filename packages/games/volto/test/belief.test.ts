import { expect, test } from 'vitest';
import { beliefs } from '../bot/belief.ts';
import { game } from '../rules/rules.ts';
import { type Event } from '../rules/model.ts';
import { readCell } from '../rules/notation.ts';
import { listen } from '@ridotto/kernel';

/** Both arrange alike, then these moves are made, seat 0 beginning. */
function played(...moves: readonly string[]): { view: ReturnType<typeof game.view>; told: Event[] } {
  const state = game.start(2, {});
  const told: Event[] = [];
  const give = (given: Parameters<typeof listen<never>>[2]) => told.push(...listen(game, state, given as never));
  give({ kind: 'roll', roll: { kind: 'first', seat: 0 } } as never);
  const masks = { kind: 'arrange', masks: 'NAANL CNSLA' };
  give({ kind: 'answers', answers: [masks, masks] } as never);
  for (const move of moves) {
    const [from, to] = move.split('-').map((cell) => readCell(cell)!) as [number, number];
    give({ kind: 'answers', answers: [{ kind: 'move', from, to }] } as never);
  }
  return { view: game.view(state, 0), told };
}

test('before anything has happened every mask may be anything', () => {
  const { view, told } = played();
  const belief = beliefs.begin(0, 'proved');
  belief.observe(view, told);
  for (const { chances } of belief.marginals(() => 0)) expect(chances.noble).toBeCloseTo(0.3, 9);
});

test('[V26] what moves two cells ahead is the Soldier, for all that is known', () => {
  const { view, told } = played('a2-a3', 'c6-c4');
  for (const credence of ['proved', 'weighed'] as const) {
    const belief = beliefs.begin(0, credence);
    belief.observe(view, told);
    expect(belief.marginals(() => 0).find(({ about }) => about === 'c6')!.chances.soldier).toBeCloseTo(1, 9);
  }
});

test('why a kind has become likelier is told by the moves that made it so', () => {
  const { view, told } = played('a2-a3', 'd6-d5', 'a3-a4', 'd5-d4', 'b2-b3', 'e6-d5');
  const belief = beliefs.begin(0, 'weighed');
  belief.observe(view, told);
  const [first, ...rest] = belief.explain('d6', 'lady');
  expect(told[first!.event]!.type).toBe('moved');
  expect(first!.factor).not.toBe(1);
  const strength = (factor: number) => Math.abs(Math.log(factor));
  for (const { factor } of rest) expect(strength(factor)).toBeLessThanOrEqual(strength(first!.factor) + 1e-12);
});

test('going back and forth tells no more than doing it once', () => {
  const chancesAfter = (...moves: readonly string[]) => {
    const { view, told } = played(...moves);
    const belief = beliefs.begin(0, 'weighed');
    belief.observe(view, told);
    return belief.marginals(() => 0).map(({ chances }) => chances);
  };
  const there = ['a2-a3', 'd6-d5'];
  const back = ['a3-a2', 'd5-d6'];
  const once = chancesAfter(...there, ...back);
  expect(chancesAfter(...there, ...back, ...there)).toEqual(once);
  expect(chancesAfter(...there)).not.toEqual(once);
});
