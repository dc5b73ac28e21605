import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { ServerOptions } from '../src/index.ts';
import { startHouse, type OpenHouse } from '../testing/settings.ts';

export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'ridotto-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A real server on loopback, with a database of its own; it stops when the test is over. */
export async function openHouse(options: Partial<ServerOptions> = {}): Promise<OpenHouse> {
  const house = await startHouse(options.file ?? path.join(temporaryFolder(), 'house.sqlite'), options);
  onTestFinished(house.stop);
  return house;
}
