import { seeded, type Rng } from '@ridotto/kernel';
import { playOut } from '@ridotto/kernel/testing';
import { title as coach } from '../title.ts';
import type { Answer, State, View } from '../rules/model.ts';

/** Random games of all sizes, with and without the variants, in which declarations are rare. The last states. */
export function calmGames(games: number, each: (state: State) => void): State[] {
  return Array.from({ length: games }, (_, seed) => {
    const seats = 3 + (seed % 6);
    const setup = { contraband: seed % 4 === 1, divination: seed % 3 === 1 };
    const players = Object.fromEntries(Array.from({ length: seats }, (_one, seat) => [seat, calm]));
    return playOut(coach, seats, setup, seeded(seed), { players, each }).state;
  });
}

const isDeclaration = ({ kind }: Answer): boolean => kind === 'declare' || kind === 'divine';

function calm(_view: View, options: readonly Answer[], rng: Rng): Answer {
  const any = options[rng(options.length)]!;
  if (!isDeclaration(any) || rng(12) === 0) return any;
  const others = options.filter((option) => !isDeclaration(option));
  return others[rng(others.length)]!;
}
