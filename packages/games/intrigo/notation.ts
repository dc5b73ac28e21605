import type { Notation } from '@ridotto/kernel';
import { readRoll } from './chance.ts';
import { publicOf, symbolOf, type Choice, type State } from './model.ts';

export const notation: Notation<State, Choice> = { write, readRoll, position };

export function write(choice: Choice): string {
  switch (choice.kind) {
    case 'keep':
      return `keep ${choice.card}`;
    case 'place':
      return `${choice.card}@${choice.gap}`;
    case 'hire':
      return `${choice.influence}@${choice.gap}`;
    case 'swap':
      return `swap ${choice.building} ${choice.other}`;
    case 'kill':
      return `kill ${choice.gap}`;
    case 'call':
      return `call ${choice.card} ${choice.gap}`;
    case 'ferry':
      return `ferry ${choice.gap} ${choice.other}`;
    case 'move':
      return `move ${choice.gap} ${choice.to}`;
    case 'steal':
      return `steal ${choice.building}`;
    case 'none':
    case 'pass':
      return choice.kind;
    case 'seating':
    case 'tokens':
    case 'deal':
      return JSON.stringify(choice);
  }
}

function position(state: State): object {
  const { round, first, phase, toMove, families, buildings, gaps, purses, seals, piles, supply, bag } = publicOf(state);
  return {
    round,
    first,
    phase,
    toMove,
    families,
    buildings: buildings.map(({ token, up }, building) => ({ for: symbolOf(building), token, up })),
    gaps,
    hands: state.hands.slice(),
    kept: state.kept.map((cards) => (phase === 'draft' ? cards : [])), // after the draft the kept cards are the hands
    purses,
    seals,
    piles,
    supply,
    bag,
  };
}
