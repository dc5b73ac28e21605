import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Learnt } from '@ridotto/kernel';
import { Progress } from './arena/progress.ts';
import { titleNamed, wholeNumber } from './arguments.ts';
import { Refused } from './refused.ts';

export const TRAIN_USAGE = 'ridotto train GAME --to FILE [--games N] [--seed S]';

/** Learns from games that it plays, and writes down what. */
export async function runTrain(args: string[], print: (text: string) => void): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      games: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
    },
  });
  const title = await titleNamed(positionals[0]);
  const trainer = await title.trainer?.();
  if (!trainer) throw new Refused(`nothing of ${title.manifest.id} is learnt`);
  if (values.to === undefined) throw new Refused(`name a file to write: ${TRAIN_USAGE}`);
  const games = wholeNumber('games', values.games, { min: 10 });
  const seed = wholeNumber('seed', values.seed);
  const progress = new Progress(games, 0);
  const { weights, surprise } = trainer.train(games, seed, (played) =>
    progress.show(played, `games of ${title.manifest.id}`),
  );
  progress.end();
  const { learns, features, rules } = trainer;
  const learnt: Learnt = { game: title.manifest.id, learns, features, rules, seed, games, commit: commit(), weights };
  writeFileSync(values.to, fileOf(learnt));
  print(
    `${values.to}: ${learns} of ${title.manifest.id}, from ${games} games with seed ${seed}; ` +
      `surprise at others ${surprise.before.toFixed(3)} before, ${surprise.after.toFixed(3)} after`,
  );
}

/** A line for each row of weights. */
function fileOf({ weights, ...header }: Learnt): string {
  const rows = weights.map((row) => `    [${row.join(', ')}]`).join(',\n');
  return `${JSON.stringify(header, undefined, 2).slice(0, -2)},\n  "weights": [\n${rows}\n  ]\n}\n`;
}

/** What was checked out when it was learnt. */
function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return 'unknown';
  }
}
