import type { Viewer } from '@ridotto/kernel';

export type Fortune = 'won' | 'lost' | 'drawn' | 'over';

/** How it ended for a viewer. Where all got the same, nobody has won. */
export function fortuneOf(payoffs: readonly number[], viewer: Viewer): Fortune {
  if (viewer === 'public') return 'over';
  const best = Math.max(...payoffs);
  if (payoffs.every((payoff) => payoff === best)) return 'drawn';
  return payoffs[viewer] === best ? 'won' : 'lost';
}
