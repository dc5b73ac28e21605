import { countEn, countRu } from '@ridotto/kernel';
import { wordsOf, type Catalogue } from '../words.svelte.ts';

const en = {
  since: 'Since your last turn',
  compose: {
    label: 'Your turn so far',
    takeBack: 'Take back',
    send: 'Send the turn',
  },
  choices: {
    picture: 'The table as text',
    label: 'What you may do',
    search: 'Search',
    more: (n: number) => `${countEn(n, ['more option', 'more options'])}: type a few letters to find them.`,
    none: 'Nothing like that can be chosen now.',
    grave: 'This decides the game, one way or the other, and can’t be taken back.',
  },
  talk: { say: 'Say aloud…', back: 'Back' },
};

const ru: typeof en = {
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

/** The words of every board. */
export const boardWords = wordsOf({ en, ru } satisfies Catalogue<typeof en>);
