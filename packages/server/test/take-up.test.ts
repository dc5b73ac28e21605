import path from 'node:path';
import { GAMES } from '@ridotto/games/catalog';
import { House, Wishes, catalogTitles, localBus, noMeter, secureChance, steadyClock } from '@ridotto/host';
import type { Account } from '@ridotto/host';
import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { sqliteStore } from '../src/sqlite-store.ts';
import { temporaryFolder } from './house.ts';
import { watchedHouse } from '../testing/watched.ts';

const LONG = 180_000; // milliseconds, beside other work

const TABLES = 800;
const never = new Promise<never>(() => {});
const OWNER: Account = { id: 'owner', kind: 'guest', name: 'Owner' };

/** Begins many tables with bots, which have not answered yet when the house closes. */
async function beginTables(file: string): Promise<void> {
  const store = await sqliteStore(file);
  const ports = {
    store,
    bus: localBus(),
    clock: steadyClock(),
    chance: secureChance,
    thinker: { choose: () => never, advise: () => never, rehearse: () => never },
    titles: catalogTitles,
    meter: noMeter,
  };
  const house = new House(ports);
  await house.rise();
  await Promise.all(
    Array.from({ length: TABLES }, async (_, n) => {
      const { id: game, seats } = GAMES[n % GAMES.length]!;
      const wishes = v.parse(Wishes, { id: `make${n}`, game, seats: seats[0] });
      const { table } = (await house.make(OWNER, wishes)) as { table: string };
      await house.command(table, OWNER, { type: 'fill', id: 'fill', level: 'simple' });
      await house.command(table, OWNER, { type: 'start', id: 'start' });
    }),
  );
  await house.stop();
  await store.close();
}

test(
  'after a restart 800 tables with bots are taken up, and none of them holds the others up',
  { timeout: LONG },
  async () => {
    const file = path.join(temporaryFolder(), 'house.sqlite');
    await beginTables(file);
    const house = await watchedHouse(file);
    onTestFinished(house.stop);
    const live = async () =>
      Number(/^ridotto_live_tables (\d+)$/m.exec(await (await fetch(`${house.base}/metrics`)).text())?.[1]);
    await expect.poll(live).toBe(TABLES);
    expect((await house.seen()).held).toBeLessThan(50);
  },
);
