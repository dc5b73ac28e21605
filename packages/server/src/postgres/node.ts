import { secureChance, steadyClock, type Bus, type Clock, type Peers, type Store } from '@ridotto/host';
import { sql } from 'kysely';
import type { natsMail } from '../nats.ts';
import type { Ledger } from '../shares.ts';
import type { OnCommit } from '../write-queue.ts';
import { connect, type Postgres } from './connect.ts';
import { ledgerIn } from './ledger.ts';
import { listen, type Carrier } from './listen.ts';
import { migrate } from './migrate.ts';
import { PostgresPeers } from './peers.ts';
import { storeOn } from './store.ts';

/** What a node of several has in place of a house's own file. */
export interface Node {
  readonly secret: string; // signs cookies: the same for all nodes
  readonly clock: Clock; // the database's, at the start
  readonly bus: Bus;
  readonly peers: Peers;
  readonly ledger: Ledger;
  readonly isBusUp: () => boolean;
  readonly count: () => number; // of nodes
  store(onCommit: OnCommit): Store;
  /** From now on the others count with this node. */
  join(): Promise<void>;
  leave(): Promise<void>;
  /** Lets go of a house that was not opened. */
  close(): Promise<void>;
}

export interface NodeOptions {
  readonly store: string; // postgres://…
  readonly bus?: string; // nats://…, in place of the database's own
  readonly onBroken: (error: unknown) => void;
}

/** Connects to a house's database, and makes it where there is none. */
export async function openNode({ store: url, bus, onBroken }: NodeOptions): Promise<Node> {
  await migrate(url);
  const postgres = connect(url);
  let carrier: Carrier | undefined;
  try {
    const { rows } = await sql<{ id: string; secret: string }>`select id, secret from house`.execute(postgres.db);
    const { id: house, secret } = rows[0]!;
    const clock = await clockOf(postgres);
    const id = secureChance.id();
    carrier = bus === undefined ? listen(postgres, id) : await natsCarrier(bus, house, id, onBroken);
    const { mail, isUp, close } = carrier;
    const peers = new PostgresPeers(id, postgres, mail, onBroken);
    return {
      secret,
      clock,
      bus: mail,
      peers,
      ledger: ledgerIn(postgres, id),
      isBusUp: isUp,
      count: () => peers.count,
      store: (onCommit) => storeOn(postgres, onCommit, onBroken),
      join: () => peers.join(),
      async leave() {
        await peers.leave();
        await close();
      },
      async close() {
        await close();
        await postgres.close();
      },
    };
  } catch (error) {
    await carrier?.close();
    await postgres.close();
    throw error;
  }
}

const LOOKS = 5; // the quickest answer is the best

/** Nodes' own clocks differ; they all begin with what the database's says, and go on by one that nobody can set. */
async function clockOf(postgres: Postgres): Promise<Clock> {
  const looks: { readonly way: number; readonly begun: number }[] = [];
  for (let i = 0; i < LOOKS; i++) {
    const from = performance.now();
    const [row] = await postgres.run<{ now: number }>('now', NOW, []);
    const way = performance.now() - from;
    looks.push({ way, begun: row!.now - from - way / 2 });
  }
  const { begun } = looks.reduce((best, look) => (look.way < best.way ? look : best));
  return steadyClock(begun + performance.now());
}

const NOW = `select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`;

async function natsCarrier(...given: Parameters<typeof natsMail>): Promise<Carrier> {
  const { natsMail } = await import('../nats.ts');
  return natsMail(...given);
}
