import { countRu } from '@ridotto/kernel';
import type { VerdictWords } from './verdict-words.en.ts';

export const ru: VerdictWords = {
  label: 'Что было объявлено и что было правдой',
  short: { order: 'Орден', brotherhood: 'Братство' },
  claim: (by, society) => `${by}: «${society === 'order' ? 'Ключи Ордена собраны' : 'Кубки Братства собраны'}»`,
  seal: (by) => `${by}: Гербовая Печать Ложи и три сокровища`,
  count: (society, n) => countRu(n, society === 'order' ? ['Ключ', 'Ключа', 'Ключей'] : ['Кубок', 'Кубка', 'Кубков']),
  sum: (society, n, need) =>
    `Всего ${countRu(n, society === 'order' ? ['Ключ', 'Ключа', 'Ключей'] : ['Кубок', 'Кубка', 'Кубков'])}, нужно ${need}`,
};
