import { reachable, title as twilight } from '@ridotto/games/twilight';
import { compare, type Row } from './measure.ts';
import { sampleStates } from './playouts.ts';

/** All results of a turn, from states at a turn's start. */
export function rows(): Row[] {
  const turns = sampleStates(twilight, 2, {}, 4).filter(({ phase, played }) => phase === 'turn' && played.length === 0);
  const { rate } = compare({
    rate: () => {
      for (const turn of turns) reachable(turn);
      return turns.length;
    },
  });
  const suite = 'twilight turns';
  const results = turns.reduce((sum, turn) => sum + reachable(turn).length, 0) / turns.length;
  return [
    { suite, name: 'all results of a turn', value: 1e3 / rate, unit: 'ms per turn' },
    { suite, name: 'results', value: results, unit: 'a turn' },
  ];
}
