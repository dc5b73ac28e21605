import type { Player, Players, Rng, Seat } from '@ridotto/kernel';
import { guess } from '../rules/guess.ts';
import { CARDS, type Answer, type Card, type Intrigo, type View } from '../rules/model.ts';
import { ownerOf } from '../rules/rewards.ts';
import { best, taste, worth } from './bot.ts';
import { searched, type Depth } from './search.ts';
import { winningGaps } from './threats.ts';

interface Strength extends Depth {
  readonly overlooks: number; // answers, of a hundred
}

const STRENGTHS = {
  novice: { answers: 1, worlds: 1, tries: 0, overlooks: 40 },
  simple: { answers: 1, worlds: 1, tries: 0, overlooks: 20 },
  able: { answers: 1, worlds: 1, tries: 0, overlooks: 0 },
  keen: { answers: 3, worlds: 3, tries: 2, overlooks: 0 },
  master: { answers: 10, worlds: 40, tries: 3, overlooks: 0 },
} as const satisfies Record<string, Strength>;

/** Keeps cards by taste and from those who are about to win, and plays a round through before it places one. */
export const player =
  (strength: Strength): Player<Intrigo> =>
  ({ view, options }, rng) => {
    if (options.length === 1) return [options[0]!];
    const seen = noticed(options, strength, rng);
    const me = view.viewer as Seat;
    if (strength.answers > 1) {
      if (view.phase !== 'draft') return [searched(view, seen, strength, rng)];
      return [best(seen, (answer) => (answer.kind === 'keep' ? wariness(view, me, answer.card) : 0), rng)];
    }
    const world = guess(view, rng);
    return [best(seen, (answer) => worth(world, me, answer), rng)];
  };

const DENIED = 9; // so that a rival's 4 comes before an own 2

/** What a card is worth in a draft: also that it doesn't go on to who can win with it. */
function wariness(view: View, me: Seat, card: Card): number {
  const owner = ownerOf(view, CARDS[card].house);
  const isFeared = owner !== undefined && owner !== me && winningGaps(view, owner).length > 0;
  return taste(view, me, card) + (isFeared ? DENIED : 0);
}

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
