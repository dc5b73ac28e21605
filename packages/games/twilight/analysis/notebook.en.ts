import { countEn } from '@ridotto/kernel';

/** What a player knew of cards, in sentences. */
export const en = {
  holds: (name: string, cards: string) => `${name} holds for certain: ${cards}.`,
  unseen: (cards: string) => `Not seen yet: ${cards}.`,
  where: (name: string, held: number, deck: number) =>
    `Of these ${name} holds ${held}; ${countEn(deck, ['card is', 'cards are'])} in the deck.`,
};

export type KnownWords = typeof en;
