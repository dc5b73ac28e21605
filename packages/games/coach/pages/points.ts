import type { View } from '../title.ts';
import type { Seat } from '@ridotto/kernel';
import { partOf } from './parts.ts';

type Duel = NonNullable<View['duel']>;
export type Side = 'attacker' | 'defender';
export type Use = Duel['used'][number]['use'];

/** Something that stands on a side of the duel: a rider, or what a rider has added. */
export interface Stand {
  readonly by: Seat;
  readonly use: Use | null; // null: the rider alone
  readonly counts: boolean; // a point
}

const POINTLESS: readonly Use[] = ['ring', 'hypnotist', 'alchemist'];

/** All that stands on a side, in the order in which it came. */
export function standsOn(view: View, side: Side): readonly Stand[] {
  const duel = view.duel!;
  const isOn = (seat: Seat) => partOf(view, seat) === side;
  const supporters = duel.support.flatMap((one, seat) => (one === side && seat !== duel.out ? [seat] : []));
  const riders = [duel[side], ...supporters].map((by) => ({ by, use: null, counts: true }));
  const added = duel.used
    .filter(({ by }) => isOn(by))
    .flatMap(({ by, use, count }) =>
      Array.from({ length: count }, () => ({ by, use, counts: !POINTLESS.includes(use) })),
    );
  return [...riders, ...added];
}

/** Riders who have yet to take a side. */
export function undecided({ duel, seats }: View): number {
  if (!duel || duel.isAlone || duel.support.some((side) => side !== null)) return 0;
  return seats - 2;
}

/** Who has won the duel, as soon as that is known. */
export function winnerIn({ duel, history, turn }: View): Side | 'nobody' | null {
  if (!duel) return null;
  const decided = history.findLast((event) => event.type === 'decided' && event.turn === turn);
  return decided?.type === 'decided' ? (decided.winner ?? 'nobody') : null;
}
