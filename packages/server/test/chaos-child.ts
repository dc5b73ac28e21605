// A house that is going to be killed: node chaos-child.ts FILE PORT
import { openHouse } from '../src/open.ts';
import { SWIFT, WIDE } from './settings.ts';

const [, , file, port] = process.argv;
await openHouse({
  file: file!,
  port: Number(port),
  host: '127.0.0.1',
  log: 'error',
  secret: 'a secret for tests only, long enough',
  limits: WIDE,
  rules: { pace: SWIFT, snapshotEvery: 20 },
});
process.stdout.write('open\n');
