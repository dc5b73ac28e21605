import type { Rng } from '@ridotto/kernel';
import { drawn, sorted } from '../bag.ts';
import { passOrder } from './clues.ts';
import { itemsEach } from '../deal.ts';
import type { Event, EventOf, ForEvents, Item, Profession, Society } from '../model.ts';
import type { World } from './world.ts';

/** The cards of every event that has some, in the order of its clues. */
export type Answers<T> = ReadonlyMap<number, readonly T[]>;

/** A guess at all that a history hides. */
export interface Secrets {
  readonly societies: readonly Society[];
  readonly items: Answers<Item>;
  readonly professions: Answers<Profession>;
}

/** The event of this number as it was in the guessed world, which stands as just before it. */
export function fill(event: Event, i: number, secrets: Secrets, world: World, rng: Rng): Event {
  const filler = FILLERS[event.type] as ((event: Event, hidden: Hidden) => object) | undefined;
  if (!filler) return event;
  const cards = secrets.items.get(i) ?? [];
  const next = secrets.items.get(i + 1) ?? [];
  return {
    ...event,
    ...filler(event, { ...secrets, cards, next, named: secrets.professions.get(i) ?? [], world, rng }),
  };
}

interface Hidden {
  readonly societies: readonly Society[];
  readonly cards: readonly Item[]; // of this event
  readonly next: readonly Item[]; // of the next event
  readonly named: readonly Profession[]; // of this event
  readonly world: World;
  readonly rng: Rng;
}

const oneCard = ({ item }: { item: Item | null }, { cards }: Hidden) => ({ item: item ?? cards[0]! });

/** The secret fields of every event that has some. */
const FILLERS: ForEvents<[Hidden], object> = {
  dealt: fillDeal,
  spied: ({ item, to }, { world, rng }) => ({ item: item ?? drawn(world.items[to]!, rng) }),
  offered: ({ item }, { cards, next }) => ({ item: item ?? cards[0] ?? next[0]! }),
  traded: ({ gave, got }, { cards }) => ({ gave: gave ?? cards[0]!, got: got ?? cards[1]! }),
  drew: oneCard,
  gave: oneCard,
  paid: oneCard,
  took: oneCard,
  returned: oneCard,
  passed({ to, items }, { cards }) {
    const order = passOrder(to, items.length);
    return { items: items.map((_item, seat) => cards[order.indexOf(seat)]!) };
  },
  topped: ({ items }, { cards }) => ({ items: items ?? cards }),
  sawSociety: ({ to }, { societies }) => ({ society: societies[to]! }),
  sawItems: ({ items, to }, { world }) => ({ items: items ?? [...world.items[to]!] }),
  foresaw: ({ items }, { world }) => ({ items: items ?? sorted([...world.deck, ...world.top]) }),
  swapped: (_event, { named }) => ({ gave: named[0]!, got: named[1]! }),
  browsed: ({ professions }, { world }) => ({ professions: professions ?? [...world.unused] }),
  became: ({ profession }, { named }) => ({ profession: profession ?? named[1]! }),
};

function fillDeal(_event: EventOf<'dealt'>, { societies, cards, named }: Hidden): object {
  const seats = societies.length;
  const each = itemsEach(seats);
  const dealt = cards.slice(-seats * each);
  const items = Array.from({ length: seats }, (_, seat) => sorted(dealt.slice(seat * each, seat * each + each)));
  return { societies, professions: named, items };
}
