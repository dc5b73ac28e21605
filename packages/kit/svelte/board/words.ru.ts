import { countRu } from '@ridotto/kernel';
import type { BoardWords } from './words.en.ts';

export const ru: BoardWords = {
  since: 'После вашего хода',
  compose: {
    label: 'Ваш ход',
    takeBack: 'Шаг назад',
    send: 'Сделать ход',
  },
  choices: {
    picture: 'Стол текстом',
    label: 'Что можно сделать',
    search: 'Найти',
    more: (n) => `Ещё ${countRu(n, ['вариант', 'варианта', 'вариантов'])}: наберите несколько букв.`,
    none: 'Ничего похожего сейчас выбрать нельзя.',
    grave: 'Это решит партию, так или иначе, и назад уже не вернуть.',
  },
  talk: { say: 'Сказать вслух…', back: 'Назад' },
};
