import { describe, expect, test } from 'vitest';
import { MIXED_HANDS, newMatch, twilight, type Script } from './twilight.ts';

const favouriteAfter = (pieces: string, hand = 'D', step = 'D+') =>
  twilight(pieces, { hand, toMove: 1 }).say(step, 'end').state.board.favourite;

describe('the Favourite’s step', () => {
  test('[T31] one for every piece in a mansion', () => {
    expect(favouriteAfter('D0 w-2 e7')).toBe(1);
    expect(favouriteAfter('D0 w-2 e8 M7')).toBe(2);
    expect(favouriteAfter('D0 w-2 e8 M7 H8')).toBe(3);
    expect(favouriteAfter('D0 w-7 e2 M-8')).toBe(-2);
  });

  test('[T31] one for the whole court on one half, and none on 0', () => {
    expect(favouriteAfter('D2 w1 e5')).toBe(1);
    expect(favouriteAfter('D2 w0 e5')).toBe(0);
    expect(favouriteAfter('D2 w-1 e5')).toBe(0);
    expect(favouriteAfter('D-3 w-5 e-1')).toBe(-1);
    expect(favouriteAfter('D-3 w-5 e0')).toBe(0);
    expect(favouriteAfter('D-4 w-7 e-2 M-7')).toBe(-3);
  });

  test('[T32] she goes by the difference when both sides count', () => {
    expect(favouriteAfter('D0 w-7 e8 M8')).toBe(1);
    expect(favouriteAfter('D0 w-7 e8 M-8 H-7')).toBe(-2);
    expect(favouriteAfter('D2 w1 e8 M-7 H-8')).toBe(0);
    expect(favouriteAfter('D0 w-7 e7')).toBe(0);
  });

  test('[T32] it is counted at the turn’s end, whoever’s turn it is', () => {
    const table = twilight('M8', { hand: 'M2' });
    expect(table.say('M2-').board).toContain('F0');
    expect(table.say('end').board).toContain('F0');
    expect(twilight('M6', { hand: 'M2' }).say('M2+', 'end').board).toContain('F1');
  });

  test('[T33] in a mansion she wins the round at once, before the draw', () => {
    const table = twilight('D0 w-2 e8 F6', { hand: 'D', toMove: 0 }).say('D+', 'end');
    expect(table.state.outcome).toEqual({ winner: 1, by: 'favourite' });
    expect(table.state.wins).toEqual([0, 1]);
    expect(table.board).toContain('F7');
    expect(table.events('drew')).toEqual([]);
    expect(table.state.played).toEqual([]); // the turn is over
  });

  test('[T33] a step beyond the end counts as reaching it', () => {
    const table = twilight('D2 w1 e8 M8 H8 F6', { hand: 'D', toMove: 0 }).say('D+', 'end');
    expect(table.state.outcome).toEqual({ winner: 1, by: 'favourite' });
    expect(table.board).toContain('F8');
    expect(table.events('favourite')).toEqual([{ type: 'favourite', toward: 1, cells: 4, to: 8 }]);
    expect(twilight('D-2 w-8 e-1 M-8 F-6', { hand: 'D' }).say('D-', 'end').board).toContain('F-8');
  });

  test('[T33] cell 6 is not yet a mansion', () => {
    expect(twilight('D0 w-2 e8 F5', { hand: 'D' }).say('D+', 'end').state.outcome).toBeNull();
  });
});

