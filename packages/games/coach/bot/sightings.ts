import type { Seat } from '@ridotto/kernel';
import { BAG_OF, TREASURE, type Event, type ForEvents, type Item, type Society, type View } from '../rules/model.ts';

/** How many of an item a seat was last known to hold, and how likely it still does. */
export interface Sighting {
  readonly count: number;
  readonly chance: number;
}

/** What becomes of treasure in the ways by which a hand changes unseen: people keep it, and winners look for it. */
const KEPT = { given: 0.93, searched: 0.35 } as const;

const NOTHING: Sighting = { count: 0, chance: 1 };

/** By seat, what the viewer has seen of a society's treasure and what may have become of it since. */
export function sightingsOf(view: View, society: Society): Sighting[] {
  const treasure = seenOf(view, TREASURE[society]);
  if (view.deck > 0) return treasure;
  const bag = seenOf(view, BAG_OF[society]); // it counts now [C40]
  return treasure.map(({ count, chance }, seat) => ({ count: count + bag[seat]!.count, chance: chance * bag[seat]!.chance }));
}

function seenOf({ history, seats }: View, item: Item): Sighting[] {
  const seen = Array.from({ length: seats }, () => NOTHING);
  for (const event of history) note(event, item, seen);
  return seen;
}

const NOTES: ForEvents<[item: Item, seen: Sighting[]], void> = {
  spied: ({ to, item: shown }, item, seen) => shown === item && atLeastOne(seen, to),
  offered: ({ by, item: shown }, item, seen) => shown === item && atLeastOne(seen, by),
  sawItems: ({ to, items }, item, seen) => items && hold(seen, to, items.filter((one) => one === item).length),
  traded({ by, to, gave, got }, item, seen) {
    pass(seen, by, to, gave, item, KEPT.given);
    pass(seen, to, by, got, item, KEPT.given);
  },
  gave: ({ by, to, item: what }, item, seen) => pass(seen, by, to, what, item, KEPT.given),
  paid: ({ by, to, item: what }, item, seen) => pass(seen, by, to, what, item, KEPT.given),
  returned: ({ by, to, item: what }, item, seen) => pass(seen, by, to, what, item, KEPT.given),
  took: ({ by, to, item: what }, item, seen) => pass(seen, to, by, what, item, KEPT.searched),
  passed: (_event, _item, seen) =>
    seen.forEach((one, seat) => (seen[seat] = { ...one, chance: one.chance * KEPT.given })),
};

function note(event: Event, item: Item, seen: Sighting[]): void {
  (NOTES[event.type] as ((event: Event, item: Item, seen: Sighting[]) => void) | undefined)?.(event, item, seen);
}

const hold = (seen: Sighting[], seat: Seat, count: number): void => void (seen[seat] = { count, chance: 1 });

const atLeastOne = (seen: Sighting[], seat: Seat): void => hold(seen, seat, Math.max(1, seen[seat]!.count));

function pass(seen: Sighting[], from: Seat, to: Seat, what: Item | null, item: Item, kept: number): void {
  const { count, chance } = seen[from]!;
  if (what === null) seen[from] = { count, chance: chance * kept };
  if (what !== item) return;
  seen[from] = { count: Math.max(0, count - 1), chance: count > 1 ? chance : 1 };
  hold(seen, to, seen[to]!.count + 1);
}
