import type { LearnWords } from './words.en.ts';

export const ru: LearnWords = {
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
