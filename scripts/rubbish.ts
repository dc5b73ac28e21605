// Throws rubbish at a table of every game: npm run rubbish [-- --messages 100000 --seed 1]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { GAME_IDS } from '@ridotto/games/catalog';
import { throwRubbish } from '../packages/server/testing/rubbish.ts';
import { startHouse } from '../packages/server/testing/settings.ts';

const { values } = parseArgs({
  options: { messages: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
});
const folder = mkdtempSync(path.join(tmpdir(), 'ridotto-rubbish-'));
const house = await startHouse(path.join(folder, 'house.sqlite'));
const each = Math.ceil(Number(values.messages) / GAME_IDS.length);
for (const game of GAME_IDS) {
  const { sent, answered, accepted, grown } = await throwRubbish(house, game, each, Number(values.seed));
  const heap = `heap grown by ${Math.round(grown / 1024)} KB`;
  console.log(`${game}: ${sent} messages, ${answered} answers, ${accepted} accepted, ${heap}`);
  if (answered !== sent || accepted > 0 || grown >= 10_000_000) process.exitCode = 1;
}
await house.stop();
rmSync(folder, { recursive: true, force: true });
