import { readNoSetup, type Locale, type Title } from '@ridotto/kernel';
import { bot } from './bot.ts';
import { explain } from './explain.ts';
import { isSound, worlds } from './guess.ts';
import type { Choice, Event, Kind, State, View } from './model.ts';
import { notation } from './notation.ts';
import { picture } from './picture.ts';
import { game } from './rules.ts';
import { KIND_NAMES as NAMES_EN, en } from './words.en.ts';
import { KIND_NAMES as NAMES_RU, ru } from './words.ru.ts';

export const volto: Title<State, Choice, Event, View> = {
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
  viewerOf: (view) => view.viewer,
};

export const KIND_NAMES: Readonly<Record<Locale, Readonly<Record<Kind, string>>>> = { en: NAMES_EN, ru: NAMES_RU };

export * from './model.ts';
export { kindOf, kindsIn } from './arrangements.ts';
export { DEEDS, type Deed } from './deeds.ts';
export { drawn } from './drawing.ts';
export { boardOf } from './guess.ts';
export { readCell, writeCell } from './notation.ts';
export { notebook, type Note } from './notebook.ts';
