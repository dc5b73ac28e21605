import type { Thing } from '@ridotto/kit';
import type { Play, Telling } from '@ridotto/kit/board/play.ts';
import type { Coach, Event, Item, Profession, View } from '../title.ts';
import sprite from './art/signs.svg';
import { card as cardThing, rider } from './board.ts';
import type { CardName } from './looking.ts';
import { piecesOf } from './mentions.ts';
import { signIn } from './signs.ts';
import { WORDS } from './words.ts';

/** What is done with swords is red, what is done with hands green. */
const DYES: Partial<Record<Event['type'], string>> = {
  ...dyed('art-sun', ['attacked', 'supported', 'showed', 'spent', 'decided', 'took', 'paid']),
  ...dyed('art-moon', ['spies', 'spied', 'offered', 'traded', 'gave', 'passed', 'swapped', 'turnedSextant', 'drew']),
};

function dyed(dye: string, types: readonly Event['type'][]): Partial<Record<Event['type'], string>> {
  return Object.fromEntries(types.map((type) => [type, dye]));
}

/** Where a card is seen: in one's own hand, or open before somebody. */
const thingsOf = (card: CardName, { open }: View): readonly Thing[] => [
  cardThing(card as Item | Profession),
  ...open.flatMap((profession, seat) => (profession === card ? [rider(seat)] : [])),
];

/** The log tells turn by turn; a card that it names lights where it is seen, and can be looked at. */
export const tellingOf = (play: Play<Coach>, look: (card: CardName) => void): Telling<Event> => ({
  headings: (events) => events.map(({ turn }) => WORDS[play.locale].turn(turn)),
  signOf: (event) => {
    const sign = signIn(event);
    return sign && { use: `${sprite}#${sign}` };
  },
  dyeOf: ({ type }) => DYES[type],
  partsOf: (text) =>
    piecesOf(text, play.locale).map((piece) =>
      typeof piece === 'string'
        ? piece
        : {
            text: piece.text,
            things: () => thingsOf(piece.meant, play.view),
            look: () => look(piece.meant),
          },
    ),
});
