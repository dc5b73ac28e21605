import { randomBytes } from 'node:crypto';
import { openHouse } from '@ridotto/server/open';
import type { Limits } from '@ridotto/server';
import { serving } from './child.ts';
import { watchLoop } from './loop.ts';

// The real server on a real file, in a process of its own: `house.ts FILE IDLE [hasty]`. Only its limits are
// wider: all the load comes from one address. In a hasty house bots answer at once, and its loop is watched.

const MUCH = { burst: 1e9, perSecond: 1e9 };
const LIMITS: Limits = {
  messages: MUCH,
  chat: MUCH,
  makes: MUCH,
  crowd: 1,
  bots: 1e9,
  requests: MUCH,
  guests: MUCH,
  floods: MUCH,
  socketsOfAccount: 1e6,
  socketsOfAddress: 1e6,
  watchers: 1000,
  replays: 1000,
  replaysOfAddress: 1000,
  standstill: 60,
};

const AT_ONCE = { least: 0, mean: 0, most: 0 };

const [file, idle, hasty] = process.argv.slice(2) as [string, string, string?];
const { address } = await openHouse({
  port: 0,
  host: '127.0.0.1',
  log: 'warn',
  file,
  secret: randomBytes(32).toString('hex'),
  limits: LIMITS,
  rules: { idle: Number(idle), ...(hasty && { pace: AT_ONCE }) },
});
serving({ port: new URL(address).port }, hasty ? watchLoop() : undefined);
