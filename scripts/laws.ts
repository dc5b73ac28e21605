// Plays random games of every kind and checks all laws at every step: npm run laws [-- --games 1000 --seed 1 coach ...]
import { parseArgs } from 'node:util';
import { GAME_IDS, isGameId, loadTitle } from '@ridotto/games/catalog';
import { setupOf } from '@ridotto/kernel';
import { checkLaws } from '@ridotto/kernel/testing';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '1000' }, // at each size of table
    seed: { type: 'string', default: '1' },
    setup: { type: 'string', default: '{}' }, // the game's options, as JSON
  },
});
const unknown = positionals.find((name) => !isGameId(name));
if (unknown !== undefined) {
  console.error(`no game is called ${unknown}; there are ${GAME_IDS.join(', ')}`);
  process.exit(2);
}

for (const id of positionals.length > 0 ? positionals.filter(isGameId) : GAME_IDS) {
  const title = await loadTitle(id);
  const [least, most] = title.manifest.seats;
  for (let seats = least; seats <= most; seats++) {
    const setup = setupOf(title, JSON.parse(values.setup), seats);
    if (setup === undefined) throw new Error(`${id} with ${seats} seats has no such options: ${values.setup}`);
    const played = checkLaws(title, { seats, setup, games: Number(values.games), seed: Number(values.seed) });
    console.log(`${id}, ${seats} seats: ${played.games} games, ${played.steps} steps, the longest ${played.longest}`);
  }
}
