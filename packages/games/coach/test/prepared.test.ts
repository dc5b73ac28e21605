import { describe, expect, test } from 'vitest';
import { ITEMS, PROFESSIONS, SOCIETIES, title } from '../title.ts';
import { meantFor, preparedWith, whenOf } from '../pages/prepared.ts';

const CARDS = [...ITEMS, ...PROFESSIONS, ...SOCIETIES];
const meant = CARDS.filter((card) => meantFor(card).length > 0);

describe('what is prepared for windows', () => {
  test('is a use that the rules know, in situations that the game knows', () => {
    expect(meant.length).toBeGreaterThan(10);
    for (const card of meant) {
      const { say } = preparedWith([], card, 'always')[0]!;
      expect(title.notation.answer.read(say)).toEqual({ kind: 'use', what: card });
      for (const when of meantFor(card)) expect(['always', ...Object.keys(title.situations!)]).toContain(when);
    }
  });

  test('is kept by card: another situation replaces the first, and it can be taken back', () => {
    const first = preparedWith([], 'gloves', 'attacked');
    const both = preparedWith(first, 'priest', 'always');
    const changed = preparedWith(both, 'priest', 'attacked');
    expect(CARDS.filter((card) => whenOf(changed, card) !== undefined)).toEqual(['gloves', 'priest']);
    expect([whenOf(both, 'priest'), whenOf(changed, 'priest')]).toEqual(['always', 'attacked']);
    expect(preparedWith(changed, 'priest', null)).toEqual(first);
  });
});
