import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openHouse } from '@ridotto/server/open';

/** A house with the pages as they are built, for one run: when it stops, nothing of it is left. */
export async function openPassingHouse(): Promise<{ readonly address: string; readonly stop: () => Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ridotto-'));
  const { address, stop } = await openHouse({
    host: '127.0.0.1',
    port: 0,
    log: 'silent',
    secret: 'only for this run',
    web: path.resolve('packages/web/dist'),
    file: path.join(folder, 'house.sqlite'),
  });
  return {
    address,
    async stop() {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}
