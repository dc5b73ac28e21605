import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { buildServer, type Limits, type Server, type ServerOptions } from '../src/index.ts';

/** Limits that no test comes near to, unless it wants to. */
export const WIDE: Limits = {
  messages: { burst: 1e9, perSecond: 1e9 },
  chat: { burst: 1e9, perSecond: 1e9 },
  makes: { burst: 1e9, perSecond: 1e9 },
  requests: { burst: 1e9, perSecond: 1e9 },
  guests: { burst: 1e9, perSecond: 1e9 },
  socketsOfAccount: 1000,
  socketsOfAddress: 100_000,
};

export const SWIFT = { least: 0, mean: 0, most: 0 };

export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'ridotto-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export interface OpenHouse extends Server {
  readonly base: string;
  readonly file: string;
}

/** A real server on loopback, with a database of its own; it stops when the test is over. */
export async function openHouse(options: Partial<ServerOptions> = {}): Promise<OpenHouse> {
  const file = options.file ?? path.join(temporaryFolder(), 'house.sqlite');
  const server = await buildServer({
    file,
    secret: 'a secret for tests only, long enough',
    logger: pino({ level: 'silent' }),
    limits: WIDE,
    rules: { pace: SWIFT },
    ...options,
  });
  const base = await server.listen(0, '127.0.0.1');
  let isOpen = true;
  const stop = async () => {
    if (isOpen) await server.stop();
    isOpen = false;
  };
  onTestFinished(stop);
  return { ...server, stop, base, file };
}
