import type { Player, Players, Rng, Seat } from '@ridotto/kernel';
import { guess } from '../rules/guess.ts';
import type { Answer, Intrigo } from '../rules/model.ts';
import { best, worth } from './bot.ts';
import { searched, type Depth } from './search.ts';

interface Strength extends Depth {
  readonly overlooks: number; // answers, of a hundred
}

const STRENGTHS = {
  novice: { answers: 1, worlds: 1, tries: 0, overlooks: 40 },
  simple: { answers: 1, worlds: 1, tries: 0, overlooks: 20 },
  able: { answers: 1, worlds: 1, tries: 0, overlooks: 0 },
  keen: { answers: 4, worlds: 6, tries: 2, overlooks: 0 },
  master: { answers: 10, worlds: 40, tries: 3, overlooks: 0 },
} as const satisfies Record<string, Strength>;

/** Keeps cards by taste, and plays the rest of a round through before it places one. */
export const player =
  (strength: Strength): Player<Intrigo> =>
  ({ view, options }, rng) => {
    if (options.length === 1) return [options[0]!];
    const seen = noticed(options, strength, rng);
    if (view.phase !== 'draft' && strength.answers > 1) return [searched(view, seen, strength, rng)];
    const world = guess(view, rng);
    return [best(seen, (answer) => worth(world, view.viewer as Seat, answer), rng)];
  };

/** What it doesn't overlook: at least one way to go. */
function noticed(options: readonly Answer[], { overlooks }: Strength, rng: Rng): readonly Answer[] {
  if (overlooks === 0) return options;
  const found = options.filter(() => rng(100) >= overlooks);
  return found.length > 0 ? found : [options[rng(options.length)]!];
}

export const players: Players<Intrigo> = {
  novice: player(STRENGTHS.novice),
  simple: player(STRENGTHS.simple),
  able: player(STRENGTHS.able),
  keen: player(STRENGTHS.keen),
  master: player(STRENGTHS.master),
};
