import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { Name, foldName, isBotName } from '../src/names.ts';

const read = (given: string) => {
  const parsed = v.safeParse(Name, given);
  return parsed.success ? parsed.output : undefined;
};

describe('a name', () => {
  test.each([
    'Anna',
    'Анна-Мария',
    'Zoë',
    'O’Brien 3.',
    'José Ñ',
    'Łukasz',
    'Nguyễn Thị Ánh',
    'अनुष्का',
    'क़ीमती', // a nukta and a vowel sign
    'ศิริพร ที่รัก', // two marks on one letter
    'น้ำ',
    'مُحَمَّد', // shadda and fatha
    'علی‌رضا', // a joiner between letters
    'ශ්‍රී', // a joiner after a virama
    'မြို့', // three marks of Burmese
    'བསྒྲུབས', // three of Tibetan
    'שָׁלוֹם',
    '山田 太郎',
    '김민준',
    'ქეთევან',
    'አበበ',
    '🎭',
    '👨‍👩‍👧 Rossi',
    '❤️',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    '🇮🇹 Bea',
    '1️⃣',
    '👍🏽',
    'ᾄδω', // three marks, and one letter of Greek
    '***',
  ])('may be %s', (name) => expect(read(name)).toBe(name.normalize('NFC')));

  test.each([
    ['nothing', ''],
    ['spaces', ' \u3000 '],
    ['a control character', 'An\u0007na'],
    ['a zero-width space', 'An\u200bna'],
    ['a zero-width joiner between Latin letters', 'An\u200dna'],
    ['a zero-width non-joiner between Latin letters', 'An\u200cna'],
    ['a line break', 'An\nna'],
    ['a line separator', 'An\u2028na'],
    ['a byte order mark', '\ufeffAnna'],
    ['a word joiner', 'An\u2060na'],
    ['a soft hyphen', 'An\u00adna'],
    ['text turned around', 'An\u202ena'],
    ['an isolate', 'An\u2066na'],
    ['an Arabic letter mark', 'An\u061cna'],
    ['a variation selector on a letter', 'A\ufe0fnna'],
    ['a variation selector alone', '\ufe0f'],
    ['a Hangul filler', '\u3164'],
    ['a halfwidth filler', '\uffa0'],
    ['a blank of braille', '\u2800'],
    ['a grapheme joiner', 'An\u034fna'],
    ['an interlinear mark', 'An\ufff9na'],
    ['tags', 'Anna\u{e0041}'],
    ['private use', 'An\ue000na'],
    ['a lone surrogate', 'An\ud800na'],
    ['what is not assigned', 'An\u0378na'],
    ['a replacement character', 'An\ufffdna'],
    ['three marks on a letter', 'Anna\u0301\u0302\u0303'],
    ['piled up marks', 'Z\u0335\u0321\u0322a\u0335\u0321\u0322'],
    ['the same mark twice', 'ก็็'],
    ['a pile of Thai marks', 'กิีึืุ'],
    ['a mark without a letter', '\u0301Anna'],
    ['a mark on a space', 'Anna \u0301'],
    ['25 letters', 'x'.repeat(25)],
  ])('has no %s', (_what, name) => expect(read(name)).toBeUndefined());

  test('is brought into one form', () => {
    expect(read('  Zoe\u0308   P.  ')).toBe('Zoë P.');
    expect(read('Anna\u00a0\u2003B')).toBe('Anna B');
  });

  test('takes no time to refuse', () => {
    const before = process.cpuUsage();
    for (let i = 0; i < 1000; i++) read(`${'😀'.repeat(23)}\u200b`);
    expect(process.cpuUsage(before).user / 1e6).toBeLessThan(2);
  });
});

describe('names that look alike', () => {
  test.each([
    ['Anna', 'ANNA'],
    ['Anna B', 'AnnaB'],
    ['Anna', 'Ａｎｎａ'],
    ['Anna', '𝔸𝕟𝕟𝕒'],
    ['Straße', 'STRASSE'],
    ['Max', 'Мах'], // Cyrillic
    ['POPE', 'РОРЕ'],
    ['Tom', 'Τοm'], // Greek
    ['ﬁona', 'Fiona'],
    ['Zoe\u0308', 'Zoë'],
    ['Ilia', 'llia'],
    ['Bill', 'BiI1'],
    ['Otto', '0tt0'],
  ])('%s and %s', (one, other) => expect(foldName(one)).toBe(foldName(other)));

  test.each([
    ['Anna', 'Anne'],
    ['Anna', 'Анна'],
    ['Zoe', 'Zoë'],
    ['🎭', '🎲'],
  ])('but not %s and %s', (one, other) => expect(foldName(one)).not.toBe(foldName(other)));

  test('nobody is called as the bots of the house are', () => {
    for (const name of ['Bot', 'bot 2', 'B o t 1', 'Бот', 'бот 12', 'ＢＯＴ', 'B0t', 'Bot 10', 'Bot l'])
      expect(isBotName(name)).toBe(true);
    for (const name of ['Botticelli', 'R2', 'Robot', 'Ботаник']) expect(isBotName(name)).toBe(false);
  });
});
