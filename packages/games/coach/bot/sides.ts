import type { Seat } from '@ridotto/kernel';
import { societyWorlds } from '../rules/knowledge/societies.ts';
import type { Society, View } from '../rules/model.ts';
import { Judge } from './judge.ts';

/** Every way to give the societies to the seats, with how likely it is; together they make one. */
export interface Sides {
  readonly worlds: readonly (readonly Society[])[];
  readonly weights: readonly number[];
}

/** Whether a rider draws conclusions from how others behave. */
export type Judgement = 'none' | 'of behaviour';

/** What the viewer has seen is certain; the rest is judged by how everybody has sided with whom. */
export function sidesOf(view: View, judgement: Judgement): Sides {
  const worlds = societyWorlds(view);
  if (worlds.length === 1 || judgement === 'none') return { worlds, weights: worlds.map(() => 1 / worlds.length) };
  const judge = new Judge(worlds, view.viewer as Seat);
  for (const event of view.history) judge.hear(event);
  return { worlds, weights: judge.weights() };
}

/** By how much each event of a view has made it likelier that a seat is of a society; 1 where it says nothing. */
export function shiftsOf(view: View, seat: Seat, society: Society): number[] {
  const worlds = societyWorlds(view);
  const judge = new Judge(worlds, view.viewer as Seat);
  const odds = (): number => {
    const chance = trustIn({ worlds, weights: judge.weights() }, society, seat);
    return chance / (1 - chance);
  };
  let before = odds();
  return view.history.map((event) => {
    if (!judge.hear(event)) return 1;
    const after = odds();
    const shift = after / before;
    before = after;
    return Number.isFinite(shift) ? shift : 1; // what is certain doesn't change
  });
}

/** How likely a seat is of the viewer's own society. */
export const trustIn = ({ worlds, weights }: Sides, society: Society, seat: Seat): number =>
  weights.reduce((sum, weight, at) => (worlds[at]![seat] === society ? sum + weight : sum), 0);
