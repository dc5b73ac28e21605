import type { Seat } from '@ridotto/kernel';
import { neighbour, type ForEvents } from '../rules/model.ts';
import type { Event, Item, Profession, Society } from '../title.ts';

/** A card, by its face or its back. */
export type Face =
  | { readonly of: 'item'; readonly face: Item | null }
  | { readonly of: 'profession'; readonly face: Profession | null }
  | { readonly of: 'society'; readonly face: Society | null }
  | { readonly of: 'token' | 'eye' };

export type End = Seat | 'deck';

/** Something that goes from one place to another. */
export interface Flight {
  readonly card: Face;
  readonly from: End;
  readonly to: End;
}

/** What a happening looks like: what goes where, and a card that is held up before all. */
export interface Sight {
  readonly flights: readonly Flight[];
  readonly held?: { readonly card: Face; readonly by: Seat };
}

const item = (face: Item | null): Face => ({ of: 'item', face });
const profession = (face: Profession | null): Face => ({ of: 'profession', face });
const go = (card: Face, from: End, to: End): Flight => ({ card, from, to });
const sight = (...flights: readonly Flight[]): Sight => ({ flights });

const hold = (by: Seat, card: Face): Sight => ({ flights: [], held: { card, by } });

const SIGHTS: ForEvents<[seats: number], Sight | null> = {
  spies: ({ by, to }) => sight(go({ of: 'eye' }, by, to)),
  spied: (event) => (event.item === null ? null : hold(event.to, item(event.item))),
  offered: ({ by, to, item: offered }) => sight(go(item(offered), by, to)),
  refused: ({ by, to, token }) =>
    sight(go(item(null), by, to), ...(token ? [go({ of: 'token' } as const, 'deck', to)] : [])),
  traded: ({ by, to, gave, got }) => sight(go(item(gave), by, to), go(item(got), to, by)),
  read: ({ by, item: read }) => hold(by, item(read)),
  drew: ({ by, item: drawn }) => sight(go(item(drawn), 'deck', by)),
  sawSociety: ({ by, to, society }) => sight(go({ of: 'society', face: society }, to, by)),
  sawItems: ({ by, to, items }) => sight(...(items ?? [null]).map((one) => go(item(one), to, by))),
  swapped: ({ by, to, gave, got }) => sight(go(profession(gave), by, to), go(profession(got), to, by)),
  became: ({ by, profession: taken }) => sight(go(profession(taken), 'deck', by)),
  passed: ({ to, items }, seats) => sight(...items.map((one, seat) => go(item(one), seat, neighbour(seat, to, seats)))),
  gave: ({ by, to, item: given }) => sight(go(item(given), by, to)),
  paid: ({ by, to, item: given }) => sight(go(item(given), by, to)),
  returned: ({ by, to, item: given }) => sight(go(item(given), by, to)),
  took: ({ by, to, item: taken }) => sight(go(item(taken), to, by)),
  opened: ({ by, profession: shown }) => hold(by, profession(shown)),
  showed: ({ by, item: shown }) => hold(by, item(shown)),
  demanded: ({ by, item: wanted }) => hold(by, item(wanted)),
  topped: ({ by, items }) => sight(...(items ?? [null]).map((one) => go(item(one), by, 'deck'))),
};

/** What is seen of an event, from what its viewer was told of it. */
export function sightOf(event: Event, seats: number): Sight | null {
  const see = SIGHTS[event.type] as ((event: Event, seats: number) => Sight | null) | undefined;
  return see?.(event, seats) ?? null;
}
