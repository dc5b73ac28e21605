import { countRu } from '@ridotto/kernel';
import { BUILDING_NAMES, HOUSE_NAMES } from './ru.ts';
import type { Short } from './picture.ts';

export const ru: Short = {
  merchants: 'купеч',
  military: 'воен',
  clergy: 'духов',
  farmers: 'ферм',
  workers: 'рабоч',
  ducat: 'дукат',
  courtesan: 'курт',
  seller: 'прод',
  assassin: 'убий',
  guard: 'стр',
  gondolier: 'гонд',
  thief: 'вор',
  houses: HOUSE_NAMES,
  buildings: BUILDING_NAMES,
  seat: 'Место',
  first: 'первый ход',
  you: 'вы',
  round: 'раунд',
  influence: 'влияние',
  now: 'если бы раунд кончился сейчас',
  wins: 'выигрывает партию',
  pack: 'пачка',
  kept: 'отложено',
  hand: 'рука',
  seen: 'виденные пачки',
  ducats: (n) => countRu(n, ['дукат', 'дуката', 'дукатов']),
  cards: (n) => countRu(n, ['карта', 'карты', 'карт']),
};
