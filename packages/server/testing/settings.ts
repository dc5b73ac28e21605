import { pino } from 'pino';
import type { Limits } from '../src/limits.ts';
import { buildServer, type Server, type ServerOptions } from '../src/server.ts';

const MUCH = { burst: 1e9, perSecond: 1e9 };

/** Limits that no test comes near to, unless it wants to. */
export const WIDE: Limits = {
  messages: MUCH,
  chat: MUCH,
  makes: MUCH,
  crowd: 1,
  bots: 1e9,
  requests: MUCH,
  guests: MUCH,
  floods: MUCH,
  socketsOfAccount: 1000,
  socketsOfAddress: 100_000,
  watchers: 1000,
  replays: 1000,
  replaysOfAddress: 1000,
  lists: 1000,
  listsOfAddress: 1000,
  standstill: 60,
};

export const SWIFT = { least: 0, mean: 0, most: 0 };

export interface OpenHouse extends Server {
  readonly base: string;
  readonly file: string;
}

/** A real server on loopback. */
export async function startHouse(file: string, options: Partial<ServerOptions> = {}): Promise<OpenHouse> {
  const server = await buildServer({
    file,
    secret: 'a secret for tests only, long enough',
    logger: pino({ level: 'silent' }),
    limits: WIDE,
    rules: { pace: SWIFT, alone: SWIFT },
    ...options,
  });
  const base = await server.listen(0, '127.0.0.1');
  let stopped: Promise<void> | undefined;
  return { ...server, base, file, stop: () => (stopped ??= server.stop()) };
}
