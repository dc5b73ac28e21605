import type { Player, Players, Rng } from '@ridotto/kernel';
import type { Answer, Twilight, View } from '../rules/model.ts';
import { reachable, type Reached } from '../rules/reachable.ts';
import { foreseen, type Foresight } from './foresight.ts';
import { VALUES } from './value-trained.ts';
import { WEIGHTS, worthiest, type Weights } from './worth.ts';

/** One who judges the ends of its turn by a few weights, or one who has learnt how likely it wins after them. */
type Strength = ({ readonly weights: Weights } | Foresight) & {
  readonly overlooks: number; // ends of its turn, of a hundred
};

export const STRENGTHS = {
  novice: { weights: WEIGHTS, overlooks: 35 },
  simple: { weights: WEIGHTS, overlooks: 15 },
  able: { ends: 1, worlds: 0, overlooks: 40 },
  keen: { ends: 1, worlds: 0, overlooks: 10 },
  master: { ends: 16, worlds: 16, overlooks: 0 },
} as const satisfies Record<string, Strength>;

/** Thinks a whole turn through, and says it step by step. */
export const player =
  (strength: Strength): Player<Twilight> =>
  ({ view }, rng) =>
    chosen(view, seen(reachable(view), strength, rng), strength, rng).steps as readonly [Answer, ...Answer[]];

const chosen = (view: View, ends: readonly Reached[], strength: Strength, rng: Rng): Reached =>
  'weights' in strength ? worthiest(view, ends, strength.weights) : foreseen(view, ends, VALUES, strength, rng);

/** What it doesn't overlook: at least one way to go. */
function seen(all: readonly Reached[], { overlooks }: Strength, rng: Rng): readonly Reached[] {
  if (overlooks === 0) return all;
  const found = all.filter(() => rng(100) >= overlooks);
  return found.length > 0 ? found : [all[rng(all.length)]!];
}

export const players: Players<Twilight> = {
  novice: player(STRENGTHS.novice),
  simple: player(STRENGTHS.simple),
  able: player(STRENGTHS.able),
  keen: player(STRENGTHS.keen),
  master: player(STRENGTHS.master),
};
