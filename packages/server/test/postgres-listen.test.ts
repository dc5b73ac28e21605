import { expect, test, vi } from 'vitest';
import { connect } from '../src/postgres/connect.ts';
import { listen } from '../src/postgres/listen.ts';
import { freshDatabase } from '../testing/postgres.ts';

vi.setConfig({ testTimeout: 180_000 }); // whoever is first starts the database too

test('a node that is told to stop before it can hear the others does stop', async () => {
  const postgres = connect(await freshDatabase());
  const carrier = listen(postgres, 'node');
  const closed = carrier.close().then(() => 'closed');
  const patience = new Promise((resolve) => setTimeout(resolve, 20_000, 'still open').unref());
  expect(await Promise.race([closed, patience])).toBe('closed');
  expect(carrier.isUp()).toBe(false);
  await postgres.close();
});
