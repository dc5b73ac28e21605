import { countEn, countRu } from '@ridotto/kernel';
import type { Catalogue } from '@ridotto/kit/words.svelte.ts';
import type { Society } from '../title.ts';

const en = {
  label: 'What was claimed, and what was true',
  short: { order: 'Order', brotherhood: 'Brotherhood' },
  claim: (by: string, society: Society) =>
    `${by} claimed three ${society === 'order' ? 'Keys' : 'Goblets'} for the ${society === 'order' ? 'Order' : 'Brotherhood'}`,
  seal: (by: string) => `${by} showed the Seal of the Lodge with three treasures`,
  count: (society: Society, n: number) => countEn(n, society === 'order' ? ['Key', 'Keys'] : ['Goblet', 'Goblets']),
  sum: (society: Society, n: number, need: number) =>
    `${countEn(n, society === 'order' ? ['Key', 'Keys'] : ['Goblet', 'Goblets'])} in all, ${need} needed`,
};

const ru: typeof en = {
  label: 'Что было объявлено и что было правдой',
  short: { order: 'Орден', brotherhood: 'Братство' },
  claim: (by, society) => `${by}: «${society === 'order' ? 'Ключи Ордена собраны' : 'Кубки Братства собраны'}»`,
  seal: (by) => `${by}: Гербовая Печать Ложи и три сокровища`,
  count: (society, n) => countRu(n, society === 'order' ? ['Ключ', 'Ключа', 'Ключей'] : ['Кубок', 'Кубка', 'Кубков']),
  sum: (society, n, need) =>
    `Всего ${countRu(n, society === 'order' ? ['Ключ', 'Ключа', 'Ключей'] : ['Кубок', 'Кубка', 'Кубков'])}, нужно ${need}`,
};

export const VERDICT_WORDS: Catalogue<typeof en> = { en, ru };
