import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const CHILD = fileURLToPath(new URL('chaos-child.ts', import.meta.url));

export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const PORTS = { from: 20_000, count: 10_000 }; // the system gives none of these to whoever asks for any

/** A port that stays free while whoever listens there starts again. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = PORTS.from + Math.floor(Math.random() * PORTS.count);
    const server = createServer();
    const isFree = await new Promise<boolean>((tell) =>
      server
        .once('error', () => tell(false))
        .once('listening', () => tell(true))
        .listen(port, '127.0.0.1'),
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}

export interface Life {
  readonly file: string;
  readonly port: number;
  readonly step?: number; // milliseconds by which its clock on the wall is wrong
}

/** A house in a process of its own, that does what it is told, and dies. */
export class ChaosHouse {
  readonly #child: ChildProcess;
  readonly #said = new Set<string>();
  #changed = () => {};

  /** Begins to open a house. */
  constructor({ file, port, step = 0 }: Life) {
    this.#child = spawn(process.execPath, [CHILD, file, String(port), String(step)], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    createInterface(this.#child.stdout!).on('line', (word) => {
      this.#said.add(word);
      this.#changed();
    });
    this.#child.on('exit', () => this.#changed());
  }

  static async open(life: Life): Promise<ChaosHouse> {
    const house = new ChaosHouse(life);
    await house.says('open');
    return house;
  }

  async says(word: string): Promise<void> {
    while (!this.#said.delete(word)) {
      if (this.#isDead) throw new Error(`the house died before it was ${word}: exit ${this.#child.exitCode}`);
      await new Promise<void>((resolve) => (this.#changed = resolve));
    }
  }

  /** Tells it to do something, and waits until it has. */
  async do(word: 'fill' | 'free'): Promise<void> {
    this.#child.stdin!.write(`${word}\n`);
    await this.says(word);
  }

  kill(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    if (this.#isDead) return;
    this.kill(signal);
    await once(this.#child, 'exit');
  }

  get #isDead(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }
}
