/** What a player knew of cards, in sentences. */
export const en = {
  holds: (name: string, cards: string) => `${name} holds for certain: ${cards}.`,
  card: (card: string, holders: string) => `${card}: ${holders}.`,
  holder: (name: string, chance: number) => `${name} in ${chance} of 100`,
  lacks: (name: string, cards: string) => `${name} has shown not to hold: ${cards}.`,
};

export type KnownWords = typeof en;
