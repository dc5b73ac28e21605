import { catalogue, type Title } from '@ridotto/kernel';
import { bot } from './bot/bot.ts';
import { coach } from './manifest.ts';
import { explain } from './rules/explain.ts';
import { isSound } from './rules/knowledge/sound.ts';
import type { Coach } from './rules/model.ts';
import { notation } from './rules/notation.ts';
import { phrases } from './rules/phrases.ts';
import { picture } from './words/picture.ts';
import { game } from './rules/rules.ts';
import * as english from './words/names.en.ts';
import * as russian from './words/names.ru.ts';
import { en } from './words/en.ts';
import { ru } from './words/ru.ts';

export const title: Title<Coach> = {
  manifest: coach,
  edition: 1,
  game,
  notation,
  words: catalogue({ en: () => en, ru: () => ru }),
  explain,
  phrases,
  isSound,
  bot,
  players: async () => (await import('./bot/players.ts')).players,
  pool: async () => (await import('./bot/pool.ts')).pool,
  adviser: async () => (await import('./analysis/adviser.ts')).adviser,
  beliefs: async () => (await import('./bot/belief.ts')).beliefs,
  picture,
  situations: {
    attacked: ({ duel }, seat) => duel?.defender === seat,
    fights: ({ duel }, seat) => duel?.defender === seat || duel?.attacker === seat,
  },
};

/** What the items, professions, societies and characters are called. */
export const NAMES = catalogue({ en: () => english.NAMES, ru: () => russian.NAMES });

export { isDeckEmpty } from './rules/agenda.ts';
export { needOf, treasureIn } from './rules/declare.ts';
export { claim, type Claim, type Verdict } from './rules/claim.ts';
export {
  chanceOf,
  declarationOf,
  goalOf,
  type Allegiance,
  type Declaration,
  type Goal,
  type Share,
} from './rules/goal.ts';
export { declarationSays, goalSays } from './words/goal.ts';
export { guessSome } from './rules/knowledge/guess.ts';
export { knownOf, type Known } from './rules/knowledge/known.ts';
export { notebook, type Notebook } from './rules/knowledge/notebook.ts';
export { CHARACTERS, ITEMS, PROFESSIONS, SOCIETIES, rivalOf } from './rules/model.ts';
export { pointsOf } from './rules/points.ts';
export type { Answer, Coach, Event, Item, Profession, Setup, Society, State, View } from './rules/model.ts';
