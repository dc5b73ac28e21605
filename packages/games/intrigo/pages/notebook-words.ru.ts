import { countRu } from '@ridotto/kernel';
import type { NotebookWords } from './notebook-words.en.ts';

export const ru: NotebookWords = {
  wentBy: 'Что прошло через ваши руки',
  packNumber: (n) => `Пачка ${n}`,
  whoHolds: 'У кого может быть какая карта',
  worlds: (n) => `Сосчитано по всем возможным раскладам: ${countRu(n, ['расклад', 'расклада', 'раскладов'])}.`,
  card: 'Карта',
  passed: (n, to) => `Была в пачке ${n}, которую вы передали дальше (${to}).`,
  unseen: {
    coming: 'Лежит в пачке, которая до вас ещё не дошла: никто пока ничего себе не оставил.',
    maybe: 'До вас пока не дошла: её пачка ещё придёт, или карту уже оставили себе.',
    taken: 'До вас не дошла: её оставили себе раньше.',
  },
  lacked: (who) => `Когда её вызывали, её не было у: ${who}.`,
  chances: (percent) => (percent === 0 ? 'невозможно' : percent === 100 ? 'наверняка' : `${percent} %`),
  markOf: (card, who, chance, mark) => `${card}, ${who}: ${chance}${mark && `, ${mark}`}`,
  marks: { yes: 'помечено: есть', no: 'помечено: нет' },
  markHint: 'Коснитесь числа, чтобы поставить свою пометку: ✓ есть, ✗ нет.',
};
