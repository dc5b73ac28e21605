import type { Seat } from '@ridotto/kernel';
import type { Duel, Side, Used } from './model.ts';

/** What counts no point by itself: the Ring only breaks a tie, the others act otherwise [C36] [C47] [C48]. */
const POINTLESS: readonly Used['use'][] = ['ring', 'hypnotist', 'alchemist'];

/** Points of attack and defence [C33]. */
export function pointsOf(duel: Duel): [number, number] {
  const { attacker, support, out, used } = duel;
  const sideOf = (seat: Seat): Side => support[seat] ?? (seat === attacker ? 'attacker' : 'defender');
  const points = { attacker: 1, defender: 1 };
  support.forEach((side, seat) => {
    if (side !== null && seat !== out) points[side]++;
  });
  for (const { by, use, count } of used) if (!POINTLESS.includes(use)) points[sideOf(by)] += count;
  return [points.attacker, points.defender];
}

/** Who wins, and by what: the Alchemist's word, points, or the Poisoned Ring in a tie. */
export function outcomeOf(
  duel: Duel,
  named: Side | null,
): { winner: Side | null; by: 'points' | 'ring' | 'alchemist' } {
  if (named !== null) return { winner: named, by: 'alchemist' };
  const [attack, defence] = pointsOf(duel);
  if (attack !== defence) return { winner: attack > defence ? 'attacker' : 'defender', by: 'points' };
  const ring = duel.used.find(({ use }) => use === 'ring');
  if (!ring) return { winner: null, by: 'points' };
  return { winner: ring.by === duel.attacker ? 'attacker' : 'defender', by: 'ring' };
}
