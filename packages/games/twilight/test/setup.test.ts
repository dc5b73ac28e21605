import { heard, type Viewer } from '@ridotto/kernel';
import { describe, expect, test } from 'vitest';
import { title } from '../title.ts';
import { ALL_CARDS, copiesOf, type Card } from '../rules/model.ts';
import { MIXED_HANDS, cards, newMatch, twilight } from './twilight.ts';

const GUARDS = 'G11 G11 G11 G11 G11 G11 G11 G11';
const DOGES = 'D D D D D D D D';

const stepAt = (cell: number) => twilight(`M${cell}`, { hand: 'D' }).say('D+', 'end').state.board.favourite;

describe('board and pieces', () => {
  test('[T1] the track has 17 cells: a piece can go to both ends, and no further', () => {
    const table = twilight('H4', { hand: 'H4 H1' });
    expect(table.options).toContain('H4+');
    expect(table.say('H4+').board).toContain('H8');
    expect(table.options).toEqual(['H1-', 'end']);
    expect(twilight('H-4', { hand: 'H4' }).say('H4-').board).toContain('H-8');
  });

  test('[T1] cells 7 and 8 of a side are a mansion, 6 is not', () => {
    expect([-8, -7, -6, 6, 7, 8].map(stepAt)).toEqual([-1, -1, 0, 0, 1, 1]);
  });

  test('[T2] the Favourite has her own track: she shares no cell, and nothing that is played moves her', () => {
    const table = twilight('D0 F0 M1 H1', { hand: 'D G1 G11 GX H3 HX M2', toMove: 1 });
    expect(table.options.filter((option) => option.includes('F'))).toEqual([]);
    expect(table.say('HX').board).toContain('H0 F0');
  });

  test('[T2] a piece of the main track on the same number is in nobody’s way', () => {
    expect(twilight('D0 w-2 e2 F1', { hand: 'D' }).say('D+').board).toContain('D1');
  });

  test('[T3] five pieces stand on the main track, and either seat may move any of them', () => {
    for (const toMove of [0, 1]) {
      const { options } = twilight('', { hand: 'D G1 M1 H1', toMove });
      expect(options).toEqual(expect.arrayContaining(['D+', 'D-', 'G1 w-', 'G1 e+', 'M1+', 'M1-', 'H1+', 'H1-']));
    }
  });

  test('[T4] 54 cards', () => {
    expect(ALL_CARDS).toHaveLength(54);
    const counts = { D: 12, G1: 4, G11: 10, GX: 2, M1: 2, M2: 8, M3: 2, H1: 1, H2: 3, H3: 4, H4: 3, H5: 1, HX: 2 };
    for (const [card, count] of Object.entries(counts)) {
      expect(copiesOf(card as Card)).toBe(count);
      expect(ALL_CARDS.filter((other) => other === card)).toHaveLength(count);
    }
  });
});

describe('setting up a round', () => {
  test('[T5] eight cards each out of all 54, told to their owner only', () => {
    const table = newMatch()
      .lots(0)
      .deal(...MIXED_HANDS);
    expect(table.state.hands.map((hand) => hand.length)).toEqual([8, 8]);
    expect(table.state.deck).toHaveLength(38);
    const [first, second] = MIXED_HANDS.map(cards);
    const hands = (viewer: Viewer) => heard(title.game, table.events('dealt'), viewer, 2);
    expect(hands(0)).toMatchObject([{ hands: [first, null] }]);
    expect(hands(1)).toMatchObject([{ hands: [null, second] }]);
    expect(hands('public')).toMatchObject([{ hands: [null, null] }]);
  });

  test('[T5] a deal is of cards that are there', () => {
    const table = newMatch().lots(0);
    expect(() => table.deal('H1 H1 D D D G1 M1 M2', DOGES)).toThrow('not-a-roll');
    expect(() => table.deal('D D D D D D D', DOGES)).toThrow('not-a-roll');
    expect(() => table.deal(DOGES, 'D D D D D M1 M2 M3')).toThrow('not-a-roll');
  });

  test('[T6] a hand of one type is shown, and both hands are dealt anew', () => {
    const table = newMatch().lots(1).deal(MIXED_HANDS[0], GUARDS);
    expect(table.events('shown')).toEqual([{ type: 'shown', seat: 1, cards: GUARDS.split(' ') }]);
    expect(table.turn.kind).toBe('roll');
    table.deal(...MIXED_HANDS);
    expect(table.turn).toEqual({ kind: 'ask', seats: [1] });
    expect(table.state.hands).toEqual(MIXED_HANDS.map((hand) => hand.split(' ')));
    expect(table.state.round).toBe(1);
  });

  test('[T6] Guards of different cards are one type too; it is repeated as needed; both may have to show', () => {
    const table = newMatch().lots(0).deal('G1 G1 G1 G11 G11 G11 GX GX', MIXED_HANDS[1]).deal(DOGES, GUARDS);
    expect(table.events('shown').map(({ seat }) => seat)).toEqual([0, 0, 1]);
    table.deal('M1 M1 M2 M2 M2 M2 M3 M3', MIXED_HANDS[1]).deal(...MIXED_HANDS);
    expect(table.events('shown')).toHaveLength(4);
    expect(table.turn.kind).toBe('ask');
  });

  test('[T6] seven of a type and one other are not dealt anew', () => {
    expect(newMatch().lots(0).deal('D D D D D D D M2', MIXED_HANDS[1]).turn.kind).toBe('ask');
  });

  test('[T6] holds in a later round too', () => {
    const table = twilight('D6 w5 e8', { hand: 'D', toMove: 1 }).say('D+').deal(DOGES, MIXED_HANDS[1]);
    expect(table.events('shown')).toHaveLength(1);
    expect(table.state.round).toBe(2);
    table.deal(...MIXED_HANDS);
    expect(table.state).toMatchObject({ round: 2, merchantOf: 1, toMove: 1 });
  });

  test('[T7] [T8] the pieces at the start', () => {
    expect(
      newMatch()
        .lots(0)
        .deal(...MIXED_HANDS).board,
    ).toBe('D0 w-2 e2 M-1 H1 F0');
    expect(
      newMatch()
        .lots(1)
        .deal(...MIXED_HANDS).board,
    ).toBe('D0 w-2 e2 M1 H-1 F0');
  });

  test('[T8] the Merchant and the Harlequin swap in each later round', () => {
    const table = newMatch()
      .lots(1)
      .deal(...MIXED_HANDS);
    const merchants = [table.state.merchantOf];
    for (const winner of [0, 1]) {
      const { board } = twilight(winner === 0 ? 'D-6 w-8 e5' : 'D6 w5 e8').state;
      table.state.board = board;
      table.say(winner === 0 ? 'D-' : 'D+').deal(...MIXED_HANDS);
      merchants.push(table.state.merchantOf);
    }
    expect(merchants).toEqual([1, 0, 1]);
    expect(table.board).toBe('D0 w-2 e2 M1 H-1 F0');
  });

  test('[T9] the Merchant’s player moves first', () => {
    expect(
      newMatch()
        .lots(0)
        .deal(...MIXED_HANDS).turn,
    ).toEqual({ kind: 'ask', seats: [0] });
    expect(
      newMatch()
        .lots(1)
        .deal(...MIXED_HANDS).turn,
    ).toEqual({ kind: 'ask', seats: [1] });
  });
});
