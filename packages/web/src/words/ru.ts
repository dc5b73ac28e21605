import { countRu } from '@ridotto/kernel';
import type { Words } from './en.ts';

const PLAYERS = ['игрок', 'игрока', 'игроков'] as const;
const MINUTES = ['минута', 'минуты', 'минут'] as const;
const span = (min: number, max: number, forms: typeof PLAYERS | typeof MINUTES) =>
  min === max ? countRu(max, forms) : `${min}–${countRu(max, forms)}`;

export const ru: Words = {
  name: 'Ridotto',
  motto: 'Дом настольных игр со скрытой информацией',
  skip: 'К содержанию',
  menu: { home: 'Дом', rules: 'Правила', settings: 'Настройки' },
  players: (min, max) => span(min, max, PLAYERS),
  minutes: (least, most) => span(least, most, MINUTES),
  nowhere: { title: 'Такой комнаты нет', text: 'По этому адресу ничего нет.', home: 'Вернуться в дом' },
  broken: { title: 'Что-то сломалось', text: 'Не удалось показать эту страницу.', again: 'Попробовать снова' },
  loading: 'Минутку',
  close: 'Закрыть',
};
