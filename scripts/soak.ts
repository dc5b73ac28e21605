// All games with bots, for a long time: how long the event loop was ever held.
//   npm run soak [-- --minutes 60 --tables 16]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { GAME_IDS, loadTitle } from '@ridotto/games/catalog';
import { seeded } from '@ridotto/kernel';
import { Guest } from '../packages/server/testing/client.ts';
import { watchedHouse } from '../packages/server/testing/watched.ts';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '60' }, tables: { type: 'string', default: '16' } },
});
const PROMISED = 50; // milliseconds
const MINUTE = 60_000;

const folder = mkdtempSync(path.join(tmpdir(), 'ridotto-soak-'));
const { base, seen, stop } = await watchedHouse(path.join(folder, 'house.sqlite'), 'wide');

const rng = seeded(1);
const end = Date.now() + Number(values.minutes) * MINUTE;
let [games, updates] = [0, 0];

/** Watches game after game that bots play, at their own pace. */
async function watch(owner: Guest, n: number): Promise<void> {
  const title = await loadTitle(GAME_IDS[n % GAME_IDS.length]!);
  const [min, max] = title.manifest.seats;
  while (Date.now() < end) {
    const table = await owner.make({ game: title.manifest.id, seats: min + rng(max - min + 1), open: 'public' });
    const line = owner.connect(table, { onUpdate: () => void updates++ });
    await line.command({ type: 'fill', level: 'simple' });
    await line.command({ type: 'start' });
    const timer = setTimeout(() => line.socket.terminate(), end - Date.now());
    await line.until(() => line.table?.phase === 'over');
    clearTimeout(timer);
    if (line.table?.phase === 'over') games++;
    line.socket.terminate();
  }
}

await seen();
const tables = Array.from({ length: Number(values.tables) }, async (_, n) =>
  watch(await Guest.named(base, `G${n}`), n),
);
const all = Promise.all(tables);
let [held, late] = [0, 0];
for (let minute = 1; Date.now() < end; minute++) {
  await new Promise((resolve) => setTimeout(resolve, Math.min(MINUTE, Math.max(1, end - Date.now()))));
  const now = await seen();
  [held, late] = [Math.max(held, now.held), Math.max(late, now.late)];
  if (minute % 5 === 0 || Date.now() >= end) {
    const stalls = `loop held for ${held.toFixed(1)} ms of CPU at most, ${late.toFixed(1)} ms by the clock`;
    console.log(`${minute} minutes: ${games} games, ${updates} updates; ${stalls}; ${(now.size / 1e6).toFixed(0)} MB`);
  }
}
await all;
await stop();
rmSync(folder, { recursive: true, force: true });
if (held >= PROMISED) process.exitCode = 1;
