import { SOCIETIES_GENITIVE } from '../words/names.ru.ts';
import type { SolemnWords } from './solemn-words.en.ts';

export const ru: SolemnWords = {
  declare: (society, _name, allies) =>
    `Я объявляю победу ${SOCIETIES_GENITIVE[society]}${allies ? `. Со мной: ${allies}` : '. Больше никого не называю'}.`,
  divine: (society, _name, holders) => `Я вижу сокровища ${SOCIETIES_GENITIVE[society]}. Их держат: ${holders || '…'}.`,
  seal: () => `Я владею Гербовой Печатью Ложи и побеждаю в одиночку.`,
  said: (sentence) => `«${sentence}»`,
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
