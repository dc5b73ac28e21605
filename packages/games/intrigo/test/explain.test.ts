import { readFileSync } from 'node:fs';
import { LOCALES, applyGiven, seeded } from '@ridotto/kernel';
import { anyGiven } from '@ridotto/kernel/testing';
import { describe, expect, test } from 'vitest';
import { REASONS } from '../rules/explain.ts';
import { title } from '../title.ts';
import { drafted, fromStart, intrigo, type Position, type Script } from './intrigo.ts';

const why = ({ state }: Script, attempt: string, viewer: number | 'public' = state.toMove) => {
  const reason = title.explain(title.game.view(state, viewer), attempt);
  if (reason) heard.add(reason.code);
  return reason && `${reason.rule} ${reason.code}`;
};
const heard = new Set<string>();

const place = (position: Position = {}) =>
  intrigo({ hands: 'C4 D2 | M2', gaps: '3:G2', purses: '1 0 0 0', ...position });

const act = (influence: string, position: Position = {}) => place(position).say(`${influence}@7`);

describe('explain', () => {
  test('every option, whole or in part, can be chosen', () => {
    const rng = seeded(7);
    const state = title.game.start(4, {});
    for (let turn = title.game.turn(state); turn.kind !== 'over'; turn = title.game.turn(state)) {
      const asked = turn.kind === 'ask' ? turn.seats : [];
      for (const seat of asked) {
        const view = title.game.view(state, seat);
        for (const option of title.game.options(state, seat)) {
          const text = title.notation.answer.write(option);
          for (const part of [text, ...text.split(/[ @]/)]) expect(title.explain(view, part)).toBeUndefined();
        }
      }
      applyGiven(title.game, state, anyGiven(title.game, state, rng), () => {});
    }
  });

  test('before and after, and to those who only watch', () => {
    expect(why(fromStart(4), 'C4', 0)).toBe('I9 wait-for-chance');
    expect(why(drafted(4, 1), 'C4', 'public')).toBe('I8 not-a-player');
    const gaps = 'thief thief thief thief thief thief thief thief thief thief thief thief thief thief thief .';
    const over = intrigo({ hands: 'C4', gaps, tokens: '0:clergy', seals: 'clergy 3' }).say('C4@15');
    expect(why(over, 'C4', 1)).toBe('I27 game-over');
  });

  test('draft', () => {
    const script = fromStart(3).roll({ kind: 'seating', first: 0, families: ['C', 'D', 'G'] });
    script.roll(title.game.roll(script.state, seeded(1)));
    const hands = [
      ['C2', 'D2', 'G2', 'M2'],
      ['C3', 'D3', 'G3', 'M3'],
      ['C4', 'D4', 'G4', 'M4'],
    ];
    script.roll({ kind: 'deal', hands });
    expect(why(script, 'keep C2', 0)).toBeUndefined();
    expect(why(script, 'keep C3', 0)).toBe('I11 not-in-pack');
    expect(why(script, 'D3', 0)).toBe('I11 not-in-pack');
    expect(why(script, 'T3', 0)).toBe('I7 no-tiepolo');
    expect(why(script, 'C9', 0)).toBe('I3 no-such-card');
    expect(why(script, 'C2@7', 0)).toBe('I11 draft-now');
  });

  test('placing', () => {
    expect(why(place(), 'M2', 1)).toBe('I12 not-your-turn');
    expect(why(place(), 'M2')).toBe('I12 not-in-hand');
    expect(why(place(), 'M2@7')).toBe('I12 not-in-hand');
    expect(why(place(), 'C4@3')).toBe('I13 gap-filled');
    expect(why(place(), '3')).toBe('I13 gap-filled');
    expect(why(place(), '16')).toBe('I6 no-such-gap');
    expect(why(place(), 'C4@16')).toBe('I6 no-such-gap');
    expect(why(place(), 'pass')).toBe('I14 must-play');
    expect(why(place(), 'keep C4')).toBe('I11 draft-over');
    expect(why(place(), 'kill 3')).toBe('I15 ability-later');
    expect(why(place({ purses: '0 0 0 0' }), 'thief')).toBe('I12 too-dear');
    expect(why(place({ purses: '0 0 0 0' }), 'thief@5')).toBe('I12 too-dear');
    expect(why(place({ seats: 3, families: 'C D G' }), 'T3')).toBe('I7 no-tiepolo');
    expect(why(place(), 'hello')).toBe('I12 not-notation');
    expect(why(place(), '')).toBe('I12 not-notation');
    const bought = place({ hands: 'C4 | M2 | G4 | D4', purses: '9 9 9 9' });
    bought.say('thief@0', 'none', 'thief@1', 'none', 'thief@2', 'none');
    expect(why(bought, 'thief@7')).toBe('I31 pile-empty');
  });

  test('abilities', () => {
    expect(why(act('assassin'), 'C4@8')).toBe('I15 ability-now');
    expect(why(act('assassin'), 'steal 8')).toBe('I15 ability-now');
    expect(why(act('assassin'), 'kill')).toBe('I15 nothing-to-act-on');
    expect(why(act('assassin'), 'kill 3')).toBe('I16 not-beside');
    expect(why(act('assassin'), 'kill 99')).toBe('I6 no-such-gap');
    expect(why(act('assassin'), 'kill 6')).toBe('I16 no-intrigue-there');
    expect(why(act('assassin', { gaps: '6:(D4)' }), '6')).toBe('I23 card-down');
    expect(why(act('seller'), 'swap 3 7')).toBe('I15 not-neighbour');
    expect(why(act('seller'), 'swap 7 7')).toBe('I17 same-building');
    expect(why(act('seller'), 'swap 7 99')).toBe('I6 no-such-building');
    expect(why(act('seller', { tokens: '4:-' }), 'swap 7 4')).toBe('I30 no-token');
    expect(why(act('thief', { tokens: '8:(clergy)' }), 'steal 8')).toBe('I22 token-down');
    expect(why(act('thief', { tokens: '8:-' }), 'steal 8')).toBe('I30 no-token');
    expect(why(act('courtesan'), 'call G2 6')).toBe('I19 in-palace');
    expect(why(act('courtesan'), 'G2')).toBe('I19 in-palace');
    expect(why(act('courtesan'), 'call M2 5')).toBe('I16 not-beside');
    expect(why(act('courtesan', { gaps: '6:thief' }), 'call M2 6')).toBe('I13 gap-filled');
    expect(why(act('gondolier', { gaps: '6:D4 3:G2' }), 'ferry 6 6')).toBe('I20 same-gap');
    expect(why(act('gondolier', { gaps: '6:D4 3:G2' }), 'ferry 6 4')).toBe('I16 no-intrigue-there');
    expect(why(act('guard', { gaps: '6:D4 3:G2' }), 'move 6 3')).toBe('I13 gap-filled');
    expect(why(act('guard', { gaps: '6:D4 3:G2' }), 'move 8 4')).toBe('I16 no-intrigue-there');
  });

  test('every reason names a rule that RULES.md states', () => {
    const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
    for (const rule of Object.values(REASONS)) expect(rules).toContain(`- **${rule}** `);
  });

  test('every reason comes up above, and has a sentence of its own in both languages', () => {
    expect([...heard].sort()).toEqual(Object.keys(REASONS).sort());
    const about = {
      card: 'C4',
      gap: 3,
      building: 4,
      influence: 'guard',
      cost: 2,
      purse: 1,
      number: '99',
      last: 15,
      a: 7,
      b: 8,
      ring: 16,
    };
    for (const locale of LOCALES) {
      const said = Object.entries(REASONS).map(([code, rule]) => title.words[locale].reason({ rule, code, about }));
      expect(new Set(said).size).toBe(said.length);
      for (const sentence of said) expect(sentence).toMatch(/^[«\p{Lu}].*[.]$/u);
    }
  });
});
