import { mansionAt, setUp, title } from '../../title.ts';
import { seeded, silence } from '@ridotto/kernel';
import { expect, test } from 'vitest';
import { anyPosition } from '../positions.ts';
import { twilight } from '../twilight.ts';
import { previewOf } from '../../pages/preview.ts';
import { latestTurnIn, scenesOf } from '../../pages/latest-turn.ts';
import type { Event, Answer } from '../../title.ts';

const { game, notation } = title;

/** A step of this notation that can be played at the table. */
const playOf = ({ state }: ReturnType<typeof twilight>, say: string): Answer & { readonly kind: 'play' } => {
  const step = game.options(state, 0).find((option) => notation.answer.write(option) === say);
  if (step?.kind !== 'play') throw new Error(`${say} can't be played`);
  return step;
};

test('the preview of a turn is what the rules make of it, step by step and at its end', () => {
  const rng = seeded(11);
  for (let turn = 0; turn < 400; turn++) {
    const state = anyPosition(rng);
    const seat = state.toMove!;
    const view = game.view(state, seat);
    const line: string[] = [];
    while (state.phase === 'turn' && state.toMove === seat) {
      const options = game.options(state, seat);
      const choice = options[rng(options.length)]!;
      const before = previewOf(view, line);
      line.push(notation.answer.write(choice));
      const preview = previewOf(view, line);
      game.apply(state, [choice], silence);
      if (choice.kind === 'end') expect(before.settled).toEqual(state.board);
      expect({ ...preview.board, favourite: 0 }).toEqual({ ...state.board, favourite: 0 });
      expect(preview.hand).toEqual(state.hands[seat]);
      if (state.phase !== 'turn' || state.toMove !== seat) {
        expect(preview.settled, line.join(' ')).toEqual(state.board);
        expect(preview.winner).toBe(state.outcome?.winner ?? null);
      } else expect(mansionAt(state.board.doge)).toBe(null);
    }
  }
});

test('the other’s turn is told board by board; one’s own steps have been seen already', () => {
  const table = twilight('D0 w-2 e2 M-1 H1', { hand: 'M2 M3 D', other: 'G1 G11 D' });
  const start = table.state.board;
  table.say('M2+', 'M3-', 'end');
  expect(latestTurnIn(start, table.told)).toEqual({ seat: 0, kind: 'played', from: start, cards: ['M2', 'M3'] });
  const first = table.told.find(({ type }) => type === 'played');
  expect(scenesOf(first!, start, false)).toEqual([{ picture: { ...start, merchant: 1 }, moves: 480, reads: 0 }]);
  expect(scenesOf(first!, start, true)).toEqual([{ picture: { ...start, merchant: 1 }, moves: 0, reads: 0 }]);
});

test('a new turn begins a new last', () => {
  const table = twilight('D0 w-2 e2 M-1 H1', { hand: 'M2 D', other: 'G1 D' });
  const { board } = table.state;
  table.say('M2+', 'end').draw('G1 G1 G1 G11 G11 G11 G11').say('D+', 'end');
  expect(latestTurnIn(board, table.told)).toEqual({
    seat: 1,
    kind: 'played',
    from: { ...board, merchant: 1 },
    cards: ['D'],
  });
});

test('whoever comes back finds the last turn marked as it was', () => {
  const table = twilight('D0 w-2 e2 M-1 H1', { hand: 'M2 D', other: 'G1 D' });
  const start = setUp(0);
  const events: Event[] = [
    { type: 'dealt', round: 1, merchant: 0, hands: [null, null] },
    { type: 'played', seat: 0, play: playOf(table, 'M2+'), to: { merchant: start.merchant + 2 } },
    { type: 'played', seat: 1, play: playOf(table, 'D+'), to: { doge: start.doge + 1 } },
  ];
  const now = { ...start, merchant: start.merchant + 2, doge: start.doge + 1 };
  expect(latestTurnIn(now, events)?.from).toEqual({ ...start, merchant: start.merchant + 2 });
});

test('the end of a round is seen for a while, however quickly one plays; its moves take no time then', () => {
  const board = setUp(0);
  const round: Event = { type: 'round', round: 1, winner: 0, by: 'doge' } as never;
  expect(scenesOf(round, board, false).map(({ least }) => least)).toEqual([2000]);
  const move = { type: 'played', seat: 1, play: {} as never, to: { doge: 1 } } as Event;
  expect(scenesOf(move, board, false).map(({ least }) => least)).toEqual([undefined]);
});
