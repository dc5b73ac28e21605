import { canonical } from '@ridotto/kernel';
import { describe, expect, test } from 'vitest';
import { twilight as title } from '../index.ts';
import { notation } from '../notation.ts';
import { STEPS } from '../steps.ts';
import { MIXED_HANDS, cards, newMatch, position, twilight } from './twilight.ts';

describe('notation', () => {
  test('every step that the ledger names is there', () => {
    const named =
      'D+|DD-|G1 w+|G11 w+ e-|G11 w++|GX|M3-|H4+|HX|H4>D-|H2>M+|H3>G w++ e-|HX>D|HX>G w|word D|word w|word e|discard|end';
    for (const say of named.split('|')) expect(STEPS.get(say)?.say).toBe(say);
  });

  test('a position as traces write it', () => {
    const { state } = twilight('D2 w-3 e5 H1', { hand: 'H3 D', other: 'G11' }).say('H3>D-');
    expect(canonical(notation.position(state))).toBe(
      canonical({
        round: 1,
        wins: [0, 0],
        merchantOf: 0,
        toMove: 0,
        deal: 1,
        doge: -1,
        guards: [-3, 5],
        merchant: -1,
        harlequin: 1,
        favourite: 0,
        hands: [['D'], ['G11']],
        discards: [['H3'], []],
        deck: 51,
        played: ['H3>D-'],
        lastTurn: false,
      }),
    );
  });

  test('before the lots nobody has the Merchant', () => {
    expect(notation.position(newMatch().state)).toMatchObject({ merchantOf: null, merchant: null, harlequin: null });
  });

  test('rolls are read strictly, in any order of the cards', () => {
    const start = newMatch().state;
    expect(notation.readRoll(start, { kind: 'lots', merchant: 1 })).toEqual({ kind: 'lots', merchant: 1 });
    const hands = MIXED_HANDS.map((text) => text.split(' ').toReversed());
    const dealing = newMatch().lots(0).state;
    expect(notation.readRoll(dealing, { kind: 'deal', hands })).toEqual({
      kind: 'deal',
      hands: MIXED_HANDS.map(cards),
    });
    const drawing = twilight('', { hand: 'D D D D D D D D' }).say('D+', 'D-', 'end').state;
    expect(notation.readRoll(drawing, { kind: 'draw', cards: ['M2', 'D'] })).toEqual({
      kind: 'draw',
      cards: ['D', 'M2'],
    });

    for (const odd of [
      null,
      1,
      'lots',
      [],
      {},
      { kind: 'lots' },
      { kind: 'lots', merchant: 2 },
      { kind: 'lots', merchant: 0, x: 1 },
    ]) {
      expect(notation.readRoll(start, odd)).toBeUndefined();
    }
    for (const odd of [
      { kind: 'lots', merchant: 0 },
      { kind: 'deal', hands: [hands[0]] },
      { kind: 'deal', hands: ['a', 'b'] },
    ]) {
      expect(notation.readRoll(dealing, odd)).toBeUndefined();
    }
    for (const drawn of [['D'], ['D', 'D', 'D'], ['H1', 'H1'], ['D', 7], ['D', 'toString'], 'D D']) {
      expect(notation.readRoll(drawing, { kind: 'draw', cards: drawn })).toBeUndefined();
    }
    expect(notation.readRoll(position('', { hand: 'D' }), { kind: 'draw', cards: [] })).toBeUndefined();
  });

  test('the setup has no options', () => {
    expect(title.readSetup({}, 2)).toEqual({});
    expect(title.readSetup({ rounds: 5 }, 2)).toBeUndefined();
  });
});
