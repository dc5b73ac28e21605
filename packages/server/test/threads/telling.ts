import { hashOf, type Thought, type Thinker } from '@ridotto/host';

const LONG = 60; // milliseconds of thinking, for those who hold the secret

/** Whether a bot holds the secret: nobody but itself can see the cards in its view. */
export const isTelling = ({ view }: Thought): boolean => parseInt(hashOf(view), 16) % 4 === 0;

/** Thinks long where a secret says so, and not at all elsewhere. */
export const telling = (thinker: Thinker): Thinker => ({
  ...thinker,
  choose(table, thought) {
    if (isTelling(thought)) for (const end = performance.now() + LONG; performance.now() < end;);
    return thinker.choose(table, thought);
  },
});
