import { catalogue, type Title } from '@ridotto/kernel';
import { bot } from './bot/bot.ts';
import { intrigo } from './manifest.ts';
import { explain } from './rules/explain.ts';
import { worlds } from './rules/guess.ts';
import type { Intrigo } from './rules/model.ts';
import { notation } from './rules/notation.ts';
import { picture } from './words/picture.ts';
import { game } from './rules/rules.ts';
import { isSound } from './rules/sound.ts';
import * as english from './words/en.ts';
import * as russian from './words/ru.ts';

export const title: Title<Intrigo> = {
  manifest: intrigo,
  edition: 1,
  game,
  notation,
  words: catalogue({ en: () => english.en, ru: () => russian.ru }),
  explain,
  worlds,
  isSound,
  bot,
  players: async () => (await import('./bot/players.ts')).players,
  pool: async () => (await import('./bot/pool.ts')).pool,
  adviser: async () => (await import('./analysis/adviser.ts')).adviser,
  beliefs: async () => (await import('./bot/belief.ts')).beliefs,
  picture,
};

/** What the houses, the influence cards, the tokens and the places of the palace are called. */
export const NAMES = catalogue({ en: () => english.NAMES, ru: () => russian.NAMES });

export { canAct } from './rules/abilities.ts';
export { CARDS, HOUSES, INFLUENCES, ORGANISATIONS } from './rules/model.ts';
export { notebook } from './rules/notebook.ts';
export type { Note, Notebook, Source } from './rules/notebook.ts';
export { contenders, lacking } from './rules/race.ts';
export { completes, preview } from './rules/rewards.ts';
export type { Fate, Preview } from './rules/rewards.ts';
export type { Answer, Building, Card, Event, Family, GapCard, House, Influence, Intrigo } from './rules/model.ts';
export type { Organisation, SealCount, State, Token, View, Win } from './rules/model.ts';
