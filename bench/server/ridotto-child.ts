// Our server with everything on: rules, schemas, limits' bookkeeping, and a synced disk.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openHouse } from '@ridotto/server/open';
import { WIDE } from '../../packages/server/test/settings.ts';
import { ready } from './child.ts';

const folder = process.env.RIDOTTO_BENCH_DATA ?? mkdtempSync(path.join(tmpdir(), 'ridotto-bench-'));
const { address } = await openHouse({
  file: path.join(folder, 'house.sqlite'),
  port: 0,
  host: '127.0.0.1',
  log: 'warn',
  secret: 'a secret for benchmarks only, long enough',
  limits: WIDE,
  rules: { idle: Number(process.env.RIDOTTO_BENCH_IDLE ?? 60_000) },
});
ready(address);
