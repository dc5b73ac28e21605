import { existsSync } from 'node:fs';
import path from 'node:path';
import { GAME_IDS } from '@ridotto/games/catalog';
import { seeded, type Rng } from '@ridotto/kernel';
import { sqliteStore } from '../src/sqlite-store.ts';
import { Crowd } from './chaos-crowd.ts';
import { ChaosHouse, freePort, wait, type Life } from './chaos-house.ts';
import { isWhole } from './schema-of.ts';

export interface Chaos {
  readonly kills: number;
  readonly tables: number;
  readonly seed: number;
  readonly folder: string;
  readonly onKill?: (kill: number, acknowledged: number) => void;
}

export interface Survived {
  readonly acknowledged: number; // answers
  readonly finished: number; // games
  readonly repeated: number; // commands that had to be sent again
  readonly kills: Readonly<Record<Death, number>>;
  readonly halfMade: number; // first starts that were killed inside their migrations
  readonly refused: number; // commands for which there was no room
}

/** How a house is killed: busy, while its disk is full, or (a new one) while it is opened for the first time. */
const DEATHS = ['busy', 'full', 'busy', 'first-start', 'busy'] as const; // in turn
export type Death = (typeof DEATHS)[number];

const BETWEEN_KILLS = 300; // answers, at most
const WHILE_FULL = 30; // refusals, at most
const FIRST_START = 40; // milliseconds until a first start is killed, at most

const HOUR = 3_600_000;
const HOURS = 6; // by which the clock on the wall is wrong, at most

/** Kills a busy house again and again, and throws if it ever lost or doubled something that it had acknowledged. */
export async function runChaos({ kills, tables, seed, folder, onKill }: Chaos): Promise<Survived> {
  const rng = seeded(seed);
  const life: Life = { file: path.join(folder, 'chaos.sqlite'), port: await freePort() };
  let house = await ChaosHouse.open(life);
  const crowd = new Crowd([`http://127.0.0.1:${life.port}`], rng);
  const games = Array.from({ length: tables }, (_, i) => crowd.keepPlaying(GAME_IDS[i % GAME_IDS.length]!));
  const deaths = { busy: 0, full: 0, 'first-start': 0 };
  let halfMade = 0;
  try {
    for (let kill = 0; kill < kills; kill++) {
      await crowd.untilSaid(rng(BETWEEN_KILLS));
      const death = DEATHS[kill % DEATHS.length]!;
      deaths[death]++;
      if (death === 'first-start') halfMade += await killFirstStart(path.join(folder, `${kill}.sqlite`), rng);
      else {
        if (death === 'full') await fillUp(house, crowd, rng);
        const from = performance.now();
        await house.end('SIGKILL');
        house = await ChaosHouse.open({ ...life, step: stepOf(rng) });
        crowd.outages.push({ from, to: performance.now() });
      }
      onKill?.(kill + 1, crowd.acknowledged);
    }
    await crowd.untilAllMovedOn();
    crowd.stop();
    await Promise.all(games);
  } finally {
    crowd.stop();
    await house.end('SIGTERM');
  }
  const store = await sqliteStore(life.file);
  await crowd.compare(store);
  await store.close();
  const { acknowledged, finished, repeated, refused } = crowd;
  return { acknowledged, finished, repeated, refused, kills: deaths, halfMade };
}

/** Every other life begins with a clock on the wall that is wrong by hours. */
const stepOf = (rng: Rng): number => (rng(2) > 0 ? 0 : (rng(2) > 0 ? 1 : -1) * (1 + rng(HOURS)) * HOUR);

/** Fills the house's disk until some commands were refused; half of the time there is room again before the kill. */
async function fillUp(house: ChaosHouse, crowd: Crowd, rng: Rng): Promise<void> {
  await house.do('fill');
  await crowd.untilRefused(1 + rng(WHILE_FULL));
  if (rng(2) > 0) return;
  await house.do('free');
  await crowd.untilSaid(1 + rng(BETWEEN_KILLS));
}

/** Kills a new house while it is opened, and opens it again; says how many schemas it left half made: 1 or 0. */
async function killFirstStart(file: string, rng: Rng): Promise<number> {
  const first = new ChaosHouse({ file, port: 0 });
  await first.says('begins');
  await wait(rng(FIRST_START));
  await first.end('SIGKILL');
  const halfMade = existsSync(file) && !isWhole(file) ? 1 : 0;
  const second = await ChaosHouse.open({ file, port: 0 });
  await second.end('SIGKILL');
  if (!isWhole(file)) throw new Error(`${file} was left half made`);
  return halfMade;
}
