import { isRecord, type Notation } from '@ridotto/kernel';
import { ALL_CARDS, HAND, bagOf, isCard, without } from './model.ts';
import type { Bag, Choice, Roll, State } from './model.ts';
import { drawSize } from './round.ts';

export const notation: Notation<State, Choice> = {
  write(choice) {
    switch (choice.kind) {
      case 'lots':
        return `merchant ${choice.merchant}`;
      case 'deal':
        return `deal ${choice.hands.map((hand) => hand.join(' ')).join(' / ')}`;
      case 'draw':
        return `draw ${choice.cards.join(' ')}`;
      case 'play':
      case 'word':
      case 'discard':
      case 'end':
        return choice.say;
    }
  },

  readRoll(state, answer) {
    if (!isRecord(answer)) return undefined;
    switch (state.phase) {
      case 'lots':
        return readLots(answer);
      case 'deal':
      case 'redeal':
        return readDeal(answer);
      case 'draw':
      case 'fill':
        return readDraw(state, answer);
      case 'turn':
      case 'over':
        return undefined;
    }
  },

  position: (state) => ({
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
};

type Data = Record<string, unknown>;
const hasOnly = (data: Data, ...keys: string[]) => Object.keys(data).every((key) => keys.includes(key));

function readLots(data: Data): Roll | undefined {
  const { kind, merchant } = data;
  if (kind !== 'lots' || !hasOnly(data, 'kind', 'merchant')) return undefined;
  return merchant === 0 || merchant === 1 ? { kind, merchant } : undefined;
}

function readDeal(data: Data): Roll | undefined {
  const { kind, hands } = data;
  if (kind !== 'deal' || !hasOnly(data, 'kind', 'hands') || !Array.isArray(hands) || hands.length !== 2)
    return undefined;
  const first = readCards(hands[0], HAND, ALL_CARDS);
  const second = first && readCards(hands[1], HAND, without(ALL_CARDS, first));
  return second && { kind, hands: [first, second] };
}

function readDraw(state: State, data: Data): Roll | undefined {
  const { kind, cards } = data;
  if (kind !== 'draw' || !hasOnly(data, 'kind', 'cards')) return undefined;
  const drawn = readCards(cards, drawSize(state), state.deck);
  return drawn && { kind, cards: drawn };
}

/** `count` cards that can come out of the bag. */
function readCards(data: unknown, count: number, bag: Bag): Bag | undefined {
  if (!Array.isArray(data) || data.length !== count || !data.every(isCard)) return undefined;
  return without(bag, data).length === bag.length - count ? bagOf(data) : undefined;
}
