// A node that is going to be killed: node cluster-child.ts STORE BUS PORT STEP
// STEP: milliseconds by which its clock on the wall is wrong. It says `open`.
import { openHouse } from '../src/open.ts';
import { SWIFT, WIDE } from './settings.ts';

const [, , store = '', bus = '', port = '0', step = '0'] = process.argv;
const wall = Date.now;
Date.now = () => wall() + Number(step);
await openHouse({
  store,
  ...(bus !== '' && { bus }),
  port: Number(port),
  host: '127.0.0.1',
  log: process.env.RIDOTTO_LOG ?? 'silent',
  secret: 'a secret for tests only, long enough',
  limits: WIDE,
  rules: { pace: SWIFT, alone: SWIFT, second: 20, snapshotEvery: 20 },
});
process.stdout.write('open\n');
