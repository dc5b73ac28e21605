import { LOCALES, readPhrase, readSpoken, speak, writePhrase, writeSpoken, type Spoken } from '@ridotto/kernel';
import { describe, expect, test } from 'vitest';
import { phrases } from '../rules/phrases.ts';
import { title } from '../title.ts';
import { coach, type Script } from './rules/coach.ts';

const NAMES = ['Romana', 'Dmitri', 'Juan', 'Mara'];

const ride = () =>
  coach(
    `order thug: key key ring
     brotherhood doctor: goblet whip
     order priest: bagKey key
     brotherhood bodyguard: bagGoblet tome`,
  );

const say = (table: Script, seat: number, text: string): Spoken =>
  readSpoken(phrases.forms, speak(title, table.table, seat, text)!, table.table.seats)!;

describe('what is said in the coach', () => {
  test('a phrase is one of the list, its gaps filled from theirs', () => {
    for (const text of ['ride order', 'hold bagKey', 'saw key 2', 'am priest', 'friend 3', 'foe 0', 'support'])
      expect(writePhrase(readPhrase(phrases.forms, text, 4)!)).toBe(text);
    for (const text of ['', 'ride', 'ride rome', 'saw key', 'saw key 4', 'saw key 02', 'saw key 2 2', 'hold  key', 'x'])
      expect(readPhrase(phrases.forms, text, 4), text).toBeUndefined();
  });

  test('it is kept with who said it and when, for every viewer alike', () => {
    const table = ride().play('0 spy 1', 'turned whip');
    const said = say(table, 2, 'saw key 0');
    expect(said).toMatchObject({ seat: 2, form: 'saw', fills: ['key', '0'] });
    for (const viewer of ['public', 0, 3] as const) expect(said.moment).toBe(phrases.momentOf(table.view(viewer)));
    expect(readSpoken(phrases.forms, writeSpoken(said), 4)).toEqual(said);
    for (const text of ['saw key 0', '1 9 support', 'x 0 support', '1 0 lie'])
      expect(readSpoken(phrases.forms, text, 4)).toBeUndefined();
  });

  test('every phrase has a sentence in both languages, and every choice a name', () => {
    for (const locale of LOCALES) {
      const words = title.words[locale].phrases!;
      for (const { id, gaps } of phrases.forms) {
        expect(words.form(id)).not.toContain('undefined');
        const fills = gaps.map((gap) => (gap === 'seat' ? '3' : gap[0]!));
        expect(words.say({ form: id, fills }, NAMES)).not.toMatch(/undefined|…/);
        for (const gap of gaps) if (gap !== 'seat') for (const fill of gap) expect(words.fill(fill)).toBeTruthy();
      }
    }
    expect(title.words.en.phrases!.say({ form: 'saw', fills: ['key', '3'] }, NAMES)).toBe('I saw a Key with Mara.');
    expect(title.words.ru.phrases!.say({ form: 'ride', fills: ['order'] }, NAMES)).toBe(
      'Я еду за Орден Открытых Секретов.',
    );
  });

  test('[C41] after the end it is known which claims were true', () => {
    const table = ride();
    const early = [
      'ride order',
      'ride brotherhood',
      'hold key',
      'hold pearl',
      'friend 2',
      'foe 2',
      'am thug',
      'am priest',
    ];
    const said = early.map((text) => say(table, 0, text));
    const blind = say(table, 0, 'saw whip 1');
    table.play('0 spy 1', 'turned whip');
    const seen = [say(table, 0, 'saw whip 1'), say(table, 0, 'saw ring 1')];
    table.play('1 spy 0', 'turned ring', '2 spy 3', 'turned tome', '3 spy 0', 'turned ring');
    const view = () => table.view(3);
    for (const one of said) expect(phrases.isTrue(one, view())).toBeUndefined();
    table.play('0 declare 2');
    const truth = [true, false, true, false, true, false, true, false];
    expect(said.map((one) => phrases.isTrue(one, view()))).toEqual(truth);
    expect(phrases.isTrue(blind, view())).toBe(false); // nobody had looked
    expect(seen.map((one) => phrases.isTrue(one, view()))).toEqual([true, false]);
    expect(phrases.isTrue(say(ride(), 0, 'support'), view())).toBeUndefined();
  });

  test('what may have been so then and is gone now stays open to those who did not see it go', () => {
    const table = coach(
      `order thug: key ring dagger
       brotherhood doctor: goblet whip gloves
       order priest: bagKey key knives
       brotherhood bodyguard: bagGoblet tome`,
    ).play('0 offer ring 1', '1 accept whip');
    const said = say(table, 1, 'hold ring');
    table.play(
      '1 offer ring 2',
      '2 accept knives',
      '2 spy 3',
      'turned tome',
      '3 spy 0',
      'turned key',
      '0 declare alone',
    );
    expect([0, 1, 3].map((viewer) => phrases.isTrue(said, table.view(viewer)))).toEqual([true, true, undefined]);
  });
});
