export const en = {
  items: 'The items',
  professions: 'The professions',
  societies: 'The societies',
  characters: 'Those who ride',
  example: (rule: string) => `Rule ${rule} to try`,
  players: ['You', 'Dmitri', 'Romana', 'Mara'],
  again: 'Once more',
};

export type FigureWords = typeof en;
