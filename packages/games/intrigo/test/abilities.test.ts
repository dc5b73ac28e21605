import { describe, expect, test } from 'vitest';
import { intrigo, type Position } from './intrigo.ts';

/** Seat 0 of Contarini has ducats and plays an influence card into gap 7, between buildings 7 and 8. */
const here = (position: Position) => intrigo({ purses: '3 3 3 3', hands: 'C2 | D2 | G2 | M2', ...position });

/** Every gap but 7 filled, with Dandolo 3 and 4 beside. */
const FULL = 'C3 C4 G3 G4 M3 M4 D3 . D4 T2 T3 T4 (T3) thief seller guard';

describe('[I17] Seller', () => {
  test('swaps the token of either neighbour with any other token, whatever the symbols', () => {
    const options = here({}).say('seller@7').options();
    expect(options).toHaveLength(31);
    expect(options).toContain('swap 7 12');
    expect(options).toContain('swap 8 1');
    expect(options).not.toContain('swap 7 7');
    expect(options).not.toContain('swap 6 12');
    const script = here({ tokens: '7:ducat 12:clergy' }).say('seller@7', 'swap 7 12');
    expect([script.token(7), script.token(12)]).toEqual(['clergy', 'ducat']);
    const other = here({ tokens: '8:farmers 1:ducat' }).say('seller@7', 'swap 8 1');
    expect([other.token(8), other.token(1)]).toEqual(['ducat', 'farmers']);
  });

  test('has nothing to act on where no token lies', () => {
    expect(here({ tokens: '7:- 8:-' }).say('seller@7').options()).toEqual(['none']);
    const options = here({ tokens: '7:- 12:-' }).say('seller@7').options();
    expect(options).toHaveLength(14);
    expect(options).not.toContain('swap 8 12');
  });

  test('swaps a face-down token too, and it stays face down', () => {
    const script = here({ tokens: '8:(clergy) 3:ducat' }).say('seller@7', 'swap 8 3');
    expect([script.token(8), script.token(3)]).toEqual(['ducat', '(clergy)']);
    const back = here({ tokens: '7:ducat 3:(ducat)' }).say('seller@7', 'swap 7 3');
    expect([back.token(7), back.token(3)]).toEqual(['(ducat)', 'ducat']);
  });

  test('needs no card beside: Tiepolo or nobody there, the tokens are swapped', () => {
    const script = here({ gaps: '6:T4', tokens: '7:ducat 0:workers' }).say('seller@7', 'swap 7 0');
    expect(script.token(7)).toBe('workers');
  });

  test('in the last empty gap acts before the rewards', () => {
    const script = here({ gaps: FULL, tokens: '7:ducat 0:clergy' }).say('seller@7');
    expect(script.state.phase).toBe('ability');
    script.say('swap 7 0');
    expect(script.told).toContainEqual({ type: 'awarded', seat: 1, building: 7, token: 'clergy', card: 'D3' });
  });

  test('declined, leaves all tokens', () => {
    const script = here({ tokens: '7:ducat 8:clergy' }).say('seller@7', 'none');
    expect([script.token(7), script.token(8)]).toEqual(['ducat', 'clergy']);
    expect(script.told.at(-1)).toEqual({ type: 'declined', seat: 0, influence: 'seller' });
  });
});

describe('[I18] Assassin', () => {
  test('turns the intrigue card across either neighbour face down', () => {
    const script = here({ gaps: '6:D4 8:M3' }).say('assassin@7');
    expect(script.options()).toEqual(['kill 6', 'kill 8', 'none']);
    script.say('kill 8');
    expect([script.gap(6), script.gap(8)]).toEqual(['D4', '(M3)']);
    expect(script.told.at(-1)).toEqual({ type: 'killed', seat: 0, card: 'M3', gap: 8 });
    expect(here({ gaps: '6:D4 8:M3' }).say('assassin@7', 'kill 6').gap(6)).toBe('(D4)');
  });

  test('has nothing to act on beside empty gaps and influence cards', () => {
    expect(here({ gaps: '6:thief' }).say('assassin@7').options()).toEqual(['none']);
  });

  test('[I23] needs a face-up card', () => {
    expect(here({ gaps: '6:(D4) 8:M3' }).say('assassin@7').options()).toEqual(['kill 8', 'none']);
  });

  test('takes Tiepolo and a family without a player as well', () => {
    expect(here({ gaps: '6:T4' }).say('assassin@7', 'kill 6').gap(6)).toBe('(T4)');
    const three = intrigo({ seats: 3, families: 'C D G', hands: 'C2', gaps: '6:M4' }).say('assassin@7', 'kill 6');
    expect(three.gap(6)).toBe('(M4)');
  });

  test('in the last empty gap still robs the card of this round’s reward', () => {
    const script = here({ gaps: FULL, tokens: '7:ducat' }).say('assassin@7', 'kill 6');
    expect(script.told).toContainEqual({ type: 'stayed', building: 7, token: 'ducat', why: 'nobody' });
    expect(script.state.phase).toBe('tokens');
  });

  test('declined, leaves the card face up', () => {
    expect(here({ gaps: '6:D4' }).say('assassin@7', 'none').gap(6)).toBe('D4');
  });
});

