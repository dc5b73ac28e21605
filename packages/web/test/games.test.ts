import { expect, test } from 'vitest';
import { found, recordOf, type OwnGame } from '../src/pages/games/record.ts';

let n = 0;
const game = (payoffs: readonly number[] | null, more: Partial<OwnGame> = {}): OwnGame => ({
  id: `t${++n}`,
  house: 'network',
  game: 'volto',
  edition: 1,
  at: n,
  phase: payoffs ? 'over' : 'playing',
  players: [
    { kind: 'person', who: 'me', name: 'Me' },
    { kind: 'person', who: 'bob', name: 'Bob' },
  ],
  you: 0,
  isTakenUp: false,
  ...(payoffs && { end: { at: n, length: 10 * n, result: { payoffs, reason: '' } } }),
  ...more,
});

const namesOf = ({ players }: OwnGame) => players.flatMap((one) => (one?.kind === 'person' ? one.name : 'Bot'));

test('figures: by game and by seat, the longest, and how many were won in a row', () => {
  const [won, lost, drawn] = [
    [1, -1],
    [-1, 1],
    [0, 0],
  ] as const;
  const games = [
    game(won),
    game(won),
    game(lost, { you: 1 }), // so I won
    game(drawn),
    game(lost),
    game(won, { game: 'coach' }),
    game(won, { isTakenUp: true }), // counts for nothing
    game(null),
  ];
  const record = recordOf(games.toReversed());
  expect(record.all).toEqual({ played: 6, won: 4, drawn: 1 });
  expect(record.byGame.get('coach')).toEqual({ played: 1, won: 1, drawn: 0 });
  expect(record.bySeat.get(1)).toEqual({ played: 1, won: 1, drawn: 0 });
  expect(record.longest).toBe(games[5]);
  expect([record.streak, record.bestStreak]).toEqual([1, 3]);
});

test('games are found by game and by a part of an opponent’s name, the newest first', () => {
  const [first, second] = [game([1, -1]), game([1, -1], { game: 'coach' })];
  const all = { game: '', opponent: '' };
  expect(found([first, second], all, namesOf)).toEqual([second, first]);
  expect(found([first, second], { ...all, game: 'volto' }, namesOf)).toEqual([first]);
  expect(found([first, second], { ...all, opponent: ' BO' }, namesOf).length).toBe(2);
  expect(found([first, second], { ...all, opponent: 'carl' }, namesOf)).toEqual([]);
});
