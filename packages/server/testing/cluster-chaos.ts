import { GAME_IDS } from '@ridotto/games/catalog';
import { seeded, type Rng } from '@ridotto/kernel';
import { postgresStore } from '../src/postgres/store.ts';
import { Crowd } from './chaos-crowd.ts';
import { wait } from './chaos-house.ts';
import { Cluster, type Carrier } from './cluster.ts';
import { NATS } from './nats-server.ts';

/** What befalls a cluster, and how often. */
export interface Blows {
  readonly kill: number; // of a node
  readonly restart: number; // of PostgreSQL
  readonly crash: number; // of PostgreSQL
  readonly bus: number; // restarts of what carries wake-ups
  readonly cut: number; // of a node's ways to PostgreSQL and to the others
}

export interface ClusterChaos {
  readonly nodes: number;
  readonly tables: number;
  readonly blows: Blows;
  readonly bus?: Carrier; // NATS where it can be had
  readonly seed: number;
  readonly folder: string;
  readonly onBlow?: (blow: keyof Blows, number: number, acknowledged: number) => void;
}

export interface ClusterSurvived {
  readonly acknowledged: number; // answers
  readonly finished: number; // games
  readonly repeated: number; // commands that had to be sent again
  readonly refused: number; // commands that no store could be reached for
  readonly moved: number; // people from node to node
  readonly bus: Carrier;
}

const BETWEEN = 200; // answers, at most
const SKEW = 1000; // milliseconds that nodes may differ in what time it is: they go by the database's clock
const OUTAGE = 4000; // milliseconds, at most

/** Strikes a busy cluster again and again, and throws if it ever lost or doubled something that it had acknowledged. */
export async function runClusterChaos(chaos: ClusterChaos): Promise<ClusterSurvived> {
  const rng = seeded(chaos.seed);
  const { bus = NATS === undefined ? 'postgres' : 'nats' } = chaos;
  const cluster = await Cluster.open(chaos.folder, chaos.nodes, bus);
  const crowd = new Crowd(cluster.bases, rng, SKEW);
  const games = Array.from({ length: chaos.tables }, (_, i) => crowd.keepPlaying(GAME_IDS[i % GAME_IDS.length]!));
  try {
    for (const [i, blow] of shuffled(chaos.blows, rng).entries()) {
      await crowd.untilSaid(1 + rng(BETWEEN));
      const from = performance.now();
      await STRIKE[blow](cluster, rng);
      crowd.outages.push({ from, to: performance.now() });
      chaos.onBlow?.(blow, i + 1, crowd.acknowledged);
    }
    await crowd.untilAllMovedOn();
    crowd.stop();
    await Promise.all(games);
    const store = await postgresStore(cluster.postgres.url());
    try {
      await crowd.compare(store);
    } finally {
      await store.close();
    }
  } finally {
    crowd.stop();
    await cluster.close();
  }
  const { acknowledged, finished, repeated, refused, moved } = crowd;
  return { acknowledged, finished, repeated, refused, moved, bus };
}

const STRIKE: { readonly [Blow in keyof Blows]: (cluster: Cluster, rng: Rng) => Promise<void> } = {
  async kill(cluster, rng) {
    const which = rng(cluster.bases.length);
    await cluster.kill(which);
    await wait(rng(OUTAGE / 4));
    await cluster.start(which);
  },
  async restart({ postgres }, rng) {
    await postgres.stop('SIGINT');
    await wait(rng(OUTAGE));
    await postgres.start();
  },
  async crash({ postgres }, rng) {
    await postgres.stop('SIGQUIT');
    await wait(rng(OUTAGE));
    await postgres.start();
  },
  bus: (cluster) => cluster.restartBus(),
  async cut(cluster, rng) {
    const mend = cluster.cut(rng(cluster.bases.length));
    await wait(rng(OUTAGE));
    mend();
  },
};

function shuffled(blows: Blows, rng: Rng): (keyof Blows)[] {
  const all = (Object.keys(blows) as (keyof Blows)[]).flatMap((blow) => Array<keyof Blows>(blows[blow]).fill(blow));
  for (let i = all.length - 1; i > 0; i--) {
    const j = rng(i + 1);
    [all[i], all[j]] = [all[j]!, all[i]!];
  }
  return all;
}
