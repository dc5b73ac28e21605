// npm run calibrate [game …] [-- --games N --check]: bots play N games to fit the scales of a game's chances, and N others to
// check them. Writes packages/games/<id>/analysis/scales.ts and the game's table in docs/analysis.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { GAME_IDS, isGameId, loadAnalyst, loadTitle, type GameId } from '@ridotto/games/catalog';
import { fitScales, samplesOf, tenthsOf, type Calibrated, type Sample, type Tenth } from '@ridotto/host/calibrate';
import type { Scale, Scales } from '@ridotto/kernel';

const DOC = 'docs/analysis.md';
const MOST_OFF = 0.05;
const ENOUGH = 100; // samples: a tenth with fewer says nothing
const FRESH = 1_000_000; // seeds of the games that check

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '500' },
    check: { type: 'boolean', default: false }, // the scales as they are
  },
});
const games = Number(values.games);
const wrong = positionals.filter((name) => !isGameId(name));
if (wrong.length > 0 || !Number.isInteger(games) || games < 1) {
  console.error(`usage: npm run calibrate [${GAME_IDS.join(' | ')}] [-- --games N --check]`);
  process.exit(2);
}

async function calibrate(id: GameId): Promise<void> {
  const title = await loadTitle(id);
  const analyst = await loadAnalyst(id, title.edition);
  if (!analyst) return console.log(`${id} has no analyst`);
  const [least, most] = title.manifest.seats;
  const play = (from: number): Sample[] =>
    Array.from({ length: games }, (_, i) => {
      const calibrated: Calibrated = { title, analyst, seats: least + (i % (most - least + 1)) };
      return samplesOf(calibrated, from + i);
    }).flat();
  const scales = values.check ? analyst.scales : fitScales(play(1));
  if (!values.check) writeFileSync(`packages/games/${id}/analysis/scales.ts`, written(scales));
  const fresh = play(FRESH);
  const tables = { honest: check(scales.honest, fresh, 'honest'), open: check(scales.open, fresh, 'open') };
  writeTable(id, title.manifest.words.en.name, tables);
  const off = [...tables.honest, ...tables.open].filter((row) => row.samples >= ENOUGH && offBy(row) > MOST_OFF);
  console.log(`${id}: ${off.length === 0 ? 'calibrated' : `${off.length} tenths are off by more than ${MOST_OFF}`}`);
  if (off.length > 0) process.exitCode = 1;
}

interface Tables {
  readonly honest: readonly Tenth[];
  readonly open: readonly Tenth[];
}

const check = (scale: Scale, samples: readonly Sample[], kind: 'honest' | 'open'): Tenth[] =>
  tenthsOf(
    scale,
    samples.map((sample) => [sample[kind], sample.share]),
  );

const offBy = ({ said, came }: Tenth): number => Math.abs(said - came);

function written({ each, honest, open }: Scales): string {
  const list = (scale: Scale) => scale.map(([raw, chance]) => `    [${raw}, ${chance}],\n`).join('');
  return `import type { Scales } from '@ridotto/kernel';

// Written by \`npm run calibrate\`.
export const scales: Scales = {
  each: ${each},
  honest: [
${list(honest)}  ],
  open: [
${list(open)}  ],
};
`;
}

function writeTable(id: GameId, name: string, tables: Tables): void {
  const begin = `<!-- ${id} -->`;
  const end = `<!-- /${id} -->`;
  const text = `${begin}\n### ${name}\n\n${games} games, none of which the scales were fitted on.\n\n${tableOf(tables)}${end}`;
  const doc = readFileSync(DOC, 'utf8');
  const [from, to] = [doc.indexOf(begin), doc.indexOf(end)];
  writeFileSync(DOC, from < 0 ? `${doc}\n${text}\n` : doc.slice(0, from) + text + doc.slice(to + end.length));
}

function tableOf({ honest, open }: Tables): string {
  const cells = (rows: readonly Tenth[], tenth: number): string => {
    const row = rows.find((one) => one.tenth === tenth);
    return row ? `${row.said.toFixed(3)} | ${row.came.toFixed(3)} | ${row.samples}` : '– | – | 0';
  };
  const rows = Array.from({ length: 10 }, (_, tenth) => tenth).filter((tenth) =>
    [...honest, ...open].some((row) => row.tenth === tenth),
  );
  return `| chance | honest: said | came | samples | open: said | came | samples |
| --- | --- | --- | --- | --- | --- | --- |
${rows.map((tenth) => `| 0.${tenth} to ${tenth === 9 ? '1.0' : `0.${tenth + 1}`} | ${cells(honest, tenth)} | ${cells(open, tenth)} |\n`).join('')}
`;
}

for (const id of positionals.length > 0 ? (positionals as GameId[]) : GAME_IDS) await calibrate(id);
