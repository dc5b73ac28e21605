import { seeded, silence } from '@ridotto/kernel';
import { describe, expect, test } from 'vitest';
import { coach } from '../index.ts';
import { coach as position } from './rules/coach.ts';

const { notation } = coach;

const four = () =>
  position(`order clairvoyant: key monocle
    brotherhood doctor: goblet ring
    order priest: bagKey
    brotherhood bodyguard: bagGoblet`);

describe('notation', () => {
  test('answers read as in the ledger', () => {
    const says = four().options(0);
    for (const say of ['spy 3', 'offer key 2', 'attack 1', 'declare alone', 'declare 1 3', 'use clairvoyant']) {
      expect(says).toContain(say);
    }
    expect(notation.write({ kind: 'tokens', count: 1 })).toBe('use 1 token');
    expect(notation.write({ kind: 'tokens', count: 2 })).toBe('use 2 tokens');
  });

  test('a position is the documented JSON', () => {
    const play = four().play('0 use clairvoyant', '0 top seal pearl', '0 offer key 1');
    expect(notation.position(play.state)).toEqual({
      phase: 'answer',
      active: 0,
      societies: ['order', 'brotherhood', 'order', 'brotherhood'],
      removed: null,
      professions: [
        { is: 'clairvoyant', open: true },
        { is: 'doctor', open: false },
        { is: 'priest', open: false },
        { is: 'bodyguard', open: false },
      ],
      unused: ['alchemist', 'diplomat', 'duellist', 'grandMaster', 'hypnotist', 'thug'],
      items: [['key', 'monocle'], ['goblet', 'ring'], ['bagKey'], ['bagGoblet']],
      deck: [
        'seal',
        'pearl',
        'cloak',
        'dagger',
        'gloves',
        'goblet',
        'goblet',
        'key',
        'key',
        'knives',
        'mirror',
        'privilege',
        'sextant',
        'tome',
        'whip',
      ],
      known: 2,
      tokens: [0, 0, 0, 0],
      stack: 12,
      duel: null,
      offer: { by: 0, to: 1, item: 'key' },
    });
  });

  test('a duel in a position: who, supports by seat, what was used', () => {
    const play = four().duel(0, 1, { 2: 'attacker', 3: 'defender' }).play('0 pass').play('1 use ring');
    expect(notation.position(play.state)).toMatchObject({
      phase: 'priority',
      duel: { attacker: 0, defender: 1, support: { 2: 'attacker', 3: 'defender' }, used: ['1 ring'] },
    });
  });
});

describe('reasons', () => {
  test('a part of an answer is enough to ask about', () => {
    const play = four();
    expect(play.why(0, 'key')).toBeUndefined();
    expect(play.why(0, '3')).toBeUndefined();
    expect(play.why(0, 'offer')).toBeUndefined();
    expect(play.why(0, 'whip')).toBe('C10 not-in-hand');
    expect(play.why(0, '0')).toBe('C13 not-yourself');
    expect(play.why(0, 'offer whip 1')).toBe('C10 not-in-hand');
    expect(play.why(0, 'refuse')).toBe('C13 not-now');
    expect(play.why(0, 'dance')).toBe('C13 not-notation');
    expect(play.why('public', 'spy 1')).toBe('C10 not-a-player');
    expect(coach.explain(coach.game.view(coach.game.start(4, {}), 0), 'spy 1')?.code).toBe('wait-for-deal');
    expect(play.play('0 declare alone').why(0, 'spy 1')).toBe('C44 game-over');
  });

  test('whatever is an option has no reason against it; random play, every seat', () => {
    const rng = seeded(8);
    const state = coach.game.start(5, { contraband: true });
    for (let step = 0; step < 120; step++) {
      const turn = coach.game.turn(state);
      if (turn.kind === 'over') break;
      if (turn.kind === 'roll') {
        coach.game.apply(state, [coach.game.roll(state, rng)], silence);
        continue;
      }
      const answers = turn.seats.map((seat) => {
        const options = coach.game.options(state, seat).filter(({ kind }) => kind !== 'declare' && kind !== 'seal');
        const choice = options[rng(options.length)]!;
        expect(coach.explain(coach.game.view(state, seat), notation.write(choice))).toBeUndefined();
        return choice;
      });
      coach.game.apply(state, answers, silence);
    }
  });
});
