import type { Catalogue } from '@ridotto/kit/words.svelte.ts';

const en = {
  you: 'you',
  label: 'Since your last turn',
  hit: 'and it was there',
  miss: 'in vain',
  unread: 'nothing was read aloud',
  refused: 'refused',
  prevented: 'came to nothing',
  spied: 'saw an item',
  tie: 'a tie',
  won: (name: string) => `won by ${name}`,
  saw: 'who saw the society',
  took: 'who took an item',
};

const ru: typeof en = {
  you: 'вы',
  label: 'После вашего хода',
  hit: 'и он нашёлся',
  miss: 'напрасно',
  unread: 'вслух ничего не прочитано',
  refused: 'отказ',
  prevented: 'дуэль не состоялась',
  spied: 'подсмотрен предмет',
  tie: 'ничья',
  won: (name) => `победа: ${name}`,
  saw: 'увидена карта общества',
  took: 'забран предмет',
};

export const SINCE_WORDS: Catalogue<typeof en> = { en, ru };
