import { PROFESSIONS, type Event, type Item, type Profession, type Society, type View } from '../model.ts';
import { sum } from './chance.ts';
import { itemCase, itemKinds, itemPlaces, professionCase } from './clues.ts';
import type { Kind } from './kinds.ts';
import type { Problem } from './problem.ts';
import { reach } from './reach.ts';
import { propagate } from './propagation.ts';
import { doubtOf } from './silencer.ts';
import { provedSocieties } from './societies.ts';
import { countAtAll, type Place, type Possible } from './spaces.ts';

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
  return {
    facts: view.history.filter(({ type }) => FACTS.has(type)),
    societies: provedSocieties(view),
    items: whereabouts(itemRows(view)),
    professions: whereabouts(professionRows(view)),
  };
}

/** The cards of one sort, and where they can be. */
export interface Rows<T> {
  readonly kinds: readonly T[];
  readonly problem: Problem;
  readonly places: readonly (readonly Place[])[]; // of each seat, then of the pile
  readonly sizes: readonly number[]; // how many cards are there
}

export function itemRows(view: View): Rows<Item> {
  const { deck, first, second } = itemPlaces(view.seats);
  const places = [...view.hands.map((_size, seat) => [seat]), [deck, first, second]];
  return { kinds: itemKinds(view.seats), problem: itemCase(view).problem, places, sizes: [...view.hands, view.deck] };
}

export function professionRows(view: View): Rows<Profession> {
  const places = [...view.hands.map((_size, seat) => [seat]), [view.seats]];
  const sizes = [...view.hands.map(() => 1), view.unused];
  return { kinds: PROFESSIONS, problem: professionCase(view).problem, places, sizes };
}

/** How many cards of a kind can lie at some places together. */
export type Tracks = (kind: Kind, places: readonly Place[]) => Bounds;

/** What the clues leave possible now, kind by kind: quick, and sometimes wider than need be. */
export function tracksOf(known: Problem): Tracks {
  const { problem } = doubtOf(known);
  const ends = problem.spaces.map((_space, kind) => reach(problem, kind).at(-1)!);
  return tracksIn(problem, ends);
}

/** What all clues together leave possible now. */
export function provedTracksOf(known: Problem): Tracks {
  const { problem } = doubtOf(known);
  const propagated = propagate(problem);
  if (!propagated) throw new Error('no world agrees with this view');
  return tracksIn(
    problem,
    propagated.open.map((possible) => possible.at(-1)!),
  );
}

function tracksIn(problem: Problem, ends: readonly Possible[]): Tracks {
  return (kind, places) => {
    const space = problem.spaces[kind]!;
    let [least, most] = [space.copies, 0];
    ends[kind]!.forEach((isPossible, spread) => {
      if (!isPossible) return;
      const count = countAtAll(space, spread, places);
      least = Math.min(least, count);
      most = Math.max(most, count);
    });
    return { least, most };
  };
}

function whereabouts<T>({ kinds, problem, places, sizes }: Rows<T>): Whereabouts<T>[] {
  const tracks = provedTracksOf(problem);
  const found = kinds.map((_what, kind) => places.map((place) => tracks(kind, place)));
  const free = sizes.map((size, at) => size - sum(found.map((bounds) => bounds[at]!.least)));
  return kinds.map((what, kind) => {
    const bounds = found[kind]!.map(({ least, most }, at) => ({ least, most: Math.min(most, least + free[at]!) }));
    return { what, seats: bounds.slice(0, -1), pile: bounds.at(-1)! };
  });
}
