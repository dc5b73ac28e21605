import { GAME_IDS, loadTitle } from '@ridotto/games/catalog';
import { LOCALES } from '@ridotto/kernel';
import { expect, test } from 'vitest';
import { GAME_ENTRIES, gameEntry } from '../src/games/index.ts';

test('the house shows every game of the catalogue, under the name and for the seats that its title has', async () => {
  for (const id of GAME_IDS) {
    const entry = gameEntry(id)!;
    const title = await loadTitle(id);
    expect(entry.players).toEqual([title.seats.min, title.seats.max]);
    for (const locale of LOCALES) {
      expect(entry.words[locale].name.replaceAll('\u00A0', ' ')).toBe(title.words[locale].name);
    }
  }
});

test('what can be played is in the catalogue', () => {
  const played = GAME_ENTRIES.filter(([, entry]) => entry.board).map(([id]) => id);
  expect(GAME_IDS).toEqual(expect.arrayContaining(played));
});
