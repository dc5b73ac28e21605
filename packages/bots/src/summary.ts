import { TIMES, type BlockResult } from './block.ts';

/** What blocks say about a candidate. */
export interface Summary {
  readonly blocks: number;
  readonly games: number;
  readonly score: number; // mean of the blocks
  readonly margin: number; // half of the 95 % interval over blocks
  readonly won: number;
  readonly lost: number;
  readonly drawn: number; // by the rules
  readonly capped: number; // too long to be counted as anything else
  readonly turns: { readonly mean: number; readonly p95: number };
  readonly ends: Readonly<Record<string, { readonly won: number; readonly lost: number }>>; // by the rules' reason
  readonly thought: { readonly p95: number; readonly longest: number }; // milliseconds
}

const WIDTH = 1.96; // standard errors on each side

export function summaryOf(blocks: readonly BlockResult[]): Summary {
  const games = blocks.flatMap((block) => block.games);
  const { mean, variance } = spreadOf(blocks.map(blockScore));
  const turns = games.map((game) => game.turns).sort((a, b) => a - b);
  const isPlayed = ({ end }: { end: string }) => end !== 'cap';
  const played = games.filter(isPlayed);
  return {
    blocks: blocks.length,
    games: games.length,
    score: mean,
    margin: blocks.length < 2 ? 1 : WIDTH * Math.sqrt(variance / blocks.length),
    won: played.filter(({ score }) => score > 0.5).length,
    lost: played.filter(({ score }) => score < 0.5).length,
    drawn: played.filter(({ score }) => score === 0.5).length,
    capped: games.length - played.length,
    turns: { mean: spreadOf(turns).mean, p95: turns[Math.floor(turns.length * 0.95)] ?? 0 },
    ends: endsOf(played),
    thought: { p95: timeAt(blocks, 0.95), longest: Math.max(0, ...blocks.map(({ longest }) => longest)) },
  };
}

export const blockScore = ({ games }: BlockResult): number =>
  games.reduce((sum, { score }) => sum + score, 0) / games.length;

export function spreadOf(numbers: readonly number[]): { readonly mean: number; readonly variance: number } {
  const mean = numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
  const squares = numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0);
  return { mean, variance: numbers.length < 2 ? 0 : squares / (numbers.length - 1) };
}

function endsOf(games: readonly { readonly score: number; readonly end: string }[]): Summary['ends'] {
  const ends: Record<string, { won: number; lost: number }> = {};
  for (const { end, score } of games) {
    const own = (ends[end] ??= { won: 0, lost: 0 });
    if (score > 0.5) own.won++;
    if (score < 0.5) own.lost++;
  }
  return ends;
}

/** The time within which such a part of the thoughts was done, as far as the counts tell. */
function timeAt(blocks: readonly BlockResult[], part: number): number {
  const counts = TIMES.map((_, at) => blocks.reduce((sum, { times }) => sum + times[at]!, 0));
  const all = counts.reduce((sum, count) => sum + count, 0);
  let sum = 0;
  return TIMES[counts.findIndex((count) => (sum += count) >= part * all)] ?? 0;
}
