import { NoRoom, Unreachable } from '@ridotto/host';
import { pino } from 'pino';
import { faultLog } from './faults.ts';
import { takeHouse, Taken } from './lock.ts';
import { LaterVersion } from './migrate.ts';
import type { Node, NodeOptions } from './postgres/node.ts';
import { buildServer, type ServerOptions } from './server.ts';

export interface OpenOptions extends Omit<ServerOptions, 'logger' | 'secret' | 'node'> {
  readonly store?: string; // postgres://…, in place of the file
  readonly bus?: string; // nats://…, in place of the store's own
  readonly port: number;
  readonly host: string;
  readonly log: string; // pino's level
  readonly secret: string | (() => string | undefined); // signs cookies; asked for when the house is ours
}

/** Whether something outside of us stands in the way: a port that is taken, a file that is no house's. */
export const isOutside = (error: unknown): error is Error =>
  error instanceof LaterVersion ||
  error instanceof Taken ||
  error instanceof NoRoom ||
  error instanceof Unreachable ||
  (error instanceof Error && ('syscall' in error || ('code' in error && error.code === 'ERR_SQLITE_ERROR')));

/** A house that is open, and nobody else's, or one node of it: structured logs go to standard error. */
export async function openHouse({ port, host, log, secret, store, bus, ...options }: OpenOptions) {
  const logger = pino({ level: log }, pino.destination(2));
  const letGo = store === undefined ? takeHouse(options.file!) : () => {};
  let node: Node | undefined;
  let server: Awaited<ReturnType<typeof buildServer>> | undefined;
  const stop = async () => {
    try {
      await (server ? server.stop() : node?.close());
    } finally {
      letGo();
    }
  };
  try {
    if (store !== undefined)
      node = await joinHouse({ store, ...(bus !== undefined && { bus }), onBroken: faultLog(logger) });
    const given = typeof secret === 'string' ? secret : secret();
    server = await buildServer({ ...options, ...(node && { node }), secret: given ?? node!.secret, logger });
    return { address: await server.listen(port, host), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Loads what only a house of several nodes needs. */
async function joinHouse(options: NodeOptions): Promise<Node> {
  const { openNode } = await import('./postgres/node.ts');
  return openNode(options);
}
