import { seeded } from '@ridotto/kernel';
import { describe, expect, test } from 'vitest';
import { title } from '../title.ts';
import { sorted } from '../rules/model.ts';
import { intrigo, type Script } from './intrigo.ts';

const ALMOST = 'thief thief thief (C3) thief thief thief thief thief thief thief thief thief thief thief .';

const seals = (...drawn: string[]) => ({ kind: 'tokens', seals: drawn });

/** How many seals chance has to draw now. */
function due(script: Script): number {
  const roll = title.game.roll(script.state, seeded(1));
  return roll.kind === 'tokens' ? roll.seals.length : 0;
}

/** Building 3 and 4 lie face down, seats 0 and 1 still hold cards, and the last gap has been filled. */
const ended = () =>
  intrigo({
    hands: 'C4 D2 | M2',
    gaps: ALMOST,
    tokens: '0:clergy 3:(ducat) 4:(workers) 15:ducat',
    first: 3,
    toMove: 0,
  })
    .say('C4@15')
    .roll(seals('military'));

describe('[I28] the round ends', () => {
  test('the first player passes to the left', () => {
    expect(ended().state).toMatchObject({ first: 0, toMove: 0, round: 2, phase: 'deal' });
  });

  test('all intrigue cards are gathered, also those left in hands', () => {
    const { state } = ended();
    expect(state.gaps.every((gap) => gap === null)).toBe(true);
    expect(state.hands.flat()).toEqual([]);
    expect(title.game.view(state, 0)).toMatchObject({ kept: [], seen: [], plays: [], drafted: 0 });
    const roll = title.game.roll(state, seeded(1));
    expect(roll.kind === 'deal' && sorted(roll.hands.flat())).toHaveLength(16);
  });

  test('face-down tokens turn up', () => {
    expect([ended().token(3), ended().token(4)]).toEqual(['ducat', 'workers']);
  });

  test('played influence cards are out of the game', () => {
    const script = intrigo({ hands: 'D4', gaps: ALMOST, purses: '1 0 0 0' }).say('thief@15', 'none').roll(seals());
    expect(script.state.piles.thief).toEqual([2, 3]);
  });
});

describe('[I29] new tokens', () => {
  test('by the building’s symbol, on the empty ones, from the door clockwise', () => {
    const script = intrigo({ hands: 'C4', gaps: ALMOST, tokens: '0:clergy 2:- 8:- 15:ducat' }).say('C4@15');
    const { supply } = script.state;
    expect(due(script)).toBe(3);
    script.roll(seals('farmers', 'merchants', 'workers'));
    expect([0, 2, 8, 15].map(script.token)).toEqual(['farmers', 'merchants', 'workers', 'ducat']);
    expect(script.state.supply).toBe(supply - 1);
  });

  test('a token left over stays, also a ducat on a seal building and the reverse', () => {
    const script = intrigo({ hands: 'C4', gaps: ALMOST, tokens: '0:clergy 6:ducat 7:clergy 15:ducat' }).say('C4@15');
    script.roll(seals('workers'));
    expect([0, 6, 7].map(script.token)).toEqual(['workers', 'ducat', 'clergy']);
  });

  test('a token won on the wrong symbol is replaced by one of the right', () => {
    const script = intrigo({ hands: 'C4', gaps: ALMOST, tokens: '0:ducat 15:clergy' }).say('C4@15');
    expect(script.state.purses[0]).toBe(2);
    script.roll(seals('farmers'));
    expect([0, 15].map(script.token)).toEqual(['farmers', 'ducat']);
  });
});

describe('[I30] nothing left', () => {
  test('without ducats in the supply the later buildings stay empty', () => {
    const script = intrigo({ hands: 'C4', gaps: ALMOST, tokens: '1:- 5:- 15:ducat' }).say('C4@15');
    script.state.supply = 1;
    script.roll(seals('farmers'));
    expect([1, 5, 15].map(script.token)).toEqual(['ducat', '-', '-']);
    expect(script.state.supply).toBe(0);
  });

  test('without seals in the bag the later buildings stay empty', () => {
    const script = intrigo({ hands: 'C4', gaps: ALMOST, tokens: '0:clergy 2:- 4:- 15:ducat' }).say('C4@15');
    script.state.bag = { merchants: 0, military: 1, clergy: 1, farmers: 0, workers: 0 };
    expect(due(script)).toBe(2);
    script.roll(seals('clergy', 'military'));
    expect([0, 2, 4].map(script.token)).toEqual(['clergy', 'military', '-']);
    expect(Object.values(script.state.bag)).toEqual([0, 0, 0, 0, 0]);
  });

  test('an empty building gets its token in a later round', () => {
    const script = intrigo({ hands: 'C4', gaps: ALMOST, tokens: '1:- 15:(ducat)' }).say('C4@15');
    script.state.supply = 0;
    script.roll(seals('farmers'));
    expect(script.token(1)).toBe('-');
    script.state.phase = 'tokens';
    script.state.supply = 3;
    script.roll(seals());
    expect(script.token(1)).toBe('ducat');
  });
});
