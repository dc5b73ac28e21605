import { GAME_IDS, loadTitle } from '@ridotto/games/catalog';
import { applyGiven, heard, listen, seeded, silence, viewersOf, setupOf, type AnyTitle } from '@ridotto/kernel';
import { anyGiven } from '@ridotto/kernel/testing';
import { expect, test } from 'vitest';

const LONG = 180_000; // milliseconds, beside other work

const GAMES = 12;
const OPTIONS = 8; // of each question, drawn at random
const NAMES = ['Анна', 'Борис', 'Вера', 'Глеб', 'Дарья', 'Егор', 'Жанна', 'Захар'];
const NAME = `(?:${NAMES.join('|')})(?!\\p{L})`;

/** After these words a name has to be declined, and brackets are no way out. */
const UNDECLINED = new RegExp(`(?:^|[\\s(])(?:игрок\\S*|у|к|с|за|на|от|для|о) ${NAME}|\\([^)]*${NAME}[^)]*\\)`, 'iu');

/** Everything that a random game says in Russian, to everybody. */
function* saidIn(title: AnyTitle, seats: number, seed: number): Generator<string | undefined> {
  const { game } = title;
  const words = title.words.ru;
  const rng = seeded(seed);
  const state = game.start(seats, setupOf(title, {}, seats)!);
  for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
    for (const seat of turn.kind === 'ask' ? turn.seats : []) {
      const view = game.view(state, seat);
      const options = game.options(state, seat);
      yield words.question?.(view, NAMES);
      yield words.now?.(view, NAMES);
      yield words.task?.(view);
      for (let i = 0; i < OPTIONS; i++) yield words.option(options[rng(options.length)]!, view, NAMES);
    }
    const told = listen(game, state, anyGiven(game, state, rng));
    for (const viewer of viewersOf(seats)) {
      for (const event of heard(game, told, viewer, seats)) yield words.event(event, viewer, NAMES);
    }
  }
  for (const viewer of viewersOf(seats)) yield words.ending(game.view(state, viewer), NAMES);
}

test.each(GAME_IDS)(
  '%s declines names where Russian does, and puts none in brackets',
  { timeout: LONG },
  async (game) => {
    const title = await loadTitle(game);
    const [min, max] = title.manifest.seats;
    const wrong = new Set<string>();
    let names = 0;
    for (let seed = 0; seed < GAMES; seed++) {
      for (const text of saidIn(title, seed % 2 === 0 ? min : max, seed)) {
        if (text && NAMES.some((name) => text.includes(name))) names++;
        if (text && UNDECLINED.test(text)) wrong.add(text);
      }
    }
    expect([...wrong]).toEqual([]);
    expect(names).toBeGreaterThan(100);
  },
);

test.each(GAME_IDS)('so do the endings that players of %s make', { timeout: LONG }, async (id) => {
  const title = await loadTitle(id);
  const { game, words } = title;
  const seats = title.manifest.seats[0];
  const ends = [
    game.resign && ((state: Parameters<typeof game.clone>[0]) => game.resign!(state, 0, silence)),
    game.draw && ((state: Parameters<typeof game.clone>[0]) => game.draw!(state, silence)),
  ];
  for (const end of ends.filter((one) => one !== undefined)) {
    const rng = seeded(1);
    const state = game.start(seats, setupOf(title, {}, seats)!);
    while (game.turn(state).kind === 'roll') applyGiven(game, state, anyGiven(game, state, rng), silence);
    end(state);
    for (const viewer of viewersOf(seats)) {
      expect(words.ru.ending(game.view(state, viewer), NAMES)).not.toMatch(UNDECLINED);
    }
  }
});

test.each(GAME_IDS)('%s has words for events that nobody heard whole, as an open replay tells them', async (id) => {
  const title = await loadTitle(id);
  const { game, words } = title;
  const seats = title.manifest.seats[1];
  const rng = seeded(1);
  const state = game.start(seats, setupOf(title, {}, seats)!);
  const said: (string | undefined)[] = [];
  for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
    for (const event of listen(game, state, anyGiven(game, state, rng))) {
      for (const viewer of viewersOf(seats)) {
        for (const { event: tell } of [words.en, words.ru]) said.push(tell(event, viewer, NAMES));
      }
    }
  }
  expect(said.length).toBeGreaterThan(0);
  expect(said.filter((text) => text !== undefined && /undefined|null|NaN|\[object/.test(text))).toEqual([]);
});
