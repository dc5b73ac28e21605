import type { Command, Refusal, Result, Wishes } from '@ridotto/host/protocol';
import { USUAL_LEVEL, type Level } from '@ridotto/kernel';
import { newId } from './ids.ts';
import { addressOf } from './known.svelte.ts';
import { doorOf, WrongName, type HouseDoor, type HouseKind, type WishesGiven } from './link/house.ts';

/** Against bots, with friends on the network, or around one device. */
export const WAYS = ['bots', 'friends', 'device'] as const;
export type Way = (typeof WAYS)[number];

/** A table to be opened. */
export interface Opening extends Partial<
  Pick<Wishes, 'clock' | 'late' | 'open' | 'setup' | 'candle' | 'hints' | 'pace'>
> {
  readonly game: string;
  readonly way: Way;
  readonly seats: number;
  readonly bots: number; // among the seats; they take the last ones
  readonly level?: Level; // theirs
  readonly names: readonly string[]; // of the people who sit down now: me first
  readonly notebook: boolean;
}

const houseOf = (way: Way): HouseKind => (way === 'friends' ? 'network' : 'local');

/** Opens a table, seats those who are here, and gives its address. Where all seats are taken then, the game begins. */
export async function openTable(opening: Opening): Promise<{ readonly address: string } | Refusal> {
  const { way, seats, bots, names, level } = opening;
  const house = houseOf(way);
  const door = await doorOf(house);
  if (!(await door.me())) await door.welcome(names[0]!);
  const made = await door.make(wishesOf(opening));
  if (!made.ok) return made;
  const table = made.table!;
  const refusal = await seatAll(door, table, { names, bots, level, isFull: names.length + bots === seats, seats });
  return refusal ?? { address: addressOf({ house, table }) };
}

const wishesOf = (opening: Opening): WishesGiven => {
  const { game, way, seats, setup = {}, notebook, clock, late, candle, pace, open = 'link' } = opening;
  const { hints = way === 'bots' } = opening; // nobody else minds
  return {
    id: newId(),
    game,
    seats,
    setup,
    notebook,
    hints,
    open: way === 'friends' ? open : 'public', // whoever is around this device may sit down
    ...(clock && { clock }),
    ...(late && { late }),
    ...(candle && { candle }),
    ...(pace && { pace }),
  };
};

interface Seating {
  readonly names: readonly string[];
  readonly bots: number;
  readonly level: Level | undefined;
  readonly seats: number;
  readonly isFull: boolean;
}

async function seatAll(
  door: HouseDoor,
  table: string,
  { names, bots, level = USUAL_LEVEL, seats, isFull }: Seating,
): Promise<Refusal | undefined> {
  const tell = (said: Unsigned, guest?: number): Promise<Result> => door.tell(table, { ...said, id: newId() }, guest);
  const steps = [
    ...names.map((name, seat) => () => tell({ type: 'sit', seat, name, words: newId() }, seat)),
    ...Array.from({ length: bots }, (_, i) => () => tell({ type: 'fill', seat: seats - 1 - i, level })),
    ...(isFull ? [() => tell({ type: 'start' })] : []),
  ];
  for (const step of steps) {
    const result = await step();
    if (!result.ok && result.refused === 'not-a-command') throw new WrongName(); // all else in it is ours
    if (!result.ok) return result;
  }
  return undefined;
}

type Unsigned = Command extends infer One ? (One extends Command ? Omit<One, 'id'> : never) : never;
