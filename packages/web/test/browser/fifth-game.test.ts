import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT, projectFiles } from '../../../../scripts/checks/files.ts';
import { Guest } from '../../../server/testing/client.ts';
import { barriers, newStage } from '../../testing/stage.ts';

// A fifth game is one folder and one line: docs/adding-a-game.md tells it in words.

const PATIENCE = 180_000; // ms: a whole client is built
const stage = newStage();
const copy = mkdtempSync(path.join(tmpdir(), 'ridotto-fifth-'));
const inCopy = (file: string) => path.join(copy, file);
const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
let house: ChildProcess | undefined;
let base = '';

beforeAll(async () => {
  copyProject();
  cpSync(path.join(ROOT, 'packages/games/testing/kuhn'), inCopy('packages/games/kuhn'), { recursive: true });
  appendFileSync(inCopy('packages/games/list.ts'), "export { kuhn } from './kuhn/manifest.ts';\n");
  run('node_modules/vite/bin/vite.js', 'build', 'packages/web', '--logLevel', 'error');
  base = await openHouse();
}, PATIENCE);

afterAll(async () => {
  if (house && house.exitCode === null) {
    const gone = once(house, 'exit');
    house.kill();
    await gone;
  }
  rmSync(copy, { recursive: true });
});

/** The project without its tests. What others have written is shared; our own packages are the copy's. */
function copyProject(): void {
  for (const file of projectFiles('packages').filter((file) => !/\/(?:test|testing)\//.test(file)))
    cpSync(path.join(ROOT, file), inCopy(file), { recursive: true });
  for (const file of ['package.json', 'tsconfig.json']) cpSync(path.join(ROOT, file), inCopy(file));
  const modules = path.join(ROOT, 'node_modules');
  mkdirSync(inCopy('node_modules/@ridotto'), { recursive: true });
  for (const name of readdirSync(modules).filter((name) => name !== '@ridotto' && !name.startsWith('.')))
    symlinkSync(path.join(modules, name), inCopy(`node_modules/${name}`));
  for (const name of readdirSync(inCopy('packages')))
    symlinkSync(inCopy(`packages/${name}`), inCopy(`node_modules/@ridotto/${name}`));
}

async function openHouse(): Promise<string> {
  const door = createServer().listen(0, '127.0.0.1');
  await once(door, 'listening');
  const { port } = door.address() as { port: number };
  door.close();
  house = spawn(process.execPath, [
    inCopy('packages/cli/bin/ridotto.mjs'),
    'serve',
    '--port',
    `${port}`,
    '--data',
    inCopy('data'),
  ]);
  for await (const text of house.stdout!) if (String(text).includes('is open')) return `http://127.0.0.1:${port}`;
  throw new Error('the house did not open');
}

test('it is traced, and played in the terminal’s own house', () => {
  const [start] = run('packages/cli/bin/ridotto.mjs', 'trace', 'kuhn', '--with', 'ante=two').split('\n');
  expect(JSON.parse(start!)).toMatchObject({ game: 'kuhn', edition: 1, setup: { ante: 'two' } });
  const [node, cli] = [process.execPath, 'packages/cli/bin/ridotto.mjs'];
  const options = {
    cwd: copy,
    encoding: 'utf8',
    input: 'bet\nbet\nbet\n',
    env: { ...process.env, RIDOTTO_HOME: inCopy('home') },
  } as const;
  expect(execFileSync(node, [cli, 'play', 'kuhn', '--lang', 'en'], options)).toMatch(/wins [12]\./);
});

test('it is played through the server, and its chance can be checked', async () => {
  const anna = await Guest.named(base, 'Anna');
  const games = (await anna.ask('GET', '/api/games')).body as { id: string; options: object }[];
  expect(games.map(({ id }) => id)).toEqual(['kuhn', 'volto', 'twilight', 'intrigo', 'coach']);
  const table = await anna.make({ game: 'kuhn', seats: 2, setup: { ante: 'two' }, open: 'public' });
  const bob = await Guest.named(base, 'Bob');
  for (const [seat, guest] of [anna, bob].entries()) await guest.command(table, { type: 'sit', seat, words: 'w' });
  expect(await anna.command(table, { type: 'start' })).toMatchObject({ ok: true });
  expect(await anna.command(table, { type: 'say', says: ['bet'] })).toMatchObject({ ok: true });
  expect(await bob.command(table, { type: 'say', says: ['raise'] })).toMatchObject({
    ok: false,
    reason: { rule: 'K2' },
  });
  expect(await bob.command(table, { type: 'say', says: ['pass'] })).toMatchObject({ ok: true });
  expect((await anna.table(table)).phase).toBe('over');
  expect(run('packages/cli/bin/ridotto.mjs', 'verify', `${base}/t/${table}`)).toContain(': fair.');
});

test('it is offered at home, and played on the board of text against a bot in the browser’s worker', async () => {
  const page = await stage.visit(base, { calm: true });
  await page.getByRole('heading', { name: 'Kuhn poker' }).waitFor();
  await page.goto(`${base}/new/kuhn?way=bots`);
  await page.getByText('Two chips').click();
  await page.getByRole('button', { name: 'Set the table' }).click();
  await page.waitForURL(/\/here\//);
  await page.getByRole('button', { name: 'Bet' }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Bet' }).focus();
  await page.keyboard.press('Enter');
  await page
    .getByText(/wins [23]\./)
    .first()
    .waitFor();
  await page.goto(`${base}/rules/kuhn#K3`);
  await page.getByText('the higher one wins').waitFor();
});
