import { pino } from 'pino';
import { buildServer, type ServerOptions } from './server.ts';

export interface OpenOptions extends Omit<ServerOptions, 'logger'> {
  readonly port: number;
  readonly host: string;
  readonly log: string; // pino's level
}

/** A house that is open: structured logs go to standard error. */
export async function openHouse({ port, host, log, ...options }: OpenOptions) {
  const logger = pino({ level: log }, pino.destination(2));
  const { listen, stop } = await buildServer({ ...options, logger });
  return { address: await listen(port, host), stop };
}
