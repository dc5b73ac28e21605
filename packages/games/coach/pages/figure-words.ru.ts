import type { FigureWords } from './figure-words.en.ts';

export const ru: FigureWords = {
  items: 'Предметы',
  professions: 'Профессии',
  societies: 'Общества',
  characters: 'Пассажиры',
  players: ['Вы', 'Дмитрий', 'Романа', 'Мара'],
  again: 'Ещё раз',
};
