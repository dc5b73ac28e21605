// One long table of Coach, attacked by its own eight seats, while others play:
//   npm run siege [-- --turns 1500 --rate 80 --seconds 30]
import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { seeded } from '@ridotto/kernel';
import { longCoach } from '../packages/host/testing/long-game.ts';
import { sqliteStore } from '../packages/server/src/sqlite-store.ts';
import { tokenOf } from '../packages/server/testing/attackers.ts';
import { Guest } from '../packages/server/testing/client.ts';
import { watchedHouse, type WatchedHouse } from '../packages/server/testing/watched.ts';

const { values } = parseArgs({
  options: {
    turns: { type: 'string', default: '1500' },
    rate: { type: 'string', default: '80' }, // commands a second, of all seats together
    seconds: { type: 'string', default: '30' },
  },
});
const TABLES = 8; // of those who want to play
const BETWEEN = 100; // milliseconds between two answers of one table
const PROMISED = 100; // milliseconds that all but one in a hundred answers take at most

const folder = mkdtempSync(path.join(tmpdir(), 'ridotto-siege-'));
const file = path.join(folder, 'house.sqlite');
const ATTACKERS = fileURLToPath(new URL('../packages/server/testing/attackers.ts', import.meta.url));

/** The table as its seats left it, in a house's file. */
async function writeTable(): Promise<string> {
  const { made, lines: whole } = longCoach(Number(values.turns));
  const lines = whole.slice(0, -1); // all but the declaration that ends it
  const store = await sqliteStore(file);
  await store.make(made, 'make');
  for (let seat = 0; seat < made.seats; seat++) {
    const hash = createHash('sha256').update(tokenOf(seat)).digest('hex');
    await store.addAccount({ id: `p${seat}`, kind: 'bot', name: `P${seat}` }, hash);
  }
  await store.append({
    table: made.id,
    length: 0,
    lines,
    summary: { phase: 'playing', company: true, taken: made.seats, due: null },
  });
  await store.close();
  console.log(`a table of Coach at turn ${values.turns}: ${lines.length} lines`);
  return made.id;
}

/** Two people who play Volto after Volto; how long each of their answers took. */
async function play(guests: readonly Guest[], n: number, until: number): Promise<number[]> {
  const rng = seeded(n);
  const took: number[] = [];
  while (Date.now() < until) {
    const table = await guests[0]!.make({ game: 'volto', seats: 2, open: 'public' });
    for (const [seat, guest] of guests.entries()) await guest.command(table, { type: 'sit', seat, words: '' });
    await guests[0]!.command(table, { type: 'start' });
    const lines = guests.map((guest) => guest.connect(table));
    await Promise.all(lines.map((line) => line.first()));
    while (Date.now() < until && lines[0]!.table?.phase !== 'over') {
      for (const line of lines) {
        const { options } = line.update!;
        if (options === undefined) continue;
        const say = typeof options === 'number' ? 'NAANL CNSLA' : options[rng(options.length)]!;
        const before = performance.now();
        await line.command({ type: 'say', says: [say] });
        took.push(performance.now() - before);
      }
      await new Promise((resolve) => setTimeout(resolve, BETWEEN));
    }
    for (const line of lines) line.socket.terminate();
  }
  return took;
}

async function measure(pairs: readonly Guest[][], house: WatchedHouse, what: string): Promise<number> {
  await house.seen();
  const until = Date.now() + Number(values.seconds) * 1000;
  const all = await Promise.all(pairs.map((guests, n) => play(guests, n, until)));
  const took = all.flat().sort((a, b) => a - b);
  const at = (share: number) => took[Math.min(took.length - 1, Math.floor(took.length * share))]!;
  const seen = await house.seen();
  const shown = [0.5, 0.99, 1].map((share) => `${at(share).toFixed(1)} ms`).join(', ');
  const held = `loop held for ${seen.held.toFixed(0)} ms of CPU`;
  console.log(`${what}: ${took.length} answers, median, p99 and longest ${shown}; ${held}`);
  return at(0.99);
}

const table = await writeTable();
const house = await watchedHouse(file, 'wide');
const named = (name: string) => Guest.named(house.base, name);
const pairs = await Promise.all(
  Array.from({ length: TABLES }, async (_, n) => [await named(`A${n}`), await named(`B${n}`)]),
);
await measure(pairs, house, 'in peace');
const attackers = fork(ATTACKERS, [house.base, table, values.rate]);
try {
  const p99 = await measure(pairs, house, `under ${values.rate} commands a second`);
  if (p99 >= PROMISED) process.exitCode = 1;
} finally {
  attackers.kill();
  await house.stop();
  rmSync(folder, { recursive: true, force: true });
}
