/** Where a card can be: a seat, the deck, a pile. */
export type Place = number;

/** Where all cards of one kind are, as one number: an index of its space. */
export type Spread = number;

/** Every way to spread the like cards of one kind over the places. */
export interface Space {
  readonly size: number;
  readonly copies: number;
  readonly places: number;
  readonly counts: Uint8Array; // how many are there, by spread and place
  readonly moved: Int16Array; // the spread after one went from a place to another, by spread and both
  readonly having: readonly (readonly Spread[])[]; // the spreads with a card there, by place
  readonly anything: readonly number[]; // a value of 1 for every spread: no card is expected anywhere
  readonly nothing: readonly number[]; // a value of 0 for every spread
}

/** The spreads that are possible, by spread: 1 or 0. */
export type Possible = Uint8Array;

const spaces = new Map<number, Space>();

export function spaceOf(places: number, copies: number): Space {
  const id = places * 16 + copies;
  const known = spaces.get(id);
  if (known) return known;
  const made = makeSpace(places, copies);
  spaces.set(id, made);
  return made;
}

export const countAt = ({ counts, places }: Space, spread: Spread, place: Place): number =>
  counts[spread * places + place]!;

export const movedTo = ({ moved, places }: Space, spread: Spread, from: Place, to: Place): Spread =>
  moved[(spread * places + from) * places + to]!;

/** How many cards are at some places together. */
export function countAtAll(space: Space, spread: Spread, places: readonly Place[]): number {
  let count = 0;
  for (const place of places) count += countAt(space, spread, place);
  return count;
}

/** The spread with so many cards at each place. */
export function spreadOf(space: Space, counts: readonly number[]): Spread {
  for (let spread = 0; spread < space.size; spread++) {
    if (counts.every((count, place) => countAt(space, spread, place) === count)) return spread;
  }
  throw new Error('no such spread');
}

function makeSpace(places: number, copies: number): Space {
  const lists = spreadLists(places, copies);
  const index = new Map(lists.map((list, i) => [list.join(), i]));
  const counts = new Uint8Array(lists.length * places);
  const moved = new Int16Array(lists.length * places * places).fill(-1);
  lists.forEach((list, i) => {
    for (const place of list) counts[i * places + place]!++;
    for (const from of new Set(list)) {
      for (let to = 0; to < places; to++) {
        const after = [...list];
        after[list.indexOf(from)] = to;
        moved[(i * places + from) * places + to] = index.get(after.sort((a, b) => a - b).join())!;
      }
    }
  });
  const having = Array.from({ length: places }, (_, place) =>
    lists.flatMap((list, i) => (list.includes(place) ? [i] : [])),
  );
  const fractions = lists.map(() => 0.5); // keeps arrays of fractions, which copy ten times faster than typed ones
  const [anything, nothing] = [fractions.slice().fill(1), fractions.slice().fill(0)];
  return { size: lists.length, copies, places, counts, moved, having, anything, nothing };
}

/** Sorted lists of places, one for each card. */
function spreadLists(places: number, copies: number, least = 0): number[][] {
  if (copies === 0) return [[]];
  const lists: number[][] = [];
  for (let place = least; place < places; place++) {
    for (const rest of spreadLists(places, copies - 1, place)) lists.push([place, ...rest]);
  }
  return lists;
}
