import { seeded } from '@ridotto/kernel';
import { describe, expect, test } from 'vitest';
import { title } from '../title.ts';
import { HAND, type Card, type State } from '../rules/model.ts';
import { fromStart } from './intrigo.ts';

const { game, notation } = title;

const DEAL = [
  ['C2', 'D3', 'G4', 'M2'],
  ['C3', 'D4', 'G2', 'M3'],
  ['C4', 'D2', 'G3', 'M4'],
];

function dealt(): State {
  const script = fromStart(3).roll({ kind: 'seating', first: 1, families: ['C', 'D', 'G'] });
  script.roll(game.roll(script.state, seeded(1)));
  return script.roll({ kind: 'deal', hands: DEAL }).state;
}

function keep(state: State, ...cards: string[]): void {
  game.apply(
    state,
    cards.map((card) => notation.answer.read(`keep ${card}`)!),
    () => {},
  );
}

describe('[I11] draft', () => {
  test('everyone is asked at once, and may keep any card of the pack', () => {
    const state = dealt();
    expect(game.turn(state)).toEqual({ kind: 'ask', seats: [0, 1, 2] });
    expect(game.options(state, 1).map(notation.answer.write)).toEqual(['keep C3', 'keep D4', 'keep G2', 'keep M3']);
  });

  test('the rest goes to the left, until each has four', () => {
    const state = dealt();
    keep(state, 'C2', 'D4', 'G3');
    expect(state.hands).toEqual([
      ['C4', 'D2', 'M4'],
      ['D3', 'G4', 'M2'],
      ['C3', 'G2', 'M3'],
    ]);
    keep(state, 'C4', 'D3', 'G2');
    expect(state.hands).toEqual([
      ['C3', 'M3'],
      ['D2', 'M4'],
      ['G4', 'M2'],
    ]);
    keep(state, 'C3', 'D2', 'G4');
    expect(state.hands).toEqual([['M2'], ['M3'], ['M4']]);
    keep(state, 'M2', 'M3', 'M4');
    expect(state.phase).toBe('place');
    expect(state.hands).toEqual([
      ['C2', 'C3', 'C4', 'M2'],
      ['D2', 'D3', 'D4', 'M3'],
      ['G2', 'G3', 'G4', 'M4'],
    ]);
    expect(state.toMove).toBe(1);
  });

  test('a seat remembers the packs that came by and what it kept; nobody else sees them', () => {
    const state = dealt();
    keep(state, 'C2', 'D4', 'G3');
    keep(state, 'C4', 'D3', 'G2');
    const view = game.view(state, 0);
    expect(view.seen).toEqual([DEAL[0], ['C4', 'D2', 'M4'], ['C3', 'M3']]);
    expect(view.kept).toEqual(['C2', 'C4']);
    expect(view.hand).toEqual(['C3', 'M3']);
    const open = game.view(state, 'public');
    expect([open.seen, open.kept, open.hand]).toEqual([null, null, null]);
    expect(open.drafted).toBe(2);
    expect(open.holding).toEqual([2, 2, 2]);
    keep(state, 'C3', 'D2', 'G4');
    keep(state, 'M2', 'M3', 'M4');
    expect(game.view(state, 0).seen).toEqual([DEAL[0], ['C4', 'D2', 'M4'], ['C3', 'M3'], ['M2']]);
    expect(game.view(state, 2).kept).toEqual(['G3', 'G2', 'G4', 'M4']);
  });

  test('four cards each use up the whole deck, and every deal can be', () => {
    const state = fromStart(4).state;
    state.phase = 'deal';
    for (let seed = 0; seed < 20; seed++) {
      const roll = game.roll(state, seeded(seed));
      if (roll.kind !== 'deal') throw new Error(roll.kind);
      expect(roll.hands.map((hand) => hand.length)).toEqual([HAND, HAND, HAND, HAND]);
      expect(new Set(roll.hands.flat()).size).toBe(15); // T3 is there twice
    }
  });

  test('two equal cards in a pack are one option', () => {
    const state = fromStart(4).state;
    state.phase = 'draft';
    state.hands = [['C2', 'T3', 'T3', 'T4'] satisfies Card[], [], [], []];
    expect(game.options(state, 0).map(notation.answer.write)).toEqual(['keep C2', 'keep T3', 'keep T4']);
  });
});
