import { isRecord, type Notation } from '@ridotto/kernel';
import { ACTIONS, CARDS, type Action, type Card, type Kuhn } from './model.ts';

const isCard = (card: unknown): card is Card => CARDS.some((one) => one === card);
const isAction = (action: unknown): action is Action => ACTIONS.some((one) => one === action);
const isDeal = (cards: unknown): cards is Card[] =>
  Array.isArray(cards) && cards.length === 2 && cards.every(isCard) && cards[0] !== cards[1];

export const notation: Notation<Kuhn> = {
  answer: { write: (action) => action, read: (written) => (isAction(written) ? written : undefined) },
  roll: { write: (cards) => cards, read: (written) => (isDeal(written) ? written : undefined) },
  position: {
    write: ({ ante, cards, actions }) => ({ ante, cards, actions }),
    read(written) {
      if (!isRecord(written)) return undefined;
      const { ante, cards, actions } = written;
      const isWhole = (ante === 1 || ante === 2) && Array.isArray(cards) && Array.isArray(actions);
      if (!isWhole || !actions.every(isAction) || (cards.length > 0 && !isDeal(cards))) return undefined;
      return { ante, cards: [...(cards as Card[])], actions: [...actions] };
    },
  },
};
