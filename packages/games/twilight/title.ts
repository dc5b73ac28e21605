import { catalogue, type Title } from '@ridotto/kernel';
import { bot } from './bot/bot.ts';
import { twilight } from './manifest.ts';
import { explain } from './rules/explain.ts';
import { isSound } from './rules/guess.ts';
import type { Twilight } from './rules/model.ts';
import { notation } from './rules/notation.ts';
import { picture } from './words/picture.ts';
import { game } from './rules/rules.ts';
import * as english from './words/en.ts';
import * as russian from './words/ru.ts';
import { worlds } from './rules/worlds.ts';

export const title: Title<Twilight> = {
  manifest: twilight,
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
  trainer: async () => (await import('./bot/training.ts')).trainer,
  responder: async () => (await import('./bot/responding.ts')).responder,
  adviser: async () => (await import('./analysis/adviser.ts')).adviser,
  beliefs: async () => (await import('./bot/belief.ts')).beliefs,
  picture,
};

/** What the types of cards and the pieces are called. */
export const NAMES = catalogue({ en: () => english.NAMES, ru: () => russian.NAMES });

export { halfAt, landing, mansionAt, setUp, withFavourite } from './rules/board.ts';
export { ALL_CARDS, ALL_PIECES, bagOf, CARDS, CARDS_OF, copiesOf, END, MANSION, opponentOf } from './rules/model.ts';
export { pointsOf, sideOf, tally, TYPES, typeOf, without } from './rules/model.ts';
export { reachable, type Reached } from './rules/reachable.ts';
export { ANSWERS } from './rules/answers.ts';
export { cardIn, cardsIn, cellText, landingAfter, landingIn } from './words/common.ts';
export type {
  Board,
  Card,
  Cell,
  Event,
  Landing,
  Pair,
  Piece,
  State,
  Answer,
  Twilight,
  Type,
  View,
} from './rules/model.ts';
