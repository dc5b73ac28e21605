import { societiesOf } from '../deal.ts';
import { sorted } from '../bag.ts';
import type { Society, View } from '../model.ts';

/** The societies that the viewer has seen: their own, and those looked at. */
export function seenSocieties({ seats, viewer, society, history }: View): (Society | null)[] {
  const seen: (Society | null)[] = Array.from({ length: seats }, (_, seat) => (seat === viewer ? society : null));
  for (const event of history) {
    if (event.type === 'sawSociety' && event.society !== null) seen[event.to] = event.society;
    if (event.type === 'over') return [...event.societies];
  }
  return seen;
}

/** Every way to give the societies to the seats, beyond those that were seen [C6]. */
export function societyWorlds(view: View): Society[][] {
  const seen = seenSocieties(view);
  const unseen = seen.filter((society) => society === null).length;
  return dealsOf(sorted(unseenCards(view.seats, seen)), unseen).map((cards) => {
    const left = [...cards];
    return seen.map((society) => society ?? left.shift()!);
  });
}

/** The society cards that lie with those who were not looked at, or were removed. */
export function unseenCards(seats: number, seen: readonly (Society | null)[]): Society[] {
  const rest = societiesOf(seats);
  for (const society of seen) if (society !== null) rest.splice(rest.indexOf(society), 1);
  return rest;
}

/** Those that were seen, and those that can only be what is left [C6]. */
export function provedSocieties(view: View): (Society | null)[] {
  const seen = seenSocieties(view);
  const [one, ...others] = unseenCards(view.seats, seen);
  if (one === undefined || others.some((other) => other !== one)) return seen;
  return seen.map((society) => society ?? one);
}

/** The different ordered ways to draw some of these cards. */
function dealsOf(cards: readonly Society[], count: number): Society[][] {
  if (count === 0) return [[]];
  const kinds = [...new Set(cards)];
  return kinds.flatMap((kind) => {
    const rest = cards.toSpliced(cards.indexOf(kind), 1);
    return dealsOf(rest, count - 1).map((deal) => [kind, ...deal]);
  });
}
