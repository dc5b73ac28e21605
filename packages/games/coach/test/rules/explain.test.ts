import { seeded, type Rng } from '@ridotto/kernel';
import { describe, expect, test } from 'vitest';
import { REASONS, type ReasonCode } from '../../rules/explain.ts';
import { title } from '../../title.ts';
import type { State } from '../../rules/model.ts';
import { calmGames } from '../calm.ts';
import { coach, newCoach, type Script, type Position } from './coach.ts';

const ride = (position?: Position) =>
  coach(
    `order thug: key ring
     brotherhood doctor: goblet whip
     order priest: bagKey monocle
     brotherhood bodyguard: bagGoblet pearl`,
    position,
  );
const of = (
  professions: string,
  hands = 'key ring,goblet whip,bagKey monocle,bagGoblet pearl',
  position?: Position,
) => {
  const names = professions.split(' ');
  const societies = ['order', 'brotherhood', 'order', 'brotherhood'];
  return coach(
    hands
      .split(',')
      .map((hand, seat) => `${societies[seat]} ${names[seat]}: ${hand}`)
      .join('\n'),
    position,
  );
};
const SPLIT = { 2: 'attacker', 3: 'defender' } as const;
const EMPTY =
  'bagKey ring key key cloak,goblet goblet goblet monocle dagger,key privilege gloves knives tome,bagGoblet whip sextant mirror pearl seal';
const FULL = 'bagKey dagger gloves knives ring key,goblet whip cloak seal tome sextant,key privilege,bagGoblet mirror';

/** For every reason: where, who, and what they try. */
const CASES: Record<ReasonCode, () => readonly [Script, number | 'public', string]> = {
  'game-over': () => [ride().play('0 declare alone'), 1, 'spy 0'],
  'not-a-player': () => [ride(), 'public', 'spy 0'],
  'wait-for-deal': () => [newCoach(4), 0, 'spy 1'],
  'not-your-turn': () => [ride(), 1, 'spy 0'],
  'not-now': () => [ride(), 0, 'refuse'],
  'not-notation': () => [ride(), 0, 'dance'],
  'no-such-seat': () => [ride(), 0, 'spy 7'],
  'not-yourself': () => [ride(), 0, 'attack 0'],
  'not-in-hand': () => [ride(), 0, 'whip'],
  'not-in-game': () => [
    coach('order thug: key ring\nbrotherhood doctor: goblet bagKey\norder priest: bagGoblet whip'),
    0,
    'pearl',
  ],
  'no-bag-for-bag': () => [ride({ active: 2 }).play('2 offer bagKey 3'), 3, 'accept bagGoblet'],
  'cannot-be-refused': () => [ride({ active: 3 }).play('3 offer pearl 0'), 0, 'refuse'],
  'must-direct': () => [
    of('thug doctor priest bodyguard', 'key sextant,goblet,bagKey,bagGoblet').play(
      '0 offer sextant 1',
      '1 accept goblet',
    ),
    0,
    'pass',
  ],
  'no-effect': () => [ride({ active: 2 }).play('2 offer monocle 1', '1 accept whip'), 2, 'use whip'],
  silenced: () => [
    of('thug doctor priest bodyguard', 'key monocle,goblet mirror,bagKey,bagGoblet', {
      setup: { contraband: true },
    }).play('0 offer monocle 1', '1 accept mirror'),
    0,
    'use monocle',
  ],
  'other-effect': () => [ride({ active: 2 }).play('2 offer monocle 1', '1 accept whip'), 2, 'use tome'],
  'holds-pearl': () => [ride({ active: 3 }), 3, 'declare alone'],
  'no-treasure': () => [of('thug doctor priest bodyguard', 'whip,goblet,bagKey key,bagGoblet'), 0, 'declare 2'],
  'bag-not-yet': () => [ride({ active: 2 }), 2, 'declare 0'],
  'no-seal': () => [ride(), 0, 'declare seal'],
  'seal-too-few': () => [of('thug doctor priest bodyguard', 'key seal,goblet,bagKey,bagGoblet'), 0, 'declare seal'],
  'no-divination': () => [ride(), 0, 'divine 1'],
  'name-somebody': () => [ride({ setup: { divination: true } }), 0, 'divine alone'],
  'not-your-profession': () => [ride(), 0, 'use clairvoyant'],
  'spent-profession': () => [of('diplomat doctor priest thug', undefined, { open: [0] }), 0, 'demand whip 1'],
  'other-window': () => [ride(), 0, 'use thug'],
  'empty-deck': () => [of('clairvoyant doctor priest thug', EMPTY), 0, 'use clairvoyant'],
  'not-in-deck': () => [of('clairvoyant doctor priest thug').play('0 use clairvoyant'), 0, 'top ring key'],
  'top-two': () => [of('clairvoyant doctor priest thug').play('0 use clairvoyant'), 0, 'top seal seal'],
  'holds-all': () => [of('diplomat doctor priest thug'), 0, 'demand ring 1'],
  'no-duel-item': () => [ride().duel(0, 1, SPLIT), 0, 'use key'],
  'not-on-a-side': () => [
    of('duellist doctor priest thug', undefined, { tokens: [0, 0, 1, 0] })
      .play('0 attack 1')
      .until('duellist')
      .play('0 use duellist', '1 pass', '0 pass', '1 pass'),
    2,
    'use 1 token',
  ],
  'wrong-part': () => [ride().duel(0, 1, SPLIT).play('0 pass'), 1, 'use whip'],
  'wrong-part-profession': () => [of('bodyguard doctor priest thug').duel(0, 1, SPLIT), 0, 'use bodyguard'],
  'used-already': () => [ride().duel(0, 1, SPLIT).play('0 use ring'), 0, 'use ring'],
  'too-few-tokens': () => [ride({ tokens: [2, 0, 0, 0] }).duel(0, 1, SPLIT), 0, 'use 3 tokens'],
  'no-abstaining': () => [ride().play('0 attack 1').until('support'), 2, 'pass'],
  'not-a-supporter': () => [
    of('hypnotist doctor priest thug')
      .play('0 attack 1')
      .until('support')
      .play('2 support attacker', '3 support attacker'),
    0,
    'use hypnotist 1',
  ],
  'not-unused': () => [
    of('thug doctor priest bodyguard', 'key cloak,goblet,bagKey,bagGoblet').play(
      '0 offer cloak 1',
      '1 accept goblet',
      '0 use cloak',
    ),
    0,
    'become doctor',
  ],
  'receiver-full': () => [
    of('thug doctor priest bodyguard', FULL).play('0 offer bagKey 2', '2 accept key', '0 use bagKey', 'turned monocle'),
    0,
    'give monocle 1',
  ],
  'not-theirs': () => [ride().duel(0, 1, { 2: 'attacker', 3: 'attacker' }).decide().play('0 search'), 0, 'take seal'],
};

