import type { RulesWords } from './words.en.ts';

export const ru: RulesWords = {
  title: 'Правила',
  intro: 'Каждая игра нашими словами. У каждого правила свой номер и своя ссылка.',
  of: (game) => `${game}: правила`,
  contents: 'Содержание',
  link: (id) => `Ссылка на правило ${id}`,
  ruling: 'Наше толкование',
  rulingShort: 'толкование',
  notHere: 'Такой игры в доме нет.',
  lesson: 'Научиться в игре',
  play: 'Играть',
};
