import { readNoSetup, type Title } from '@ridotto/kernel';
import { bot } from './bot.ts';
import { explain } from './explain.ts';
import { isSound } from './guess.ts';
import type { Choice, Event, State, View } from './model.ts';
import { notation } from './notation.ts';
import { picture } from './picture.ts';
import { game } from './rules.ts';
import { en } from './words.en.ts';
import { ru } from './words.ru.ts';
import { worlds } from './worlds.ts';

export const twilight: Title<State, Choice, Event, View> = {
  id: 'twilight',
  edition: 1,
  seats: { min: 2, max: 2 },
  courtesies: ['resign'], // [T41]
  game,
  notation,
  words: { en, ru },
  readSetup: readNoSetup,
  explain,
  worlds,
  isSound,
  bot,
  picture,
  viewerOf: (view) => view.me,
};

export { reachable, type Reached } from './reachable.ts';
export type { Card, Choice, Event, State, Step, View } from './model.ts';
