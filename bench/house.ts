import { randomBytes } from 'node:crypto';
import { openHouse } from '@ridotto/server/open';
import { SWIFT, WIDE } from '../packages/server/testing/settings.ts';
import { serving } from './child.ts';
import { watchLoop } from './loop.ts';

// The real server on a real file, in a process of its own: `house.ts FILE IDLE [hasty]`. Only its limits are
// wider: all the load comes from one address. In a hasty house bots answer at once, and its loop is watched.

const [file, idle, hasty] = process.argv.slice(2) as [string, string, string?];
const { address } = await openHouse({
  port: 0,
  host: '127.0.0.1',
  log: 'warn',
  file,
  secret: randomBytes(32).toString('hex'),
  limits: WIDE,
  rules: { idle: Number(idle), ...(hasty && { pace: SWIFT }) },
});
serving({ port: new URL(address).port }, hasty ? watchLoop() : undefined);
