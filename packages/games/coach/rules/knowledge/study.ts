import type { Rng } from '@ridotto/kernel';
import { countOf } from '../bag.ts';
import type { State, View } from '../model.ts';
import { guess } from './guess.ts';
import { itemRows, notebook, professionRows } from './notebook.ts';
import type { Bounds, Notebook, Rows, Whereabouts } from './notebook.ts';
import { isPossible } from './backtracking.ts';

/** What comes of thinking about a view for a while. */
export interface Study {
  readonly notebook: Notebook; // as narrow as has been proved
  readonly worlds: readonly State[]; // that the viewer can't tell from the real one
}

const WORLDS = 60;

/**
 * Thinks about a view in small pieces, each of them a few milliseconds: draws worlds, then tries to prove what no
 * world has shown to be possible. At the end every bound is exact, but for what would take too long to search.
 */
export function* study(view: View, rng: Rng, count = WORLDS): Generator<Study, Study> {
  const first = notebook(view);
  const worlds: State[] = [];
  if (view.active === null || view.result) return { notebook: first, worlds };
  yield { notebook: first, worlds: [] };
  for (let i = 0; i < count; i++) {
    worlds.push(guess(view, rng));
    yield { notebook: first, worlds: worlds.slice() };
  }
  let [items, professions] = [first.items, first.professions];
  const found = (): Study => ({ notebook: { ...first, items, professions }, worlds });
  for (items of sharpen(itemRows(view), items, worlds.map(itemsIn), rng)) yield found();
  for (professions of sharpen(professionRows(view), professions, worlds.map(professionsIn), rng)) yield found();
  return found();
}

/** The cards of each seat, then of the pile. */
const itemsIn = ({ items, deck, top }: State) => [...items, [...deck, ...top]];
const professionsIn = ({ professions, unused }: State) => [...professions.map(({ is }) => [is]), unused];

/** In what part of the worlds this holds. */
export const shareOf = (worlds: readonly State[], holds: (world: State) => boolean): number =>
  worlds.filter(holds).length / worlds.length;

/** The rows with ever closer bounds. `shown` are the cards at each place, world by world. */
function* sharpen<T>(
  rows: Rows<T>,
  noted: readonly Whereabouts<T>[],
  shown: readonly (readonly (readonly T[])[])[],
  rng: Rng,
): Generator<Whereabouts<T>[]> {
  const bounds = noted.map(({ seats, pile }) => [...seats, pile]);
  for (const [kind, what] of rows.kinds.entries()) {
    for (const at of rows.places.keys()) {
      const counts = shown.map((world) => countOf(world[at]!, what));
      for (const closer of proved(rows, kind, at, bounds[kind]![at]!, counts, rng)) {
        bounds[kind]![at] = closer;
        yield rows.kinds.map((one, i) => ({ what: one, seats: bounds[i]!.slice(0, -1), pile: bounds[i]!.at(-1)! }));
      }
    }
  }
}

/** Moves both ends inward to what some world shows or nobody can exclude. */
function* proved<T>(
  { problem, places }: Rows<T>,
  kind: number,
  at: number,
  { least, most }: Bounds,
  counts: readonly number[],
  rng: Rng,
): Generator<Bounds> {
  const can = (count: number) => {
    const clue = { clue: 'count', kind, places: places[at]!, least: count, most: count } as const;
    return isPossible({ ...problem, clues: [...problem.clues, clue] }, rng) !== false;
  };
  for (let open = false; !open && least < Math.min(...counts); yield { least, most }) {
    open = can(least);
    if (!open) least++;
  }
  for (let open = false; !open && most > Math.max(...counts); yield { least, most }) {
    open = can(most);
    if (!open) most--;
  }
}
