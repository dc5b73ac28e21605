// Writes line after line at many tables, and says how many are acknowledged at each: node settling-child.ts FILE TABLES
import { sqliteStore } from '../src/sqlite-store.ts';

const [, , file, tables] = process.argv;
const store = await sqliteStore(file!);
const logs = await Promise.all(Array.from({ length: Number(tables) }, (_, i) => store.lines(`t${i}`, 0)));
const lengths = logs.map(({ length }) => length);

async function say(table: number): Promise<void> {
  const length = lengths[table]!++;
  const lines = [{ at: 1, deed: { seat: 0, say: `${length}` }, command: `${length}` }];
  const appended = await store.append({ table: `t${table}`, length, lines });
  if (appended !== 'appended') throw new Error(`line ${length} of t${table} is a ${appended}`);
}

for (;;) {
  await Promise.all(lengths.map((_, table) => say(table)));
  process.send!(Math.min(...lengths));
}
