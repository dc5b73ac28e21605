import { admit, isRefusal, seeded, trace, setupOf } from '@ridotto/kernel';
import { playOut } from '@ridotto/kernel/testing';
import { describe, expect, test } from 'vitest';
import { title } from '../title.ts';
import type { Roll, State } from '../rules/model.ts';
import { fromStart, intrigo } from './intrigo.ts';

const { game, notation } = title;
const { write, read } = notation.answer;

describe('notation', () => {
  test('writes every kind of answer', () => {
    expect(write({ kind: 'keep', card: 'C4' })).toBe('keep C4');
    expect(write({ kind: 'place', card: 'C4', gap: 7 })).toBe('C4@7');
    expect(write({ kind: 'hire', influence: 'assassin', gap: 7 })).toBe('assassin@7');
    expect(write({ kind: 'kill', gap: 6 })).toBe('kill 6');
    expect(write({ kind: 'swap', building: 7, other: 12 })).toBe('swap 7 12');
    expect(write({ kind: 'call', card: 'D3', gap: 6 })).toBe('call D3 6');
    expect(write({ kind: 'ferry', gap: 6, other: 11 })).toBe('ferry 6 11');
    expect(write({ kind: 'move', gap: 6, to: 11 })).toBe('move 6 11');
    expect(write({ kind: 'steal', building: 8 })).toBe('steal 8');
    expect([write({ kind: 'none' }), write({ kind: 'pass' })]).toEqual(['none', 'pass']);
  });

  test('reads what people type, allowed now or not', () => {
    const typed = { 'KEEP c4': 'keep C4', 'c4 @ 7': 'C4@7', 'Thief 7': 'thief@7', ' swap  7 12 ': 'swap 7 12' };
    for (const [text, say] of Object.entries(typed)) expect(write(read(text)!)).toBe(say);
    const odd = [
      '',
      'C4',
      'C9@3',
      'C4@16',
      'keep',
      'kill',
      'kill 6 7',
      'swap 7',
      'call 6 D3',
      'pass 1',
      'toString 1',
      7,
    ];
    for (const text of odd) expect(read(text)).toBeUndefined();
  });

  test('a position is read, but for what was seen before; never in the middle of a turn', () => {
    playOut(title, 4, {}, seeded(3), {
      each(state) {
        const again = notation.position.read(notation.position.write(state));
        const kept = state.phase === 'draft' ? state.kept : state.kept.map(() => []);
        expect(again).toEqual(state.phase === 'ability' ? undefined : { ...state, plays: [], kept });
      },
    });
  });

  test.each([
    null,
    { phase: 'over' },
    { round: -1 },
    { first: 4 },
    { families: ['C'] },
    { purses: [1] },
    { hands: [[], [], []] },
    { gaps: [] },
    { gaps: Array.from({ length: 16 }, () => ({})) },
    { buildings: Array.from({ length: 16 }, () => ({ token: 'gold', up: true })) },
    { piles: {} },
    { bag: {} },
  ])('no position has %j', (wrong) => {
    const written = notation.position.write(intrigo({ hands: 'C4' }).state) as object;
    expect(notation.position.read(wrong && { ...written, ...wrong })).toBeUndefined();
  });

  test('a position is the documented JSON', () => {
    const script = intrigo({ hands: 'C4 D2 | D3 | G3 | M3', gaps: '2:(M3)', tokens: '0:clergy 3:- 5:(ducat)' });
    script.say('thief@1');
    const position = notation.position.write(script.state) as Record<string, unknown>;
    const fields = 'round first phase toMove families buildings gaps hands kept purses seals piles supply bag';
    expect(Object.keys(position)).toEqual(fields.split(' '));
    expect(position).toMatchObject({
      round: 1,
      first: 0,
      phase: 'ability',
      toMove: 0,
      families: ['C', 'D', 'G', 'M'],
      hands: [['C4', 'D2'], ['D3'], ['G3'], ['M3']],
      kept: [[], [], [], []],
      purses: [0, 1, 1, 1],
    });
    const buildings = position.buildings as unknown[];
    expect(buildings[0]).toEqual({ for: 'seal', token: 'clergy', up: true });
    expect(buildings[3]).toEqual({ for: 'ducat', token: null, up: true });
    expect(buildings[5]).toEqual({ for: 'ducat', token: 'ducat', up: false });
    const gaps = position.gaps as unknown[];
    expect(gaps.slice(0, 3)).toEqual([null, { influence: 'thief', cost: 1 }, { card: 'M3', up: false }]);
    expect(position.piles).toMatchObject({ thief: [2, 3], seller: [1, 2, 3] });
  });

  test('a position is a snapshot', () => {
    const script = intrigo({ hands: 'C4 | D3' });
    const position = notation.position.write(script.state);
    const before = JSON.stringify(position);
    script.say('C4@3');
    expect(JSON.stringify(position)).toBe(before);
  });

  test('in the draft the packs are the hands, and what is kept stands beside', () => {
    const lines = [...trace(title, { seats: 3, setup: {}, seed: 1 })];
    const drafts = lines.filter(({ position }) => (position as { phase?: string } | undefined)?.phase === 'draft');
    const { hands, kept } = drafts[1]!.position as { hands: string[][]; kept: string[][] };
    expect(hands.map((cards) => cards.length)).toEqual([3, 3, 3]);
    expect(kept.map((cards) => cards.length)).toEqual([1, 1, 1]);
    expect(new Set([...hands, ...kept].flat()).size).toBe(12);
    expect(lines.at(-1)).toMatchObject({ type: 'over' });
  });
});

