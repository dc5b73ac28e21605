import { readFileSync, readdirSync } from 'node:fs';
import { GAME_IDS, loadFrom, loadTitle } from '@ridotto/games/catalog';
import {
  admit,
  anyTitle,
  awaited,
  beforeAt,
  entryOf,
  heard,
  isRefusal,
  open,
  play,
  readLog,
  rollDue,
  setupOf,
  seeded,
  viewersOf,
  type AnyTitle,
  type Entry,
  type Log,
} from '@ridotto/kernel';
import { describe, expect, test } from 'vitest';
import { kuhn } from '../../kernel/testing/kuhn.ts';
import { kuhn2 } from '../../kernel/testing/kuhn-2.ts';
import { Film, opened } from '../src/replay/film.ts';

const LOGS = new URL('../../host/test/logs/', import.meta.url);
const MOST = 220; // answers of a random game: Coach may go on for ever

/** A random game, and what everybody saw and heard whenever something was told. */
function lived(title: AnyTitle, seed: number) {
  const rng = seeded(seed);
  const [least, most] = title.manifest.seats;
  const seats = least + rng(most - least + 1);
  const table = open(title, seats, setupOf(title, {}, seats)!);
  const entries: Entry[] = [];
  const moments: { views: string[]; heard: string[] }[] = [];
  while (entries.length < MOST && title.game.turn(table.state).kind !== 'over') {
    const told: unknown[] = [];
    const step = rollDue(title, table, rng) ?? anyAnswer(title, table, rng);
    entries.push(entryOf(title, step));
    play(title, table, step, (event) => told.push(event));
    if (told.length === 0) continue;
    moments.push({
      views: viewersOf(seats).map((viewer) => JSON.stringify(title.game.view(table.state, viewer))),
      heard: viewersOf(seats).map((viewer) => JSON.stringify(heard(title.game, told as never[], viewer, seats))),
    });
  }
  const log: Log = { game: title.manifest.id, edition: title.edition, seats, setup: {}, answers: entries };
  return { log, moments };
}

function anyAnswer(title: AnyTitle, table: ReturnType<typeof open>, rng: (below: number) => number) {
  const seat = awaited(title, table as never)[0]!;
  const options = title.game.options(table.state as never, seat);
  const say = title.notation.answer.write(options[rng(options.length)]!);
  const step = admit(title, table as never, { seat, say });
  if (isRefusal(step)) throw new Error(step.refused);
  return step;
}

describe.each(GAME_IDS)('a film of %s', (game) => {
  test('shows at each moment, from every seat, exactly what that seat saw and heard', async () => {
    const title = await loadTitle(game);
    for (let seed = 1; seed <= 4; seed++) {
      const { log, moments } = lived(title, seed);
      const film = Film.of(title, log) as Film;
      expect(film.end).toBe(moments.length);
      const rng = seeded(seed);
      for (let look = 0; look < 60; look++) {
        const at = 1 + rng(film.end); // jumps, there and back
        for (const [i, viewer] of viewersOf(log.seats).entries()) {
          expect(JSON.stringify(film.view(at, viewer))).toBe(moments[at - 1]!.views[i]);
          expect(JSON.stringify(film.heard(viewer, at - 1, at))).toBe(moments[at - 1]!.heard[i]);
        }
      }
    }
  });
});

test.each(GAME_IDS)(
  'a game of %s that was played on shows both its parts, and the other world from there on',
  async (game) => {
    const title = await loadTitle(game);
    const { log } = lived(title, 2);
    const film = Film.of(title, log) as Film;
    const at = Math.floor(film.end / 2);
    const length = film.lengthAt(at);
    const state = title.game.guess(film.view(at, 0), seeded(9));
    const before = { ...beforeAt(log, length), worlds: [{ after: length, seat: 0, state }] };
    const on = Film.of(title, { ...log, before, answers: [] }) as Film;
    expect([on.end, on.takenUpAt]).toEqual([at, at]);
    for (const moment of [0, at - 1, at]) expect(on.view(moment, 0)).toEqual(film.view(moment, 0));
    for (const seat of viewersOf(log.seats)) expect(on.view(at, seat)).toEqual(title.game.view(state, seat));
    const odd = { ...before, worlds: [{ after: length, seat: 0, state: {} }] };
    expect(Film.of(title, { ...log, before: odd, answers: [] })).toMatchObject({ refused: 'not-a-world' });
  },
);

test('games that were stored long ago open, and with everything open nothing that a seat knew is missing', async () => {
  for (const name of readdirSync(LOGS)) {
    const log = readLog(JSON.parse(readFileSync(new URL(name, LOGS), 'utf8'))) as Log;
    const film = Film.of(await loadTitle(log.game as never), log) as Film;
    for (const at of [0, Math.floor(film.end / 2), film.end]) {
      const seats = Array.from({ length: film.seats }, (_, seat) => film.view(at, seat));
      const all = opened(film.view(at, 0), seats);
      for (const [key, value] of Object.entries(seats[0]!)) {
        if (value !== null && typeof value !== 'object') expect(all[key as never]).toBe(value);
      }
      expect(opened(all, seats)).toEqual(all);
    }
  }
});

test('a film is of the edition that was played: an older one shows what it was, a newer refuses it', async () => {
  const editions = { 1: { load: async () => anyTitle(kuhn) }, 2: { load: async () => anyTitle(kuhn2) } };
  const catalog = { kuhn: { editions } } as unknown as Parameters<typeof loadFrom>[0];
  const answers = [{ roll: { deal: [0, 1] } }, { seat: 0, say: 'pass' }, { seat: 1, say: 'pass' }];
  const log: Log = { game: 'kuhn', edition: 1, seats: 2, setup: {}, answers };
  const old = Film.of((await loadFrom(catalog, 'kuhn', log.edition))!, log) as Film;
  expect(old.end).toBe(3);
  expect(old.isOverAt(old.end)).toBe(true);
  expect(Film.of((await loadFrom(catalog, 'kuhn'))!, log)).toEqual({ refused: 'not-an-option', at: 1 });
  expect(await loadFrom(catalog, 'kuhn', 3)).toBeUndefined();
});

test('what is no game of ours says which entry is wrong', async () => {
  const title = await loadTitle('volto');
  const log: Log = {
    game: 'volto',
    seats: 2,
    setup: {},
    answers: [{ roll: { kind: 'first', seat: 0 } }, { seat: 0, say: 'b2-b9' }],
  };
  expect(Film.of(title, log)).toEqual({ refused: 'not-an-option', at: 1 });
});
