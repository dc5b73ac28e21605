import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './chaos-house.ts';
import { NATS, startNats, type NatsServer } from './nats-server.ts';
import { PostgresServer } from './postgres-server.ts';
import { Way } from './way.ts';

const CHILD = fileURLToPath(new URL('cluster-child.ts', import.meta.url));
const SKEW = 2000; // milliseconds between the clocks on the wall of the first and the last node

interface Member {
  readonly port: number;
  readonly way: Way; // to the database
  readonly step: number; // of its clock
  process: ChildProcess | undefined;
}

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

  static async open(folder: string, nodes: number): Promise<Cluster> {
    const postgres = new PostgresServer(path.join(folder, 'postgres'), await freePort());
    postgres.init();
    await postgres.start();
    const port = await freePort();
    const cluster = new Cluster(postgres, NATS === undefined ? undefined : { port, server: await startNats(port) });
    for (let i = 0; i < nodes; i++) {
      const step = nodes === 1 ? 0 : Math.round((i / (nodes - 1) - 0.5) * SKEW);
      cluster.#members.push({ port: await freePort(), way: await Way.to(postgres.port), step, process: undefined });
    }
    await Promise.all(cluster.#members.map((member) => cluster.#start(member)));
    return cluster;
  }

  get bases(): string[] {
    return this.#members.map(({ port }) => `http://127.0.0.1:${port}`);
  }

  get hasBus(): boolean {
    return this.#bus !== undefined;
  }

  async kill(which: number): Promise<void> {
    await end(this.#members[which]!, 'SIGKILL');
  }

  start(which: number): Promise<void> {
    return this.#start(this.#members[which]!);
  }

  /** Takes a node's way to the database; the function it gives back mends it. */
  cut(which: number): () => void {
    const { way } = this.#members[which]!;
    way.cut();
    return () => way.mend();
  }

  async restartBus(): Promise<void> {
    if (!this.#bus) return;
    await this.#bus.server.stop();
    this.#bus.server = await startNats(this.#bus.port);
  }

  async close(): Promise<void> {
    await Promise.all(this.#members.map((member) => end(member, 'SIGKILL')));
    await Promise.all(this.#members.map(({ way }) => way.close()));
    await this.#bus?.server.stop();
    await this.postgres.stop('SIGQUIT');
  }

  async #start(member: Member): Promise<void> {
    const url = new URL(this.postgres.url());
    url.port = String(member.way.port);
    const args = [CHILD, url.href, this.#bus?.server.url ?? '', String(member.port), String(member.step)];
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
