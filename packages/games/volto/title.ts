import { catalogue, type Title } from '@ridotto/kernel';
import { bot } from './bot/bot.ts';
import { volto } from './manifest.ts';
import { explain } from './rules/explain.ts';
import { isSound, worlds } from './rules/guess.ts';
import { LETTERS, type Kind, type Volto } from './rules/model.ts';
import { notation } from './rules/notation.ts';
import { picture } from './words/picture.ts';
import { game } from './rules/rules.ts';
import { KIND_NAMES as NAMES_EN, en } from './words/en.ts';
import { KIND_LETTERS as LETTERS_RU, KIND_NAMES as NAMES_RU, ru } from './words/ru.ts';

export const title: Title<Volto> = {
  manifest: volto,
  edition: 1,
  game,
  notation,
  words: catalogue({ en: () => en, ru: () => ru }),
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

type ByKind = Readonly<Record<Kind, string>>;
export const KIND_NAMES = catalogue<ByKind>({ en: () => NAMES_EN, ru: () => NAMES_RU });
/** What stands on a mask for its kind. Records and notation have the letters of `LETTERS` in every language. */
export const KIND_LETTERS = catalogue<ByKind>({ en: () => LETTERS, ru: () => LETTERS_RU });

export * from './rules/model.ts';
export { kindOf, kindsIn } from './rules/arrangements.ts';
export { CLUES, type Clue } from './rules/clues.ts';
export { drawn } from './rules/position.ts';
export { boardOf } from './rules/guess.ts';
export { readCell, writeCell } from './rules/notation.ts';
export { notebook, type Note } from './rules/notebook.ts';
