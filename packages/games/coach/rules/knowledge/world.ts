import type { Seat } from '@ridotto/kernel';
import { boxOf, put, remove } from '../bag.ts';
import { PROFESSIONS, neighbour } from '../model.ts';
import type { Event, EventOf, ForEvents, Item, Profession, Society } from '../model.ts';

/** Where every card is. */
export interface World {
  societies: (Society | null)[];
  items: Item[][];
  deck: Item[];
  top: Item[];
  professions: Profession[];
  unused: Profession[];
}

export const worldBefore = (seats: number): World => ({
  societies: [],
  items: [],
  deck: [...boxOf(seats)],
  top: [],
  professions: [],
  unused: [...PROFESSIONS],
});

/** Plays a whole event, secrets included, on the cards. Throws where a card is not there. */
export function advance(world: World, event: Event): void {
  (CHANGES[event.type] as ((event: Event, world: World) => void) | undefined)?.(event, world);
}

function move({ items }: World, item: Item, from: Seat, to: Seat): void {
  remove(items[from]!, item);
  put(items[to]!, item);
}

const handOver = ({ item, by, to }: EventOf<'gave' | 'paid' | 'returned'>, world: World) => move(world, item!, by, to);

const CHANGES: ForEvents<[World], void> = {
  dealt(event, world) {
    world.societies = [...event.societies];
    world.professions = event.professions.map((profession) => profession!);
    world.items = event.items.map((hand) => [...hand!]);
    for (const item of world.items.flat()) remove(world.deck, item);
    for (const profession of world.professions) remove(world.unused, profession);
  },
  traded({ by, to, gave, got }, world) {
    move(world, gave!, by, to);
    move(world, got!, to, by);
  },
  drew({ by, item }, world) {
    if (world.top.shift() === undefined) remove(world.deck, item!);
    put(world.items[by]!, item!);
  },
  gave: handOver,
  paid: handOver,
  returned: handOver,
  took: ({ by, to, item }, world) => move(world, item!, to, by),
  passed({ to, items }, world) {
    for (const [seat, item] of items.entries()) remove(world.items[seat]!, item!);
    for (const [seat, item] of items.entries()) put(world.items[neighbour(seat, to, items.length)]!, item!);
  },
  foresaw(_event, world) {
    for (const item of world.top.splice(0)) put(world.deck, item);
  },
  topped({ items }, world) {
    for (const item of items!) remove(world.deck, item);
    world.top = [...items!];
  },
  swapped({ by, to, gave, got }, world) {
    world.professions[by] = got!;
    world.professions[to] = gave!;
  },
  became({ by, profession }, world) {
    remove(world.unused, profession!);
    put(world.unused, world.professions[by]!);
    world.professions[by] = profession!;
  },
};
