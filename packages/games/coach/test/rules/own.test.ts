import { expect, test } from 'vitest';
import { title } from '../../title.ts';
import { ownTable } from '../../rules/own.ts';
import { calmGames } from '../calm.ts';

test('[C52] in random games a seat’s question and options follow from its view alone', () => {
  const steps = new Set<string>();
  calmGames(60, (state) => {
    const turn = title.game.turn(state);
    if (turn.kind !== 'ask') return;
    for (const seat of turn.seats) {
      const own = ownTable(title.game.view(state, seat), seat);
      expect(title.game.turn(own)).toEqual(turn);
      expect(title.game.options(own, seat)).toEqual(title.game.options(state, seat));
    }
    steps.add(state.agenda.at(-1)!.step);
  });
  expect([...steps]).toEqual(
    expect.arrayContaining(['top', 'become', 'take', 'contraband', 'gift', 'exchange', 'doctor']),
  );
});
