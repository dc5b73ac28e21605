import { seeded, silence } from '@ridotto/kernel';
import { describe, expect, test } from 'vitest';
import { title } from '../title.ts';
import { drafted, intrigo } from './intrigo.ts';

const RING = [...Array(16).keys()];

describe('placing', () => {
  test('[I12] an intrigue card from the hand goes face up into any empty gap', () => {
    const script = intrigo({ hands: 'C4 D2 | D3', purses: '0 0 0 0' });
    expect(script.options('C4@')).toEqual(RING.map((gap) => `C4@${gap}`));
    expect(script.options()).toHaveLength(32);
    script.say('C4@7');
    expect(script.gap(7)).toBe('C4');
    expect(script.state.hands[0]).toEqual(['D2']);
    expect(script.told).toEqual([{ type: 'placed', seat: 0, card: 'C4', gap: 7 }]);
  });

  test('[I12] play goes clockwise from the first player', () => {
    const script = intrigo({ hands: 'C4 C2 | D3 | G3 | M3', first: 2 });
    for (const [card, next] of [
      ['G3@0', 3],
      ['M3@1', 0],
      ['C4@2', 1],
      ['D3@3', 2],
    ] as const) {
      script.say(card);
      expect(script.state.toMove).toBe(next);
    }
  });

  test('[I12] the top card of a pile is bought: its cost goes to the supply', () => {
    const script = intrigo({ hands: 'C4 | D3 | G3 | M3', purses: '3 1 0 2' });
    script.say('thief@7', 'none');
    expect(script.gap(7)).toBe('thief');
    expect(script.state).toMatchObject({ purses: [2, 1, 0, 2], supply: 11 });
    expect(script.state.piles.thief).toEqual([2, 3]);
    expect(script.options('thief')).toEqual([]); // costs 2 now, and seat 1 has 1
    script.say('D3@0', 'G3@1');
    expect(script.options('thief')).toHaveLength(13);
  });

  test('[I12] whoever has no ducat buys nothing', () => {
    const script = intrigo({ hands: 'C4', purses: '0 1 1 1' });
    expect(script.options().every((option) => option.startsWith('C4@'))).toBe(true);
  });

  test('[I13] one card to a gap', () => {
    const script = intrigo({ hands: 'C4', gaps: '0:D2 3:(G2) 5:thief' });
    expect(script.options('C4@')).toEqual(RING.filter((gap) => ![0, 3, 5].includes(gap)).map((gap) => `C4@${gap}`));
  });

  test('[I13] the round ends when the last gap is filled; cards stay in hand', () => {
    const gaps = 'C2 D2 G2 M2 T2 C3 D3 G3 M3 T3 thief seller guard gondolier assassin .';
    const script = intrigo({ hands: 'C4 | D4 M4', gaps }).say('C4@15');
    expect(script.state.phase).toBe('tokens');
    expect(script.state.hands[1]).toEqual(['D4', 'M4']);
  });

  test('[I14] a player without an intrigue card buys or passes', () => {
    const script = intrigo({ hands: '| D3', purses: '1 1 1 1' });
    expect(script.options().at(-1)).toBe('pass');
    expect(script.options('assassin@')).toHaveLength(16);
    script.say('pass');
    expect(script.state.toMove).toBe(1);
    expect(intrigo({ hands: '| D3', purses: '0 1 1 1' }).options()).toEqual(['pass']);
  });

  test('[I14] nobody else may pass', () => {
    expect(intrigo({ hands: 'C2', purses: '0 0 0 0' }).options('pass')).toEqual([]);
    expect(intrigo({ hands: 'C2', purses: '9 0 0 0' }).options('pass')).toEqual([]);
  });

  test('[I15] an ability may be declined, and a card placed where it has nothing to act on', () => {
    const script = intrigo({ hands: 'C4 | D3', gaps: '6:D4' }).say('assassin@7');
    expect(script.options()).toEqual(['kill 6', 'none']);
    script.say('none');
    expect(script.gap(6)).toBe('D4');
    expect(script.state.toMove).toBe(1);
    expect(intrigo({ hands: 'C4' }).say('assassin@7').options()).toEqual(['none']);
  });

  test('[I15] [I16] it acts on one of the two buildings beside it, or on the card across that building', () => {
    const script = intrigo({ hands: 'C4', gaps: '15:D4 1:G4 2:M4' }).say('assassin@0');
    expect(script.options()).toEqual(['kill 15', 'kill 1', 'none']);
    expect(intrigo({ hands: 'C4' }).say('thief@15').options()).toEqual(['steal 15', 'steal 0', 'none']);
    expect(intrigo({ seats: 3, hands: 'C4', gaps: '10:D4 0:G4' }).say('assassin@11').options()).toEqual([
      'kill 10',
      'kill 0',
      'none',
    ]);
  });

  test('[I31] an empty pile offers nothing', () => {
    const script = intrigo({ hands: 'C2 | D2 | G2 | M2', purses: '9 9 9 9' });
    script.say('thief@0', 'none', 'thief@1', 'none', 'thief@2', 'none');
    expect(script.state.piles.thief).toEqual([]);
    expect(script.options('thief')).toEqual([]);
    expect(script.options('seller')).toHaveLength(13);
  });

  test('[I31] nobody can end the game for the others: a bot plays on from what the seat sees', () => {
    expect(title.manifest.courtesies).toEqual([]);
    expect([title.game.resign, title.game.draw]).toEqual([undefined, undefined]);
    const { state } = drafted(4, 1);
    const rng = seeded(1);
    while (state.phase === 'place' || state.phase === 'ability') {
      const options = title.game.options(state, state.toMove);
      title.game.apply(state, [title.bot(title.game.view(state, state.toMove), options, rng)], silence);
    }
    expect(state.gaps).not.toContain(null);
  });
});
