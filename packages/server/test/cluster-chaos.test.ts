import { expect, test, vi } from 'vitest';
import { runClusterChaos } from '../testing/cluster-chaos.ts';
import { temporaryFolder } from './house.ts';

vi.setConfig({ testTimeout: 400_000 }); // whoever is first starts the database too

test('nodes and their database are struck again and again, and nothing acknowledged is lost or doubled', async () => {
  const blows = { kill: 2, restart: 0, crash: 1, bus: 1, cut: 1 };
  const survived = await runClusterChaos({ nodes: 2, tables: 6, blows, seed: 3, folder: temporaryFolder() });
  expect(survived.acknowledged).toBeGreaterThan(50);
  expect(survived.refused).toBeGreaterThan(0);
});
