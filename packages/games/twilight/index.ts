import { readNoSetup, type Title } from '@ridotto/kernel';
import { bot } from './bot.ts';
import { explain } from './explain.ts';
import { isSound } from './guess.ts';
import type { Twilight } from './model.ts';
import { notation } from './notation.ts';
import { picture } from './picture.ts';
import { game } from './rules.ts';
import * as english from './words.en.ts';
import * as russian from './words.ru.ts';
import { worlds } from './worlds.ts';

export const twilight: Title<Twilight> = {
  id: 'twilight',
  edition: 1,
  seats: { min: 2, max: 2 },
  courtesies: ['resign'], // [T41]
  game,
  notation,
  words: { en: english.en, ru: russian.ru },
  readSetup: readNoSetup,
  explain,
  worlds,
  isSound,
  bot,
  picture,
};

/** What the types of cards and the pieces are called. */
export const NAMES = {
  en: { types: english.TYPE_NAMES, pieces: english.PIECE_NAMES },
  ru: { types: russian.TYPE_NAMES, pieces: russian.PIECE_NAMES },
};

export { halfAt, landing, mansionAt, setUp, withFavourite } from './board.ts';
export { ALL_CARDS, ALL_PIECES, bagOf, CARDS, CARDS_OF, copiesOf, END, MANSION, opponentOf } from './model.ts';
export { pointsOf, tally, TYPES, typeOf, without } from './model.ts';
export { reachable, type Reached } from './reachable.ts';
export { STEPS } from './steps.ts';
export { cardIn, cardsIn, landingAfter, landingIn } from './words.ts';
export type { Board, Card, Cell, Event, Landing, Pair, Piece, State, Step, Twilight, Type, View } from './model.ts';
