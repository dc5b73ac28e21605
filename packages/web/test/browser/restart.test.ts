import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { newStage } from '../../testing/stage.ts';
import { join, linkOf, setTable } from '../../testing/tables.ts';
import { inTurn, movable, quietMove, takePlaces } from '../../testing/volto.ts';

const stage = newStage();
const RIDOTTO = fileURLToPath(new URL('../../../cli/bin/ridotto.mjs', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'ridotto-killed-'));
const port = await freePort();
let house: ChildProcess | undefined;

afterAll(async () => {
  await kill();
  rmSync(folder, { recursive: true });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

/** A house of its own process, as `npm start` makes it. */
async function start(): Promise<void> {
  house = spawn(process.execPath, [RIDOTTO, 'serve', '--port', String(port), '--data', folder]);
  for await (const text of house.stdout!) if (String(text).includes('is open')) return;
  throw new Error('the house did not open');
}

async function kill(): Promise<void> {
  if (!house || house.exitCode !== null) return;
  const gone = once(house, 'exit');
  house.kill('SIGKILL');
  await gone;
}

const says = (page: Page, state: string) => page.getByRole('status').filter({ hasText: state }).waitFor();

test('the house is killed and comes back in mid-game while both pages stay open: nothing is lost or done twice', async () => {
  await start();
  const address = `http://127.0.0.1:${port}`;
  const anna = await setTable(stage, 'volto', {}, address);
  const boris = await stage.visit('about:blank');
  await join(boris, await linkOf(anna));
  await anna.getByRole('button', { name: 'Begin the game' }).click();
  for (const page of [anna, boris]) await takePlaces(page);
  const [first, second] = await inTurn(anna, boris);
  await quietMove(first);
  await movable(second).first().waitFor();

  await kill();
  await Promise.all([says(anna, 'Offline'), says(boris, 'Offline')]);
  await quietMove(second); // said while nobody listens
  await second.getByText('It will be sent when the line is back').waitFor();
  await start();
  await movable(first).first().waitFor({ timeout: 60_000 }); // tries to reach the house come at longer and longer intervals
  for (let turn = 2; turn < 4; turn++) await quietMove(turn % 2 === 0 ? first : second);

  const moves = (page: Page) => page.getByRole('listitem').filter({ hasText: /moves? from/ });
  await Promise.all([anna, boris].map((page) => expect.poll(() => moves(page).count()).toBe(4)));
  stage.forgive(/ERR_CONNECTION_REFUSED|WebSocket connection|Failed to load resource/);
});
