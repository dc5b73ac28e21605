// npm run calibrate [game …] [-- --games N --check]: bots play two sets of N games each to fit the scales of a game's
// chances. Each set is judged by scales that were fitted on the other. Writes packages/games/<id>/analysis/scales.ts and
// the game's table in docs/analysis.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { GAME_IDS, isGameId, loadAnalyst, loadTitle, type GameId } from '@ridotto/games/catalog';
import { fitScales, samplesOf, tenthsOf } from '@ridotto/host/calibrate';
import type { Samples, Tenth } from '@ridotto/host/calibrate';
import type { Scale, Scales } from '@ridotto/kernel';

const DOC = 'docs/analysis.md';
const MOST_OFF = 0.05;
const ENOUGH = 100; // samples: fewer prove little
const SETS = [1, 1_000_000]; // seeds of their first games
const FRESH = 2_000_000; // of games on which no scales were fitted

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '500' },
    check: { type: 'boolean', default: false }, // the scales as they are, by games of their own
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
  const play = (first: number): Samples[] =>
    Array.from({ length: games }, (_, i) => {
      const seed = first + i;
      return samplesOf({ title, analyst, seats: least + (seed % (most - least + 1)) }, seed);
    });
  const { said, scales, count } = values.check ? asTheyAre(analyst.scales, play(FRESH)) : crosswise(SETS.map(play));
  if (!values.check) writeFileSync(`packages/games/${id}/analysis/scales.ts`, written(scales));
  writeTable(id, `### ${title.manifest.words.en.name}\n\n${countedIn(count)}\n\n${tableOf(said)}`);
  const off = [...said.honest, ...said.open].filter(isOff);
  console.log(`${id}: ${off.length === 0 ? 'calibrated' : `${off.length} tenths are off by more than ${MOST_OFF}`}`);
  if (off.length > 0) process.exitCode = 1;
}

interface Tables {
  readonly honest: readonly Tenth[];
  readonly open: readonly Tenth[];
}

interface Judged {
  readonly said: Tables;
  readonly scales: Scales;
  readonly count: number;
}

const tablesOf = (parts: readonly (readonly [Scales, readonly Samples[]])[]): Tables => ({
  honest: tenthsOf(parts.map(([scales, set]) => [scales.honest, set.map(({ honest }) => honest)])),
  open: tenthsOf(parts.map(([scales, set]) => [scales.open, set.map(({ open }) => open)])),
});

const asTheyAre = (scales: Scales, all: readonly Samples[]): Judged => ({
  said: tablesOf([[scales, all]]),
  scales,
  count: all.length,
});

/** Every game is judged by scales that know nothing of it; what is kept was fitted on all. */
function crosswise(sets: readonly Samples[][]): Judged {
  const fitted = sets.map(fitScales);
  const all = sets.flat();
  return {
    said: tablesOf(sets.map((set, i) => [fitted[(i + 1) % sets.length]!, set])),
    scales: fitScales(all),
    count: all.length,
  };
}

const countedIn = (count: number): string =>
  values.check
    ? `${count} games, on none of which the scales were fitted.`
    : `${count} games in two sets, each judged by scales that were fitted on the other.`;

/** Off by more than is allowed; where samples are few, by more than chance explains too. */
const isOff = ({ said, came, doubt, samples }: Tenth): boolean =>
  Math.abs(said - came) > (samples < ENOUGH ? Math.max(MOST_OFF, doubt) : MOST_OFF);

function written({ each, honest, open }: Scales): string {
  const list = (scale: Scale) => scale.map(([raw, chance]) => `    [${raw}, ${chance}],\n`).join('');
  return `import type { Scales } from '@ridotto/kernel';

// Written by \`npm run calibrate\`.
// oxlint-disable approx-constant -- a chance may look like a logarithm
export const scales: Scales = {
  each: ${each},
  honest: [
${list(honest)}  ],
  open: [
${list(open)}  ],
};
`;
}

function writeTable(id: GameId, text: string): void {
  const [begin, end] = [`<!-- ${id} -->`, `<!-- /${id} -->`];
  const doc = readFileSync(DOC, 'utf8');
  const [from, to] = [doc.indexOf(begin), doc.indexOf(end)];
  const part = `${begin}\n${text}\n${end}`;
  writeFileSync(DOC, from < 0 ? `${doc}\n${part}\n` : doc.slice(0, from) + part + doc.slice(to + end.length));
}

function tableOf({ honest, open }: Tables): string {
  const cells = (rows: readonly Tenth[], tenth: number): string => {
    const row = rows.find((one) => one.tenth === tenth);
    if (!row) return '– | – | 0';
    return `${row.said.toFixed(3)} | ${row.came.toFixed(3)} ± ${row.doubt.toFixed(3)} | ${row.samples}`;
  };
  const rows = Array.from({ length: 10 }, (_, tenth) => tenth).filter((tenth) =>
    [...honest, ...open].some((row) => row.tenth === tenth),
  );
  return `| chance | honest: said | came | samples | open: said | came | samples |
| --- | --- | --- | --- | --- | --- | --- |
${rows.map((tenth) => `| 0.${tenth} to ${tenth === 9 ? '1.0' : `0.${tenth + 1}`} | ${cells(honest, tenth)} | ${cells(open, tenth)} |\n`).join('')}`;
}

for (const id of positionals.length > 0 ? (positionals as GameId[]) : GAME_IDS) await calibrate(id);
