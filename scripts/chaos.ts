// Kills a busy house again and again: npm run chaos [-- --kills 200 --tables 50 --seed 1]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runChaos } from '../packages/server/testing/chaos.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    tables: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
  },
});
const folder = mkdtempSync(path.join(tmpdir(), 'ridotto-chaos-'));
const survived = await runChaos({
  kills: Number(values.kills),
  tables: Number(values.tables),
  seed: Number(values.seed),
  folder,
  onKill: (kill, acknowledged) => {
    if (kill % 10 === 0) console.log(`killed ${kill} times, ${acknowledged} answers acknowledged`);
  },
});
rmSync(folder, { recursive: true, force: true });
const { acknowledged, finished, repeated, refused, halfMade } = survived;
const { busy, full, 'first-start': firstStart } = survived.kills;
console.log(
  `nothing lost: ${acknowledged} answers, ${finished} whole games, ${repeated} commands sent again; ` +
    `${busy} kills of a busy house, ${full} around a full disk (${refused} commands refused meanwhile), ` +
    `${firstStart} of first starts (${halfMade} with a half-made schema)`,
);
