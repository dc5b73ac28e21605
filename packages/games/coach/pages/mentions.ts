import { catalogue, once, type Locale } from '@ridotto/kernel';
import { mentionsOf, type Mention } from '@ridotto/kit';
import { NAMES } from '../title.ts';
import { ITEMS_ACCUSATIVE, PROFESSIONS_INSTRUMENTAL, SOCIETIES_GENITIVE } from '../words/names.ru.ts';
import type { CardName } from './looking.ts';

type Names = Readonly<Record<string, string>>;

const cutter = (...tables: readonly Names[]) =>
  mentionsOf(
    new Map(tables.flatMap((table) => Object.entries(table).map(([card, name]) => [name, card as CardName] as const))),
  );

const CUTTERS = catalogue({
  en: once(() => cutter(NAMES.en.items, NAMES.en.professions, NAMES.en.societies)),
  ru: once(() =>
    cutter(
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
export const piecesOf = (text: string, locale: Locale): readonly Mention<CardName>[] => CUTTERS[locale](text);
