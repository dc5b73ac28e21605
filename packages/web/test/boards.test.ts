import { volto } from '@ridotto/games/volto';
import { checkBoard } from '@ridotto/kit/testing';
import { test } from 'vitest';
import { PRESETS, slotsOf } from '../src/games/volto/arrangement.ts';
import { arrange, square, type VoltoPlay } from '../src/games/volto/board.ts';
import { rowsSeen } from '../src/games/volto/places.ts';

test('Volto: every answer by touch, by drag and by keys, and none but those', () => {
  const around = { rows: () => rowsSeen(0), canBe: () => [], marked: () => [], last: () => ({}) };
  checkBoard(volto, {
    seats: 2,
    setup: {},
    games: 4,
    seed: 1,
    sample: 20,
    board: (play) => {
      const seen = () => play as unknown as VoltoPlay;
      return play.view.phase === 'arrange'
        ? (arrange(seen, () => slotsOf(PRESETS.guard)) as never)
        : square(seen, around);
    },
  });
});
