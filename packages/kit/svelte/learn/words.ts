import { wordsOf, type Catalogue } from '../words.svelte.ts';

const en = {
  title: (game: string) => `Your first game: ${game}`,
  label: 'The lesson',
  board: 'The board',
  step: (at: number, count: number) => `Step ${at} of ${count}`,
  chapter: (n: number, of: number) => `Chapter ${n} of ${of}`,
  next: 'Go on',
  done: 'That was your first game.',
  doneHint: 'Now play one of your own. The rules stay at hand at the table.',
  play: 'Play against a bot',
  rules: 'Read the rules',
  again: 'Once more from the start',
  otherwise: 'The rules allow that. For the lesson, try what is lit up.',
  otherTask: 'The rules allow that, but here something else is to be done.',
};

const ru: typeof en = {
  title: (game) => `Первая партия: ${game}`,
  label: 'Урок',
  board: 'Поле',
  step: (at, count) => `Шаг ${at} из ${count}`,
  chapter: (n, of) => `Глава ${n} из ${of}`,
  next: 'Дальше',
  done: 'Это была ваша первая партия.',
  doneHint: 'Теперь сыграйте свою. Правила за столом всегда под рукой.',
  play: 'Сыграть с ботом',
  rules: 'Прочесть правила',
  again: 'Пройти ещё раз',
  otherwise: 'По правилам так можно. Но в уроке попробуйте то, что подсвечено.',
  otherTask: 'По правилам так можно, но сейчас задача другая.',
};

export const learnWords = wordsOf({ en, ru } satisfies Catalogue<typeof en>);
