// What a commit on PostgreSQL costs, by how many tables' lines it carries: npm run scale:commits
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Append, Store } from '@ridotto/host';
import { connect } from '../packages/server/src/postgres/connect.ts';
import { migrate } from '../packages/server/src/postgres/migrate.ts';
import { storeOn } from '../packages/server/src/postgres/store.ts';
import { freePort } from '../packages/server/testing/chaos-house.ts';
import { PostgresServer } from '../packages/server/testing/postgres-server.ts';
import { cpuOf } from './cpu.ts';

const TOGETHER = [1, 4, 16, 64, 128];
const LINES = 6000;
const WARM = 50; // commits, before anything is counted

const folder = mkdtempSync(path.join(tmpdir(), 'ridotto-commits-'));
const server = new PostgresServer(path.join(folder, 'postgres'), await freePort());
server.init();
await server.start();
const postgres = connect(server.url());
await migrate(server.url());
let commits = 0;
const store = storeOn(postgres, () => commits++);
for (const together of TOGETHER) await measure(store, together);
await store.close();
await server.stop('SIGQUIT');
rmSync(folder, { recursive: true });

async function measure(store: Store, together: number): Promise<void> {
  const tables = Array.from({ length: together }, (_, i) => `of-${together}-${i}`);
  const rounds = Math.ceil(LINES / (together + 10));
  const write = async (from: number, to: number) => {
    for (let length = from; length < to; length++) {
      await Promise.all(tables.map((table) => store.append(answer(table, length))));
    }
  };
  await write(0, WARM);
  const before = { commits, node: process.cpuUsage(), postgres: cpuOf(server.pid!), at: performance.now() };
  await write(WARM, WARM + rounds);
  const { user, system } = process.cpuUsage(before.node);
  const answers = rounds * together;
  console.log(
    `${together} tables: ${((user + system) / answers).toFixed(0)} µs of the node and ` +
      `${(((cpuOf(server.pid!) - before.postgres) * 1e6) / answers).toFixed(0)} µs of PostgreSQL for a line, ` +
      `${((performance.now() - before.at) / (commits - before.commits)).toFixed(1)} ms for a commit`,
  );
}

/** A move at a table with a clock. */
function answer(table: string, length: number): Append {
  return {
    table,
    length,
    lines: [{ at: 1_794_897_640_126 + length, deed: { seat: 0, say: 'b2-b3' }, command: `anna:${length}` }],
    summary: { phase: 'playing', taken: 2, company: true, due: 1_794_897_640_126 + length },
  };
}
