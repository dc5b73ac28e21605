import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { botRows } from './bots.ts';
import { gameSuites } from './games.ts';
import { round, type Row } from './measure.ts';
import { serverRows } from './server.ts';

const SUITES: Record<string, (options: { peers: boolean }) => Row[] | Promise<Row[]>> = {
  ...gameSuites,
  server: serverRows,
  bots: botRows,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { peers: { type: 'boolean', default: false } },
});
const unknown = positionals.find((name) => !Object.hasOwn(SUITES, name));
if (unknown !== undefined) {
  console.error(`no suite is called ${unknown}; there are ${Object.keys(SUITES).join(', ')}`);
  process.exit(2);
}

const rows: Row[] = [];
for (const name of positionals.length > 0 ? positionals : Object.keys(SUITES)) {
  const found = await SUITES[name]!(values);
  for (const row of found) console.log(line(row));
  rows.push(...found);
}

mkdirSync(new URL('results/', import.meta.url), { recursive: true });
const file = new URL(`results/${new Date().toISOString().replaceAll(':', '-')}.json`, import.meta.url);
writeFileSync(
  file,
  `${JSON.stringify({ node: process.version, cpu: cpus()[0]?.model, peers: values.peers, rows }, null, 2)}\n`,
);
console.log(`saved ${file.pathname}`);

function line({ suite, name, value, unit, ratio }: Row): string {
  const figure = `${round(value).padStart(12)} ${unit.padEnd(12)}`;
  return `${suite.padEnd(18)} ${name.padEnd(24)} ${figure}${ratio ? ` ${round(ratio.value)} × ${ratio.to}` : ''}`;
}
