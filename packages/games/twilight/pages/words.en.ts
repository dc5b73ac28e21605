import { countEn } from '@ridotto/kernel';

export const en = {
  players: ['You', 'House'], // of lessons and examples
  board: 'The two tracks',
  lanes: ['Merchant', 'Doge and Guards', 'Harlequin', 'Favourite'],
  favourite: 'the Favourite',
  west: 'W',
  east: 'E',
  inMansion: 'mansion',
  mayGo: 'may go here',
  mayBeChosen: 'may be chosen',
  lastHere: 'moved here last',
  round: (n: number) => `Round ${n}`,
  turn: (n: number) => `turn ${n}`, // of a round
  deals: { 1: 'first deal', 2: 'second deal', 3: 'third deal' },
  score: (mine: number, theirs: number) => `Rounds ${mine} : ${theirs}`,
  lastTurn: 'last turn',

  hand: 'Your hand',
  deck: 'Deck',
  discards: { mine: 'Your discards', of: (name: string) => `${name}’s discards` },
  discardsShort: 'Discards',
  empty: 'Empty',
  held: (name: string) => `In ${name}’s hand`,
  playable: 'may be played',
  pickedTwice: 'Cortege: two cards chosen',

  yourTurn: 'Choose a card or a piece.',
  goOn: 'Another card of this kind, or send the turn.',
  noMore: 'No card can follow. Send the turn.',
  done: 'Ready to be sent.',
  dealing: 'The cards are being dealt.',
  over: 'The match is over.',
  roundOver: 'The round is over.',
  didLast: (name: string, what: string) => `${name}: ${what}.`,
  discarded: 'discarded the hand',
  called: 'Guild’s Word',

  where: (what: string) => `${what}: where to?`,
  whereWhom: (what: string, whom: string) => `${what} for ${whom}: where to?`,
  rest: (what: string, whom: string) => `${what}: now ${whom}.`,
  whom: 'Whom to call to the Merchant?',
  withWhat: 'With which card?',
  masquerade: 'Masquerade: whom does it move?',
  cortege: 'Cortege',
  word: 'Guild’s Word',
  discard: 'Discard the hand',
  takeBack: 'Take back',
  clear: 'From the start',
  never: 'Not this',
  send: 'Send turn',

  stays: 'The Favourite would stay.',
  step: (n: number, whom: string) => `The Favourite would take ${countEn(n, ['step', 'steps'])} toward ${whom}.`,
  you: 'you',
  youHere: 'You',
  toward: (name: string) => name,
  position: 'Position',
  pull: { mine: (n: number) => `Counts for you: ${n}`, of: (name: string, n: number) => `Counts for ${name}: ${n}` },
  wins: { mine: 'This wins you the round.', of: (name: string) => `This gives the round to ${name}.` },

  seen: 'Seen cards',
  seenHint: (unseen: number, deck: number, hand: number) =>
    `${countEn(unseen, ['card', 'cards'])} you have not seen: ${deck} in the deck, ${hand} in the other hand.`,
  seenWatching: (unseen: number) => `${countEn(unseen, ['card', 'cards'])} nobody has shown yet.`,
  seenColumns: {
    card: 'Card',
    unseen: 'Unseen',
    known: 'Surely in their hand',
    mine: 'In your hand',
    gone: 'Discarded',
    all: 'In all',
  },
};

export type BoardWords = typeof en;
