import type { Seat } from '@ridotto/kernel';
import { leftOf, type Card, type Play } from './model.ts';

/** The intrigue cards that a seat has placed this round, called ones included. */
export const placedBy = (plays: readonly Play[], seat: Seat): readonly Card[] =>
  plays.flatMap((play) => (play.seat === seat && play.choice.kind === 'place' ? [play.choice.card] : []));

/** [I19] The cards that a seat did not hold when they were called: it came first, and another placed them. */
export const shownToLack = (plays: readonly Play[], seat: Seat, seats: number): readonly Card[] =>
  plays.flatMap(({ seat: caller, choice }, at) => {
    if (choice.kind !== 'call') return [];
    const holder = plays[at + 1]!.seat; // its play follows at once
    const stepsTo = (other: Seat) => leftOf(other, seats, seats - caller);
    return stepsTo(seat) < stepsTo(holder) ? [choice.card] : [];
  });
