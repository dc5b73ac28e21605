import { onTestFinished } from 'vitest';
import type { ServerOptions } from '../src/index.ts';
import { openNode } from '../src/postgres/node.ts';
import { startHouse, type OpenHouse } from '../testing/settings.ts';

/** A node of a house that is kept in a database; it stops when the test is over. */
export async function openNodeAt(url: string, options: Partial<ServerOptions> = {}, bus?: string): Promise<OpenHouse> {
  const node = await openNode({ store: url, ...(bus !== undefined && { bus }), onBroken: () => {} });
  const house = await startHouse('', { node, ...options });
  onTestFinished(house.stop);
  return house;
}
