import { expect, test } from 'vitest';
import { runChaos } from '../testing/chaos.ts';
import { temporaryFolder } from './house.ts';

const LONG = 400_000; // milliseconds, beside other work

test(
  'a busy house is killed again and again, and nothing acknowledged is lost or doubled',
  { timeout: LONG },
  async () => {
    const survived = await runChaos({ kills: 5, tables: 8, seed: 1, folder: temporaryFolder() });
    expect(survived.acknowledged).toBeGreaterThan(50);
    expect(survived.refused).toBeGreaterThan(0);
    expect(survived.kills).toEqual({ busy: 3, full: 1, 'first-start': 1 });
  },
);
