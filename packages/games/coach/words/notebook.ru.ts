import { nameRu } from '@ridotto/kernel/names-ru';
import type { NotebookWords } from './notebook.ts';

const YOU = 'вы';
const of = (what: string, mine: string) => (by: string, to: string) =>
  `${by}: ${to === YOU ? mine : `${what} ${nameRu(to, 'genitive')}`}`;

export const ru: NotebookWords = {
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
    item: of('предмет', 'ваш предмет'),
    items: of('все предметы', 'все ваши предметы'),
    society: of('общество', 'ваше общество'),
  },
  turn: (n) => `Ход ${n}`,
  claims: 'Что было сказано',
  wasTrue: 'правда',
  wasFalse: 'неправда',
  shown: 'Что вам показали',
  nothingShown: 'Пока ничего, кроме ваших карт.',
  you: YOU,
  choose: 'Выберите клетку: она скажет почему, и в ней можно пометить своё мнение.',
  thinking: 'Думаем…',
};
