import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { wholeNumber } from './arguments.ts';
import { limitsFrom } from './limits.ts';
import { Refused } from './refused.ts';
import { givenSecret, secretIn } from './secret.ts';
import { busFrom, storeFrom } from './store.ts';

export const SERVE_USAGE =
  'ridotto serve [--port N] [--host ADDRESS] [--data FOLDER | --store postgres://…] [--bus nats://…] [--origin URL] [--behind-proxy [N]] [--log LEVEL] [--limit NAME=LIMIT]…';

const MOST_PROXIES = 10;
const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'];
const WEB = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Where a house keeps its things. */
export const databaseIn = (folder: string): string => path.join(folder, 'house.sqlite');
export const dataFolder = (flag: string | undefined): string => flag ?? process.env.RIDOTTO_DATA ?? 'data';

/** Opens the house until it is told to stop. */
export async function runServe(args: string[], print: (text: string) => void): Promise<void> {
  const { address, stop } = await open(settings(args));
  const told = new Promise<NodeJS.Signals>((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, resolve); // told twice, it closes once
  });
  print(`Ridotto is open at ${address}`);
  print(`${await told}: closing`);
  await stop();
}

async function open({ port, host, data, store, bus, origin, proxies, log, limits }: ReturnType<typeof settings>) {
  const { openHouse, isOutside } = await import('@ridotto/server/open'); // the other commands start faster without it
  try {
    if (store === undefined) mkdirSync(data, { recursive: true, mode: 0o700 }); // keys and hidden answers are in there
    return await openHouse({
      port,
      host,
      log,
      limits,
      ...(store === undefined ? { file: databaseIn(data) } : { store, ...(bus !== undefined && { bus }) }),
      secret: () => (store === undefined ? secretIn(data) : givenSecret()), // nodes keep theirs in the store
      proxies,
      ...(origin !== undefined && { origins: [origin], isSecure: origin.startsWith('https:') }),
      ...(existsSync(WEB) && { web: WEB }),
    });
  } catch (error) {
    throw isOutside(error) ? new Refused(`the house can't be opened: ${error.message}`) : error;
  }
}

function settings(args: string[]) {
  const { values } = parseArgs({
    args: args.flatMap((arg, i) => (isBareProxy(arg, args[i + 1]) ? [arg, 'yes'] : [arg])),
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      data: { type: 'string' },
      store: { type: 'string' },
      bus: { type: 'string' },
      origin: { type: 'string' },
      log: { type: 'string' },
      'behind-proxy': { type: 'string' },
      limit: { type: 'string', multiple: true },
    },
  });
  const { env } = process;
  const store = storeFrom(values.store, values.data);
  const log = values.log ?? env.RIDOTTO_LOG ?? 'warn';
  if (!LOG_LEVELS.includes(log)) throw new Refused(`--log takes one of ${LOG_LEVELS.join(', ')}`);
  const origin = values.origin ?? env.RIDOTTO_ORIGIN;
  if (origin !== undefined && URL.parse(origin)?.origin !== origin) {
    throw new Refused(`--origin takes an address such as https://example.org, not ${JSON.stringify(origin)}`);
  }
  return {
    port: wholeNumber('port', values.port ?? env.RIDOTTO_PORT ?? '8080', { max: 65_535 }),
    host: values.host ?? env.RIDOTTO_HOST ?? '127.0.0.1',
    data: dataFolder(values.data),
    store,
    bus: busFrom(values.bus, store),
    origin,
    proxies: proxiesFrom(values['behind-proxy'] ?? env.RIDOTTO_BEHIND_PROXY ?? 'no'),
    log,
    limits: limitsFrom([...(env.RIDOTTO_LIMITS?.match(/\S+/g) ?? []), ...(values.limit ?? [])]),
  };
}

/** `--behind-proxy` alone, without a number: there is one. */
const isBareProxy = (arg: string, next: string | undefined): boolean =>
  arg === '--behind-proxy' && (next === undefined || next.startsWith('-'));

/** How many proxies stand before the house. */
function proxiesFrom(text: string): number {
  if (text === 'no') return 0;
  return text === 'yes' ? 1 : wholeNumber('behind-proxy', text, { max: MOST_PROXIES });
}
