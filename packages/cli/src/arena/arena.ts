import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  blockScore,
  decide,
  summaryOf,
  type BlockResult,
  type Hypotheses,
  type Summary,
  type Verdict,
} from '@ridotto/bots/arena';
import type { AnyTitle } from '@ridotto/kernel';
import { seatsFor, setupFor, titleNamed, wholeNumber } from '../arguments.ts';
import { Refused } from '../refused.ts';
import { contestOf, type Named } from './contest.ts';
import { playOn } from './cores.ts';
import { Progress } from './progress.ts';
import { openRecord } from './record.ts';
import { matrixTable, report } from './report.ts';

export const ARENA_USAGE =
  'ridotto arena GAME PLAYER PLAYER... [--seats N] [--blocks N] [--sprt LOW,HIGH] [--seed S] [--cap TURNS] [--cores N] ' +
  '[--with OPTION[=VALUE]]... [--setup JSON] [--keep FOLDER] [--json]';

interface Settings {
  readonly title: AnyTitle;
  readonly names: readonly string[];
  readonly contest: Omit<Named, 'candidate' | 'other'>;
  readonly blocks: number;
  readonly cores: number;
  readonly sprt: Hypotheses | undefined;
  readonly keep: string | undefined;
  readonly isJson: boolean;
  readonly isTwoSided: boolean;
}

interface Outcome {
  readonly candidate: string;
  readonly other: string;
  readonly summary: Summary;
  readonly verdict?: Verdict;
}

/** Two players against each other, or of several everybody against everybody. */
export async function runArena(args: string[], print: (text: string) => void): Promise<void> {
  const settings = await settingsOf(args);
  const { names, isJson } = settings;
  const outcomes: Outcome[] = [];
  for (const [candidate, other] of pairsOf(settings)) {
    const outcome = await measure(settings, candidate, other);
    outcomes.push(outcome);
    if (!isJson) print(said(outcome));
  }
  if (isJson) return print(JSON.stringify({ ...settings.contest, outcomes }, undefined, 2));
  if (names.length > 2) print(matrixTable(names, payoffs(settings, outcomes)));
}

/** Each against each; both ways where one plays among several of the other, which is not the same turned round. */
function* pairsOf({ names, isTwoSided }: Settings): Generator<[string, string]> {
  for (const [at, candidate] of names.entries()) {
    const others = isTwoSided || names.length === 2 ? names.slice(at + 1) : names.filter((name) => name !== candidate);
    if (at === 0 || names.length > 2) for (const other of others) yield [candidate, other];
  }
}

/** Scores by row and column. Where there are two sides, what one has lost the other has won. */
function payoffs({ names, isTwoSided }: Settings, outcomes: readonly Outcome[]): (number | undefined)[][] {
  const scoreOf = (row: string, column: string) =>
    outcomes.find(({ candidate, other }) => candidate === row && other === column)?.summary.score;
  return names.map((row) =>
    names.map((column) => {
      const turned = isTwoSided ? scoreOf(column, row) : undefined;
      return scoreOf(row, column) ?? (turned === undefined ? undefined : 1 - turned);
    }),
  );
}

const VERDICTS: Readonly<Record<Verdict, string>> = {
  high: 'the higher score is accepted',
  low: 'the lower score is accepted',
  open: 'not decided',
};

const said = ({ candidate, other, summary, verdict }: Outcome): string =>
  [report(candidate, other, summary), ...(verdict ? [`  sequential test: ${VERDICTS[verdict]}`] : [])].join('\n');

/** Plays blocks until there are enough, or until the test has decided. */
async function measure(settings: Settings, candidate: string, other: string): Promise<Outcome> {
  const named: Named = { ...settings.contest, candidate, other };
  await contestOf(named); // names are wrong here, not in a thread
  const record = openRecord(named, fileFor(settings, named));
  const { blocks: wanted, sprt } = settings;
  const inOrder = () => prefix(record.blocks, wanted);
  const isDecided = () => sprt !== undefined && decide(inOrder().map(blockScore), sprt).verdict !== 'open';
  const progress = new Progress(wanted, record.blocks.size);
  let at = 0;
  const next = () => {
    if (isDecided()) return undefined;
    while (record.blocks.has(at)) at++;
    return at < wanted ? at++ : undefined;
  };
  await playOn(named, settings.cores, next, (result) => {
    record.add(result);
    progress.show(record.blocks.size, `${candidate} against ${other}`);
  });
  progress.end();
  return concluded(candidate, other, inOrder(), sprt);
}

function concluded(
  candidate: string,
  other: string,
  blocks: readonly BlockResult[],
  sprt: Hypotheses | undefined,
): Outcome {
  if (!sprt) return { candidate, other, summary: summaryOf(blocks) };
  const { verdict, after } = decide(blocks.map(blockScore), sprt);
  return { candidate, other, summary: summaryOf(blocks.slice(0, after)), verdict };
}

/** The blocks from the first on, as far as none is missing: the same however many cores played them. */
function prefix(blocks: ReadonlyMap<number, BlockResult>, wanted: number): BlockResult[] {
  const found: BlockResult[] = [];
  for (let at = 0; at < wanted && blocks.has(at); at++) found.push(blocks.get(at)!);
  return found;
}

function fileFor({ keep }: Settings, { game, seats, candidate, other, seed }: Named): string | undefined {
  if (keep === undefined) return undefined;
  mkdirSync(keep, { recursive: true });
  return path.join(keep, `${game}-${seats}-${candidate}-${other}-${seed}.jsonl`);
}

async function settingsOf(args: string[]): Promise<Settings> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      seats: { type: 'string' },
      blocks: { type: 'string', default: '100' },
      sprt: { type: 'string' },
      seed: { type: 'string', default: '1' },
      cap: { type: 'string' },
      cores: { type: 'string', default: '1' },
      with: { type: 'string', multiple: true },
      setup: { type: 'string' },
      keep: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const [game, ...names] = positionals;
  const title = await titleNamed(game);
  if (names.length < 2) throw new Refused(`name two players or more: ${ARENA_USAGE}`);
  const seats = seatsFor(title, values.seats);
  const pool = await title.pool?.();
  const cap = values.cap === undefined ? (pool?.cap ?? CAP) : wholeNumber('cap', values.cap, { min: 1 });
  return {
    title,
    names,
    contest: {
      game: title.manifest.id,
      seats,
      setup: setupFor(title, seats, values),
      seed: wholeNumber('seed', values.seed),
      cap,
    },
    blocks: wholeNumber('blocks', values.blocks, { min: 1 }),
    cores: wholeNumber('cores', values.cores, { min: 1, max: 64 }),
    sprt: values.sprt === undefined ? undefined : hypotheses(values.sprt),
    keep: values.keep,
    isJson: values.json,
    isTwoSided: seats === 2 || pool?.sides !== undefined,
  };
}

const CAP = 1000; // turns, where a game names none

/** `0.5,0.55` */
function hypotheses(text: string): Hypotheses {
  const [low, high] = text.split(',').map(Number);
  if (low !== undefined && high !== undefined && low >= 0 && low < high && high <= 1) return { low, high };
  throw new Refused(`--sprt takes two scores such as 0.5,0.55, not ${JSON.stringify(text)}`);
}
