import type { View } from '../title.ts';
import type { Seat } from '@ridotto/kernel';

/** The side on which a rider is in the duel; null: on none, or not yet. */
export function partOf({ duel }: View, seat: Seat): 'attacker' | 'defender' | null {
  if (!duel || duel.out === seat) return null;
  if (seat === duel.attacker) return 'attacker';
  return seat === duel.defender ? 'defender' : (duel.support[seat] ?? null);
}

export function poseOf(view: View, seat: Seat): 'rest' | 'turn' | 'attack' | 'defend' | 'out' {
  const { duel, active, result } = view;
  if (duel?.out === seat) return 'out';
  if (seat === duel?.attacker) return 'attack';
  if (seat === duel?.defender) return 'defend';
  return !result && seat === active ? 'turn' : 'rest';
}
