import { seeded } from '@ridotto/kernel';
import { title as intrigo } from '@ridotto/games/intrigo';
import { playOut } from '@ridotto/kernel/testing';
import type { Row } from './measure.ts';

const GAMES = 10_000;

/** The longest of many games, with three and with four seats. */
export const rows = (): Row[] =>
  [3, 4].map((seats) => ({
    suite: `intrigo, ${seats} seats`,
    name: `longest of ${GAMES}`,
    value: longestGame(seats),
    unit: 'steps',
  }));

function longestGame(seats: number): number {
  const rng = seeded(seats);
  let longest = 0;
  for (let i = 0; i < GAMES; i++) longest = Math.max(longest, playOut(intrigo, seats, {}, rng).steps);
  return longest;
}
