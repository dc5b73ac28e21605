// What a table and a socket take of a node's memory, on one node and on two: npm run scale:memory [-- --tables 400 --sockets 2000]
// The nodes are in this process, whoever plays or looks on is in others; counted is what is left after a collection.
import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { GAME_IDS, loadTitle, type GameId } from '@ridotto/games/catalog';
import { openNode } from '../packages/server/src/postgres/node.ts';
import { freePort } from '../packages/server/testing/chaos-house.ts';
import { Guest } from '../packages/server/testing/client.ts';
import { PostgresServer } from '../packages/server/testing/postgres-server.ts';
import { SWIFT, WIDE, startHouse, type OpenHouse } from '../packages/server/testing/settings.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { tables: { type: 'string', default: '400' }, sockets: { type: 'string', default: '2000' } },
});
const CLI = fileURLToPath(new URL('../packages/cli/bin/ridotto.mjs', import.meta.url));
const AT_ONCE = 100; // sockets
const LONG = 600_000; // milliseconds that somebody thinks
const SETTINGS = {
  limits: { ...WIDE, socketsOfAccount: 1e6, watchers: 1e6 },
  rules: { pace: SWIFT, alone: SWIFT, idle: 3_600_000 }, // no table leaves memory meanwhile
};

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

if (positionals.length > 0) await watch(positionals as [base: string, table: string]);
else await measure();

/** In a process of its own: many who look on at one table. */
async function watch([base, table]: readonly [base: string, table: string]): Promise<void> {
  const guest = await Guest.named(base, 'Watcher');
  for (let open = 0; open < Number(values.sockets); open += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, () => guest.connect(table).first()));
  }
  process.send!('open');
}

async function measure(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ridotto-memory-'));
  const house = await startHouse(path.join(folder, 'house.sqlite'), SETTINGS);
  await describe('one node, SQLite', [house]);
  await house.stop();

  const postgres = new PostgresServer(path.join(folder, 'postgres'), await freePort(), ['fsync=off']);
  postgres.init();
  await postgres.start();
  const nodes: OpenHouse[] = [];
  for (let i = 0; i < 2; i++) {
    const node = await openNode({ store: postgres.url(), onBroken: console.error });
    nodes.push(await startHouse('', { node, ...SETTINGS }));
  }
  await describe('two nodes, every table at both', nodes);
  for (const node of nodes) await node.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true });
}

async function describe(name: string, nodes: readonly OpenHouse[]): Promise<void> {
  const bases = nodes.map(({ base }) => base);
  for (const game of GAME_IDS) {
    const seats = (await loadTitle(game)).manifest.seats[0];
    await (await play(bases, game, nodes.length * 20)).end(); // what a game takes once is there
    const before = await memory();
    const players = await play(bases, game, Number(values.tables));
    const each = (await memory()) - before;
    await players.end();
    const sockets = (Number(values.tables) * seats) / nodes.length;
    console.log(
      `${name}: ${kilobytes(each / Number(values.tables) / nodes.length)} at a node for a table of ${game}, ` +
        `with ${sockets / Number(values.tables)} sockets there`,
    );
  }
  const [base] = bases as [string];
  const table = await (await Guest.named(base, 'Owner')).make({ game: 'volto', seats: 2, open: 'public' });
  const before = await memory();
  const watchers = fork(fileURLToPath(import.meta.url), [base, table, '--sockets', values.sockets]);
  await once(watchers, 'message');
  console.log(`${name}: ${kilobytes(((await memory()) - before) / Number(values.sockets))} for a socket`);
  await end(watchers);
}

/** People who have sat down, have got their first question and think for long. */
async function play(bases: readonly string[], game: GameId, tables: number): Promise<{ end: () => Promise<void> }> {
  const { seats } = (await loadTitle(game)).manifest;
  const all = (await commandsAt(bases)) + tables * (seats[0] + 1);
  const args = ['load', ...bases, '--tables', String(tables), '--game', game, '--think', String(LONG)];
  const child = spawn(process.execPath, [CLI, ...args, '--seconds', '3600'], { stdio: ['ignore', 'pipe', 'inherit'] });
  child.stdout.resume();
  while ((await commandsAt(bases)) < all) await wait(100); // everybody has sat down, and every table has begun
  return { end: () => end(child) };
}

async function commandsAt(bases: readonly string[]): Promise<number> {
  const texts = await Promise.all(bases.map(async (base) => (await fetch(`${base}/metrics`)).text()));
  return texts.reduce((sum, text) => sum + Number(/^ridotto_commands_total (\d+)$/m.exec(text)![1]), 0);
}

async function end(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Bytes in use, when nothing is on its way any more. */
async function memory(): Promise<number> {
  let least = Infinity;
  for (let i = 0; i < 5; i++) {
    await wait(200);
    globalThis.gc!();
    const { heapUsed, external } = process.memoryUsage();
    least = Math.min(least, heapUsed + external);
  }
  return least;
}
