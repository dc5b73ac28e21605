import { readNoSetup, type Locale, type Title } from '@ridotto/kernel';
import { bot } from './bot.ts';
import { explain } from './explain.ts';
import { isSound, worlds } from './guess.ts';
import { LETTERS, type Kind, type Volto } from './model.ts';
import { notation } from './notation.ts';
import { picture } from './picture.ts';
import { game } from './rules.ts';
import { KIND_NAMES as NAMES_EN, en } from './words.en.ts';
import { KIND_LETTERS as LETTERS_RU, KIND_NAMES as NAMES_RU, ru } from './words.ru.ts';

export const volto: Title<Volto> = {
  id: 'volto',
  edition: 1,
  seats: { min: 2, max: 2 },
  courtesies: ['resign', 'draw'],
  game,
  notation,
  words: { en, ru },
  readSetup: readNoSetup,
  explain,
  worlds,
  isSound,
  bot,
  picture,
};

type ByKind = Readonly<Record<Locale, Readonly<Record<Kind, string>>>>;
export const KIND_NAMES: ByKind = { en: NAMES_EN, ru: NAMES_RU };
/** What stands on a mask for its kind. Records and notation have the letters of `LETTERS` in every language. */
export const KIND_LETTERS: ByKind = { en: LETTERS, ru: LETTERS_RU };

export * from './model.ts';
export { kindOf, kindsIn } from './arrangements.ts';
export { DEEDS, type Deed } from './deeds.ts';
export { drawn } from './position.ts';
export { boardOf } from './guess.ts';
export { readCell, writeCell } from './notation.ts';
export { notebook, type Note } from './notebook.ts';
