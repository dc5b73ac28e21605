import type { Seat } from '@ridotto/kernel';
import { leftOf, type Card, type Play } from './model.ts';

/** What a round's plays tell about the hands, by seat. */
export interface Shown {
  readonly placed: readonly Card[][]; // called cards included
  readonly lacking: readonly Card[][]; // not held when called: the seat came first, and another placed the card
}

export function shownBy(plays: readonly Play[], seats: number): Shown {
  const placed = Array.from({ length: seats }, (): Card[] => []);
  const lacking = Array.from({ length: seats }, (): Card[] => []);
  plays.forEach(({ seat, choice }, at) => {
    if (choice.kind === 'place') placed[seat]!.push(choice.card);
    if (choice.kind !== 'call') return;
    const holder = plays[at + 1]!.seat; // who placed it at once
    for (let asked = seat; asked !== holder; asked = leftOf(asked, seats)) lacking[asked]!.push(choice.card); // [I19]
  });
  return { placed, lacking };
}

/** [I19] Who places a called card: the first who holds it, clockwise from the Courtesan's player, who comes first. */
export function holderOf(hands: readonly (readonly Card[])[], caller: Seat, card: Card): Seat | undefined {
  for (let steps = 0; steps < hands.length; steps++) {
    const seat = leftOf(caller, hands.length, steps);
    if (hands[seat]!.includes(card)) return seat;
  }
  return undefined;
}
