import { seeded } from '@ridotto/kernel';
import { title as volto } from '@ridotto/games/volto';
import { playOut } from '@ridotto/kernel/testing';
import { compareFiles } from './child.ts';
import { compare, type Row } from './measure.ts';
import { playTyped } from './volto-typed.ts';

const BATCH = 50;

function batch(play: () => unknown): number {
  for (let i = 0; i < BATCH; i++) play();
  return BATCH;
}

/** Random playouts through the Game interface against the hand-written engine, in the same run. */
export function rows({ peers }: { peers: boolean }): Row[] {
  const suite = 'volto playouts';
  const a = seeded(1);
  const b = seeded(1);
  const { ridotto, typed } = compare({
    typed: () => batch(() => playTyped(a)),
    ridotto: () => batch(() => playOut(volto, 2, {}, b)),
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
    ...(peers ? boardgameRows() : []),
  ];
}

/** The same game on boardgame.io's client, beside ours again. */
function boardgameRows(): Row[] {
  const suite = 'volto playouts';
  const name = 'boardgame.io 0.50.2';
  const { ridotto, boardgame } = compareFiles({ boardgame: 'peers/boardgame.ts', ridotto: 'peers/ridotto.ts' });
  return [
    { suite, name, value: boardgame, unit: 'per CPU s' },
    { suite, name: 'ridotto', value: ridotto, unit: 'per CPU s', ratio: { to: name, value: ridotto / boardgame } },
  ];
}