describe('the Doge in a mansion', () => {
  test('[T34] wins in the middle of a turn, for the side’s player, whoever moved', () => {
    for (const toMove of [0, 1]) {
      const table = twilight('D6 w5 e8', { hand: 'D D D', toMove }).say('D+');
      expect(table.state.outcome).toEqual({ winner: 1, by: 'doge' });
      expect(table.state.phase).toBe('deal');
    }
    expect(twilight('D-6 w-8 e2', { hand: 'D', toMove: 1 }).say('D-').state.outcome?.winner).toBe(0);
  });

  test('[T34] however it was moved: by a Cortege, a Masquerade or the Guild’s Word', () => {
    expect(twilight('D6 w5 e7', { hand: 'D D' }).say('DD+').state.outcome?.winner).toBe(1);
    expect(twilight('D3 w-2 e8 H4', { hand: 'H4', toMove: 1 }).say('H4>D+').state.outcome?.winner).toBe(1);
    expect(twilight('D0 w-8 e1 M-7', { hand: 'D' }).say('word D').state.outcome?.winner).toBe(0);
  });

  test('[T34] the Favourite doesn’t step any more', () => {
    const table = twilight('D6 w5 e8 F6', { hand: 'D' }).say('D+');
    expect(table.events('favourite')).toEqual([]);
    expect(table.board).toContain('F6');
  });
});

/** Seat 0 to move; what it plays is drawn again from this deck. */
const nearTheEnd = (deck: string, more: { deal?: 1 | 2 | 3; merchantOf?: 0 | 1; pieces?: string } = {}): Script =>
  twilight(more.pieces ?? 'D0', {
    hand: 'D D D D M1 M2 M2 M2',
    other: 'G1 G1 G1 G1 H1 H2 H2 H2',
    deck,
    deal: more.deal ?? 1,
    merchantOf: more.merchantOf ?? 0,
  });

describe('the deck runs out', () => {
  test('[T35] at a draw the hand is filled up to 8', () => {
    const table = nearTheEnd('G11 G11 G11 M2').say('D+', 'D-', 'end').draw('G11 M2');
    expect(table.state.hands[0]).toHaveLength(8);
    expect(table.state.deck).toEqual(['G11', 'G11']);
  });

  test('[T35] the first time, in the middle of a draw: all discards make the new deck, and the draw goes on', () => {
    const table = nearTheEnd('G11').say('D+', 'D-', 'D+', 'end').draw('G11');
    expect(table.events('shuffled')).toEqual([{ type: 'shuffled', deal: 2 }]);
    expect(table.state).toMatchObject({ deal: 2, phase: 'draw', toMove: 0, discards: [[], []] });
    expect(table.state.deck).toHaveLength(54 - 6 - 8);
    expect(table.state.hands[1]).toHaveLength(8);
    table.draw('D D');
    expect(table.state.hands[0]).toHaveLength(8);
    expect(table.turn).toEqual({ kind: 'ask', seats: [1] });
  });

  test('[T35] the first time, exactly at the end of a draw: the discards are shuffled at once', () => {
    const table = nearTheEnd('G11 G11').say('D+', 'D-', 'end').draw('G11 G11');
    expect(table.state).toMatchObject({ deal: 2, phase: 'turn', toMove: 1 });
    expect(table.state.deck).toHaveLength(38);
  });

  test('[T35] a draw after discarding counts the same, and the discarded cards are shuffled in too', () => {
    const table = nearTheEnd('G11 G11 G11').say('discard').draw('G11 G11 G11');
    expect(table.state).toMatchObject({ deal: 2, phase: 'draw' });
    expect(table.state.deck.filter((card) => card === 'D')).toHaveLength(12);
    table.draw('D D D D D');
    expect(table.state).toMatchObject({ phase: 'turn', toMove: 1 });
  });

  test('[T36] the second time on a turn of the Harlequin’s player: judged at once', () => {
    const table = nearTheEnd('G11', { deal: 2, merchantOf: 1 }).say('D+', 'end').draw('G11');
    expect(table.state.outcome).toEqual({ winner: 1, by: 'judged' });
    expect(table.events('last-turn')).toEqual([]);
  });

  test('[T36] the second time on a turn of the Merchant’s player: the other has one more, then it is judged', () => {
    const table = nearTheEnd('G11', { deal: 2 }).say('D+', 'end').draw('G11');
    expect(table.events('last-turn')).toEqual([{ type: 'last-turn', seat: 1 }]);
    expect(table.state).toMatchObject({ lastTurn: true, toMove: 1, phase: 'turn', outcome: null });
    table.say('H1+', 'end');
    expect(table.state.outcome).toEqual({ winner: 1, by: 'judged' });
    expect(table.state.hands[1]).toHaveLength(7);
  });

  test('[T36] the last turn may turn the tables', () => {
    const table = nearTheEnd('G11', { deal: 2, pieces: 'D0 M-1' }).say('D+', 'end').draw('G11').say('word D');
    expect(table.state.outcome).toEqual({ winner: 0, by: 'judged' });
  });

  test('[T36] the draw stops, however many cards are missing', () => {
    const table = nearTheEnd('G11', { deal: 2 }).say('D+', 'D-', 'D-', 'end').draw('G11');
    expect(table.state.hands[0]).toHaveLength(6);
    expect(table.turn).toEqual({ kind: 'ask', seats: [1] });
  });

  test('[T36] after a discard too, on either player’s turn', () => {
    const first = nearTheEnd('G11 G11', { deal: 2, pieces: 'D1' }).say('discard').draw('G11 G11');
    expect(first.state).toMatchObject({ lastTurn: true, toMove: 1 });
    expect(first.say('discard').state.outcome).toEqual({ winner: 1, by: 'judged' });
    const second = nearTheEnd('G11 G11', { deal: 2, merchantOf: 1, pieces: 'D-1' }).say('discard').draw('G11 G11');
    expect(second.state.outcome).toEqual({ winner: 0, by: 'judged' });
  });

  test('[T36] one card left is not run out', () => {
    const table = nearTheEnd('G11 G11', { deal: 2, merchantOf: 1 }).say('D+', 'end').draw('G11');
    expect(table.state).toMatchObject({ lastTurn: false, toMove: 1, outcome: null });
  });

  test('[T37] the Doge’s half decides, whatever the Favourite’s', () => {
    expect(judged('D1 F-6').outcome).toEqual({ winner: 1, by: 'judged' });
    expect(judged('D-1 F6').outcome).toEqual({ winner: 0, by: 'judged' });
  });

  test('[T37] with the Doge on 0 the Favourite’s half decides', () => {
    expect(judged('D0 F1').outcome).toEqual({ winner: 1, by: 'judged' });
    expect(judged('D0 F-1').outcome).toEqual({ winner: 0, by: 'judged' });
  });

  test('[T37] [T38] with her on 0 too, a third deal is played', () => {
    const state = judged('D0 F0');
    expect(state).toMatchObject({ deal: 3, phase: 'fill', outcome: null, lastTurn: false, discards: [[], []] });
    expect(state.deck).toHaveLength(54 - 8 - 1);
  });
});

