import { describe, expect, test } from 'vitest';
import { whyAnswer } from '../analysis/reasons.ts';
import { title } from '../title.ts';
import { intrigo, type Position } from './intrigo.ts';

const whyOf = (position: Position, say: string) =>
  whyAnswer(intrigo(position).state, 0, title.notation.answer.read(say)!);

const THREE: Position = { seats: 3, families: 'C D G', tokens: '0:clergy 1:ducat 2:workers', hands: 'C4 C2 | D3 | G2' };

describe('what counts most for an answer', () => {
  test('[I24] a token is won, taken from another, or denied', () => {
    expect(whyOf(THREE, 'C4@0')).toEqual({ code: 'wins', about: { building: 0, token: 'clergy' } });
    const held = { ...THREE, gaps: '0:D3' };
    expect(whyOf(held, 'C4@11')).toEqual({ code: 'takes', about: { building: 0, token: 'clergy', seat: 1 } });
    expect(whyOf({ ...THREE, gaps: '0:D3', hands: 'G3 C2 | D2 | G2' }, 'G3@11')).toEqual({
      code: 'denies',
      about: { building: 0, token: 'clergy', seat: 1 },
    });
  });

  test('[I27] a fourth seal would win the game, and a rival’s is worth preventing', () => {
    const mine = { ...THREE, seals: 'clergy 3 | |' };
    expect(whyOf(mine, 'C4@0')).toEqual({ code: 'victory', about: { by: 'four' } });
    const theirs = { ...THREE, gaps: '0:D3', seals: '| clergy 3 |' };
    expect(whyOf(theirs, 'C4@11')).toEqual({ code: 'stopsVictory', about: { seat: 1 } });
  });

  test('a card is kept for oneself, or from another', () => {
    expect(whyOf(THREE, 'keep C3')).toEqual({ code: 'family', about: { card: 'C3' } });
    expect(whyOf(THREE, 'keep D4')).toEqual({ code: 'rival', about: { card: 'D4', seat: 1 } });
    expect(whyOf(THREE, 'keep M4')).toEqual({ code: 'nobody', about: { card: 'M4' } });
  });
});
