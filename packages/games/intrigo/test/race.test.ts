import { applyGiven, seeded } from '@ridotto/kernel';
import { anyGiven } from '@ridotto/kernel/testing';
import { describe, expect, test } from 'vitest';
import { CARD_NAMES, CARDS, intrigueIn, type Card, type GapCard, type State } from '../rules/model.ts';
import { contenders, lacking } from '../rules/race.ts';
import { preview } from '../rules/rewards.ts';
import { title } from '../title.ts';
import { intrigo } from './intrigo.ts';

const { game } = title;

describe('[I27] what is missing', () => {
  const none = { merchants: 0, military: 0, clergy: 0, farmers: 0, workers: 0 };
  test('a fourth of a kind, or the fifth kind', () => {
    expect(lacking(none)).toEqual([]);
    expect(lacking({ ...none, clergy: 3 })).toEqual(['clergy']);
    expect(lacking({ ...none, merchants: 1, military: 2, clergy: 1, farmers: 3 })).toEqual(['farmers', 'workers']);
  });
});

/** Every way to place the cards of a family, without any thought. */
function canWin(state: State, seat: number): boolean {
  const there = state.gaps.flatMap((gap) => intrigueIn(gap)?.card ?? []);
  const cards = CARD_NAMES.filter((card) => CARDS[card].house === state.families[seat] && !there.includes(card));
  const tries = (gaps: readonly (GapCard | null)[], left: readonly Card[]): boolean =>
    preview({ ...state, gaps }).win?.seat === seat ||
    left.some((card) =>
      gaps.some(
        (gap, at) =>
          gap === null &&
          tries(
            gaps.with(at, { card, up: true }),
            left.filter((one) => one !== card),
          ),
      ),
    );
  return tries(state.gaps, cards);
}

describe('who can win this round by cards alone', () => {
  test('whoever is one short of a seal that lies there', () => {
    const { state } = intrigo({ hands: 'C4', tokens: '2:clergy', seals: 'clergy 3' });
    expect(contenders(state)).toContain(0);
  });

  test('nobody, when the game is won', () => {
    const { state } = intrigo({ hands: 'C4', tokens: '2:clergy', seals: 'clergy 3' });
    expect(contenders({ ...state, win: { seat: 1, building: 0, by: 'four' } })).toEqual([]);
  });

  test('is found as by trying every place', () => {
    const rng = seeded(7);
    let found = 0;
    for (let seed = 0; seed < 3; seed++) {
      const state = game.start(3, {});
      while (state.phase !== 'over') {
        if (state.phase === 'place' && state.gaps.filter((gap) => gap === null).length < 7) {
          const seats = state.families.flatMap((_, seat) => (canWin(state, seat) ? [seat] : []));
          found += seats.length;
          expect(contenders(state)).toEqual(seats);
        }
        applyGiven(game, state, anyGiven(game, state, rng), () => {});
      }
    }
    expect(found).toBeGreaterThan(0);
  });
});
