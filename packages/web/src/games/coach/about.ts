import type { Choice, Item, Profession } from '@ridotto/games/coach';
import type { Seat } from '@ridotto/kernel';

/** Whom an answer concerns. */
export function seatsOf(choice: Choice): readonly Seat[] {
  if ('named' in choice) return choice.named;
  if ('at' in choice) return [choice.at];
  if ('of' in choice) return [choice.of];
  if ('seat' in choice) return [choice.seat];
  return 'to' in choice && typeof choice.to === 'number' ? [choice.to] : [];
}

/** Which of one's own cards an answer concerns. */
export function cardsOf(choice: Choice): readonly (Item | Profession)[] {
  if (choice.kind === 'use') return [choice.what];
  const isOther = choice.kind === 'demand' || choice.kind === 'take';
  return 'item' in choice && !isOther ? [choice.item] : [];
}

/** What has been pointed at: riders, and one of one's own cards. */
export interface Pointed {
  readonly seats: readonly Seat[];
  readonly card: Item | Profession | null;
}

export const NOTHING: Pointed = { seats: [], card: null };

/** Whether an answer is about exactly these riders, and this card; of whatever isn't pointed at, anything. */
export function concerns(choice: Choice, { seats, card }: Pointed): boolean {
  const named = seatsOf(choice);
  const isTheirs = seats.length === 0 || (named.length === seats.length && seats.every((seat) => named.includes(seat)));
  return isTheirs && (card === null || cardsOf(choice).includes(card));
}
