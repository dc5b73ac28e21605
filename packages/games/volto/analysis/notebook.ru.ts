import { countRu, once } from '@ridotto/kernel';
import type { KnownWords } from './notebook.en.ts';

const all = once(() => new Intl.ListFormat('ru'));
const either = once(() => new Intl.ListFormat('ru', { type: 'disjunction' }));

export const ru: KnownWords = {
  sure: (cells, kind) => `${all().format(cells)}: точно ${kind}.`,
  either: (cells, kinds) => `${all().format(cells)}: ${either().format(kinds)}.`,
  anybody: (masks) => `Кто угодно: ${countRu(masks, ['маска', 'маски', 'масок'])}.`,
};
