import { parseArgs } from 'node:util';
import { mix, playBlock, respond, summaryOf, type Contest, type Graduate, type Summary } from '@ridotto/bots/arena';
import { setupOf, type AnyKinds } from '@ridotto/kernel';
import { titleNamed, wholeNumber } from '../arguments.ts';
import { Refused } from '../refused.ts';
import { ownTime, playerNamed } from './contest.ts';
import { Progress } from './progress.ts';
import { report } from './report.ts';

export const RESPOND_USAGE =
  'ridotto respond GAME [--against PLAYER] [--first PLAYER] [--minutes N | --games N] [--blocks N] [--seed S] [--json]';

type Measured = Omit<Contest<AnyKinds>, 'candidate' | 'now'>;

interface Settings {
  readonly names: { readonly against: string; readonly first?: string };
  readonly measured: Measured;
  readonly first: Contest<AnyKinds>['other'] | undefined;
  readonly responder: Parameters<typeof respond<AnyKinds>>[1];
  readonly budget: Budget;
  readonly blocks: number;
  readonly isJson: boolean;
}

/** How long it learns: minutes of this process on a core, the opponent's thoughts with it; or games. */
type Budget = { readonly minutes: number } | { readonly games: number };

/** Learns to beat a player from games against it alone, and then measures itself in others. */
export async function runRespond(args: string[], print: (text: string) => void): Promise<void> {
  const settings = await settingsOf(args);
  const { names, measured, budget, isJson } = settings;
  const graduate = learnt(settings);
  const summary = scored(settings, graduate);
  const { manner, games, trials } = graduate;
  if (isJson)
    print(JSON.stringify({ ...names, seed: measured.seed, budget, manner, games, trials, summary }, undefined, 2));
  else print([said(settings, graduate), report('best responder', names.against, summary)].join('\n'));
}

function learnt({ names, measured, first, responder, budget }: Settings): Graduate<AnyKinds> {
  const progress = new Progress(100, 0);
  const spent = spentOf(budget);
  const graduate = respond(
    {
      ...measured,
      opponent: measured.other,
      first,
      spent(games) {
        const part = spent(games);
        progress.show(Math.min(100, Math.floor(100 * part)), `% learnt against ${names.against}, ${games} games`);
        return part;
      },
    },
    responder,
  );
  progress.end();
  return graduate;
}

function spentOf(budget: Budget): (games: number) => number {
  if ('games' in budget) return (games) => games / budget.games;
  const from = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(from);
    return (user + system) / 60e6 / budget.minutes;
  };
}

const FRESH = 3; // games that nobody has learnt from

function scored({ names, measured, blocks }: Settings, { player }: Graduate<AnyKinds>): Summary {
  const contest = { ...measured, candidate: player, seed: mix(measured.seed, FRESH), now: ownTime };
  const progress = new Progress(blocks, 0);
  const results = Array.from({ length: blocks }, (_, block) => {
    progress.show(block, `blocks against ${names.against}`);
    return playBlock(contest, block);
  });
  progress.end();
  return summaryOf(results);
}

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;

function said({ names, first, budget, measured }: Settings, { manner, games, trials }: Graduate<AnyKinds>): string {
  const time = 'minutes' in budget ? `${budget.minutes} minutes on a core` : `${budget.games} games`;
  const before = first ? `${games.first} games against ${names.first} and ` : '';
  return [
    `learnt for ${time} with seed ${measured.seed}: ${before}${games.opponent} games against ${names.against}`,
    ...trials.map((trial) => `  ${trial.manner}: ${percent(trial.score)} in ${trial.games} games`),
    `  it plays ${manner}`,
  ].join('\n');
}

async function settingsOf(args: string[]): Promise<Settings> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      against: { type: 'string', default: 'master' },
      first: { type: 'string' },
      minutes: { type: 'string', default: '60' },
      games: { type: 'string' },
      blocks: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      json: { type: 'boolean', default: false },
    },
  });
  const title = await titleNamed(positionals[0]);
  const responder = await title.responder?.();
  if (!responder) throw new Refused(`nobody learns to beat others at ${title.manifest.id}`);
  const pool = await title.pool?.();
  const { against } = values;
  const first = values.first ?? (against === 'master' ? QUICKER : undefined);
  return {
    names: { against, ...(first !== undefined && { first }) },
    measured: {
      title,
      pool,
      seats: 2,
      setup: setupOf(title, {}, 2)!,
      other: await playerNamed(title, against),
      seed: wholeNumber('seed', values.seed),
      cap: pool?.cap ?? CAP,
    },
    first: first === undefined ? undefined : await playerNamed(title, first),
    responder,
    budget:
      values.games === undefined
        ? { minutes: wholeNumber('minutes', values.minutes, { min: 1 }) }
        : { games: wholeNumber('games', values.games, { min: 10 }) },
    blocks: wholeNumber('blocks', values.blocks, { min: 1 }),
    isJson: values.json,
  };
}

const QUICKER = 'keen'; // like the strongest, and quicker
const CAP = 1000; // turns, where a game names none
