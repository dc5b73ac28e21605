import { countEn, countRu } from '@ridotto/kernel';
import type { Cell } from '../title.ts';
import type { Catalogue } from '@ridotto/kit/words.svelte.ts';

/** A cell as people read it: with a true minus. */
export const cellText = (cell: Cell): string => String(cell).replace('-', '−');

const en = {
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
  deals: { 1: 'first deal', 2: 'second deal', 3: 'third deal' },
  score: (mine: number, theirs: number) => `Rounds ${mine} : ${theirs}`,
  lastTurn: 'last turn',

  hand: 'Your hand',
  deck: 'Deck',
  discards: { mine: 'Your discards', of: (name: string) => `${name}’s discards` },
  discardsShort: 'Discards',
  empty: 'Empty',
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

const ru: typeof en = {
  players: ['Вы', 'Дом'],
  board: 'Две дорожки',
  lanes: ['Купец', 'Дож и Стражники', 'Арлекин', 'Фаворитка'],
  favourite: 'Фаворитка',
  west: 'З',
  east: 'В',
  inMansion: 'особняк',
  mayGo: 'сюда можно пойти',
  mayBeChosen: 'можно выбрать',
  lastHere: 'последний ход',
  round: (n) => `Раунд ${n}`,
  deals: { 1: 'первая раздача', 2: 'вторая раздача', 3: 'третья раздача' },
  score: (mine, theirs) => `Раунды ${mine} : ${theirs}`,
  lastTurn: 'последний ход',

  hand: 'Ваша рука',
  deck: 'Колода',
  discards: { mine: 'Ваш сброс', of: (name) => `Сброс: ${name}` },
  discardsShort: 'Сброс',
  empty: 'Пусто',
  playable: 'можно сыграть',
  pickedTwice: 'Кортеж: выбраны две карты',

  yourTurn: 'Выберите карту или фишку.',
  goOn: 'Можно сыграть ещё или отправить ход.',
  noMore: 'Больше сыграть нечего. Отправьте ход.',
  done: 'Ход готов к отправке.',
  dealing: 'Карты раздаются.',
  over: 'Матч окончен.',
  roundOver: 'Раунд окончен.',
  didLast: (name, what) => `${name}: ${what}.`,
  discarded: 'сброс всей руки',
  called: 'Слово гильдии',

  where: (what) => `${what}: куда?`,
  whereWhom: (what, whom) => `${what}, ${whom}: куда?`,
  rest: (what, whom) => `${what}: теперь ${whom}.`,
  whom: 'Кого позвать к Купцу?',
  withWhat: 'Какой картой?',
  masquerade: 'Маскарад: кого двигать?',
  cortege: 'Кортеж',
  word: 'Слово гильдии',
  discard: 'Сбросить руку',
  takeBack: 'Вернуть',
  clear: 'Сначала',
  never: 'Не это',
  send: 'Отправить ход',

  stays: 'Фаворитка останется на месте.',
  step: (n, whom) => `Фаворитка сделает ${countRu(n, ['шаг', 'шага', 'шагов'])} ${whom}.`,
  you: 'к вам',
  youHere: 'Вы',
  toward: (name) => `(её зовёт ${name})`,
  position: 'Положение',
  pull: { mine: (n) => `За вас: ${n}`, of: (name, n) => `${name}: ${n} в свою пользу` },
  wins: { mine: 'Этот ход выигрывает раунд.', of: (name) => `С этим ходом раунд выигрывает ${name}.` },

  seen: 'Вышедшие карты',
  seenHint: (unseen, deck, hand) =>
    `Вы не видели ${countRu(unseen, ['карту', 'карты', 'карт'])}: в колоде ${deck}, в чужой руке ${hand}.`,
  seenWatching: (unseen) => `Ещё не показано: ${countRu(unseen, ['карта', 'карты', 'карт'])}.`,
  seenColumns: {
    card: 'Карта',
    unseen: 'Не вышли',
    known: 'Точно у соперника',
    mine: 'У вас',
    gone: 'В сбросе',
    all: 'Всего',
  },
};

export const WORDS: Catalogue<typeof en> = { en, ru };
export type BoardWords = typeof en;
