import { seeded } from '@ridotto/kernel';
import { volto } from '@ridotto/games/volto';
import { titleRows } from './calls.ts';
import { compare, type Row } from './measure.ts';
import { randomGame } from './playouts.ts';
import { playTyped } from './volto-typed.ts';

const BATCH = 50;

function batch(play: () => unknown): number {
  for (let i = 0; i < BATCH; i++) play();
  return BATCH;
}

/** Random playouts through the Game interface against the hand-written engine, in the same run. */
export function voltoRows(): Row[] {
  const suite = 'volto playouts';
  const a = seeded(1);
  const b = seeded(1);
  const { ridotto, typed } = compare({
    typed: () => batch(() => playTyped(a)),
    ridotto: () => batch(() => randomGame(volto, 2, {}, b)),
  });
  return [
    { suite, name: 'typed arrays by hand', value: typed, unit: 'per CPU s' },
    {
      suite,
      name: 'ridotto',
      value: ridotto,
      unit: 'per CPU s',
      ratio: { to: 'typed arrays by hand', value: ridotto / typed },
    },
    ...titleRows(volto, 2, {}),
  ];
}
