import type { WhyWordsOf } from '@ridotto/kernel';
import { BUILDING_NAMES, INFLUENCE_NAMES, TOKEN_NAMES, cardName } from './en.ts';
import type { Whys } from './hints.ts';

const possessive = (name: string) => (name.endsWith('s') ? `${name}’` : `${name}’s`);

export const HINT_WORDS: WhyWordsOf<Whys> = {
  victory: ({ by }) =>
    `If the round ended so, you would win the game: ${by === 'four' ? 'four equal seals' : 'a seal of all five'}.`,
  stopsVictory: ({ seat }, names) => `It keeps ${names[seat]} from winning the game with this round.`,
  takes: ({ building, token, seat }, names) =>
    `It takes the ${TOKEN_NAMES[token]} at the ${BUILDING_NAMES[building]} from ${names[seat]}.`,
  wins: ({ building, token }) => `It wins you the ${TOKEN_NAMES[token]} at the ${BUILDING_NAMES[building]}.`,
  denies: ({ building, token, seat }, names) =>
    `${possessive(names[seat]!)} ${TOKEN_NAMES[token]} at the ${BUILDING_NAMES[building]} is lost to them.`,
  hires: ({ influence }) => `The ${INFLUENCE_NAMES[influence]} is worth the price later in the round.`,
  waits: ({ card }) => `${cardName(card)} does least harm there, and better places stay open for your other cards.`,
  prepares: () => 'It changes nothing yet, and prepares a better place for the cards that you still hold.',
  saves: () => 'Nothing that you could do here would help you.',
  family: ({ card }) => `${cardName(card)} is of your own family: what it wins is yours.`,
  rival: ({ card, seat }, names) => `${cardName(card)} is kept from ${names[seat]}, whom it would serve.`,
  nobody: ({ card }) => `${cardName(card)} belongs to nobody at the table: with it you can spoil a rival’s gain.`,
};
