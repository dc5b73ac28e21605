import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { endWithUs } from './after-us.ts';

const PLACES = [
  fileURLToPath(new URL('../../../.cache/nats/usr/sbin/nats-server', import.meta.url)), // by scripts/ensure.mjs --services
  '/usr/sbin/nats-server',
  '/usr/bin/nats-server',
  '/usr/local/bin/nats-server',
];

/** A NATS server's program, if there is one. */
export const NATS = PLACES.find((place) => existsSync(place));

export interface NatsServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts one on loopback. */
export async function startNats(port: number, ...options: readonly string[]): Promise<NatsServer> {
  const child = spawn(NATS!, ['-a', '127.0.0.1', '-p', String(port), ...options], { stdio: 'ignore' });
  endWithUs(child, 'KILL');
  await untilOpen(port, child);
  return {
    url: `nats://127.0.0.1:${port}`,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

async function untilOpen(port: number, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.on('connect', () => resolve(true));
      socket.on('error', () => resolve(false));
    });
    socket.destroy();
    if (isOpen) return;
    await wait(20);
  }
  throw new Error('NATS did not start');
}
