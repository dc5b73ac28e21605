import { countEn } from '@ridotto/kernel';
import { BUILDING_NAMES, HOUSE_NAMES } from './en.ts';
import type { Short } from './picture.ts';

export const en: Short = {
  merchants: 'merch',
  military: 'milit',
  clergy: 'clerg',
  farmers: 'farm',
  workers: 'work',
  ducat: 'ducat',
  courtesan: 'cour',
  seller: 'sell',
  assassin: 'assa',
  guard: 'guar',
  gondolier: 'gond',
  thief: 'thie',
  houses: HOUSE_NAMES,
  buildings: BUILDING_NAMES,
  seat: 'Seat',
  first: 'first',
  you: 'you',
  round: 'round',
  influence: 'influence',
  now: 'if the round ended now',
  wins: 'wins the game',
  pack: 'pack',
  kept: 'kept',
  hand: 'hand',
  seen: 'packs seen',
  ducats: (n) => countEn(n, ['ducat', 'ducats']),
  cards: (n) => countEn(n, ['card', 'cards']),
};
