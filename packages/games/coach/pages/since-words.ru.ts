import type { SinceWords } from './since-words.en.ts';

export const ru: SinceWords = {
  you: 'вы',
  label: 'После вашего хода',
  hit: 'и он нашёлся',
  miss: 'напрасно',
  unread: 'вслух ничего не прочитано',
  refused: 'отказ',
  prevented: 'дуэль ничем не кончилась',
  spied: 'подсмотрен предмет',
  tie: 'ничья',
  won: (name) => `победа: ${name}`,
  saw: 'увидена карта общества',
  took: 'забран предмет',
};
