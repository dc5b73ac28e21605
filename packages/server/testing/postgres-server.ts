import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { endWithUs } from './after-us.ts';

const NOTE = fileURLToPath(new URL('../../../.cache/postgres.json', import.meta.url)); // by scripts/ensure.mjs --services

interface Found {
  readonly bin: string;
  readonly user?: { readonly uid: number; readonly gid: number };
}

/** A PostgreSQL of its own, on loopback, in a folder of its own. */
export class PostgresServer {
  readonly port: number;
  readonly #folder: string;
  readonly #settings: readonly string[];
  #child: ChildProcess | undefined;

  constructor(folder: string, port: number, settings: readonly string[] = []) {
    this.#folder = folder;
    this.port = port;
    this.#settings = settings.flatMap((setting) => ['-c', setting]);
  }

  url(database = 'postgres'): string {
    return `postgres://ridotto@127.0.0.1:${this.port}/${database}`;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Makes the cluster; it does not run yet. */
  init(): void {
    const { bin, user } = found();
    mkdirSync(this.#folder, { recursive: true });
    if (user) {
      chmodSync(path.dirname(this.#folder), 0o711); // it has to come through
      chownSync(this.#folder, user.uid, user.gid);
    }
    const args = ['-D', this.#data, '-U', 'ridotto', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
    const { status, stderr } = spawnSync(path.join(bin, 'initdb'), args, { ...user, cwd: this.#folder });
    if (status !== 0) throw new Error(`no PostgreSQL: ${stderr.toString()}`);
  }

  /** Starts it, and waits until it answers. Detached, it lives on when this process ends. */
  async start(isDetached = false): Promise<void> {
    const { bin, user } = found();
    const log = openSync(path.join(this.#folder, 'log'), 'a');
    const own = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', 'max_connections=200'];
    this.#child = spawn(
      path.join(bin, 'postgres'),
      ['-D', this.#data, '-p', String(this.port), ...own, ...this.#settings],
      { ...user, cwd: this.#folder, stdio: ['ignore', log, log], detached: isDetached },
    );
    if (isDetached) this.#child.unref();
    else endWithUs(this.#child, 'QUIT');
    await this.#untilOpen();
  }

  /** `SIGINT` ends it in order, `SIGQUIT` at once, so that it has to recover. */
  async stop(signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT'): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }

  /** However long it takes: a log may have to be played first. */
  async #untilOpen(): Promise<void> {
    while (this.#child?.exitCode === null) {
      const client = new pg.Client({ connectionString: this.url() });
      try {
        await client.connect();
        return await client.end();
      } catch {
        await wait(20);
      }
    }
    throw new Error(`PostgreSQL did not start: see ${path.join(this.#folder, 'log')}`);
  }

  get #data(): string {
    return path.join(this.#folder, 'data');
  }
}

/** One statement, on a connection of its own. */
export async function say(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}

const found = (): Found => JSON.parse(readFileSync(NOTE, 'utf8')) as Found;
