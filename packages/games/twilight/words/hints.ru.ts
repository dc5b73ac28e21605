import { countRu, type WhyWordsOf } from '@ridotto/kernel';
import { nameRu } from '@ridotto/kernel/names-ru';
import type { Whys } from './hints.ts';

const percent = (chance: number) => `${Math.round(chance * 100)} %`;
const cellsIn = (cells: number) => countRu(cells, ['клетку', 'клетки', 'клеток']);

const COURT = { merchant: 'Купец', harlequin: 'Арлекин', both: 'Купец и Арлекин вместе' } as const;

export const HINT_WORDS: WhyWordsOf<Whys> = {
  wins: ({ piece }) => `${piece === 'doge' ? 'Дож' : 'Фаворитка'} приходит в ваш особняк: раунд ваш.`,
  stops: ({ seat, before, after }, names) =>
    `Мешает ${nameRu(names[seat]!, 'dative')} выиграть раунд следующим ходом: было ${percent(before)}, станет ${percent(after)}.`,
  allows: ({ seat, chance }, names) =>
    `Осторожно: следующим ходом раунд может выиграть ${names[seat]} (${percent(chance)}).`,
  doge: ({ cells }) => `Дож подходит к вашему особняку на ${cellsIn(cells)}.`,
  favourite: ({ cells }) => `Фаворитка подходит к вам на ${cellsIn(cells)}.`,
  turns: ({ cells }) =>
    cells > 0
      ? `Фаворитка и дальше пойдёт к вам, на ${cellsIn(cells)} за ход, если ничего не изменится.`
      : 'Фаворитка больше не уходит от вас.',
  guards: ({ cells }) => `Стражники ближе к вашему краю на ${cellsIn(cells)}: Дожу просторнее на вашей стороне.`,
  court: ({ cells, who }) => `${COURT[who]} ближе к вашему краю на ${cellsIn(cells)}.`,
  masquerade: () => 'Арлекин переходит на вашу сторону от Дожа: ваши карты Арлекина смогут двигать кого угодно.',
  unmasks: ({ seat }, names) => `Арлекин уходит со стороны ${nameRu(names[seat]!, 'genitive')}: Маскарада не будет.`,
  keeps: ({ cards }) =>
    cards === 0
      ? 'Не стоит ни одной карты.'
      : `Стоит всего ${countRu(cards, ['карту', 'карты', 'карт'])} и ничего не отдаёт.`,
  redraws: ({ cards }) =>
    `Здесь ничто не помогает: ${countRu(cards, ['новая карта', 'новые карты', 'новых карт'])} обещают больше.`,
};
