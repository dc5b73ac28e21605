import { countEn, reasonIn, whyIn, type Seat, type Viewer, type Words } from '@ridotto/kernel';
import { opponentOf } from '../rules/model.ts';
import type { Bag, Cell, Outcome, Piece, Play, RoundEnding, Twilight, Type } from '../rules/model.ts';
import {
  cardIn,
  cardsIn,
  cellText,
  fortuneOf,
  isMasquerade,
  landingAfter,
  landingIn,
  scoreFor,
  type ReasonWords,
} from './common.ts';
import { HINT_WORDS } from './hints.en.ts';

export const TYPE_NAMES: Record<Type, string> = {
  doge: 'Doge',
  guards: 'Guards',
  merchant: 'Merchant',
  harlequin: 'Harlequin',
};

export const PIECE_NAMES: Record<Piece, string> = {
  doge: 'the Doge',
  w: 'the west Guard',
  e: 'the east Guard',
  merchant: 'the Merchant',
  harlequin: 'the Harlequin',
};

const REASON_WORDS: ReasonWords = {
  'match-over': 'The match is over.',
  'not-a-player': 'You are watching: only the two players move the pieces.',
  'not-your-turn': 'It is your opponent’s turn.',
  'wait-for-cards': 'The cards are still being dealt.',
  'not-notation': 'A step is written like D+, G11 w+ e-, H3>D-, word D, discard or end.',
  'no-pass': 'You can’t pass: play a card, use the Guild’s Word or discard your hand.',
  'word-first': 'The Guild’s Word is used instead of cards, and you have played one.',
  'discard-first': 'A hand is discarded only before anything else is done in the turn.',
  'not-in-hand': ({ card }) => `You don’t hold ${cardIn(TYPE_NAMES, card)}.`,
  'one-type': ({ type }) => `All cards of a turn are of one type, and this turn began with ${TYPE_NAMES[type]} cards.`,
  'no-card-for': ({ piece }) => `Nothing that you can do now moves ${PIECE_NAMES[piece]}.`,
  'exact-points': ({ card }) => `${cardIn(TYPE_NAMES, card)} can’t be played like this: its points are used exactly.`,
  'not-its-piece': ({ card }) => `${cardIn(TYPE_NAMES, card)} moves only what is drawn on it.`,
  'one-place': ({ card }) => `${cardIn(TYPE_NAMES, card)} leads to one place only.`,
  'off-track': 'That would lead beyond the end of the track, and a card is played whole or not at all.',
  'no-change': ({ card }) => `${cardIn(TYPE_NAMES, card)} would change nothing here.`,
  'breaks-valour': 'The Doge always stands between the two Guards, on a cell without them.',
  'cortege-two': 'A Cortege takes two Doge cards.',
  'cortege-edge': 'In a Cortege the Doge and both Guards move, and one of them is at the end of the track.',
  'favourite-apart': 'The Favourite walks on a track of her own: no card or power moves her.',
  'cannot-be-called': 'The Guild’s Word calls only the Doge or a Guard.',
  'already-there': ({ piece }) => `${capital(PIECE_NAMES[piece])} already stands on the Merchant’s cell.`,
  'no-masquerade':
    'For the Masquerade the Harlequin must stand between your end of the track and the Doge, not on his cell.',
  'one-choice': ({ type }) => `The first card chose whom the cards of this turn move: ${TYPE_NAMES[type]}.`,
  'masquerade-over': 'The Masquerade is over: the Harlequin no longer stands between your end and the Doge.',
};

/** Why a round ended so; `whose` mansion or half it was. */
const ROUND_ENDS: Record<RoundEnding, (whose: string) => string> = {
  doge: (whose) => `the Doge has come to ${whose} mansion`,
  favourite: (whose) => `the Favourite has come to ${whose} mansion`,
  judged: (whose) => `the deck has run out with the court on ${whose} half`,
  drawn: () => 'the deck has run out with the Doge and the Favourite in the centre',
};

const SHUFFLED = {
  2: 'The deck has run out: the discards are shuffled into a new one.',
  3: 'The deck has run out with nobody ahead: the discards are shuffled for a third deal.',
} as const;

