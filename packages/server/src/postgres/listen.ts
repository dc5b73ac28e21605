import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { Mail } from '../mail.ts';
import { clientConfig, type Postgres } from './connect.ts';

const CHANNEL = 'ridotto';
export const LISTENER = 'ridotto wake-ups'; // the name of the connection that listens
const LARGEST = 7900; // what a notification can carry
const AGAIN = 500; // milliseconds until a lost connection is made again
const ALIVE = 5000; // milliseconds between two looks whether it still is one

/** Nothing is lost with a message: its commit need not wait for the disk, and others' messages for it. */
const NOTIFY = `select set_config('synchronous_commit', 'off', true), pg_notify($1, $2)`;

/** How messages go between nodes, and how to end that. */
export interface Carrier {
  readonly mail: Mail;
  readonly isUp: () => boolean;
  close(): Promise<void>;
}

/** Wake-ups by PostgreSQL's own LISTEN and NOTIFY: beside the store, nothing else has to run. */
export function listen(postgres: Postgres, node: string): Carrier {
  const stop = new AbortController();
  let isUp = false;
  const notify = (text: string) => void postgres.run('notify', NOTIFY, [CHANNEL, text]).catch(() => {}); // others notice by themselves
  const mail = new Mail(node, notify, LARGEST);

  const hearOn = async () => {
    const client = new pg.Client({ ...clientConfig(postgres.url), application_name: LISTENER });
    const { promise: lost, resolve: lose } = Promise.withResolvers<void>();
    client.on('error', () => lose());
    client.on('end', () => lose());
    client.on('notification', ({ payload = '' }) => mail.deliver(payload));
    const leave = () => lose();
    stop.signal.addEventListener('abort', leave); // also while it is still connecting
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      isUp = true;
      for (let isAlive = true; isAlive;) {
        isAlive = await Promise.race([lost.then(() => false), wait(ALIVE, true, { ref: false })]);
        if (isAlive) await client.query('select 1');
      }
    } finally {
      isUp = false;
      stop.signal.removeEventListener('abort', leave);
      await Promise.race([client.end().catch(() => {}), wait(AGAIN)]);
    }
  };
  const running = (async () => {
    while (!stop.signal.aborted) {
      await hearOn().catch(() => {});
      if (!stop.signal.aborted) await wait(AGAIN, undefined, { ref: false });
    }
  })();
  return {
    mail,
    isUp: () => isUp,
    async close() {
      mail.flush();
      stop.abort();
      await running;
    },
  };
}
