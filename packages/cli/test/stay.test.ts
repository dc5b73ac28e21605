import path from 'node:path';
import { loadTitle } from '@ridotto/games/catalog';
import { expect, test } from 'vitest';
import { seededChance } from '../../host/testing/fake.ts';
import { openFileStore } from '../src/file-store.ts';
import { makeTable, openHouse, sitDown } from '../src/house.ts';
import { Stay } from '../src/stay.ts';
import { newFolder } from './run.ts';

test('a hint that can’t be thought out ends no game', async () => {
  const store = await openFileStore(path.join(newFolder(), 'volto.jsonl'));
  const [title, chance] = [await loadTitle('volto'), seededChance(1)];
  const open = await openHouse(store, chance);
  const table = await makeTable(open.house, { game: 'volto', seats: 2, setup: {} });
  await sitDown(open.house, table, 0, 'simple', 'words');
  const thinker = { ...open.thinker, choose: () => Promise.reject(new Error('no answer within 5000 ms of work')) };
  const printed: string[] = [];
  const typed = ['hint', 'resign'];
  const terminal = {
    print: (text: string) => void printed.push(text),
    ask: () => Promise.resolve(typed.shift()),
  };
  const stay = new Stay({ ...open, thinker, table, title, chance }, terminal, 'en');
  await stay.come(0);
  expect(await stay.play()).toBe(true);
  expect(printed).toContain('The bot could not think it over. Ask again, or answer by yourself.');
  expect(printed.at(-1)).toContain('you have resigned');
  await open.house.stop();
  await store.close();
});
