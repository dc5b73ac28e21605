// A house that is going to be killed: node chaos-child.ts FILE PORT [STEP]
// STEP: milliseconds by which the clock on the wall is wrong at the start; from then on it is set again and again.
import { openHouse } from '../src/open.ts';
import { SWIFT, WIDE } from './settings.ts';

const [, , file, port, step = '0'] = process.argv;
const wall = Date.now;
let wrong = Number(step);
Date.now = () => wall() + wrong;
if (wrong !== 0) setInterval(() => (wrong = -wrong), 100).unref();

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
