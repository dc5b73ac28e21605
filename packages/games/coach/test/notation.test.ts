import { applyGiven, seeded, silence } from '@ridotto/kernel';
import { anyGiven, playOut } from '@ridotto/kernel/testing';
import { describe, expect, test } from 'vitest';
import { title as coach } from '../title.ts';
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
    expect(notation.answer.write({ kind: 'tokens', count: 1 })).toBe('use 1 token');
    expect(notation.answer.write({ kind: 'tokens', count: 2 })).toBe('use 2 tokens');
  });

  test('reads what people type, allowed now or not', () => {
    const typed = {
      ' Offer BAGKEY  2': 'offer bagKey 2',
      'use GrandMaster': 'use grandMaster',
      'use 2 token': 'use 2 tokens',
    };
    for (const [text, say] of Object.entries(typed)) {
      expect(notation.answer.write(notation.answer.read(text)!)).toBe(say);
    }
    const odd = [
      '',
      'key',
      'spy',
      'spy x',
      'spy 1 2',
      'offer key',
      'offer 2 key',
      'declare',
      'declare 1 x',
      'use 2',
      'top',
      7,
    ];
    for (const text of odd) expect(notation.answer.read(text), String(text)).toBeUndefined();
  });

  test('a position is read at the beginning of a turn and when an offer is made, but for what came before', () => {
    let turns = 0;
    playOut(coach, 4, {}, seeded(6), {
      each(state) {
        const again = notation.position.read(notation.position.write(state));
        const { step } = state.agenda.at(-1)!;
        if (step === 'act') turns++;
        const isRead = step === 'deal' || step === 'act' || step === 'answer';
        expect(again).toEqual(isRead ? { ...state, turn: Math.min(state.turn, 1), history: [] } : undefined);
      },
    });
    expect(turns).toBeGreaterThan(3);
  });

  test.each([
    null,
    { phase: 'duel' },
    { phase: 'answer' },
    { active: 4 },
    { tokens: 'none' },
    { societies: ['order'] },
    { professions: [] },
    { items: [['key'], [], [], []] },
    { known: -1 },
    { offer: { by: 0, to: 9, item: 'key' } },
  ])('no position has %j', (wrong) => {
    const written = notation.position.write(four().state) as object;
    expect(notation.position.read(wrong && { ...written, ...wrong })).toBeUndefined();
  });

  test('a position is the documented JSON', () => {
    const play = four().play('0 use clairvoyant', '0 top seal pearl', '0 offer key 1');
    expect(notation.position.write(play.state)).toEqual({
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
    expect(notation.position.write(play.state)).toMatchObject({
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
      const given = anyGiven(coach.game, state, rng, (options) => {
        const quiet = options.filter(({ kind }) => kind !== 'declare' && kind !== 'seal');
        return quiet[rng(quiet.length)]!;
      });
      if (turn.kind === 'ask' && given.kind === 'answers') {
        turn.seats.forEach((seat, i) => {
          const say = notation.answer.write(given.answers[i]!);
          expect(coach.explain(coach.game.view(state, seat), say)).toBeUndefined();
        });
      }
      applyGiven(coach.game, state, given, silence);
    }
  });
});
