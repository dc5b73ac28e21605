import { seeded, type Rng } from '@ridotto/kernel';
import { describe, expect, test } from 'vitest';
import { countOf } from '../rules/bag.ts';
import { title as coach } from '../title.ts';
import { study, type Study } from '../rules/knowledge/study.ts';
import type { State, View } from '../rules/model.ts';
import { worldsOf } from './enumerate.ts';
import { randomly } from './randomly.ts';
import { recorded } from './recorded.ts';

const LONG = 180_000; // milliseconds, beside other work

const { game } = coach;

/** Thinks to the end. */
function studied(view: View, rng: Rng, worlds?: number): Study {
  const thinking = study(view, rng, worlds);
  for (;;) {
    const { value, done } = thinking.next();
    if (done) return value;
  }
}

/** The cards of each seat, then of the pile. */
const itemsIn = ({ items, deck, top }: State) => [...items, [...deck, ...top]];
const professionsIn = ({ professions, unused }: State) => [...professions.map(({ is }) => [is]), unused];

/** Every cell of the notebook as `what at: least most`. */
const cellsOf = (rows: Study['notebook']['items'] | Study['notebook']['professions']): string[] =>
  rows.flatMap(({ what, seats, pile }) =>
    [...seats, pile].map(({ least, most }, at) => `${what} at ${at}: ${least} ${most}`),
  );

describe('what the notebook proves', () => {
  test('[C55] certain is true in every guessed world, and impossible in none', { timeout: LONG }, () => {
    const rng = seeded(21);
    for (let i = 0; i < 12; i++) {
      const state = randomly(3 + (i % 6), 50, rng);
      const viewer = i % state.seats;
      const view = game.view(state, viewer);
      const { notebook } = studied(view, rng, 6);
      const worlds = [state, ...Array.from({ length: 12 }, () => game.guess(view, rng))];
      for (const world of worlds) {
        for (const [seat, society] of notebook.societies.entries())
          if (society !== null) expect(world.societies[seat]).toBe(society);
        expectWithin(notebook.items, itemsIn(world));
        expectWithin(notebook.professions, professionsIn(world));
      }
    }
  });

  test.each([
    { seats: 3, steps: 12, games: 6 },
    { seats: 4, steps: 20, games: 8 },
  ])('[C55] $seats players: all that can be proved of the items is proved', ({ seats, steps, games }) => {
    const rng = seeded(seats);
    for (let i = 0; i < games; i++) {
      const record = recorded(seats, 0, steps, rng);
      const worlds = worldsOf(record).map(({ state }) => itemsIn(state));
      const { notebook } = studied(record.views.at(-1)!, rng);
      const exact = notebook.items.map(({ what }) => {
        const cells = worlds[0]!.map((_cards, at) => {
          const counts = worlds.map((world) => countOf(world[at]!, what));
          return { least: Math.min(...counts), most: Math.max(...counts) };
        });
        return { what, seats: cells.slice(0, -1), pile: cells.at(-1)! };
      });
      expect(cellsOf(notebook.items)).toEqual(cellsOf(exact));
    }
  });

  test('it thinks in pieces: one world or one proof at a time', () => {
    const rng = seeded(3);
    const pieces = [...study(game.view(randomly(6, 60, rng), 0), rng, 5)];
    expect(pieces.slice(0, 6).map(({ worlds }) => worlds.length)).toEqual([0, 1, 2, 3, 4, 5]);
    const changes = pieces.slice(1).map(({ notebook }, i) => {
      const before = new Set(cellsOf(pieces[i]!.notebook.items));
      return cellsOf(notebook.items).filter((cell) => !before.has(cell)).length;
    });
    expect(Math.max(...changes)).toBeLessThanOrEqual(1);
  });
});

function expectWithin<T extends string>(
  rows: readonly {
    what: T;
    seats: readonly { least: number; most: number }[];
    pile: { least: number; most: number };
  }[],
  cards: readonly (readonly T[])[],
): void {
  for (const { what, seats, pile } of rows) {
    for (const [at, { least, most }] of [...seats, pile].entries()) {
      const count = countOf(cards[at]!, what);
      expect(count >= least && count <= most, `${what} at ${at}: ${count} in ${least} to ${most}`).toBe(true);
    }
  }
}
