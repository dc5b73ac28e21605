import { secureChance, type Bus, type Peers, type Store } from '@ridotto/host';
import { sql } from 'kysely';
import type { OnCommit } from '../write-queue.ts';
import { connect } from './connect.ts';
import { listen, type Carrier } from './listen.ts';
import { migrate } from './migrate.ts';
import { PostgresPeers } from './peers.ts';
import { storeOn } from './store.ts';

/** What a node of several has in place of a house's own file. */
export interface Node {
  readonly secret: string; // signs cookies: the same for all nodes
  readonly bus: Bus;
  readonly peers: Peers;
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
  const postgres = connect(url);
  let carrier: Carrier | undefined;
  try {
    await migrate(postgres);
    const { rows } = await sql<{ id: string; secret: string }>`select id, secret from house`.execute(postgres.db);
    const { id: house, secret } = rows[0]!;
    const id = secureChance.id();
    carrier = bus === undefined ? listen(postgres, id) : await natsCarrier(bus, house, id);
    const { mail, isUp, close } = carrier;
    const peers = new PostgresPeers(id, postgres, mail, onBroken);
    return {
      secret,
      bus: mail,
      peers,
      isBusUp: isUp,
      count: () => peers.count,
      store: (onCommit) => storeOn(postgres, onCommit),
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

async function natsCarrier(url: string, house: string, node: string): Promise<Carrier> {
  const { natsMail } = await import('../nats.ts');
  return natsMail(url, house, node);
}
