import { countRu } from '@ridotto/kernel';
import type { MenuWords } from './menu-words.en.ts';

export const ru: MenuWords = {
  flip: 'Повернуть доску',
  sound: 'Звуки',
  motion: 'Движение',
  notebook: 'Блокнот',
  notebookOff: 'За этим столом играют без блокнота.',
  resign: 'Сдаться',
  resignTitle: 'Сдаться?',
  resignText: 'Партия сразу закончится вашим поражением.',
  draw: 'Предложить ничью',
  drawOffered: 'Вы предложили ничью.',
  leave: 'Встать из-за стола',
  leaveTitle: 'Встать из-за стола?',
  leaveText: 'За вас сыграет бот. Можно вернуться и снова занять своё место.',
  spectators: (n) => countRu(n, ['зритель', 'зрителя', 'зрителей']),
  actions: 'Что можно сделать',
  orders: 'Держать свечи за меня',
  never: 'Никогда',
  always: 'В каждом окне',
  comfort: 'Удобство',
};
