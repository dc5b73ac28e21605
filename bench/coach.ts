import { title as coach } from '@ridotto/games/coach';
import { seeded } from '@ridotto/kernel';
import { playOut } from '@ridotto/kernel/testing';
import type { Row } from './measure.ts';

const GAMES = 1000;

/** How long random games are, at small, middling and full tables. */
export const rows = (): Row[] => [3, 5, 8].flatMap(lengths);

function lengths(seats: number): Row[] {
  const rng = seeded(4);
  const steps = Array.from({ length: GAMES }, () => playOut(coach, seats, {}, rng).steps);
  const suite = `coach, ${seats} seats`;
  return [
    { suite, name: 'random game, mean', value: steps.reduce((sum, one) => sum + one, 0) / GAMES, unit: 'steps' },
    { suite, name: 'random game, longest', value: Math.max(...steps), unit: `steps of ${GAMES}` },
  ];
}
