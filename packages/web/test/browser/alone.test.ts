import { describe, expect, test } from 'vitest';
import { byKeys, byTap } from '../../testing/keys.ts';
import { newStage } from '../../testing/stage.ts';
import { ending, enterWithBots, isOver } from '../../testing/tables.ts';
import { playTurn, whoseTurn } from './twilight.ts';
import { move, takeSafePlaces } from '../../testing/volto.ts';

const stage = newStage();

/** Whole games from the home page to the next game, against a bot of the house. */
describe.each([
  ['by keyboard alone', byKeys, {}],
  ['by taps on a phone', byTap, { isPhone: true }],
] as const)('%s', (_, choose, screen) => {
  test('a whole game of Volto', async () => {
    const page = await stage.visit('/', { calm: true, ...screen });
    await enterWithBots(page, 'Volto', choose);
    await takeSafePlaces(page, choose);
    let moves = 0;
    while (await move(page, moves, choose)) moves++;
    expect(moves).toBeGreaterThan(0);
    await ending(page);
    await choose(page, page.getByRole('button', { name: 'Play again' }));
    await page.getByRole('button', { name: /^Confirm/ }).waitFor(); // it begins by itself
  });

  test('a whole match of Twilight of Venice', async () => {
    const page = await stage.visit('/', { calm: true, ...screen });
    await enterWithBots(page, 'Twilight of Venice', choose);
    while ((await whoseTurn(page)) !== null) await playTurn(page, 'east', choose); // the bot pulls there too
    await ending(page);
    await choose(page, page.getByRole('button', { name: 'Play again' }));
    await isOver(page).waitFor({ state: 'hidden' }); // it begins by itself
    await whoseTurn(page);
  });
});
