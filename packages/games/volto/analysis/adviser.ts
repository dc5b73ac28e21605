import type { Adviser, Asked, Idea, Rng, Seat } from '@ridotto/kernel';
import { ArrangementBelief } from '../bot/belief.ts';
import { STRENGTHS, arrangement } from '../bot/players.ts';
import { weighed } from '../bot/search.ts';
import type { Move, Volto } from '../rules/model.ts';
import { analyst } from './analyst.ts';
import { whyArrange, whyMove } from './reasons.ts';

const IDEAS = 3;
const WORLDS = 60; // in which it is counted what may happen

export const adviser: Adviser<Volto> = {
  analyst,
  worlds: 160,
  consider: (asked, rng) => (asked.view.phase === 'arrange' ? arrangements(rng) : moves(asked, rng)),
};

/** A few of the mixed policy: whoever always took the best would be read. */
function arrangements(rng: Rng): Idea<Volto>[] {
  return Array.from({ length: IDEAS }, () => {
    const drawn = arrangement(rng);
    return { reply: [drawn], why: whyArrange(drawn) };
  });
}

function moves({ view, told, options }: Asked<Volto>, rng: Rng): Idea<Volto>[] {
  const worths = weighed(view, told, options as readonly Move[], STRENGTHS.master, rng);
  const best = options
    .map((move, at) => ({ move: move as Move, worth: worths[at]! }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, IDEAS);
  const belief = new ArrangementBelief(view.viewer as Seat, 'weighed');
  belief.observe(view, told);
  const worlds = belief.sample(WORLDS, rng);
  return best.map(({ move }) => ({ reply: [move], why: whyMove(worlds, view.viewer as Seat, move) }));
}