describe('[I19] Courtesan', () => {
  const HANDS = 'C2 C3 | D2 T3 | G2 T3 | M2 T4';
  const PALACE = '0:C4 1:D3 2:D4 3:G3 4:G4 10:M3 11:M4 12:T2';

  test('calls any card not in the palace into the empty gap across either neighbour', () => {
    const script = here({ hands: HANDS, gaps: PALACE }).say('courtesan@7');
    const cards = ['C2', 'C3', 'D2', 'G2', 'M2', 'T3', 'T4'];
    expect(script.options()).toEqual([
      ...cards.map((card) => `call ${card} 6`),
      ...cards.map((card) => `call ${card} 8`),
      'none',
    ]);
    script.say('call M2 8');
    expect(script.gap(8)).toBe('M2');
    expect(script.state.hands[3]).toEqual(['T4']);
    expect(script.told.slice(-2)).toEqual([
      { type: 'called', seat: 0, card: 'M2', gap: 8, holder: 3 },
      { type: 'placed', seat: 3, card: 'M2', gap: 8 },
    ]);
    expect(script.state.toMove).toBe(1); // the holder's own turn is not used up
    expect(here({ hands: HANDS, gaps: PALACE }).say('courtesan@7', 'call G2 6').gap(6)).toBe('G2');
  });

  test('her player may hold the card', () => {
    const script = here({ hands: HANDS, gaps: PALACE }).say('courtesan@7', 'call C3 6');
    expect(script.state.hands[0]).toEqual(['C2']);
  });

  test('has nothing to act on where both gaps are filled', () => {
    expect(here({ hands: HANDS, gaps: '6:thief 8:(C4)' }).say('courtesan@7').options()).toEqual(['none']);
    const script = here({ hands: HANDS, gaps: `${PALACE} 6:thief` }).say('courtesan@7');
    expect(script.options('call T4')).toEqual(['call T4 8']);
  });

  test('a face-down card is in the palace and can’t be called; the called one lies face up', () => {
    const script = here({ hands: 'C2 | D2', gaps: '0:(C4)' }).say('courtesan@7');
    expect(script.options('call C4')).toEqual([]);
    expect(script.say('call D2 6').gap(6)).toBe('D2');
  });

  test('of two equal Tiepolo cards the first holder’s, clockwise from her player', () => {
    const script = here({ hands: HANDS, gaps: PALACE }).say('courtesan@7', 'call T3 6');
    expect(script.state.hands.slice(1, 3)).toEqual([['D2'], ['G2', 'T3']]);
    const later = here({ hands: HANDS, gaps: PALACE, toMove: 2 }).say('courtesan@7', 'call T3 6');
    expect(later.state.hands.slice(1, 3)).toEqual([['D2', 'T3'], ['G2']]); // her player comes first
    const last = here({ hands: HANDS, gaps: PALACE, toMove: 3 }).say('courtesan@7', 'call T3 6');
    expect(last.state.hands.slice(1, 3)).toEqual([['D2'], ['G2', 'T3']]);
  });

  test('a card of the family without a player can be called, Tiepolo not with three players', () => {
    const script = intrigo({ seats: 3, families: 'C D G', hands: 'C2 | M4 | G2' }).say('courtesan@7');
    expect(script.options('call T')).toEqual([]);
    expect(script.say('call M4 8').gap(8)).toBe('M4');
  });

  test('may fill the last empty gap, and the round ends', () => {
    const gaps = 'C3 C4 G3 G4 M3 M4 D3 . . T2 T3 T4 D4 thief seller guard';
    const script = here({ gaps }).say('courtesan@7', 'call D2 8');
    expect(script.state.phase).toBe('tokens');
    expect(here({ gaps: FULL }).say('courtesan@7').options()).toEqual(['none']);
  });

  test('declined, calls nobody', () => {
    const script = here({ hands: HANDS, gaps: PALACE }).say('courtesan@7', 'none');
    expect([script.gap(6), script.gap(8)]).toEqual(['.', '.']);
    expect(script.state.hands.map((hand) => hand.length)).toEqual([2, 2, 2, 2]);
  });

  test('a player who has lost the last card to her may pass', () => {
    const script = here({ purses: '1 0 0 0' }).say('courtesan@7', 'call D2 8');
    expect(script.options()).toEqual(['pass']);
  });
});

