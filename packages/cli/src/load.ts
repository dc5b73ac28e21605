import { BlockList, isIP } from 'node:net';
import { parseArgs } from 'node:util';
import { GAME_IDS } from '@ridotto/games/catalog';
import { gameNamed, wholeNumber } from './arguments.ts';
import { LoadMeter } from './load-meter.ts';
import { LoadTable } from './load-table.ts';
import { Refused } from './refused.ts';

export const LOAD_USAGE =
  'ridotto load ADDRESS… [--tables N] [--seconds N] [--think MILLISECONDS] [--game GAME]     (a house on this machine)';

const LIMITS = { tables: 10_000, seconds: 3600, think: 600_000 };
const OPENED_AT_ONCE = 20; // tables

/** People who sit at tables and answer by the rules, for a while, and what they saw of the house. */
export async function runLoad(args: string[], print: (text: string) => void): Promise<void> {
  const { bases, tables, seconds, think, games } = settings(args);
  const meter = new LoadMeter();
  const all = Array.from(
    { length: tables },
    (_, i) => new LoadTable({ bases, game: games[i % games.length]!, think, number: i, meter }),
  );
  try {
    for (let from = 0; from < all.length; from += OPENED_AT_ONCE) {
      await Promise.all(all.slice(from, from + OPENED_AT_ONCE).map((table) => table.open()));
    }
    print(`${tables} tables are open, ${meter.sockets} sockets`);
    meter.begin();
    for (const table of all) table.begin();
    for (let second = 1; second <= seconds; second++) {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      print(`${second} s: ${meter.lately()}`);
    }
    print(meter.whole());
  } finally {
    for (const table of all) table.close();
  }
}

function settings(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      tables: { type: 'string', default: '50' },
      seconds: { type: 'string', default: '30' },
      think: { type: 'string', default: '0' },
      game: { type: 'string' },
    },
  });
  if (positionals.length === 0) throw new Refused(`name a house: ${LOAD_USAGE}`);
  return {
    bases: positionals.map(ownAddress),
    tables: wholeNumber('tables', values.tables, { min: 1, max: LIMITS.tables }),
    seconds: wholeNumber('seconds', values.seconds, { min: 1, max: LIMITS.seconds }),
    think: wholeNumber('think', values.think, { max: LIMITS.think }),
    games: values.game === undefined ? GAME_IDS : [gameNamed(values.game)],
  };
}

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8);
LOOPBACK.addAddress('::1', 'ipv6');

/** Load is for houses of one's own: other machines are refused. */
function ownAddress(text: string): string {
  const url = URL.parse(text);
  const host = url?.hostname.replace(/^\[|\]$/g, '') ?? '';
  const isOwn = host === 'localhost' || (isIP(host) > 0 && LOOPBACK.check(host, isIP(host) === 6 ? 'ipv6' : 'ipv4'));
  if (url?.protocol === 'http:' && isOwn) return url.origin;
  throw new Refused(`load takes addresses on this machine such as http://127.0.0.1:8080, not ${JSON.stringify(text)}`);
}
