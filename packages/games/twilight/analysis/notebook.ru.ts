import { countRu } from '@ridotto/kernel';
import type { KnownWords } from './notebook.en.ts';

export const ru: KnownWords = {
  holds: (name, cards) => `${name} точно держит: ${cards}.`,
  unseen: (cards) => `Ещё не видно: ${cards}.`,
  where: (name, held, deck) =>
    `Из них ${name} держит ${held}, а в колоде ${countRu(deck, ['карта', 'карты', 'карт'])}.`,
};
