import { loadTitle } from '@ridotto/games/catalog';
import { expect, test } from 'vitest';
import type { Titles } from '../src/index.ts';
import { ARRANGED, Person, fakeHouse, makeTable } from '../testing/fake.ts';

/** Volto, and how often anybody has worked out what a seat may answer. */
async function countedVolto(): Promise<{ titles: Titles; asked: () => number }> {
  const volto = await loadTitle('volto');
  let asked = 0;
  const options: typeof volto.game.options = (state, seat) => {
    asked++;
    return volto.game.options(state, seat);
  };
  return { titles: async () => ({ ...volto, game: { ...volto.game, options } }), asked: () => asked };
}

test('what somebody says is held against the rules once', async () => {
  const { titles, asked } = await countedVolto();
  const { house } = await fakeHouse({}, { titles });
  const table = await makeTable(house, 'Anna');
  const people = ['Anna', 'Bob'].map((name) => new Person(house, table, name));
  for (const person of people) await person.does({ type: 'sit', words: '' });
  await people[0]!.does({ type: 'start' });
  expect(asked()).toBe(0);
  for (const person of people) expect(await person.says(ARRANGED)).toEqual({ ok: true });
  expect(asked()).toBe(2);
});

test('what a bot says is held against the rules once, beside its thinking', async () => {
  const { titles, asked } = await countedVolto();
  const { house, clock } = await fakeHouse({}, { titles });
  const table = await makeTable(house, 'Anna');
  const anna = new Person(house, table, 'Anna');
  await anna.does({ type: 'sit', words: '' });
  await anna.does({ type: 'fill', level: 'simple' });
  await anna.does({ type: 'start' });
  await clock.pass(0);
  const thought = asked(); // what it may say, for its thought, and what it said
  await clock.pass(60_000);
  expect(asked()).toBe(thought);
  expect((await house.sitting(table)) as object).toMatchObject({
    table: { sealed: new Map([[1, expect.anything()]]) },
  });
});
