import { parseArgs } from 'node:util';
import { isGameId, loadAnalyst } from '@ridotto/games/catalog';
import { analyse, hasLuck, type Analysed, type Analysis, type Chance, type Change } from '@ridotto/host/analysis';
import { countEn } from '@ridotto/kernel';
import { wholeNumber } from './arguments.ts';
import { readLogFile } from './files.ts';
import { Refused } from './refused.ts';

export const ANALYSE_USAGE = 'ridotto analyse FILE|URL [--seed S] [--json]';

/** Says of a finished game how good everybody's chances were, and what was made of them. */
export async function runAnalyse(args: string[], print: (text: string) => void): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { seed: { type: 'string', default: '1' }, json: { type: 'boolean', default: false } },
  });
  const [file] = positionals;
  if (file === undefined) throw new Refused(`name a file or an address: ${ANALYSE_USAGE}`);
  const seed = wholeNumber('seed', values.seed, { max: 2 ** 32 - 1 });
  const { log, title } = await readLogFile(file);
  const analyst = isGameId(log.game) ? await loadAnalyst(log.game, title.edition) : undefined;
  const analysis = analysed(file, { title, analyst, log, seed });
  print(values.json ? JSON.stringify(analysis) : reportOf(log.game, analysis));
}

function analysed(file: string, given: Analysed): Analysis {
  const run = analyse(given);
  let step = run.next();
  while (!step.done) step = run.next();
  if (!('refused' in step.value)) return step.value;
  const { refused } = step.value;
  throw new Refused(
    `${file}: ${refused === 'not-over' ? 'the game is not over' : `it stops being a game: ${refused}`}`,
  );
}

const percent = (p: number): string => `${Math.round(p * 100)} %`;
const chanceIn = (chance: Chance | null): string =>
  chance === null ? '–' : `${percent(chance.p)} (${Math.round(chance.low * 100)}–${Math.round(chance.high * 100)})`;
const points = (change: number): string => `${change > 0 ? '+' : ''}${(change * 100).toFixed(0)}`;
const changeIn = ({ by, low, high }: Change): string => `${points(by)} (${points(low)} to ${points(high)})`;
const seatName = (seat: number): string => `seat ${seat + 1}`;

function reportOf(game: string, analysis: Analysis): string {
  const { playouts, seed, points, leftOut } = analysis;
  const head = `${game}: ${countEn(points.length, ['point', 'points'])}, ${countEn(playouts, ['playout', 'playouts'])} for each chance, seed ${seed}`;
  const passed =
    leftOut > 0 ? [`a very long game: ${countEn(leftOut, ['moment was', 'moments were'])} passed over`] : [];
  return [head, ...passed, '', ...curvesOf(analysis), '', ...choicesOf(analysis), '', ...sumsOf(analysis)].join('\n');
}

/** As the players could know it, and with everything open. */
function curvesOf({ points, seats }: Analysis): string[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const head = ['moment', ...all.flatMap((seat) => [`${seatName(seat)}, as known`, 'open'])];
  const rows = points.map(({ at, honest, open }) => [
    String(at),
    ...all.flatMap((seat) => [chanceIn(honest[seat]!), chanceIn(open[seat]!)]),
  ]);
  return aligned([head, ...rows]);
}

function choicesOf({ choices }: Analysis): string[] {
  const notable = choices.filter(({ grade }) => grade !== 'sound');
  if (notable.length === 0) return ['every choice was sound'];
  return notable.map(
    ({ at, seat, say, grade, change, bot }) =>
      `moment ${at}, ${seatName(seat)}: ${say}, ${grade}, ${changeIn(change)} points of a hundred; the bot: ${bot}`,
  );
}

function sumsOf(analysis: Analysis): string[] {
  const luckIn = (luck: Change) => (hasLuck(analysis) ? `luck ${changeIn(luck)}, ` : '');
  return analysis.sums.map(
    ({ luck, choices }, seat) => `${seatName(seat)}: ${luckIn(luck)}own choices ${changeIn(choices)}`,
  );
}

/** Columns of one width. */
function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
}
