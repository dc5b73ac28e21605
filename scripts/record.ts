// Stores a log of every game's present edition, where there is none yet: npm run record
import { existsSync, writeFileSync } from 'node:fs';
import { GAME_IDS, loadTitle } from '@ridotto/games/catalog';
import { writtenGame } from '../packages/host/testing/written-game.ts';

for (const game of GAME_IDS) {
  const title = await loadTitle(game);
  const file = new URL(`../packages/host/test/logs/${game}-${title.edition}.json`, import.meta.url);
  if (existsSync(file)) continue; // what was played under an edition never changes
  writeFileSync(file, `${JSON.stringify(writtenGame(title))}\n`);
  console.log(`wrote ${file.pathname}`);
}
