import type { Player, Players, Rng } from '@ridotto/kernel';
import { arrangements, kindsIn } from '../rules/arrangements.ts';
import { COLUMNS, type Answer, type Arrange, type Move, type Volto } from '../rules/model.ts';
import { greedy } from './greedy.ts';
import { searched, type Depth } from './search.ts';

interface Strength extends Depth {
  readonly eye: 'careful' | 'searching';
  readonly overlooks: number; // moves, of a hundred
}

export const STRENGTHS = {
  novice: { eye: 'careful', worlds: 0, finalists: 0, proves: 0, overlooks: 60 },
  simple: { eye: 'searching', worlds: 4, finalists: 0, proves: 1, overlooks: 79 },
  able: { eye: 'searching', worlds: 6, finalists: 0, proves: 1, overlooks: 66 },
  keen: { eye: 'searching', worlds: 16, finalists: 0, proves: 2, overlooks: 33 },
  master: { eye: 'searching', worlds: 40, finalists: 5, proves: 3, overlooks: 0 },
} as const satisfies Record<string, Strength>;

export const player =
  (strength: Strength): Player<Volto> =>
  ({ view, told, options }, rng) => {
    if (view.phase === 'arrange') return [arrangement(rng)];
    const seen = noticed(options, strength, rng) as readonly Move[];
    if (strength.eye === 'careful') return [greedy(view, seen, rng)];
    return [searched(view, told, seen, strength, rng)];
  };

/** What it doesn't overlook: at least one way to go. */
function noticed(options: readonly Answer[], { overlooks }: Strength, rng: Rng): readonly Answer[] {
  if (overlooks === 0) return options;
  const found = options.filter(() => rng(100) >= overlooks);
  return found.length > 0 ? found : [options[rng(options.length)]!];
}

/** A mixed policy: any arrangement, more often with the Candidate behind and Ladies in front, never always. */
export function arrangement(rng: Rng): Arrange {
  const all = arrangements();
  for (;;) {
    const drawn = all[rng(all.length)]!;
    const front = kindsIn(drawn.masks).slice(COLUMNS);
    const ladies = front.filter((kind) => kind === 'lady').length;
    const chance = (front.includes('candidate') ? 8 : 60) + 20 * ladies;
    if (rng(100) < chance) return drawn;
  }
}

export const players: Players<Volto> = {
  novice: player(STRENGTHS.novice),
  simple: player(STRENGTHS.simple),
  able: player(STRENGTHS.able),
  keen: player(STRENGTHS.keen),
  master: player(STRENGTHS.master),
};
