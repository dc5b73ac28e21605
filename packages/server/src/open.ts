import { NoRoom } from '@ridotto/host';
import { pino } from 'pino';
import { takeHouse, Taken } from './lock.ts';
import { LaterVersion } from './migrate.ts';
import { buildServer, type ServerOptions } from './server.ts';

export interface OpenOptions extends Omit<ServerOptions, 'logger' | 'secret'> {
  readonly port: number;
  readonly host: string;
  readonly log: string; // pino's level
  readonly secret: string | (() => string); // signs cookies; asked for when the house is ours
}

/** Whether something outside of us stands in the way: a port that is taken, a file that is no house's. */
export const isOutside = (error: unknown): error is Error =>
  error instanceof LaterVersion ||
  error instanceof Taken ||
  error instanceof NoRoom ||
  (error instanceof Error && ('syscall' in error || ('code' in error && error.code === 'ERR_SQLITE_ERROR')));

/** A house that is open, and nobody else's: structured logs go to standard error. */
export async function openHouse({ port, host, log, secret, ...options }: OpenOptions) {
  const letGo = takeHouse(options.file);
  let server: Awaited<ReturnType<typeof buildServer>> | undefined;
  const stop = async () => {
    try {
      await server?.stop();
    } finally {
      letGo();
    }
  };
  try {
    const logger = pino({ level: log }, pino.destination(2));
    server = await buildServer({ ...options, secret: typeof secret === 'string' ? secret : secret(), logger });
    return { address: await server.listen(port, host), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
