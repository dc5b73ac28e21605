import { readFileSync } from 'node:fs';
import type { Locale } from '@ridotto/kernel';
import { describe, expect, test } from 'vitest';
import { NAMES as COACH } from '../coach/title.ts';
import { NAMES as INTRIGO } from '../intrigo/title.ts';
import { NAMES as TWILIGHT } from '../twilight/title.ts';
import { KIND_NAMES } from '../volto/title.ts';

const BOOKS: Record<Locale, string> = { en: 'RULES.md', ru: 'RULES.ru.md' };

const both = (namesIn: (locale: Locale) => readonly object[]): Record<Locale, readonly string[]> => ({
  en: namesIn('en').flatMap((names) => Object.values(names) as string[]),
  ru: namesIn('ru').flatMap((names) => Object.values(names) as string[]),
});

/** Everything that a game has a name for, in each language. */
const NAMES = {
  volto: both((locale) => [KIND_NAMES[locale]]),
  twilight: both((locale) => [TWILIGHT[locale].types]),
  coach: both((locale) => Object.values(COACH[locale])),
  intrigo: both((locale) => [INTRIGO[locale].houses, INTRIGO[locale].influences]),
};

describe.each(Object.entries(NAMES))('the rule books of %s', (game, names) => {
  test.each(['en', 'ru'] as const)('call everything by the names that the game has in %s', (locale) => {
    const book = readFileSync(new URL(`../${game}/${BOOKS[locale]}`, import.meta.url), 'utf8');
    expect(names[locale].filter((name) => !book.includes(name))).toEqual([]);
  });

  test.each(['en', 'ru'] as const)('have no word of programs in %s', (locale) => {
    const book = readFileSync(new URL(`../${game}/${BOOKS[locale]}`, import.meta.url), 'utf8');
    const shown = book.replaceAll(/^<!-- board \d -->$/gm, '');
    expect(shown.match(/`|[{}<>[\]]|\b(?:null|view|phase|payoff|log|test)s?\b|\.(?:md|ts)\b/gi) ?? []).toEqual([]);
  });
});
