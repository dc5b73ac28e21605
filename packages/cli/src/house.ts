import { Damaged, House, catalogTitles, localBus, noMeter, steadyClock, thinkHere } from '@ridotto/host';
import type { Account, Chance, Command, Pace, Store, Thinker, Wishes } from '@ridotto/host';
import type { Level, Seat } from '@ridotto/kernel';
import { Refused, oneLine } from './refused.ts';
import { YOU } from './table-file.ts';

const NO_PAUSE: Pace = { least: 0, mean: 0, most: 0 }; // the only other people here are bots
const BUDGETS = { choose: 5000, rehearse: 1000 }; // milliseconds

export const PERSON: Account = { id: YOU, kind: 'guest', name: YOU };

export interface TerminalHouse {
  readonly house: House;
  readonly thinker: Thinker;
  readonly broken: Promise<never>; // when it can't go on
}

/** A house in this process, for the one person at its terminal. */
export async function openHouse(store: Store, chance: Chance): Promise<TerminalHouse> {
  const { promise: broken, reject } = Promise.withResolvers<never>();
  broken.catch(() => {}); // whoever waits hears of it
  const thinker = thinkHere(catalogTitles, BUDGETS);
  const meter = { ...noMeter, broken: (error: unknown) => (error instanceof Refused ? reject(error) : report(error)) };
  const ports = { store, bus: localBus(), clock: steadyClock(), chance, thinker, titles: catalogTitles, meter };
  const house = new House(ports, { pace: NO_PAUSE, alone: NO_PAUSE, second: 1, lapse: null });
  await house.rise();
  return { house, thinker, broken };
}

/** What the house gets over by itself, as when a bot fails to think. Of a damaged table whoever comes to it is told. */
function report(error: unknown): void {
  if (!(error instanceof Damaged)) process.stderr.write(`ridotto: something broke: ${oneLine(String(error))}\n`);
}

/** A new table of the person's own. */
export async function makeTable(house: House, wishes: Pick<Wishes, 'game' | 'seats' | 'setup'>): Promise<string> {
  const rest = {
    id: 'make',
    open: 'link',
    clock: { kind: 'none' },
    late: 'bot',
    absence: null,
    notebook: true,
    candle: 0,
  } as const;
  const made = await house.make(PERSON, { ...wishes, ...rest });
  if (!made.ok) throw new Error(`no table was made: ${made.refused}`);
  return made.table!;
}

/** Takes a seat, gives the others to bots, and begins. What was done before the house was closed stays done. */
export async function sitDown(house: House, table: string, seat: Seat, level: Level, words: string): Promise<void> {
  const commands: Command[] = [
    { type: 'sit', id: 'sit', seat, words },
    { type: 'fill', id: 'fill', level },
    { type: 'start', id: 'start' },
  ];
  for (const command of commands) {
    const done = await house.command(table, PERSON, command);
    if (!done.ok) throw new Error(`${command.type} was refused: ${done.refused}`);
  }
}
