import type { KnownWords } from './notebook.en.ts';

export const ru: KnownWords = {
  of: (name, what) => `${name}: ${what}.`,
  deck: 'В колоде',
  unused: 'Свободны',
  count: (what, least) => (least > 1 ? `${least} × ${what}` : what),
};
