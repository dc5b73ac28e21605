import { admit, canonical, isRefusal, seeded, setupOf } from '@ridotto/kernel';
import { playOut } from '@ridotto/kernel/testing';
import { describe, expect, test } from 'vitest';
import { title } from '../title.ts';
import { notation } from '../rules/notation.ts';
import { ANSWERS } from '../rules/answers.ts';
import { MIXED_HANDS, cards, newMatch, twilight, type Script } from './twilight.ts';

describe('notation', () => {
  test('every step that the ledger names is there', () => {
    const named =
      'D+|DD-|G1 w+|G11 w+ e-|G11 w++|GX|M3-|H4+|HX|H4>D-|H2>M+|H3>G w++ e-|HX>D|HX>G w|word D|word w|word e|discard|end';
    for (const say of named.split('|')) expect(ANSWERS.get(say)?.say).toBe(say);
  });

  test('a position as traces write it', () => {
    const { state } = twilight('D2 w-3 e5 H1', { hand: 'H3 D', other: 'G11' }).say('H3>D-');
    expect(canonical(notation.position.write(state))).toBe(
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
    expect(notation.position.write(newMatch().state)).toMatchObject({
      merchantOf: null,
      merchant: null,
      harlequin: null,
    });
  });

  test('steps are read as people type them', () => {
    for (const [typed, say] of [
      ['d+', 'D+'],
      ['H3>Gw++e-', 'H3>G w++ e-'],
      [' WORD  d ', 'word D'],
      ['hx', 'HX'],
    ] as const) {
      expect(notation.answer.read(typed)?.say).toBe(say);
    }
    for (const odd of ['', 'D', 'D++', 'word F', 'resign', 7, null]) expect(notation.answer.read(odd)).toBeUndefined();
  });

  test('rolls are read in any order of the cards, and admitted strictly', () => {
    const rolls = (script: Script, written: unknown) => {
      const step = admit(title, script.table, { roll: written });
      return isRefusal(step) ? step.refused : (step as typeof step & { kind: 'roll' }).roll;
    };
    expect(rolls(newMatch(), { kind: 'lots', merchant: 1 })).toEqual({ kind: 'lots', merchant: 1 });
    const hands = MIXED_HANDS.map((text) => text.split(' ').toReversed());
    const dealing = newMatch().lots(0);
    expect(rolls(dealing, { kind: 'deal', hands })).toEqual({ kind: 'deal', hands: MIXED_HANDS.map(cards) });
    const drawing = twilight('', { hand: 'D D D D D D D D' }).say('D+', 'D-', 'end');
    expect(rolls(drawing, { kind: 'draw', cards: ['M2', 'D'] })).toEqual({ kind: 'draw', cards: ['D', 'M2'] });

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
      expect(rolls(newMatch(), odd)).toBe('not-a-roll');
    }
    for (const odd of [
      { kind: 'lots', merchant: 0 },
      { kind: 'deal', hands: [hands[0]] },
      { kind: 'deal', hands: ['a', 'b'] },
    ]) {
      expect(rolls(dealing, odd)).toBe('not-a-roll');
    }
    for (const drawn of [['D'], ['D', 'D', 'D'], ['H1', 'H1'], ['D', 7], ['D', 'toString'], 'D D']) {
      expect(rolls(drawing, { kind: 'draw', cards: drawn })).toBe('not-a-roll');
    }
    expect(rolls(twilight('', { hand: 'D' }), { kind: 'draw', cards: [] })).toBe('not-a-roll');
  });

  test('a position is read with its phase, but for what was seen and counted before', () => {
    let read = 0;
    playOut(title, 2, {}, seeded(5), {
      each(state) {
        const again = notation.position.read(notation.position.write(state));
        expect(again).toEqual({ ...state, known: [[], []], drawn: [8, 8], dealt: [null, null] });
        read++;
      },
    });
    expect(read).toBeGreaterThan(100);
  });

  test.each([
    null,
    {},
    { round: 'x' },
    { toMove: 2 },
    { wins: [0] },
    { doge: 9 },
    { guards: [1, 2] },
    { hands: [['D'], ['X']] },
    { deck: 50 },
    { played: ['word D'] },
    { discards: [Array(13).fill('D'), []], deck: 38 },
  ])('no position has %j', (wrong) => {
    const written = notation.position.write(twilight('', { hand: 'D', other: 'G11' }).state) as object;
    expect(
      notation.position.read(wrong && { ...written, ...wrong, ...(Object.keys(wrong).length === 0 && { deal: 4 }) }),
    ).toBeUndefined();
  });

  test('the setup has no options', () => {
    expect(setupOf(title, {}, 2)).toEqual({});
    expect(setupOf(title, { rounds: 5 }, 2)).toBeUndefined();
  });
});
