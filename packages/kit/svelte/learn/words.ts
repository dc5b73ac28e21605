import { wordsOf, type Catalogue } from '../words.svelte.ts';

const en = {
  title: (game: string) => `Your first game: ${game}`,
  label: 'The lesson',
  board: 'The board',
  step: (at: number, count: number) => `Step ${at} of ${count}`,
  next: 'Go on',
  done: 'That was your first game.',
  doneHint: 'Now play one of your own. The rules stay at hand at the table.',
  play: 'Play against a bot',
  rules: 'Read the rules',
  again: 'Once more from the start',
  otherwise: 'The rules allow that. For the lesson, try what is lit up.',
};

const ru: typeof en = {
  title: (game) => `Первая партия: ${game}`,
  label: 'Урок',
  board: 'Поле',
  step: (at, count) => `Шаг ${at} из ${count}`,
  next: 'Дальше',
  done: 'Это была ваша первая партия.',
  doneHint: 'Теперь сыграйте свою. Правила за столом всегда под рукой.',
  play: 'Сыграть с ботом',
  rules: 'Прочесть правила',
  again: 'Пройти ещё раз',
  otherwise: 'По правилам так можно. Но в уроке попробуйте то, что подсвечено.',
};

export const learnWords = wordsOf({ en, ru } satisfies Catalogue<typeof en>);
