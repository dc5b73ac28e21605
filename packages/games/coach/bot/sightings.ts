import type { Seat } from '@ridotto/kernel';
import { BAG_OF, TREASURE, type Event, type ForEvents, type Item, type Society, type View } from '../rules/model.ts';

/** How many of an item a seat was last known to hold, and how likely it still does. */
export interface Sighting {
  readonly count: number;
  readonly chance: number;
  readonly misses: number; // looks at single items that showed another, since something may have come in
}

/** What becomes of treasure in the ways by which a hand changes unseen: people keep it, and winners look for it. */
const KEPT = { given: 0.93, searched: 0.35 } as const;

const NOTHING: Sighting = { count: 0, chance: 1, misses: 0 };

/** By seat, what the viewer has seen of a society's treasure and what may have become of it since. */
export function sightingsOf(view: View, society: Society): Sighting[] {
  const treasure = seenOf(view, TREASURE[society]);
  if (view.deck > 0) return treasure;
  const bag = seenOf(view, BAG_OF[society]); // it counts now [C40]
  return treasure.map(({ count, chance, misses }, seat) => ({
    count: count + bag[seat]!.count,
    chance: chance * bag[seat]!.chance,
    misses,
  }));
}

export const KNOWN = 0.5; // chance from which one counts on it

/** Who is known to hold an item, as far as one can count on that. */
export const holdersOf = (view: View, item: Item): readonly boolean[] =>
  seenOf(view, item).map(({ count, chance }) => count > 0 && chance >= KNOWN);

function seenOf({ history, seats }: View, item: Item): Sighting[] {
  const seen = Array.from({ length: seats }, () => NOTHING);
  for (const event of history) note(event, item, seen);
  return seen;
}

const NOTES: ForEvents<[item: Item, seen: Sighting[]], void> = {
  spied({ to, item: shown }, item, seen) {
    if (shown === item) atLeastOne(seen, to);
    else if (shown !== null) seen[to] = { ...seen[to]!, misses: seen[to]!.misses + 1 };
  },
  offered: ({ by, item: shown }, item, seen) => shown === item && atLeastOne(seen, by),
  showed: ({ by, item: shown }, item, seen) => shown === item && atLeastOne(seen, by),
  sawItems: ({ to, items }, item, seen) => items && hold(seen, to, items.filter((one) => one === item).length),
  traded({ by, to, gave, got }, item, seen) {
    pass(seen, by, to, gave, item, KEPT.given);
    pass(seen, to, by, got, item, KEPT.given);
  },
  gave: ({ by, to, item: what }, item, seen) => pass(seen, by, to, what, item, KEPT.given),
  paid: ({ by, to, item: what }, item, seen) => pass(seen, by, to, what, item, KEPT.given),
  returned: ({ by, to, item: what }, item, seen) => pass(seen, by, to, what, item, KEPT.given),
  drew: ({ by, item: what }, item, seen) => (what === item ? hold(seen, by, seen[by]!.count + 1) : open(seen, by)),
  took: ({ by, to, item: what }, item, seen) => pass(seen, to, by, what, item, KEPT.searched),
  passed: (_event, _item, seen) =>
    seen.forEach((one, seat) => (seen[seat] = { count: one.count, chance: one.chance * KEPT.given, misses: 0 })),
};

function note(event: Event, item: Item, seen: Sighting[]): void {
  (NOTES[event.type] as ((event: Event, item: Item, seen: Sighting[]) => void) | undefined)?.(event, item, seen);
}

const hold = (seen: Sighting[], seat: Seat, count: number): void => void (seen[seat] = { count, chance: 1, misses: 0 });

/** Something unknown may have come in. */
const open = (seen: Sighting[], seat: Seat): void => void (seen[seat] = { ...seen[seat]!, misses: 0 });

const atLeastOne = (seen: Sighting[], seat: Seat): void => hold(seen, seat, Math.max(1, seen[seat]!.count));

function pass(seen: Sighting[], from: Seat, to: Seat, what: Item | null, item: Item, kept: number): void {
  const { count, chance, misses } = seen[from]!;
  if (what === null) {
    seen[from] = { count, chance: chance * kept, misses };
    open(seen, to);
  }
  if (what !== item) return;
  seen[from] = { count: Math.max(0, count - 1), chance: count > 1 ? chance : 1, misses };
  hold(seen, to, seen[to]!.count + 1);
}
