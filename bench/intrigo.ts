import { seeded } from '@ridotto/kernel';
import { title as intrigo } from '@ridotto/games/intrigo';
import { playOut } from '@ridotto/kernel/testing';
import { titleRows } from './calls.ts';
import type { Row } from './measure.ts';

const GAMES = 10_000;

/** Random games and single calls with three and with four seats, and the longest of many games. */
export const intrigoRows = (): Row[] =>
  [3, 4].flatMap((seats) => [
    ...titleRows(intrigo, seats, {}),
    { suite: `intrigo, ${seats} seats`, name: `longest of ${GAMES}`, value: longestGame(seats), unit: 'steps' },
  ]);

function longestGame(seats: number): number {
  const rng = seeded(seats);
  let longest = 0;
  for (let i = 0; i < GAMES; i++) longest = Math.max(longest, playOut(intrigo, seats, {}, rng).steps);
  return longest;
}
