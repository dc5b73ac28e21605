import { GAME_IDS, loadTitle } from '@ridotto/games/catalog';
import type { AnyKinds, Viewer } from '@ridotto/kernel';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freshDatabase } from '../testing/postgres.ts';
import { compareWires, firstDifference, pairsOf } from '../testing/wire-run.ts';
import { TwinHouses } from '../testing/wire.ts';

vi.setConfig({ testTimeout: 180_000 }); // whoever is first starts the database too

async function twins(): Promise<TwinHouses> {
  const houses = await TwinHouses.openNodes([await freshDatabase(), await freshDatabase()]);
  onTestFinished(() => houses.close());
  return houses;
}

test('what reaches a viewer by way of another node is the same in worlds that it can’t tell apart', async () => {
  const compared = await compareWires(await twins(), 1, 1);
  expect(Object.keys(compared)).toEqual(GAME_IDS);
  for (const pairs of Object.values(compared)) expect(pairs).toBe(1);
});

test('a leak planted in a view is noticed there too', async () => {
  const title = await loadTitle('volto');
  const { game } = title;
  const leaky = {
    ...title,
    game: {
      ...game,
      view: (state: AnyKinds['state'], viewer: Viewer) => ({ ...game.view(state, viewer), all: state }) as never,
    },
  };
  const houses = await twins();
  const noticed = [];
  for (const pair of pairsOf(title, 2, 1)) {
    const [a, b] = await houses.play({ ...pair, title: leaky });
    noticed.push(firstDifference(a, b) !== undefined);
  }
  expect(noticed).toContain(true);
});
