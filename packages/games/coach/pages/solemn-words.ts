import type { Catalogue } from '@ridotto/kit/words.svelte.ts';
import type { Society } from '../title.ts';
import { SOCIETIES_GENITIVE } from '../words/names.ru.ts';

const en = {
  declare: (me: string, _society: Society, name: string, allies: string) =>
    `I, ${me}, declare the victory of the ${name}${allies ? `, with ${allies}` : ', alone'}.`,
  divine: (me: string, _society: Society, name: string, holders: string) =>
    `I, ${me}, see the treasure of the ${name}: ${holders || '…'}.`,
  seal: (me: string, _society: Society, _name: string, _allies: string) =>
    `I, ${me}, hold the Seal of the Lodge, and win alone.`,
  label: 'Your declaration',
  you: 'you',
  holds: (least: number, most: number) => (least === most ? `${least}` : `${least} to ${most}`),
  sure: { certain: 'certain', likely: 'likely', unknown: 'unknown', impossible: 'impossible' },
  needs: (society: Society, least: number, most: number) => {
    const what = society === 'order' ? 'Keys' : 'Goblets';
    return least === most
      ? `Needed: ${most} ${what}.`
      : `Needed: ${most} ${what}, or ${least} if your society is the smaller one.`;
  },
};

const ru: typeof en = {
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

export const SOLEMN_WORDS: Catalogue<typeof en> = { en, ru };