export const en: Words<Twilight> = {
  event(event, viewer, names) {
    const name = (seat: Seat) => (seat === viewer ? 'you' : names[seat]!);
    const does = (seat: Seat, verb: string) => (seat === viewer ? `You ${verb}` : `${names[seat]} ${verb}s`);
    switch (event.type) {
      case 'lots':
        return `The Merchant falls to ${name(event.merchant)}.`;
      case 'dealt':
        return `Round ${event.round} begins. The Merchant and the first turn are with ${name(event.merchant)}.${got(event.hands[viewer as 0 | 1])}`;
      case 'shown':
        return `${does(event.seat, 'show')} a hand of one type, ${cardsIn(TYPE_NAMES, event.cards)}: all is dealt anew.`;
      case 'played':
        return `${does(event.seat, 'play')} ${playIn(event.play)}: ${landingIn(event.to, goes)}.`;
      case 'called':
        return `${does(event.seat, 'use')} the Guild’s Word: ${goes(event.piece, event.to)}.`;
      case 'discarded':
        return `${does(event.seat, 'discard')} ${cardsIn(TYPE_NAMES, event.cards)}.`;
      case 'favourite':
        return `The Favourite steps ${countEn(event.cells, ['cell', 'cells'])} toward ${name(event.toward)}, to ${cellText(event.to)}.`;
      case 'drew':
        return event.cards
          ? `${does(event.seat, 'get')} ${cardsIn(TYPE_NAMES, event.cards)}.`
          : `${names[event.seat]} draws ${countEn(event.count, ['card', 'cards'])}.`;
      case 'shuffled':
        return SHUFFLED[event.deal];
      case 'last-turn':
        return `The deck has run out: one more turn, for ${name(event.seat)}.`;
      case 'round':
        return `${roundIn(event.round, event.outcome, viewer, names)} Rounds won: ${scoreFor(event.wins, viewer)}.`;
      case 'over':
        return 'The match is over.';
      case 'ended':
        return undefined;
    }
  },

  option(step, { board }) {
    switch (step.kind) {
      case 'play':
        return `${capital(playIn(step))}: ${landingIn(landingAfter(board, step.move), goes)}`;
      case 'word':
        return `Guild’s Word: ${landingIn(landingAfter(board, step.move), goes)}`;
      case 'discard':
        return 'Discard the whole hand';
      case 'end':
        return 'End the turn';
    }
  },

  reason: (reason) => reasonIn(REASON_WORDS, reason),

  why: (why, names) => whyIn(HINT_WORDS, why, names),

  ending({ viewer, wins, outcome, result }, names) {
    const { winner, by } = result!;
    if (by === 'resigned') return resignedIn(opponentOf(winner!), viewer, names);
    const why = ROUND_ENDS[by](whose(outcome!.winner, viewer, names));
    const score = scoreFor(wins, viewer === 'public' ? (winner ?? viewer) : viewer);
    switch (fortuneOf(winner, viewer)) {
      case 'won':
        return `You win the match ${score}: in the last round ${why}.`;
      case 'lost':
        return `You lose the match ${score}: in the last round ${why}.`;
      case 'watched':
        return `${names[winner!]} wins the match ${score}: in the last round ${why}.`;
      case 'drawn':
        return `The match is drawn ${score}: in the last round ${why}.`;
    }
  },
};

/** The viewer’s own hand, where there is one. */
const got = (hand: Bag | null | undefined) => (hand ? ` You get ${cardsIn(TYPE_NAMES, hand)}.` : '');

const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1);
const possessive = (name: string) => (name.endsWith('s') ? `${name}’` : `${name}’s`);

const goes = (piece: Piece, cell: Cell) => `${PIECE_NAMES[piece]} to ${cellText(cell)}`;

function playIn(play: Play): string {
  if (play.copies === 2) return 'a Cortege';
  return cardIn(TYPE_NAMES, play.card) + (isMasquerade(play) ? ' (Masquerade)' : '');
}

const whose = (seat: Seat | null, viewer: Viewer, names: readonly string[]) =>
  seat === null ? '' : seat === viewer ? 'your' : possessive(names[seat]!);

function roundIn(round: number, { winner, by }: Outcome, viewer: Viewer, names: readonly string[]): string {
  const why = ROUND_ENDS[by](whose(winner, viewer, names));
  if (winner === null) return `Round ${round} is drawn: ${why}.`;
  return `${winner === viewer ? 'You win' : `${names[winner]} wins`} round ${round}: ${why}.`;
}

function resignedIn(loser: Seat, viewer: Viewer, names: readonly string[]): string {
  if (loser === viewer) return 'You have resigned, and lose the match.';
  return `${names[loser]} has resigned${viewer === 'public' ? '' : ': you win the match'}.`;
}

export const NAMES = { types: TYPE_NAMES, pieces: PIECE_NAMES, goes };