/** What chance is taken to have rolled, if it could roll so now. */
function rolled(state: State, roll: unknown): Roll | undefined {
  const step = admit(
    title,
    { seats: state.seats, state, sealed: new Map(), drawOffer: undefined, length: 0 },
    { roll },
  );
  return isRefusal(step) || step.kind !== 'roll' ? undefined : step.roll;
}

describe('an answer of chance', () => {
  const seating = { kind: 'seating', first: 1, families: ['C', 'M', 'D'] };

  test.each([
    null,
    'seating',
    { kind: 'seating' },
    { ...seating, first: 3 },
    { ...seating, first: '1' },
    { ...seating, first: -1 },
    { ...seating, families: ['C', 'M'] },
    { ...seating, families: ['C', 'M', 'M'] },
    { ...seating, families: ['C', 'M', 'T'] },
    { ...seating, extra: 1 },
    { kind: 'deal', hands: [] },
  ])('is no seating: %o', (answer) => {
    expect(rolled(game.start(3, {}), answer)).toBeUndefined();
  });

  test('is read strictly: tokens', () => {
    const { state } = fromStart(3).roll(seating);
    const six = ['clergy', 'clergy', 'clergy', 'workers', 'workers', 'farmers'];
    expect(rolled(state, { kind: 'tokens', seals: six })).toEqual({ kind: 'tokens', seals: six });
    for (const seals of [six.slice(1), [...six, 'farmers'], six.with(5, 'clergy'), six.with(5, 'ducat'), 'clergy']) {
      expect(rolled(state, { kind: 'tokens', seals })).toBeUndefined();
    }
  });

  test('is read strictly: deal', () => {
    const script = fromStart(3).roll(seating);
    const { state } = script.roll(game.roll(script.state, seeded(1)));
    const hands = [
      ['M2', 'C2', 'D2', 'G2'],
      ['C3', 'D3', 'G3', 'M3'],
      ['C4', 'D4', 'G4', 'M4'],
    ];
    expect(rolled(state, { kind: 'deal', hands })).toEqual({
      kind: 'deal',
      hands: [['C2', 'D2', 'G2', 'M2'], hands[1], hands[2]],
    });
    const wrong = [hands.slice(1), [hands[0], hands[0], hands[2]], [['T2', 'C2', 'D2', 'G2'], hands[1], hands[2]], 7];
    for (const other of wrong) expect(rolled(state, { kind: 'deal', hands: other })).toBeUndefined();
    expect(
      rolled(state, { kind: 'deal', hands: [[...hands[0]!, 'C3'], hands[1]!.slice(1), hands[2]] }),
    ).toBeUndefined();
  });

  test('is nothing while seats are asked', () => {
    expect(rolled(intrigo({ hands: 'C2' }).state, seating)).toBeUndefined();
  });
});

test('a table has no options but its three or four seats', () => {
  expect([setupOf(title, {}, 3), setupOf(title, {}, 4)]).toEqual([{}, {}]);
  for (const data of [null, undefined, [], 'x', { seats: 3 }]) expect(setupOf(title, data, 3)).toBeUndefined();
  for (const seats of [0, 2, 5, 3.5]) expect(setupOf(title, {}, seats)).toBeUndefined();
});
