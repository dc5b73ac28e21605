import type { Catalogue } from '@ridotto/kit/words.svelte.ts';

const en = {
  items: 'The items',
  professions: 'The professions',
  societies: 'The societies',
  characters: 'Those who ride',
  example: (rule: string) => `Rule ${rule} to try`,
  players: ['You', 'Dmitri', 'Romana', 'Mara'],
  again: 'Once more',
};

const ru: typeof en = {
  items: 'Предметы',
  professions: 'Профессии',
  societies: 'Общества',
  characters: 'Пассажиры',
  example: (rule) => `Попробовать правило ${rule}`,
  players: ['Вы', 'Дмитрий', 'Романа', 'Мара'],
  again: 'Ещё раз',
};

export const FIGURE_WORDS: Catalogue<typeof en> = { en, ru };
