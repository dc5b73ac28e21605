import { GAME_IDS, loadTitle } from '@ridotto/games/catalog';
import type { AnyKinds, AnyTitle, Viewer } from '@ridotto/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { compareWires, firstDifference, pairsOf } from '../testing/wire-run.ts';
import { TwinHouses } from '../testing/wire.ts';

const LONG = 180_000; // milliseconds, beside other work

async function twins(): Promise<TwinHouses> {
  const houses = await TwinHouses.open();
  onTestFinished(() => houses.close());
  return houses;
}

test('the bytes that reach a viewer are the same in worlds that it can’t tell apart', { timeout: LONG }, async () => {
  const compared = await compareWires(await twins(), 8, 1);
  expect(Object.keys(compared)).toEqual(GAME_IDS);
  for (const pairs of Object.values(compared)) expect(pairs).toBe(8);
});

test.each(GAME_IDS)('a leak planted in the view of %s is noticed on the wire', { timeout: LONG }, async (game) => {
  const honest = await loadTitle(game);
  const view = (state: AnyKinds['state'], viewer: Viewer) => ({
    ...honest.game.view(state, viewer),
    leak:
      JSON.stringify(state).length +
      [...JSON.stringify(state)].reduce((sum, sign, i) => sum + sign.charCodeAt(0) * (i % 97), 0),
  });
  const leaky: AnyTitle = { ...honest, game: { ...honest.game, view } };
  const houses = await twins();
  let noticed = 0;
  for (const pair of pairsOf(honest, 3, 100)) {
    const [a, b] = await houses.play({ ...pair, title: leaky });
    if (firstDifference(a, b)) noticed++;
  }
  expect(noticed).toBeGreaterThan(0);
});