/** The round as it stands after the Harlequin's player, seat 1, has played the last card of the second deal. */
const judged = (pieces: string) =>
  twilight(pieces, {
    hand: 'M1 M2',
    other: 'G1 G1 G1 G1 H1 H2 H2 H2',
    deck: '',
    deal: 2,
    toMove: 1,
    lastTurn: true,
  }).say('M1+', 'end').state;

/** Judged with both on 0: seat 0 holds three cards, seat 1 one. */
const thirdDeal = () =>
  twilight('D0 F0', { hand: 'M1 M2', other: 'G1 G1 G1', deck: '', deal: 2, toMove: 1, lastTurn: true }).say(
    'M1+',
    'end',
  );

describe('the third deal', () => {
  test('[T38] hands stay, both fill up to 8, the Merchant’s player first, who moves next', () => {
    const table = thirdDeal();
    expect(table.state.hands).toEqual([['G1', 'G1', 'G1'], ['M2']]);
    expect(table.state.toMove).toBe(0);
    table.draw('D D D D D');
    expect(table.state).toMatchObject({ phase: 'fill', toMove: 1 });
    table.draw('D D D D D D D');
    expect(table.state.hands.map((hand) => hand.length)).toEqual([8, 8]);
    expect(table.state).toMatchObject({ phase: 'turn', toMove: 0, deal: 3 });
    expect(table.state.deck).toHaveLength(38);
  });

  test('[T38] a full hand draws nothing', () => {
    const where = { other: 'G1 G1 G1 G1 H1 H2 H2 H2', deck: '', deal: 2, toMove: 1, lastTurn: true } as const;
    const table = twilight('D0 F0', { ...where, hand: 'D' }).say('discard');
    expect(table.state).toMatchObject({ phase: 'fill', toMove: 1 });
    table.draw('D D D D D D D D');
    expect(table.state).toMatchObject({ phase: 'turn', toMove: 0 });
  });

  test('[T38] when it runs out T36 and T37 apply', () => {
    const table = nearTheEnd('G11', { deal: 3 }).say('D+', 'end').draw('G11');
    expect(table.state).toMatchObject({ lastTurn: true, toMove: 1, deal: 3 });
    expect(table.say('H1+', 'end').state.outcome).toEqual({ winner: 1, by: 'judged' });
  });

  test('[T38] a tie now makes the round a draw', () => {
    const table = nearTheEnd('G11', { deal: 3 }).say('M1+', 'end').draw('G11').say('H1+', 'end');
    expect(table.state).toMatchObject({ outcome: { winner: null, by: 'drawn' }, wins: [0, 0], phase: 'deal' });
  });
});

