import { countEn, countRu } from '@ridotto/kernel';
import type { Catalogue } from '../../words/index.svelte.ts';

const en = {
  coach: 'Who rides in the coach',
  turn: (n: number) => `Turn ${n}`,
  deck: (items: number) => `${countEn(items, ['item', 'items'])} in the deck`,
  stack: (tokens: number) => `${countEn(tokens, ['token', 'tokens'])} left`,
  unused: (n: number) => `${countEn(n, ['profession', 'professions'])} unused`,
  you: 'you',
  atTurn: 'at turn',
  won: 'has won',
  items: (n: number) => countEn(n, ['item', 'items']),
  tokens: (n: number) => countEn(n, ['token', 'tokens']),
  holds: 'Holds',
  sure: 'Surely holds',
  unknown: '?',
  society: 'Society',
  profession: 'Profession',
  faceDown: 'face down',
  offer: (by: string, to: string, item: string) => `${by} offers ${to} ${item}.`,
  something: 'something',
  duel: 'Duel',
  attack: 'Attack',
  defence: 'Defence',
  alone: 'Nobody may support anybody.',
};

const ru: typeof en = {
  coach: 'Кто едет в карете',
  turn: (n) => `Ход ${n}`,
  deck: (items) => `в колоде ${countRu(items, ['предмет', 'предмета', 'предметов'])}`,
  stack: (tokens) => `в запасе ${countRu(tokens, ['жетон', 'жетона', 'жетонов'])}`,
  unused: (n) => countRu(n, ['свободная профессия', 'свободные профессии', 'свободных профессий']),
  you: 'вы',
  atTurn: 'ходит',
  won: 'победа',
  items: (n) => countRu(n, ['предмет', 'предмета', 'предметов']),
  tokens: (n) => countRu(n, ['жетон', 'жетона', 'жетонов']),
  holds: 'На руках',
  sure: 'Точно есть',
  unknown: '?',
  society: 'Общество',
  profession: 'Профессия',
  faceDown: 'закрыта',
  offer: (by, to, item) => `Обмен: ${by} предлагает, отвечает ${to}. Предмет: ${item}.`,
  something: 'неизвестен',
  duel: 'Дуэль',
  attack: 'Нападение',
  defence: 'Защита',
  alone: 'Поддерживать никого нельзя.',
};

export const WORDS: Catalogue<typeof en> = { en, ru };
export type BoardWords = typeof en;
