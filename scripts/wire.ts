// Compares what twin worlds send to those who must not tell them apart: npm run wire [-- --pairs 1000 --seed 1]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { GAME_IDS } from '@ridotto/games/catalog';
import { compareWires } from '../packages/server/testing/wire-run.ts';
import { TwinHouses } from '../packages/server/testing/wire.ts';

const { values } = parseArgs({
  options: { pairs: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } },
});
const folder = mkdtempSync(path.join(tmpdir(), 'ridotto-wire-'));
const houses = await TwinHouses.open(folder);
const each = Math.ceil(Number(values.pairs) / GAME_IDS.length);
const compared = await compareWires(houses, each, Number(values.seed), (game, pairs) => {
  if (pairs % 50 === 0) console.log(`${game}: ${pairs} pairs alike`);
});
await houses.close();
rmSync(folder, { recursive: true, force: true });
console.log(`no byte differs: ${JSON.stringify(compared)}`);
