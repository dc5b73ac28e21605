import { catalogue, type Title } from '@ridotto/kernel';
import { kuhn } from './manifest.ts';
import { explain } from './rules/explain.ts';
import type { Kuhn } from './rules/model.ts';
import { notation } from './rules/notation.ts';
import { game, isSound } from './rules/rules.ts';
import { en } from './words/en.ts';
import { picture } from './words/picture.ts';
import { ru } from './words/ru.ts';

export const title: Title<Kuhn> = {
  manifest: kuhn,
  edition: 1,
  game,
  notation,
  words: catalogue({ en: () => en, ru: () => ru }),
  explain,
  isSound,
  bot: (_view, options, rng) => options[rng(options.length)]!,
  picture,
};
