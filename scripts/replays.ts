// What readers of a long game's replay cost everybody else: npm run replays [-- --turns 700 --readers 100]
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { longCoach, type WrittenGame } from '../packages/host/testing/long-game.ts';
import { sqliteStore } from '../packages/server/src/sqlite-store.ts';
import { watchedHouse } from '../packages/server/testing/watched.ts';

const { values } = parseArgs({
  options: { turns: { type: 'string', default: '700' }, readers: { type: 'string', default: '100' } },
});
const OTHERS = 1000; // requests that are answered while readers stand there
const MOST = { held: 50, grown: 100e6 }; // milliseconds of CPU, bytes
const DEADLINE = 180_000; // milliseconds

const folder = mkdtempSync(path.join(tmpdir(), 'ridotto-replays-'));
const file = path.join(folder, 'house.sqlite');
const game = longCoach(Number(values.turns));
const warm = longCoach(200, 8, 'warm');
await write(game, warm);
console.log(`Coach, ${values.turns} turns, ${game.made.seats} seats: ${game.lines.length} lines of log`);

const { base, seen, stop } = await watchedHouse(file);
const deadline = setTimeout(() => void stop(), DEADLINE);
await Promise.all([0, 1, 2, 3].map((eyes) => read(replayOf(warm, eyes)))); // the rules are loaded, the heap has its size
await seen();

await report('replay', replayOf(game, 'public'));
await report('the same again', replayOf(game, 'public'));
await report('replay, all open', replayOf(game, 'all'));
await report('export', `/api/tables/${game.made.id}/export`);
await report('notation', `/api/tables/${game.made.id}/export?form=notation`);
await stand(Number(values.readers));

clearTimeout(deadline);
await stop();
rmSync(folder, { recursive: true, force: true });

async function write(...games: readonly WrittenGame[]): Promise<void> {
  const store = await sqliteStore(file);
  for (const { made, lines } of games) {
    await store.make(made, made.id);
    const summary = { phase: 'over' as const, company: true, taken: made.seats, due: null };
    await store.append({ table: made.id, length: 0, lines, summary });
  }
  await store.close();
}

function replayOf({ made }: WrittenGame, eyes: number | string): string {
  return `/api/tables/${made.id}/replay?eyes=${eyes}`;
}

async function read(address: string): Promise<{ first: number; all: number; bytes: number }> {
  const begin = performance.now();
  const request = get(base + address, { headers: { 'accept-encoding': 'gzip' } });
  const [response] = (await once(request, 'response')) as [NodeJS.ReadableStream];
  let first = 0;
  let bytes = 0;
  for await (const chunk of response) {
    first ||= performance.now() - begin;
    bytes += (chunk as Buffer).length;
  }
  return { first, all: performance.now() - begin, bytes };
}

async function report(what: string, address: string): Promise<void> {
  const { first, all, bytes } = await read(address);
  const { held, largest } = await seen();
  console.log(
    `${what}: first byte after ${first.toFixed(0)} ms, all ${mb(bytes)} MB after ${all.toFixed(0)} ms;`,
    `loop held for ${held.toFixed(1)} ms of CPU, process at most ${mb(largest)} MB`,
  );
  check(held <= MOST.held, 'the loop was held for too long');
}

/** Many who ask for replays and never read them, each from an address of its own. */
async function stand(count: number): Promise<void> {
  const { size } = await seen();
  const readers = Array.from({ length: count }, (_, i) => ask(replayOf(game, i % game.made.seats), i));
  for (let i = 0; i < OTHERS; i++) await read('/healthz');
  const { held, largest } = await seen();
  for (const reader of readers) reader.destroy();
  console.log(
    `${count} readers that don't read: ${mb(largest - size)} MB more at most,`,
    `loop held for ${held.toFixed(1)} ms of CPU while ${OTHERS} other requests were answered`,
  );
  check(held <= MOST.held, 'the loop was held for too long');
  check(largest - size <= MOST.grown, 'the house has grown too much');
}

function ask(address: string, n: number): Socket {
  const { hostname, port } = new URL(base);
  const own = process.platform === 'linux' && { localAddress: `127.0.${1 + (n >> 8)}.${n & 255}` };
  const socket = connect({ host: hostname, port: Number(port), ...own });
  socket.on('error', () => {});
  socket.pause();
  socket.write(`GET ${address} HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`);
  return socket;
}

function check(holds: boolean, otherwise: string): void {
  if (holds) return;
  console.error(otherwise);
  process.exitCode = 1;
}

function mb(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}
