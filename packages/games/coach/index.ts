import type { Title } from '@ridotto/kernel';
import { bot } from './bot.ts';
import { readSetup } from './deal.ts';
import { explain } from './explain.ts';
import { isSound } from './knowledge/sound.ts';
import type { Choice, Event, Setup, State, View } from './model.ts';
import { notation } from './notation.ts';
import { picture } from './picture.ts';
import { game } from './rules.ts';
import { en } from './words.en.ts';
import { ru } from './words.ru.ts';

export const coach: Title<State, Choice, Event, View, Setup> = {
  id: 'coach',
  edition: 1,
  seats: { min: 3, max: 8 },
  courtesies: [],
  game,
  notation,
  words: { en, ru },
  readSetup,
  explain,
  isSound,
  bot,
  picture,
  viewerOf: (view) => view.me,
};

export { claim, type Claim, type Verdict } from './claim.ts';
export { notebook, type Notebook } from './knowledge/notebook.ts';
export { CHARACTERS } from './model.ts';
export type { Choice, Event, Setup, State, View } from './model.ts';
