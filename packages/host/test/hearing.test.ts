import { expect, test } from 'vitest';
import { Hearing } from '../src/hearing.ts';
import { fakeHouse, makeTable } from '../testing/fake.ts';

/** What the players of a table hear that have said so much by way of another node. */
async function hearingOf(...texts: string[]) {
  const { house, ports } = await fakeHouse();
  const table = await makeTable(house, 'Anna');
  for (const [i, text] of texts.entries()) {
    await ports.store.addChat(table, { at: i, who: 'anna', name: 'Anna', to: 'players', text }, `anna:${i}`);
  }
  const heard: string[] = [];
  const hearing = new Hearing(table, ports, (line) => heard.push(line.text));
  hearing.begin('players', 0);
  return { heard, hear: (length: number) => hearing.hear({ table, length, what: 'players' }) };
}

test('a message that tells of one line finds two: both are heard, and in order', async () => {
  const { heard, hear } = await hearingOf('ciao', 'salve');
  await hear(1);
  await hear(2);
  expect(heard).toEqual(['ciao', 'salve']);
});

test('of more lines than are read together the last are heard', async () => {
  const texts = Array.from({ length: 150 }, (_, i) => `${i}`);
  const { heard, hear } = await hearingOf(...texts);
  await hear(1);
  expect(heard).toEqual(texts.slice(50));
});
