import type { Adviser, Idea, Rng, Seat } from '@ridotto/kernel';
import { foreseen, type Foresight } from '../bot/foresight.ts';
import { STRENGTHS } from '../bot/players.ts';
import { VALUES } from '../bot/value-trained.ts';
import { guess } from '../rules/guess.ts';
import { opponentOf, type Twilight, type View } from '../rules/model.ts';
import { reachable, type Reached } from '../rules/reachable.ts';
import { analyst } from './analyst.ts';
import { whyTurn } from './reasons.ts';

/** How far is looked for each idea: the first is the strongest player's own. */
const DEPTHS: readonly Foresight[] = [STRENGTHS.master, { ends: 8, worlds: 4 }, { ends: 8, worlds: 4 }];
const HANDS = 24; // of the opponent's, with which it is counted what may happen

export const adviser: Adviser<Twilight> = {
  analyst,
  worlds: 120,
  consider({ view }, rng): Idea<Twilight>[] {
    const hands = Array.from({ length: HANDS }, () => guess(view, rng).hands[opponentOf(view.viewer as Seat)]!);
    return turnsIn(view, rng).map((reached) => ({
      reply: reached.steps as Idea<Twilight>['reply'],
      why: whyTurn(view, reached, hands),
    }));
  },
};

/** Whole turns that come to different boards: each the best if the ones before could not be made. */
function turnsIn(view: View, rng: Rng): Reached[] {
  const turns: Reached[] = [];
  let left: readonly Reached[] = reachable(view);
  for (const depth of DEPTHS) {
    if (left.length === 0) break;
    const best = foreseen(view, left, VALUES, depth, rng);
    turns.push(best);
    left = left.filter(({ board }) => Object.values(board).join() !== Object.values(best.board).join());
  }
  return turns;
}
