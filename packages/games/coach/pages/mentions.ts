import type { Locale } from '@ridotto/kernel';
import { NAMES } from '../title.ts';
import { ITEMS_ACCUSATIVE, PROFESSIONS_INSTRUMENTAL, SOCIETIES_GENITIVE } from '../words/names.ru.ts';
import type { CardName } from './looking.ts';

/** A piece of a sentence: plain, or the name of a card. */
export type Piece = string | { readonly text: string; readonly card: CardName };

type Forms = ReadonlyMap<string, CardName>;

function formsOf(...tables: readonly Readonly<Record<string, string>>[]): Forms {
  return new Map(tables.flatMap((table) => Object.entries(table).map(([card, name]) => [name, card as CardName])));
}

const FORMS: Readonly<Record<Locale, Forms>> = {
  en: formsOf(NAMES.en.items, NAMES.en.professions, NAMES.en.societies),
  ru: formsOf(
    NAMES.ru.items,
    NAMES.ru.professions,
    NAMES.ru.societies,
    ITEMS_ACCUSATIVE,
    PROFESSIONS_INSTRUMENTAL,
    SOCIETIES_GENITIVE,
  ),
};

const escaped = (name: string): string => name.replace(/[()]/g, String.raw`\$&`);
const patternOf = (forms: Forms): RegExp => {
  const longestFirst = [...forms.keys()].sort((a, b) => b.length - a.length);
  return new RegExp(`(?<!\\p{L})(${longestFirst.map(escaped).join('|')})(?!\\p{L})`, 'gu');
};
const PATTERNS = { en: patternOf(FORMS.en), ru: patternOf(FORMS.ru) };

/** A sentence with the cards that it names. */
export function piecesOf(text: string, locale: Locale): readonly Piece[] {
  return text
    .split(PATTERNS[locale])
    .filter((piece) => piece !== '')
    .map((piece) => {
      const card = FORMS[locale].get(piece);
      return card ? { text: piece, card } : piece;
    });
}
