import { catalogue, once, type Locale } from '@ridotto/kernel';
import { NAMES } from '../title.ts';
import { ITEMS_ACCUSATIVE, PROFESSIONS_INSTRUMENTAL, SOCIETIES_GENITIVE } from '../words/names.ru.ts';
import type { CardName } from './looking.ts';

/** A piece of a sentence: plain, or the name of a card. */
export type Piece = string | { readonly text: string; readonly card: CardName };

type Forms = ReadonlyMap<string, CardName>;

function formsOf(...tables: readonly Readonly<Record<string, string>>[]): Forms {
  return new Map(tables.flatMap((table) => Object.entries(table).map(([card, name]) => [name, card as CardName])));
}

const escaped = (name: string): string => name.replace(/[()]/g, String.raw`\$&`);
const patternOf = (forms: Forms): RegExp => {
  const longestFirst = [...forms.keys()].sort((a, b) => b.length - a.length);
  return new RegExp(`(?<!\\p{L})(${longestFirst.map(escaped).join('|')})(?!\\p{L})`, 'gu');
};

interface Mentions {
  readonly forms: Forms;
  readonly pattern: RegExp;
}
function mentionsOf(...tables: readonly Readonly<Record<string, string>>[]): Mentions {
  const forms = formsOf(...tables);
  return { forms, pattern: patternOf(forms) };
}

const MENTIONS = catalogue({
  en: once(() => mentionsOf(NAMES.en.items, NAMES.en.professions, NAMES.en.societies)),
  ru: once(() =>
    mentionsOf(
      NAMES.ru.items,
      NAMES.ru.professions,
      NAMES.ru.societies,
      ITEMS_ACCUSATIVE,
      PROFESSIONS_INSTRUMENTAL,
      SOCIETIES_GENITIVE,
    ),
  ),
});

/** A sentence with the cards that it names. */
export function piecesOf(text: string, locale: Locale): readonly Piece[] {
  const { forms, pattern } = MENTIONS[locale];
  return text
    .split(pattern)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const card = forms.get(piece);
      return card ? { text: piece, card } : piece;
    });
}
