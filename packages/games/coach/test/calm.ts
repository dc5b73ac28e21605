import { seeded, type Rng } from '@ridotto/kernel';
import { playOut } from '@ridotto/kernel/testing';
import { coach } from '../index.ts';
import type { Choice, State, View } from '../model.ts';

/** Random games of all sizes, with and without the variants, in which declarations are rare. The last states. */
export function calmGames(games: number, each: (state: State) => void): State[] {
  return Array.from({ length: games }, (_, seed) => {
    const seats = 3 + (seed % 6);
    const setup = { contraband: seed % 4 === 1, divination: seed % 3 === 1 };
    const players = Object.fromEntries(Array.from({ length: seats }, (_one, seat) => [seat, calm]));
    return playOut(coach, seats, setup, seeded(seed), { players, each }).state;
  });
}

const isDeclaration = ({ kind }: Choice): boolean => kind === 'declare' || kind === 'divine';

function calm(_view: View, options: readonly Choice[], rng: Rng): number {
  const at = rng(options.length);
  if (!isDeclaration(options[at]!) || rng(12) === 0) return at;
  const others = options.flatMap((option, i) => (isDeclaration(option) ? [] : [i]));
  return others[rng(others.length)]!;
}
