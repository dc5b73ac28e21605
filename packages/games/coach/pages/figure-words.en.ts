export const en = {
  items: 'The items',
  professions: 'The professions',
  societies: 'The societies',
  characters: 'Those who ride',
  players: ['You', 'Dmitri', 'Romana', 'Mara'],
  again: 'Once more',
};

export type FigureWords = typeof en;