describe('[I20] Gondolier', () => {
  test('swaps the card across either neighbour with any other intrigue card', () => {
    const script = here({ gaps: '6:D4 8:M3 11:G2 12:thief' }).say('gondolier@7');
    expect(script.options()).toEqual(['ferry 6 8', 'ferry 6 11', 'ferry 8 6', 'ferry 8 11', 'none']);
    script.say('ferry 6 11');
    expect([script.gap(6), script.gap(11)]).toEqual(['G2', 'D4']);
    const other = here({ gaps: '6:D4 8:M3 11:G2' }).say('gondolier@7', 'ferry 8 6');
    expect([other.gap(6), other.gap(8)]).toEqual(['M3', 'D4']);
  });

  test('has nothing to act on without a card beside, or without another one', () => {
    expect(here({ gaps: '6:thief 11:G2' }).say('gondolier@7').options()).toEqual(['none']);
    expect(here({ gaps: '6:D4' }).say('gondolier@7').options()).toEqual(['none']);
  });

  test('[I23] carries a face-down card, which stays face down', () => {
    const script = here({ gaps: '6:(D4) 11:G2' }).say('gondolier@7', 'ferry 6 11');
    expect([script.gap(6), script.gap(11)]).toEqual(['G2', '(D4)']);
    const back = here({ gaps: '6:D4 11:(G2)' }).say('gondolier@7', 'ferry 6 11');
    expect([back.gap(6), back.gap(11)]).toEqual(['(G2)', 'D4']);
  });

  test('carries Tiepolo and a family without a player', () => {
    expect(here({ gaps: '6:T4 11:G2' }).say('gondolier@7', 'ferry 6 11').gap(11)).toBe('T4');
    const three = intrigo({ seats: 3, families: 'C D G', hands: 'C2', gaps: '6:D2 11:M4' });
    expect(three.say('gondolier@7', 'ferry 6 11').gap(6)).toBe('M4');
  });

  test('in the last empty gap acts before the rewards', () => {
    const script = here({ gaps: FULL, tokens: '7:ducat' }).say('gondolier@7', 'ferry 6 1');
    expect(script.told).toContainEqual({ type: 'awarded', seat: 0, building: 7, token: 'ducat', card: 'C4' });
  });

  test('declined, leaves the cards', () => {
    const script = here({ gaps: '6:D4 11:G2' }).say('gondolier@7', 'none');
    expect([script.gap(6), script.gap(11)]).toEqual(['D4', 'G2']);
  });
});

describe('[I21] Palace Guard', () => {
  test('moves the card across either neighbour into any other empty gap', () => {
    const script = here({ gaps: '6:D4 8:M3' }).say('guard@7');
    expect(script.options('move 6')).toHaveLength(13);
    expect(script.options('move 8')).toHaveLength(13);
    script.say('move 6 11');
    expect([script.gap(6), script.gap(11)]).toEqual(['.', 'D4']);
    expect(here({ gaps: '6:D4 8:M3' }).say('guard@7', 'move 8 0').gap(0)).toBe('M3');
  });

  test('has nothing to act on beside empty gaps and influence cards', () => {
    expect(here({ gaps: '8:seller 0:D4' }).say('guard@7').options()).toEqual(['none']);
  });

  test('[I23] moves a face-down card, which stays face down', () => {
    expect(here({ gaps: '6:(D4)' }).say('guard@7', 'move 6 11').gap(11)).toBe('(D4)');
  });

  test('moves Tiepolo and a family without a player', () => {
    expect(here({ gaps: '6:T4' }).say('guard@7', 'move 6 11').gap(11)).toBe('T4');
    const three = intrigo({ seats: 3, families: 'C D G', hands: 'C2', gaps: '8:M4' }).say('guard@7', 'move 8 0');
    expect(three.gap(0)).toBe('M4');
  });

  test('in the last empty gap finds no other one', () => {
    const script = here({ gaps: FULL }).say('guard@7');
    expect(script.options()).toEqual(['none']);
    expect(script.say('none').state.phase).toBe('tokens');
  });

  test('declined, moves nobody', () => {
    expect(here({ gaps: '6:D4' }).say('guard@7', 'none').gap(6)).toBe('D4');
  });
});

describe('[I22] Thief', () => {
  test('turns the token of either neighbour face down', () => {
    const script = here({ tokens: '7:ducat 8:clergy' }).say('thief@7');
    expect(script.options()).toEqual(['steal 7', 'steal 8', 'none']);
    script.say('steal 8');
    expect([script.token(7), script.token(8)]).toEqual(['ducat', '(clergy)']);
    expect(here({ tokens: '7:ducat' }).say('thief@7', 'steal 7').token(7)).toBe('(ducat)');
  });

  test('has nothing to act on where no token lies, or only a face-down one', () => {
    expect(here({ tokens: '7:- 8:(clergy)' }).say('thief@7').options()).toEqual(['none']);
  });

  test('needs no card beside: face-down cards and Tiepolo don’t hinder', () => {
    expect(here({ gaps: '6:(D4) 8:T4' }).say('thief@7').options('steal')).toEqual(['steal 7', 'steal 8']);
  });

  test('in the last empty gap: nobody wins the token this round', () => {
    const script = here({ gaps: FULL, tokens: '7:ducat' }).say('thief@7', 'steal 7');
    expect(script.told).toContainEqual({ type: 'stayed', building: 7, token: 'ducat', why: 'face-down' });
    expect(script.token(7)).toBe('(ducat)');
  });

  test('declined, leaves the token face up', () => {
    expect(here({ tokens: '7:ducat' }).say('thief@7', 'none').token(7)).toBe('ducat');
  });
});
