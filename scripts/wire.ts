// Compares what twin worlds send to those who must not tell them apart: npm run wire [-- --pairs 1000 --seed 1 --game coach]
// The same by way of another node than everybody else's: npm run wire -- --cluster [--pairs 100]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { GAME_IDS } from '@ridotto/games/catalog';
import { freePort } from '../packages/server/testing/chaos-house.ts';
import { PostgresServer, say } from '../packages/server/testing/postgres-server.ts';
import { compareWires } from '../packages/server/testing/wire-run.ts';
import { TwinHouses } from '../packages/server/testing/wire.ts';

const { values } = parseArgs({
  options: {
    cluster: { type: 'boolean', default: false },
    pairs: { type: 'string', default: '1000' }, // of all games together
    game: { type: 'string', multiple: true, default: [...GAME_IDS] },
    seed: { type: 'string', default: '1' },
  },
});
const folder = mkdtempSync(path.join(tmpdir(), 'ridotto-wire-'));
const postgres = values.cluster ? await startPostgres() : undefined;
const houses = postgres ? await TwinHouses.openNodes(await databases(postgres)) : await TwinHouses.open();
const games = GAME_IDS.filter((game) => values.game.includes(game));
if (games.length < values.game.length) throw new Error(`games are ${GAME_IDS.join(', ')}`);
const each = Math.ceil(Number(values.pairs) / games.length);
const onPair = (game: string, pairs: number) => {
  if (pairs % 50 === 0) console.log(`${game}: ${pairs} pairs alike`);
};
const compared = await compareWires(houses, each, Number(values.seed), onPair, games);
await houses.close();
await postgres?.stop();
rmSync(folder, { recursive: true, force: true });
console.log(`no byte differs: ${JSON.stringify(compared)}`);

async function startPostgres(): Promise<PostgresServer> {
  const server = new PostgresServer(path.join(folder, 'postgres'), await freePort(), ['fsync=off']); // no one pulls the plug
  server.init();
  await server.start();
  return server;
}

/** One for each world. */
async function databases(server: PostgresServer): Promise<string[]> {
  for (const name of ['one', 'other']) await say(server.url(), `create database ${name}`);
  return [server.url('one'), server.url('other')];
}
