import type { KnownWords } from './notebook.en.ts';

export const ru: KnownWords = {
  holds: (name, cards) => `${name} точно держит: ${cards}.`,
  card: (card, holders) => `${card}: ${holders}.`,
  holder: (name, chance) => `${name} — ${chance} из 100`,
  lacks: (name, cards) => `${name} точно не держит: ${cards}.`,
};
