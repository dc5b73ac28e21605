import { seeded, silence } from '@ridotto/kernel';
import { expect, test } from 'vitest';
import type { State } from '../rules/model.ts';
import { notation } from '../rules/notation.ts';
import { game } from '../rules/rules.ts';
import { favouriteAfter, legalSteps, type Position } from './ledger.ts';
import { anyPosition } from './positions.ts';

const POSITIONS = 4000;

test(`[T10-T30] a second reading of the ledger finds the same steps and boards in ${POSITIONS} positions`, () => {
  const rng = seeded(21);
  let compared = 0;
  while (compared < POSITIONS) {
    const state = anyPosition(rng);
    while (state.phase === 'turn' && compared < POSITIONS) {
      compare(state);
      compared++;
      const options = game.options(state, state.toMove!);
      const plays = options.filter(({ kind }) => kind === 'play');
      if (plays.length === 0) break;
      game.apply(state, [plays[rng(plays.length)]!], silence);
    }
  }
});

/** Every option of a position, and what the table is like after it. */
function compare(state: State): void {
  const here = notation.position.write(state) as Position;
  const expected = legalSteps(here);
  const options = game.options(state, state.toMove!);
  expect(options.map((option) => notation.answer.write(option)).sort()).toEqual([...expected.keys()].sort());
  for (const option of options) {
    const next = game.clone(state);
    game.apply(next, [option], silence);
    const there = notation.position.write(next) as Position;
    const { D, w, e, M, H } = expected.get(notation.answer.write(option))!;
    const stepped = (option.kind === 'end' || option.kind === 'word') && Math.abs(D) < 7;
    expect([there.doge, ...there.guards, there.merchant, there.harlequin, there.favourite]).toEqual([
      D,
      w,
      e,
      M,
      H,
      stepped ? favouriteAfter(expected.get(notation.answer.write(option))!, here.favourite) : here.favourite,
    ]);
  }
}
