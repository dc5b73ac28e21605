import type { Locale } from '@ridotto/kernel';
import type { Look } from '../rules/knowledge/looks.ts';
import type { Contradiction, Mark } from '../rules/knowledge/marks.ts';
import type { Certainty, Why } from '../rules/knowledge/why.ts';

/** What the notebook says in one language. */
export interface NotebookWords {
  readonly title: string;
  readonly rows: {
    readonly societies: string;
    readonly treasures: string;
    readonly items: string;
    readonly professions: string;
  };
  readonly deck: string;
  readonly unused: string;
  readonly certainty: Record<Certainty, string>;
  readonly count: (least: number, most: number) => string;
  readonly cell: (name: string, what: string, said: string) => string;
  readonly chance: (percent: number) => string;
  readonly why: Record<Why['because'], (holders: string) => string>;
  readonly since: (turn: number, said: string) => string;
  readonly dealt: string;
  readonly bySearch: string;
  readonly mark: Record<Mark | 'none', string>;
  readonly marked: Record<Mark, string>;
  readonly contradiction: Record<Contradiction, string>;
  readonly looks: string;
  readonly noLooks: string;
  readonly look: Record<Look['at'], (by: string, to: string) => string>;
  readonly turn: (n: number) => string;
  readonly claims: string;
  readonly wasTrue: string;
  readonly wasFalse: string;
  readonly shown: string;
  readonly nothingShown: string;
  readonly you: string;
  readonly choose: string;
  readonly thinking: string;
}

const en: NotebookWords = {
  title: 'Notebook',
  rows: { societies: 'Societies', treasures: 'Keys, Goblets, Bags', items: 'Other items', professions: 'Professions' },
  deck: 'Deck',
  unused: 'Unused',
  certainty: { certain: 'certain', impossible: 'impossible', unknown: 'unknown' },
  count: (least, most) => (least === most ? `${least}` : `${least} to ${most}`),
  cell: (name, what, said) => `${name}, ${what}: ${said}`,
  chance: (percent) => `about ${percent} in 100`,
  why: {
    own: () => 'Your own card.',
    shown: () => 'You know it since then:',
    elsewhere: (holders) => (holders ? `They are elsewhere: ${holders}.` : 'All the others of that kind are found.'),
    whole: () => 'All cards here are known, and this isn’t one of them.',
    together: () => 'It follows from several things together.',
  },
  since: (turn, said) => `Turn ${turn}: ${said}`,
  dealt: 'From the deal.',
  bySearch: 'Nothing else agrees with all that you have seen.',
  mark: { yes: 'I think so', no: 'I think not', none: 'Erase' },
  marked: { yes: 'you think so', no: 'you think not' },
  contradiction: {
    certain: 'Your mark can’t be right: this is certain.',
    impossible: 'Your mark can’t be right: this is impossible.',
    copies: 'Your marks can’t all be right: there aren’t so many of these cards.',
    hand: 'Your marks can’t all be right: this rider hasn’t so many cards.',
  },
  looks: 'Who has looked at whom',
  noLooks: 'Nobody has looked at anybody’s cards yet.',
  look: {
    item: (by, to) => `${by}: an item of ${to}`,
    items: (by, to) => `${by}: all items of ${to}`,
    society: (by, to) => `${by}: the society of ${to}`,
  },
  turn: (n) => `Turn ${n}`,
  claims: 'What was said',
  wasTrue: 'true',
  wasFalse: 'not true',
  shown: 'What you were shown',
  nothingShown: 'Nothing yet but your own cards.',
  you: 'you',
  choose: 'Choose a cell: it says why, and you can pencil your opinion in.',
  thinking: 'Still thinking…',
};

const ru: NotebookWords = {
  title: 'Блокнот',
  rows: {
    societies: 'Общества',
    treasures: 'Ключи, Кубки, Саквояжи',
    items: 'Другие предметы',
    professions: 'Профессии',
  },
  deck: 'Колода',
  unused: 'Свободны',
  certainty: { certain: 'точно', impossible: 'невозможно', unknown: 'неизвестно' },
  count: (least, most) => (least === most ? `${least}` : `от ${least} до ${most}`),
  cell: (name, what, said) => `${name}, ${what}: ${said}`,
  chance: (percent) => `примерно ${percent} из 100`,
  why: {
    own: () => 'Ваша собственная карта.',
    shown: () => 'Вы знаете это с тех пор:',
    elsewhere: (holders) => (holders ? `Они в другом месте: ${holders}.` : 'Все остальные такие карты найдены.'),
    whole: () => 'Все карты здесь известны, и этой среди них нет.',
    together: () => 'Следует из нескольких обстоятельств вместе.',
  },
  since: (turn, said) => `Ход ${turn}: ${said}`,
  dealt: 'С раздачи.',
  bySearch: 'Ничто другое не сходится со всем, что вы видели.',
  mark: { yes: 'Думаю, да', no: 'Думаю, нет', none: 'Стереть' },
  marked: { yes: 'вы думаете, да', no: 'вы думаете, нет' },
  contradiction: {
    certain: 'Ваша пометка неверна: это точно так.',
    impossible: 'Ваша пометка неверна: это невозможно.',
    copies: 'Не все ваши пометки верны: таких карт меньше.',
    hand: 'Не все ваши пометки верны: у пассажира меньше карт.',
  },
  looks: 'Кто на чьи карты смотрел',
  noLooks: 'Пока никто ничьих карт не видел.',
  look: {
    item: (by, to) => `${by}: предмет, владелец — ${to}`,
    items: (by, to) => `${by}: все предметы, владелец — ${to}`,
    society: (by, to) => `${by}: общество, чьё — ${to}`,
  },
  turn: (n) => `Ход ${n}`,
  claims: 'Что было сказано',
  wasTrue: 'правда',
  wasFalse: 'неправда',
  shown: 'Что вам показали',
  nothingShown: 'Пока ничего, кроме ваших карт.',
  you: 'вы',
  choose: 'Выберите клетку: она скажет почему, и в ней можно пометить своё мнение.',
  thinking: 'Думаем…',
};

export const NOTEBOOK_WORDS: Record<Locale, NotebookWords> = { en, ru };
