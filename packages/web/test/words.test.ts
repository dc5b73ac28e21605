import { expect, test } from 'vitest';
import { en } from '../src/words/en.ts';
import { ru } from '../src/words/ru.ts';

test('numbers have the right forms', () => {
  expect(en.players(2, 2)).toBe('2 players');
  expect(en.minutes(5, 10)).toBe('5–10 minutes');
  expect(ru.players(2, 2)).toBe('2 игрока');
  expect(ru.players(3, 8)).toBe('3–8 игроков');
  expect(ru.minutes(20, 21)).toBe('20–21 минута');
  expect(ru.minutes(40, 40)).toBe('40 минут');
});

test('no text is empty, shouts, or is left untranslated', () => {
  const same = new Set(['Ridotto', 'English', 'Русский', '']);
  for (const [path, text] of textsIn(en)) {
    const other = textsIn(ru).get(path)!;
    expect(`${text}${other}`, path).not.toMatch(/!/);
    if (!same.has(text)) expect(other, path).not.toBe(text);
  }
});

function textsIn(words: object, path = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(words)) {
    if (typeof value === 'string') found.set(`${path}${key}`, value);
    else if (typeof value === 'object')
      for (const entry of textsIn(value as object, `${path}${key}.`)) found.set(...entry);
  }
  return found;
}
