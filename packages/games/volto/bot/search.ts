import { silence, type Rng, type Seat } from '@ridotto/kernel';
import type { Event, Move, View } from '../rules/model.ts';
import { game } from '../rules/rules.ts';
import { ArrangementBelief } from './belief.ts';
import { Eyes } from './eyes.ts';
import { Look } from './look.ts';
import { isProved, openIn } from './proof.ts';
import { prospectOf, type Prospect } from './prospect.ts';
import { Standing } from './standing.ts';

/** How much a player thinks through. */
export interface Depth {
  readonly worlds: number; // arrangements of the opponent that it imagines
  readonly finalists: number; // moves that it thinks through once more, further ahead
  readonly proves: number; // how many moves a win may take that it proves, whatever the masks are
}

const DRAWN = -0.3;
const AGAIN = 0.05; // what it costs to take back one's last move: it makes draws
const BEHIND = 0.001; // the finalists, at least, are all others
const DECIDED = 0.999;
const PROVED = 1.1; // less a little for every move that it takes
const LATER = 0.01;

/** The move after which it stands best. */
export function searched(view: View, told: readonly Event[], options: readonly Move[], depth: Depth, rng: Rng): Move {
  const worths = weighed(view, told, options, depth, rng);
  return options[worths.indexOf(Math.max(...worths))]!;
}

/** How it stands after each move, over likely worlds and the opponent's likely replies in them. */
export function weighed(
  view: View,
  told: readonly Event[],
  options: readonly Move[],
  depth: Depth,
  rng: Rng,
): readonly number[] {
  const belief = new ArrangementBelief(view.viewer as Seat, 'weighed');
  belief.observe(view, told);
  const prospect = prospectOf(view);
  const worlds = belief.worlds(depth.worlds, rng);
  const look = new Look(worlds, new Eyes(view, told), new Standing(prospect.me, worlds));
  const [world] = belief.sample(1, rng);
  const isDrawn = (move: Move): boolean => {
    const after = game.clone(world!);
    game.apply(after, [move], silence);
    return after.result !== null && after.result.winner === null; // by what everybody sees [V22, V23]
  };
  const worthOf = (move: Move, ahead: number): number =>
    isDrawn(move) ? DRAWN : look.after(prospect, move, worlds.weights, ahead) - (undoes(prospect, move) ? AGAIN : 0);
  const open = openIn(view);
  const worths = options.map((move) => worthOf(move, 1) + rng(100) / 1e6);
  if (prove(worths, depth.proves, (at, ahead) => isProved(prospect, open, options[at]!, ahead))) return worths;
  if (depth.finalists > 0 && Math.max(...worths) < DECIDED)
    thinkThrough(worths, depth.finalists, (at) => worthOf(options[at]!, 2));
  return worths;
}

/** Marks what wins for sure in the fewest moves; whether there is anything. */
function prove(worths: number[], proves: number, isWon: (at: number, ahead: number) => boolean): boolean {
  for (let ahead = 0; ahead < proves; ahead++) {
    const won = [...worths.keys()].filter((at) => isWon(at, ahead));
    for (const at of won) worths[at] = PROVED - LATER * ahead;
    if (won.length > 0) return true;
  }
  return false;
}

/** Judges the best of them once more; the others stay behind. */
function thinkThrough(worths: number[], finalists: number, again: (at: number) => number): void {
  const order = [...worths.keys()].sort((a, b) => worths[b]! - worths[a]!);
  const best = order.slice(0, finalists);
  for (const at of best) worths[at] = (worths[at]! + 2 * again(at)) / 3; // both err
  const least = Math.min(...best.map((at) => worths[at]!)) - BEHIND;
  for (const at of order.slice(finalists)) worths[at] = Math.min(worths[at]!, least);
}

const undoes = ({ me, last }: Prospect, { from, to }: Move): boolean => last[me]?.from === to && last[me].to === from;
