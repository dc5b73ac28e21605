import { parseArgs } from 'node:util';
import { trace, type TraceLine } from '@ridotto/kernel';
import { seatsFor, setupFor, titleNamed, wholeNumber } from './arguments.ts';
import { Refused } from './refused.ts';

export const TRACE_USAGE =
  'ridotto trace GAME [--seats N] [--games K] [--seed S] [--with OPTION[=VALUE]]... [--setup JSON] [--bots LEVEL] [--views]';

/** Plays whole games and writes them as JSON lines (docs/trace.md). */
export async function runTrace(args: string[], write: (line: TraceLine) => Promise<void>): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      seats: { type: 'string' },
      games: { type: 'string', default: '1' },
      seed: { type: 'string', default: '1' },
      with: { type: 'string', multiple: true },
      setup: { type: 'string' },
      bots: { type: 'string' },
      views: { type: 'boolean', default: false },
    },
  });
  const title = await titleNamed(positionals[0]);
  const seats = seatsFor(title, values.seats);
  const setup = setupFor(title, seats, values);
  const games = wholeNumber('games', values.games);
  const seed = wholeNumber('seed', values.seed, { max: 2 ** 32 - 1 });
  if (values.bots !== undefined && values.bots !== 'simple') {
    throw new Refused(`there are no bots of level ${JSON.stringify(values.bots)}; there is simple`);
  }
  const player = values.bots === undefined ? {} : { player: title.bot };
  for (let game = 0; game < games; game++) {
    for (const line of trace(title, { seats, setup, seed: seed + game, views: values.views, ...player }))
      await write(line);
  }
}
