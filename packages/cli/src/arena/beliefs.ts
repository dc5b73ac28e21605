import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Tally, watchGame, type Reliability, type Tenth, type Watch } from '@ridotto/bots/arena';
import { setupOf, type AnyKinds, type AnyTitle } from '@ridotto/kernel';
import { seatsFor, titleNamed, wholeNumber } from '../arguments.ts';
import { Refused } from '../refused.ts';
import { playerNamed, poolNames } from './contest.ts';
import { reliabilityPicture } from './picture.ts';
import { Progress } from './progress.ts';

export const BELIEFS_USAGE =
  'ridotto beliefs GAME [PLAYER...] [--watcher PLAYER] [--seats N] [--games N] [--every QUESTIONS] [--seed S] ' +
  '[--picture FILE] [--json]';

/** How true beliefs about one sort of player were. */
interface Row {
  readonly player: string;
  readonly proved: Reliability;
  readonly weighed: Reliability;
}

interface Settings {
  readonly watch: Omit<Watch<AnyKinds>, 'others'>;
  readonly players: readonly string[];
  readonly games: number;
  readonly picture: string | undefined;
  readonly isJson: boolean;
}

/** Plays against those of the pool, or those who are named, and measures how well it was known what they hid. */
export async function runBeliefs(args: string[], print: (text: string) => void): Promise<void> {
  const settings = await settingsOf(args);
  const { title, seats } = settings.watch;
  const { id } = title.manifest;
  const rows: Row[] = [];
  for (const player of settings.players) rows.push(await measured(settings, player));
  if (settings.picture !== undefined) writeFileSync(settings.picture, reliabilityPicture(id, together(rows)));
  print(
    settings.isJson
      ? JSON.stringify({ game: id, seats, games: settings.games, rows }, undefined, 2)
      : tableOf(id, rows),
  );
}

async function measured({ watch, games }: Settings, player: string): Promise<Row> {
  const others = await playerNamed(watch.title, player);
  const tallies = { proved: new Tally(), weighed: new Tally() };
  const progress = new Progress(games, 0);
  for (let game = 0; game < games; game++) {
    watchGame({ ...watch, others }, game, tallies);
    progress.show(game + 1, `beliefs about ${player}`);
  }
  progress.end();
  return { player, proved: tallies.proved.result(), weighed: tallies.weighed.result() };
}

async function settingsOf(args: string[]): Promise<Settings> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      watcher: { type: 'string', default: 'greedy' },
      seats: { type: 'string' },
      games: { type: 'string', default: '20' },
      every: { type: 'string', default: '3' },
      seed: { type: 'string', default: '1' },
      picture: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const [game, ...names] = positionals;
  const title = await titleNamed(game);
  const { pool, beliefs } = await measurable(title);
  const seats = seatsFor(title, values.seats ?? String(Math.min(USUAL_SEATS, title.manifest.seats[1])));
  for (const name of names) await playerNamed(title, name); // names are wrong here, not after an hour
  return {
    watch: {
      title,
      pool,
      beliefs,
      seats,
      setup: setupOf(title, {}, seats)!,
      watcher: await playerNamed(title, values.watcher),
      seed: wholeNumber('seed', values.seed),
      every: wholeNumber('every', values.every, { min: 1 }),
    },
    players: names.length > 0 ? names : poolNames(pool),
    games: wholeNumber('games', values.games, { min: 1 }),
    picture: values.picture,
    isJson: values.json,
  };
}

const USUAL_SEATS = 6;

async function measurable(title: AnyTitle) {
  const [pool, beliefs] = [await title.pool?.(), await title.beliefs?.()];
  if (pool && beliefs) return { pool, beliefs };
  throw new Refused(`${title.manifest.id} has no beliefs to measure`);
}

/** The tenths of all rows together. */
function together(rows: readonly Row[]): Tenth[] {
  return rows[0]!.weighed.tenths.map((_, at) => {
    const tenths = rows.map(({ weighed }) => weighed.tenths[at]!);
    const count = tenths.reduce((sum, tenth) => sum + tenth.count, 0);
    const mean = (of: 'said' | 'was') =>
      tenths.reduce((sum, tenth) => sum + tenth[of] * tenth.count, 0) / Math.max(1, count);
    return { count, said: mean('said'), was: mean('was') };
  });
}

function tableOf(game: string, rows: readonly Row[]): string {
  const widest = Math.max(...rows.map(({ player }) => player.length), 'about'.length);
  return [
    `${game}: mean surprise at the truth in nats, by what is proved and with how people behave; Brier skill`,
    `${'about'.padEnd(widest)}   cases   proved  weighed    change   skill`,
    ...rows.map((row) => lineOf(row, widest)),
    'what was said to be so likely was so, all together:',
    ...together(rows).map(({ count, said, was }) => `  ${said.toFixed(3)}: ${was.toFixed(3)} of ${count}`),
  ].join('\n');
}

const lineOf = ({ player, proved, weighed }: Row, widest: number): string =>
  [
    player.padEnd(widest),
    String(weighed.cases).padStart(7),
    proved.loss.toFixed(3).padStart(8),
    weighed.loss.toFixed(3).padStart(8),
    `${(100 * (weighed.loss / proved.loss - 1)).toFixed(1)} %`.padStart(9),
    weighed.skill.toFixed(3).padStart(7),
  ].join(' ');