describe('reasons', () => {
  const codes = Object.keys(CASES) as ReasonCode[];

  test.each(codes.map((code) => [REASONS[code], code] as const))('[%s] %s', (rule, code) => {
    const [table, viewer, attempt] = CASES[code]();
    const reason = title.explain(table.view(viewer), attempt);
    expect(reason).toMatchObject({ code, rule });
    for (const words of Object.values(title.words)) {
      expect(words.reason(reason!)).toMatch(/\S.*[.!?]$/);
      expect(words.reason(reason!)).not.toMatch(/undefined|null|NaN/);
    }
  });

  test('[C34] tokens are a count, not a seat', () => {
    expect(ride({ active: 2, tokens: [0, 0, 2, 0] }).why(2, 'use 2 tokens')).toBe('C13 not-now');
    expect(ride({ tokens: [9, 0, 0, 0] }).why(0, 'use 9 tokens')).toBe('C13 not-now');
  });

  test('[C10] what can be chosen, whole or in part, has none', () => {
    for (const attempt of [
      'spy 1',
      'spy',
      '3',
      'key',
      'offer ring',
      'offer ring 3',
      'attack',
      'declare alone',
      'declare',
    ]) {
      expect(ride().why(0, attempt), attempt).toBeUndefined();
    }
  });
});

/** A seat tries one of its options, and something that was an option before. */
function attempts(state: State, seat: number, sayings: Set<string>, rng: Rng): void {
  const view = title.game.view(state, seat);
  const options = title.game.options(state, seat).map((option) => title.notation.answer.write(option));
  const option = options[rng(options.length)]!;
  expect(title.explain(view, option), option).toBeUndefined();
  for (const one of options) sayings.add(one);
  const other = [...sayings][rng(sayings.size)]!;
  if (options.some((one) => ` ${one} `.includes(` ${other} `))) return;
  const code = title.explain(view, other)?.code;
  expect(code, other).toBeDefined();
  expect(code, `${other} at ${state.agenda.at(-1)!.step}`).not.toBe('not-notation');
}

test('in random games options have no reason against them, and all other sayings have one', () => {
  const rng = seeded(5);
  const sayings = new Set<string>();
  let questions = 0;
  calmGames(24, (state) => {
    const turn = title.game.turn(state);
    if (turn.kind !== 'ask' || rng(5) > 0) return;
    questions++;
    attempts(state, turn.seats[rng(turn.seats.length)]!, sayings, rng);
  });
  expect(questions).toBeGreaterThan(200);
});
