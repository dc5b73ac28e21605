import { pino } from 'pino';
import { buildServer, type ServerOptions } from './server.ts';
import { LaterVersion } from './sqlite.ts';

export interface OpenOptions extends Omit<ServerOptions, 'logger'> {
  readonly port: number;
  readonly host: string;
  readonly log: string; // pino's level
}

/** Whether something outside of us stands in the way: a port that is taken, a file that is no house's. */
export const isOutside = (error: unknown): error is Error =>
  error instanceof LaterVersion ||
  (error instanceof Error && ('syscall' in error || ('code' in error && error.code === 'ERR_SQLITE_ERROR')));

/** A house that is open: structured logs go to standard error. */
export async function openHouse({ port, host, log, ...options }: OpenOptions) {
  const logger = pino({ level: log }, pino.destination(2));
  const { listen, stop } = await buildServer({ ...options, logger });
  try {
    return { address: await listen(port, host), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
