import type { Editions } from '@ridotto/games/catalog';
import { anyTitle, verify } from '@ridotto/kernel';
import { kuhn } from '../../kernel/testing/kuhn.ts';
import { kuhn2 } from '../../kernel/testing/kuhn-2.ts';
import { House, framesOf, infoFor, logOf, notationPieces, titlesIn, wholeText } from '../src/index.ts';
import { localBus, noMeter, secureChance, steadyClock, thinkHere } from '../src/index.ts';
import type { Pace, Result, Store } from '../src/index.ts';
import { Person, makeTable } from './fake.ts';

// A house of Kuhn poker across upgrades. What happens is told as plain data, which a page can hand back: so the same
// is done in memory, in SQLite and in a browser's own database.

const RULES = { 1: anyTitle(kuhn), 2: anyTitle(kuhn2) };
const EDITIONS: Editions['editions'] = {
  1: { load: async () => RULES[1], board: 'text' },
  2: { load: async () => RULES[2], board: 'text' },
};
const SWIFT: Pace = { least: 0, mean: 0, most: 0 };
const SLOW: Pace = { least: 3_600_000, mean: 0, most: 3_600_000 }; // its bots don't answer before the upgrade

/** The tables that were there before. */
export interface Tables {
  readonly half: string; // seat 0 has passed
  readonly withBot: string; // it has, and seat 1 is a bot's
  readonly waiting: string; // nothing has been said yet
  readonly ended: string;
}

export type Played = Awaited<ReturnType<typeof played>>;

/** A house with edition 1 alone, in which tables are made. */
export const begin = (store: Store): Promise<Tables> =>
  withEditions(
    store,
    [1],
    async (house) => {
      const tables: Tables = {
        half: await seated(house, 'half', 'Bob'),
        withBot: await seated(house, 'withBot'),
        waiting: await seated(house, 'waiting', 'Bob'),
        ended: await seated(house, 'ended', 'Bob'),
      };
      for (const table of [tables.half, tables.withBot, tables.ended]) await say(house, table, 'Anna', 'pass');
      await say(house, tables.ended, 'Bob', 'pass');
      return tables;
    },
    SLOW,
  );

/** The next version has edition 2 alone: what is left of the old tables. */
export const read = (store: Store, { half, ended }: Tables) =>
  withEditions(store, [2], async (house) => {
    const readAs = async (table: string, name: string) => {
      const remains = await house.remains(table, name);
      const made = (await store.table(table))!;
      return 'refused' in remains ? remains.refused : wholeText(notationPieces(made, remains.lines, undefined));
    };
    const came = await house.sitting(half);
    return {
      refused: 'refused' in came ? came.refused : '',
      listed: (await house.list({ limit: 10 })).map(({ made }) => made.id),
      half: [await readAs(half, 'anna'), await readAs(half, 'bob'), await readAs(half, 'carl')],
      ended: await readAs(ended, 'carl'),
    };
  });

/** The version after that has both: the old tables go on, and new ones are of edition 2. */
export const goOn = (store: Store, { half, withBot, waiting, ended }: Tables) =>
  withEditions(store, [1, 2], async (house) => {
    await say(house, half, 'Bob', 'bet');
    await say(house, half, 'Anna', 'bet');
    await endWithBot(house, withBot);
    await say(house, waiting, 'Anna', 'pass');
    await say(house, waiting, 'Bob', 'pass');
    const fresh = await seated(house, 'fresh', 'Bob');
    const refusal = await new Person(house, fresh, 'Anna').says('pass');
    await say(house, fresh, 'Anna', 'bet');
    await say(house, fresh, 'Bob', 'bet');
    const rematch = await new Person(house, half, 'Anna').does({ type: 'rematch' });
    return {
      old: [await played(house, store, half), await played(house, store, withBot), await played(house, store, waiting)],
      ended: await played(house, store, ended),
      fresh: await played(house, store, fresh),
      refused: refusal.ok ? '' : refusal.refused,
      rematch: (await store.table(orThrow(rematch).table!))!.edition,
    };
  });

async function withEditions<T>(
  store: Store,
  editions: readonly (1 | 2)[],
  act: (house: House) => Promise<T>,
  pace = SWIFT,
): Promise<T> {
  const titles = titlesIn({ kuhn: { editions: Object.fromEntries(editions.map((n) => [n, EDITIONS[n]!])) } });
  const meter = { ...noMeter, broken: (error: unknown) => void Promise.reject(error) };
  const thinker = thinkHere(titles);
  const ports = { store, titles, meter, thinker, bus: localBus(), clock: steadyClock(), chance: secureChance };
  const house = new House(ports, { pace, snapshotEvery: 1 });
  await house.rise();
  try {
    return await act(house);
  } finally {
    await house.stop();
  }
}

/** A table where Anna has sat down and begun, against somebody or a bot. */
async function seated(house: House, id: string, other?: string): Promise<string> {
  const table = await makeTable(house, 'Anna', { id, game: 'kuhn' });
  const anna = new Person(house, table, 'Anna');
  orThrow(await anna.does({ type: 'sit', seat: 0, words: 'acqua' }));
  const opponent = other === undefined ? anna.does({ type: 'fill', level: 'simple' }) : undefined;
  orThrow(await (opponent ?? new Person(house, table, other!).does({ type: 'sit', seat: 1, words: 'alta' })));
  orThrow(await anna.does({ type: 'start' }));
  return table;
}

const say = async (house: House, table: string, name: string, word: string) =>
  orThrow(await new Person(house, table, name).says(word));

/** The bot answers when it likes; a bet of its own is passed. */
async function endWithBot(house: House, table: string): Promise<void> {
  let isAsked = () => {};
  const asked = new Promise<void>((resolve) => (isAsked = resolve));
  const anna = new Person(house, table, 'Anna');
  const leave = await house.watch(table, anna.account, { since: 0, wantsOptions: false }, (message) => {
    if (message.type === 'update' && !message.asked.includes(1)) isAsked();
  });
  await asked;
  await anna.says('pass'); // refused if the bot has passed and the game is over
  if (typeof leave === 'function') leave();
}

/** How a game went that is over. */
async function played(house: House, store: Store, table: string) {
  const sitting = await house.sitting(table);
  if ('refused' in sitting) throw new Error(sitting.refused);
  const { edition, result } = infoFor(sitting, '');
  const lines = await store.lines(table, 0);
  const log = logOf(sitting.made, lines);
  const title = RULES[edition as 1 | 2];
  let frames = 0;
  for await (const _frame of framesOf(title, sitting.made, lines, 'all')) frames++;
  return {
    edition,
    cards: log.answers.flatMap((entry) => ('roll' in entry ? (entry.roll as { deal: number[] }).deal : [])),
    says: log.answers.flatMap((entry) => ('say' in entry ? [entry.say] : [])).join(' '),
    payoffs: result!.payoffs,
    isFair: verify(title, log).ok,
    frames,
  };
}

function orThrow(result: Result): Result & { ok: true } {
  if (!result.ok) throw new Error(result.refused);
  return result;
}
