import { SOCIETIES_GENITIVE } from '../words/names.ru.ts';
import type { SolemnWords } from './solemn-words.en.ts';

export const ru: SolemnWords = {
  declare: (me, society, _name, allies) =>
    `Я, ${me}, объявляю победу ${SOCIETIES_GENITIVE[society]}${allies ? `. Со мной: ${allies}` : '. Больше никого не называю'}.`,
  divine: (me, society, _name, holders) =>
    `Я, ${me}, вижу сокровища ${SOCIETIES_GENITIVE[society]}. Их держат: ${holders || '…'}.`,
  seal: (me) => `Я, ${me}, владею Гербовой Печатью Ложи и побеждаю в одиночку.`,
  label: 'Ваше объявление',
  you: 'у вас',
  holds: (least, most) => (least === most ? `${least}` : `от ${least} до ${most}`),
  sure: { certain: 'точно', likely: 'вероятно', unknown: 'неизвестно', impossible: 'невозможно' },
  needs: (society, least, most) => {
    const what = society === 'order' ? 'Ключей' : 'Кубков';
    return least === most
      ? `Нужно ${what}: ${most}.`
      : `Нужно ${what}: ${most}, а если ваше общество меньше, то ${least}.`;
  },
};