/** A round of a match that has come so far, won by the Doge or drawn. */
function after(round: number, wins: readonly [number, number], winner: 0 | 1 | null): Script {
  const where = { round, wins, hand: 'D D M1', other: 'D D D', deal: 3, deck: '', toMove: 1 } as const;
  if (winner === null) return twilight('D0 F0', where).say('M1+', 'end');
  return twilight(winner === 0 ? 'D-6 w-8 e0' : 'D6 w0 e8', where).say(winner === 0 ? 'D-' : 'D+');
}

describe('the match', () => {
  test('[T39] two rounds are played, even after a win in the first', () => {
    const table = after(1, [0, 0], 0);
    expect(table.state).toMatchObject({ phase: 'deal', wins: [1, 0], round: 1 });
    expect(table.deal(...MIXED_HANDS).state).toMatchObject({ phase: 'turn', wins: [1, 0], round: 2, outcome: null });
  });

  test('[T39] who won both wins the match', () => {
    expect(after(2, [1, 0], 0).turn).toEqual({ kind: 'over', payoffs: [1, -1], reason: 'doge' });
    expect(after(2, [0, 1], 1).turn).toEqual({ kind: 'over', payoffs: [-1, 1], reason: 'doge' });
  });

  test('[T39] so does who won one with the other drawn', () => {
    expect(after(2, [1, 0], null).turn).toEqual({ kind: 'over', payoffs: [1, -1], reason: 'drawn' });
    expect(after(2, [0, 0], 1).turn).toEqual({ kind: 'over', payoffs: [-1, 1], reason: 'doge' });
  });

  test('[T40] after one win each, or two draws, a third round decides', () => {
    expect(after(2, [1, 0], 1).turn.kind).toBe('roll');
    expect(after(2, [0, 0], null).turn.kind).toBe('roll');
    expect(after(3, [1, 1], 0).turn).toMatchObject({ payoffs: [1, -1] });
    expect(after(3, [0, 0], 1).turn).toMatchObject({ payoffs: [-1, 1] });
  });

  test('[T40] if it is drawn, so is the match', () => {
    expect(after(3, [1, 1], null).turn).toEqual({ kind: 'over', payoffs: [0, 0], reason: 'drawn' });
    expect(after(3, [0, 0], null).turn).toEqual({ kind: 'over', payoffs: [0, 0], reason: 'drawn' });
  });

  test('[T41] a player may resign the match at any time, in the other’s turn and between rounds too', () => {
    const resigned = { kind: 'over', payoffs: [-1, 1], reason: 'resigned' };
    expect(twilight('', { toMove: 1, wins: [1, 0] }).resign(0).turn).toEqual(resigned);
    expect(newMatch().resign(0).turn).toEqual(resigned);
    expect(after(1, [0, 0], 0).resign(1).turn).toEqual({ kind: 'over', payoffs: [1, -1], reason: 'resigned' });
    expect(() => twilight('').resign(0).resign(1)).toThrow('over');
  });
});
