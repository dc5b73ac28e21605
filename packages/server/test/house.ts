import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { buildServer, type Server, type ServerOptions } from '../src/index.ts';
import { SWIFT, WIDE } from './settings.ts';

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
