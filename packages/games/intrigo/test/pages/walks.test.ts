import { applyGiven, hear, seeded } from '@ridotto/kernel';
import { anyGiven } from '@ridotto/kernel/testing';
import { Show } from '@ridotto/kit';
import { expect, test } from 'vitest';
import { pictureOf } from '../../pages/picture.ts';
import { walksIn } from '../../pages/walks.ts';
import { title, type Event } from '../../title.ts';

const { game } = title;

/** All that the first seat is told in a random game. */
function toldIn(seats: number, seed: number): Event[] {
  const rng = seeded(seed);
  const state = game.start(seats, {});
  const events: Event[] = [];
  while (state.phase !== 'over')
    applyGiven(game, state, anyGiven(game, state, rng), (event) =>
      events.push(hear<Event>(game.audiences, event, 0, seats)),
    );
  return events;
}

test.each([3, 4])('the rewards of every round are told again as they were, with %i seats', (seats) => {
  const rng = seeded(seats);
  const state = game.start(seats, {});
  const events: Event[] = [];
  const after: unknown[] = []; // what was seen at the end of each round
  while (state.phase !== 'over') {
    const before = events.length;
    applyGiven(game, state, anyGiven(game, state, rng), (event) =>
      events.push(hear<Event>(game.audiences, event, 1, seats)),
    );
    const isRewarded = events.slice(before).some(({ type }) => type === 'awarded' || type === 'stayed');
    if (isRewarded) after.push(pictureOf(game.view(state, 1)));
  }
  const walks = walksIn(events, seats, 1);
  expect(walks.map(({ round }) => round)).toEqual(after.map((_, at) => at + 1));
  expect(walks.map(({ scenes }) => scenes.at(-1)!.picture)).toEqual(after);
  for (const { from, to } of walks)
    expect(events.slice(from, to).every(({ type }) => type === 'awarded' || type === 'stayed' || type === 'won')).toBe(
      true,
    );
});

test('where the beginning isn’t known, nothing is told', () => {
  expect(walksIn([{ type: 'gathered', first: 0 }], 3, 0)).toEqual([]);
});

test('a walk past every doorway is shown, not taken for what somebody has missed', () => {
  let longest = 0;
  for (let seed = 0; seed < 20; seed++) {
    for (const { scenes } of walksIn(toldIn(4, seed), 4, 0))
      longest = Math.max(
        longest,
        scenes.reduce((sum, { moves, reads }) => sum + moves + reads, 0),
      );
  }
  expect(longest).toBeGreaterThan(4000);
  const waiting: number[] = [];
  const show = new Show<{ moves: number; reads: number }>({
    clock: { isHidden: false, after: () => () => {} },
    pace: () => ({ speed: 1, motion: true }),
    begin: (parts) => waiting.push(parts.length),
  });
  show.add([
    { moves: longest, reads: 0 },
    { moves: 650, reads: 0 },
    { moves: 650, reads: 0 },
  ]); // and a new deal
  expect(waiting).toEqual([1]);
});

test.each([3, 4])(
  'however quickly one plays, the walk that ends the game is seen, and no other (%i seats)',
  (seats) => {
    const walks = walksIn(toldIn(seats, seats), seats, 0);
    const seen = walks.map(({ scenes }) => scenes.flatMap(({ picture, least = 0 }) => (picture.herald ? [least] : [])));
    const last = seen.pop()!;
    expect(new Set(seen.flat())).toEqual(new Set([0]));
    expect(Math.min(...last)).toBeGreaterThan(100);
    expect(Math.max(...last)).toBe(last.at(-1)); // longest where it is won
    expect(last.at(-1)).toBeGreaterThan(500);
  },
);
