import { PROFESSIONS, type Event, type Item, type Profession, type Society, type View } from '../model.ts';
import { sum } from './chance.ts';
import { itemCase, itemKinds, itemPlaces, professionCase } from './clues.ts';
import { seenSocieties } from './guess.ts';
import type { Kind } from './kinds.ts';
import type { Puzzle } from './puzzle.ts';
import { reach } from './reach.ts';
import { doubtOf } from './silencer.ts';
import { countAt, type Place } from './spaces.ts';

/** At least and at most how many cards. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** Where the cards of a kind can be. */
export interface Whereabouts<T> {
  readonly what: T;
  readonly seats: readonly Bounds[]; // by seat
  readonly pile: Bounds; // in the deck, or unused
}

/** What a viewer has been shown, and what play has proved since [C55]. */
export interface Notebook {
  readonly facts: readonly Event[]; // each with its source and turn; null where the viewer saw only who looked
  readonly societies: readonly (Society | null)[];
  readonly items: readonly Whereabouts<Item>[];
  readonly professions: readonly Whereabouts<Profession>[];
}

/** The events that show a card to somebody. */
const FACTS: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'dealt',
  'spied',
  'offered',
  'traded',
  'read',
  'drew',
  'sawSociety',
  'sawItems',
  'swapped',
  'browsed',
  'became',
  'passed',
  'gave',
  'paid',
  'took',
  'returned',
  'showed',
  'opened',
  'demanded',
  'foresaw',
  'topped',
]);

export function notebook(view: View): Notebook {
  const { deck, first, second } = itemPlaces(view.seats);
  const items = tracksOf(itemCase(view).puzzle);
  const professions = tracksOf(professionCase(view).puzzle);
  const seats = view.hands.map((_size, seat) => [seat]);
  const ones = view.hands.map(() => 1);
  return {
    facts: view.history.filter(({ type }) => FACTS.has(type)),
    societies: seenSocieties(view),
    items: whereabouts(itemKinds(view.seats), items, [...seats, [deck, first, second]], [...view.hands, view.deck]),
    professions: whereabouts(PROFESSIONS, professions, [...seats, [view.seats]], [...ones, view.unused]),
  };
}

/** How many cards of a kind can lie at some places together. */
export type Tracks = (kind: Kind, places: readonly Place[]) => Bounds;

/** What the clues leave possible now, kind by kind. */
export function tracksOf(known: Puzzle): Tracks {
  const { puzzle } = doubtOf(known);
  const ends = puzzle.spaces.map((_space, kind) => reach(puzzle, kind).at(-1)!);
  return (kind, places) => {
    const space = puzzle.spaces[kind]!;
    let [least, most] = [space.copies, 0];
    ends[kind]!.forEach((isPossible, spread) => {
      if (!isPossible) return;
      let count = 0;
      for (const place of places) count += countAt(space, spread, place);
      least = Math.min(least, count);
      most = Math.max(most, count);
    });
    return { least, most };
  };
}

function whereabouts<T>(
  kinds: readonly T[],
  tracks: Tracks,
  places: readonly (readonly Place[])[], // the seats, then the pile
  sizes: readonly number[],
): Whereabouts<T>[] {
  const found = kinds.map((_what, kind) => places.map((place) => tracks(kind, place)));
  const free = sizes.map((size, at) => size - sum(found.map((bounds) => bounds[at]!.least)));
  return kinds.map((what, kind) => {
    const bounds = found[kind]!.map(({ least, most }, at) => ({ least, most: Math.min(most, least + free[at]!) }));
    return { what, seats: bounds.slice(0, -1), pile: bounds.at(-1)! };
  });
}
