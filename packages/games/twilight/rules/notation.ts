import { isRecord, type Notation } from '@ridotto/kernel';
import { bagOf, isCard, type Bag, type Roll, type Answer, type Twilight } from './model.ts';
import { readPosition } from './position.ts';
import { ANSWERS } from './answers.ts';

/** Capitals and spaces aside every step still looks like itself. */
const plain = (text: string): string => text.toLowerCase().replaceAll(/\s/g, '');
const BY_PLAIN: ReadonlyMap<string, Answer> = new Map([...ANSWERS].map(([say, step]) => [plain(say), step]));

export const notation: Notation<Twilight> = {
  answer: {
    write: ({ say }) => say,
    read: (text) => (typeof text === 'string' ? BY_PLAIN.get(plain(text)) : undefined),
  },
  roll: { write: (roll) => roll, read: readRoll },
  position: {
    write: (state) => ({
      round: state.round,
      wins: state.wins,
      merchantOf: state.merchantOf,
      toMove: state.toMove,
      deal: state.deal,
      doge: state.board.doge,
      guards: [state.board.w, state.board.e],
      merchant: state.phase === 'lots' ? null : state.board.merchant,
      harlequin: state.phase === 'lots' ? null : state.board.harlequin,
      favourite: state.board.favourite,
      hands: state.hands,
      discards: state.discards,
      deck: state.deck.length,
      played: state.played.map(({ say }) => say),
      lastTurn: state.lastTurn,
    }),
    read: readPosition,
  },
};

function readRoll(written: unknown): Roll | undefined {
  if (!isRecord(written)) return undefined;
  const { kind, merchant, hands, cards } = written;
  switch (kind) {
    case 'lots':
      return merchant === 0 || merchant === 1 ? { kind, merchant } : undefined;
    case 'deal': {
      if (!Array.isArray(hands) || hands.length !== 2) return undefined;
      const [first, second] = hands.map(readBag);
      return first && second && { kind, hands: [first, second] };
    }
    case 'draw': {
      const drawn = readBag(cards);
      return drawn && { kind, cards: drawn };
    }
    default:
      return undefined;
  }
}

const readBag = (written: unknown): Bag | undefined =>
  Array.isArray(written) && written.every(isCard) ? bagOf(written) : undefined;
