import { describe, expect, test } from 'vitest';
import { whyArrange, whyMove } from '../analysis/reasons.ts';
import type { Move } from '../rules/model.ts';
import { title } from '../title.ts';
import { Board } from './board.ts';

/** What counts most for a move of seat 0, where it knows everybody. */
const whyOf = (drawing: string, move: string) =>
  whyMove([new Board(drawing).state], 0, title.notation.answer.read(move) as Move);

describe('what counts most for a move', () => {
  test('[V20] the Candidate enters the palace', () => {
    const board = `n.... ..C.. ..... ..... ....c ..... N....`;
    expect(whyOf(board, 'c6-c7')).toEqual({ code: 'arrives', about: {} });
  });

  test('[V15] it takes the Candidate, or somebody else, or, alas, a Lady', () => {
    const board = `n.... ..... ..... .ncl. ..N.. ..... C....`;
    expect(whyOf(board, 'c3-c4')).toMatchObject({ code: 'ends', about: { chance: 1 } });
    expect(whyOf(board.replace('.ncl.', '.cnl.'), 'c3-c4')).toMatchObject({ code: 'takes', about: { kind: 'noble' } });
    expect(whyOf(board.replace('.ncl.', '.cln.'), 'c3-c4')).toMatchObject({ code: 'risksLady', about: { chance: 1 } });
  });

  test('the Candidate gets away, is covered, or is exposed', () => {
    const board = `c.... ..... ..... ..n.. ..C.. ..... N....`;
    expect(whyOf(board, 'c3-d2')).toEqual({ code: 'escapes', about: { before: 1, after: 0 } });
    expect(whyOf(board, 'a1-a2')).toEqual({ code: 'exposes', about: { chance: 1 } });
    const soldier = `c.s.. ..... ..... ..... .N... ..... ..C..`;
    expect(whyOf(soldier, 'b3-c3')).toEqual({ code: 'shields', about: { before: 1, after: 0 } });
  });

  test('it stops the enemy’s Candidate before the palace', () => {
    const board = `n.... ..... ..... ..... ..... .N.c. ....C`;
    expect(whyOf(board, 'b2-c2').code).not.toBe('stops'); // it is still free to enter
    expect(whyOf(board, 'e1-d2').code).toBe('ends');
  });

  test('a Lady is offered, a mask ventures, the rest gain ground or wait', () => {
    const board = `c.... ..... ..n.. ..... .L... N.... C....`;
    expect(whyOf(board, 'b3-c4')).toMatchObject({ code: 'offersLady', about: { chance: 1, lost: 1 } });
    expect(whyOf(board.replace('N....', 'N...L'), 'b3-c4')).toMatchObject({ about: { lost: 0 } }); // [V19]
    expect(whyOf(`c.... ..n.. ..... ..N.. ..... ..... C....`, 'c4-c5')).toMatchObject({ code: 'ventures' });
    expect(whyOf(board, 'a2-b2')).toEqual({ code: 'waits', about: { kind: 'noble' } });
    expect(whyOf(board, 'a2-a3')).toEqual({ code: 'advances', about: { kind: 'noble' } });
  });
});

test('an arrangement is good by where its Candidate and its Ladies stand', () => {
  expect(whyArrange({ kind: 'arrange', masks: 'NCANA LNSLA' })).toEqual({ code: 'behind', about: { ladies: 2 } });
  expect(whyArrange({ kind: 'arrange', masks: 'NLANA CNSLA' })).toEqual({ code: 'infront', about: { ladies: 1 } });
});
