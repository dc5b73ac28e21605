import { readNoSetup, type Title } from '@ridotto/kernel';
import { bot } from './bot.ts';
import { explain } from './explain.ts';
import { worlds } from './guess.ts';
import type { Intrigo } from './model.ts';
import { notation } from './notation.ts';
import { picture } from './picture.ts';
import { game } from './rules.ts';
import { isSound } from './sound.ts';
import * as english from './words.en.ts';
import * as russian from './words.ru.ts';

export const intrigo: Title<Intrigo> = {
  id: 'intrigo',
  edition: 1,
  seats: { min: 3, max: 4 },
  courtesies: [], // [I31] whoever leaves is replaced by a bot
  game,
  notation,
  words: { en: english.en, ru: russian.ru },
  readSetup: (data, seats) => (seats === 3 || seats === 4 ? readNoSetup(data) : undefined),
  explain,
  worlds,
  isSound,
  bot,
  picture,
};

/** What the houses, the influence cards and the tokens are called. */
export const NAMES = {
  en: { houses: english.HOUSE_NAMES, influences: english.INFLUENCE_NAMES, tokens: english.TOKEN_NAMES },
  ru: { houses: russian.HOUSE_NAMES, influences: russian.INFLUENCE_NAMES, tokens: russian.TOKEN_NAMES },
};

export { CARDS, INFLUENCES, ORGANISATIONS } from './model.ts';
export { preview } from './rewards.ts';
export type { Fate, Preview } from './rewards.ts';
export type { Answer, Card, Event, GapCard, House, Influence, Intrigo, Organisation, State } from './model.ts';
export type { Token, View } from './model.ts';
