import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { LISTENER } from '../src/postgres/listen.ts';
import { freePort } from './chaos-house.ts';
import { startNats, type NatsServer } from './nats-server.ts';
import { PostgresServer, say } from './postgres-server.ts';
import { Way } from './way.ts';

const CHILD = fileURLToPath(new URL('cluster-child.ts', import.meta.url));
const STARTS = 20; // of a node that dies before it is open
const SKEW = 2000; // milliseconds between the clocks on the wall of the first and the last node

/** What carries wake-ups between nodes: a NATS server, or PostgreSQL's own LISTEN and NOTIFY. */
export type Carrier = 'nats' | 'postgres';

interface Member {
  readonly port: number;
  readonly ways: readonly [database: Way, nats?: Way];
  readonly step: number; // of its clock
  process: ChildProcess | undefined;
}

const DEAFEN = `select pg_terminate_backend(pid) from pg_stat_activity where application_name = '${LISTENER}'`;

interface Bus {
  readonly port: number;
  server: NatsServer;
}

/** A house of several nodes, each a process of its own with a way of its own to the database, and a bus if there is one. */
export class Cluster {
  readonly postgres: PostgresServer;
  readonly #members: Member[] = [];
  readonly #bus: Bus | undefined;

  private constructor(postgres: PostgresServer, bus: Bus | undefined) {
    this.postgres = postgres;
    this.#bus = bus;
  }

  static async open(folder: string, nodes: number, carrier: Carrier): Promise<Cluster> {
    const postgres = new PostgresServer(path.join(folder, 'postgres'), await freePort());
    postgres.init();
    await postgres.start();
    const port = await freePort();
    const bus = carrier === 'nats' ? { port, server: await startNats(port) } : undefined;
    const cluster = new Cluster(postgres, bus);
    for (let i = 0; i < nodes; i++) {
      const step = nodes === 1 ? 0 : Math.round((i / (nodes - 1) - 0.5) * SKEW);
      const way = await Way.to(postgres.port);
      const ways: Member['ways'] = bus ? [way, await Way.to(bus.port)] : [way];
      cluster.#members.push({ port: await freePort(), ways, step, process: undefined });
    }
    await Promise.all(cluster.#members.map((member) => cluster.#start(member)));
    return cluster;
  }

  get bases(): string[] {
    return this.#members.map(({ port }) => `http://127.0.0.1:${port}`);
  }

  async kill(which: number): Promise<void> {
    await end(this.#members[which]!, 'SIGKILL');
  }

  start(which: number): Promise<void> {
    return this.#start(this.#members[which]!);
  }

  /** Takes a node's ways to the database and to the other nodes; the function it gives back mends them. */
  cut(which: number): () => void {
    const { ways } = this.#members[which]!;
    for (const way of ways) way?.cut();
    return () => {
      for (const way of ways) way?.mend();
    };
  }

  /** Where PostgreSQL is the bus, every connection that listens is lost, and those that write are not. */
  async restartBus(): Promise<void> {
    if (!this.#bus) return say(this.postgres.url(), DEAFEN);
    await this.#bus.server.stop();
    this.#bus.server = await startNats(this.#bus.port);
  }

  async close(): Promise<void> {
    await Promise.all(this.#members.map((member) => end(member, 'SIGKILL')));
    for (const { ways } of this.#members) for (const way of ways) await way?.close();
    await this.#bus?.server.stop();
    await this.postgres.stop('SIGQUIT');
  }

  /** As a supervisor would: a node that could not reach its database in time is started again. */
  async #start(member: Member): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.#open(member);
      } catch (error) {
        if (tries === STARTS) throw error;
      }
    }
  }

  async #open(member: Member): Promise<void> {
    const url = new URL(this.postgres.url());
    const [database, nats] = member.ways;
    url.port = String(database.port);
    const bus = nats ? `nats://127.0.0.1:${nats.port}` : '';
    const args = [CHILD, url.href, bus, String(member.port), String(member.step)];
    member.process = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const opened = once(member.process.stdout!, 'data');
    const died = once(member.process, 'exit').then(([code]) => {
      throw new Error(`a node died before it was open: exit ${code}`);
    });
    await Promise.race([opened, died]);
    died.catch(() => {});
  }
}

async function end(member: Member, signal: NodeJS.Signals): Promise<void> {
  const child = member.process;
  member.process = undefined;
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}
