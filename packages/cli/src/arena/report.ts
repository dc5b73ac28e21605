import type { Summary } from '@ridotto/bots/arena';

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;

/** What was found about a candidate, for people. */
export function report(candidate: string, other: string, summary: Summary): string {
  const { score, margin, blocks, games, won, lost, drawn, capped, turns, ends, thought } = summary;
  return [
    `${candidate} against ${other}: ${percent(score)} ± ${percent(margin)} (95 %, over ${blocks} blocks, ${games} games)`,
    `  won ${won}, lost ${lost}, drawn ${drawn}, too long ${capped}`,
    `  turns: ${turns.mean.toFixed(1)} on average, ${turns.p95} in 95 %`,
    ...Object.entries(ends).map(([end, of]) => `  by ${end}: won ${of.won}, lost ${of.lost}`),
    `  thought: 95 % within ${thought.p95} ms, longest ${thought.longest} ms of a core`,
  ].join('\n');
}

/** Scores of everybody against everybody, by row against column. */
export function matrixTable(names: readonly string[], scores: readonly (readonly (number | undefined)[])[]): string {
  const width = Math.max(8, ...names.map((name) => name.length)) + 2;
  const row = (cells: readonly string[]) =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(width) : cell.padStart(width))).join('');
  return [
    row(['', ...names, 'worst']),
    ...names.map((name, at) => {
      const own = scores[at]!;
      const worst = Math.min(...own.filter((score) => score !== undefined));
      return row([name, ...own.map((score) => (score === undefined ? '' : percent(score))), percent(worst)]);
    }),
  ].join('\n');
}
