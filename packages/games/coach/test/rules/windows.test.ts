import { applyGiven, seeded, silence, type Window } from '@ridotto/kernel';
import { anyGiven } from '@ridotto/kernel/testing';
import { describe, expect, test } from 'vitest';
import { title } from '../../title.ts';
import { PROFESSIONS, type Matter } from '../../rules/model.ts';
import { coach, type Script, type Position } from './coach.ts';

/** Five seats with these professions; seat 0 attacks seat 1. */
const ride = (
  professions: readonly string[],
  position?: Position,
  hands = ['key ring', 'goblet', 'bagKey', 'bagGoblet', 'whip'],
) =>
  coach(
    ['order', 'brotherhood', 'order', 'brotherhood', 'order']
      .map((society, seat) => `${society} ${professions[seat]}: ${hands[seat]}`)
      .join('\n'),
    position,
  );

const PLAIN = ['clairvoyant', 'diplomat', 'thug', 'grandMaster', 'bodyguard'];
const POWERS = ['hypnotist', 'duellist', 'priest', 'alchemist', 'doctor'];
const SUPPORTS: Record<number, string> = { 2: 'support attacker', 3: 'support defender', 4: 'support attacker' };

/** Every question of a duel in which all pass, with those who are asked. */
function questionsOf(table: Script): { step: Matter['step']; asked: readonly number[] }[] {
  const questions: { step: Matter['step']; asked: readonly number[] }[] = [];
  table.play('0 attack 1');
  while (table.step !== 'spoils') {
    questions.push({ step: table.step, asked: table.asked });
    if (table.step !== 'support') table.play('all pass');
    else for (const seat of table.asked) table.play(`${seat} ${SUPPORTS[seat]}`);
  }
  return questions;
}

describe('the windows of a duel', () => {
  test('[C51] Priest, Duellist, supports, Hypnotist, rounds of priority, Doctor', () => {
    const steps = questionsOf(ride(POWERS)).map(({ step }) => step);
    expect([...new Set(steps)]).toEqual(['priest', 'duellist', 'support', 'hypnotist', 'priority', 'doctor']);
  });

  test.each([
    ['priest', 2, 'priest', 'use priest'],
    ['duellist', 1, 'duellist', 'use duellist'],
    ['hypnotist', 0, 'hypnotist', 'use hypnotist 2'],
    ['alchemist', 3, 'priority', 'use alchemist attacker'],
    ['doctor', 4, 'doctor', 'use doctor'],
  ] as const)('[C51] the %s of seat %i acts in the window %s, and in no other', (profession, seat, window, say) => {
    const table = ride(POWERS).play('0 attack 1');
    const offered = new Set<string>();
    while (table.step !== 'spoils') {
      if (table.asked.includes(seat) && table.options(seat).includes(say)) offered.add(table.step);
      else if (table.asked.includes(seat)) expect(table.why(seat, say), table.step).toBeDefined();
      if (table.step !== 'support') table.play('all pass');
      else for (const one of table.asked) table.play(`${one} ${SUPPORTS[one]}`);
    }
    expect([profession, ...offered]).toEqual([profession, window]);
  });

  test('[C51] in the rounds of priority: items, tokens, Bodyguard, Grand Master, Thug', () => {
    const hands = ['key dagger', 'goblet gloves', 'bagKey knives', 'bagGoblet whip', 'ring'];
    const professions = ['thug', 'grandMaster', 'bodyguard', 'doctor', 'priest'];
    const table = ride(professions, { tokens: [1, 0, 0, 0, 0] }, hands).duel(0, 1, {
      2: 'attacker',
      3: 'defender',
      4: 'attacker',
    });
    expect(table.options(0)).toEqual(['use dagger', 'use 1 token', 'use thug', 'pass']);
    expect(table.play('0 pass').options(1)).toEqual(['use gloves', 'use grandMaster', 'pass']);
    expect(table.play('1 pass').options(2)).toEqual(['use knives', 'use bodyguard', 'pass']);
    expect(table.play('2 pass').options(3)).toEqual(['use whip', 'pass']);
    expect(table.play('3 pass').options(4)).toEqual(['pass']);
  });

  test('[C51] the Doctor is asked when the outcome is known, before it is carried out', () => {
    const table = ride(POWERS).duel(0, 1, { 2: 'attacker', 3: 'defender', 4: 'attacker' }).until('doctor');
    expect(table.told('public', 'decided')).toMatchObject([{ points: [3, 2], winner: 'attacker' }]);
    expect(table.told('public', 'sawSociety')).toEqual([]);
  });

  test('[C51] a cancelled duel has no winner and no drawn item', () => {
    const table = ride(POWERS).duel(0, 1, { 2: 'attacker', 3: 'defender', 4: 'attacker' }).until('doctor');
    table.play('0 pass', '1 pass', '2 pass', '3 pass', '4 use doctor');
    expect([table.step, table.asked, table.told('public', 'drew')]).toEqual(['act', [1], []]);
  });
});

describe('nobody is skipped', () => {
  test('[C52] the questions are the same, whoever has which profession', () => {
    const expected = questionsOf(ride(PLAIN));
    for (let shift = 0; shift < PROFESSIONS.length; shift++) {
      const professions = PROFESSIONS.map((_, seat) => PROFESSIONS[(seat + shift) % PROFESSIONS.length]!).slice(0, 5);
      expect(questionsOf(ride(professions))).toEqual(expected);
    }
  });

  test('[C52] and whoever holds which items', () => {
    const expected = questionsOf(ride(POWERS));
    for (const hands of [
      ['key goblet', 'ring', 'whip', 'bagKey', 'bagGoblet'],
      ['dagger ring', 'gloves', 'bagKey', 'goblet', 'bagGoblet key'],
    ]) {
      expect(questionsOf(ride(POWERS, {}, hands))).toEqual(expected);
    }
  });

  test('[C52] who has nothing to use is asked all the same, and may only pass', () => {
    const table = ride(PLAIN).play('0 attack 1');
    expect([table.step, table.asked]).toEqual(['priest', [1, 2, 3, 4]]);
    for (const seat of table.asked) expect(table.options(seat)).toEqual(['pass']);
    expect(table.why(1, 'use priest')).toBe('C46 not-your-profession');
    table.play('all pass');
    expect([table.step, table.asked, table.options(0)]).toEqual(['duellist', [0, 1], ['pass']]);
  });

  test('[C52] whose open profession all can see is not asked for another', () => {
    const table = ride(PLAIN, { open: [2, 3] }).play('0 attack 1');
    expect([table.step, table.asked]).toEqual(['priest', [1, 4]]);
  });

  test('[C52] a window that nobody can use, as all can see, isn’t opened', () => {
    const table = ride(POWERS, { open: [2] }).play('0 attack 1'); // the Priest is spent
    expect(table.step).toBe('duellist');
  });

  test('[C52] a lasting profession that lies open is asked for again', () => {
    const table = ride(POWERS, { open: [0] })
      .play('0 attack 1')
      .until('support');
    table.play('2 support attacker', '3 support defender', '4 support attacker');
    expect([table.step, table.asked]).toEqual(['hypnotist', [0]]);
  });

  test('[C52] by the Tome a spent Priest is face down: all might be him again', () => {
    const table = ride(['thug', 'diplomat', 'priest', 'alchemist', 'doctor'], { open: [2], active: 2 }, [
      'key ring',
      'goblet',
      'bagKey tome',
      'bagGoblet',
      'whip',
    ]).play('2 offer tome 1', '1 accept goblet', '2 use tome', '3 attack 4');
    expect([table.step, table.asked]).toEqual(['priest', [0, 1, 2, 4]]);
    expect(table.options(1)).toEqual(['use priest', 'pass']);
  });
});

const MARKS: Partial<Record<Matter['step'], Window>> = {
  priest: 'may',
  duellist: 'may',
  hypnotist: 'may',
  priority: 'may',
  doctor: 'may',
  contraband: 'may',
  support: 'must',
};

test('[C52] the questions in which it is secret who could act are marked as windows, and no others', () => {
  const { game } = title;
  const rng = seeded(52);
  const marked = new Map<Matter['step'], Window | undefined>();
  for (let played = 0; played < 20; played++) {
    const state = game.start(5, { contraband: true });
    for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
      const step = state.agenda.at(-1)!.step;
      if (turn.kind === 'ask') expect([step, turn.window]).toEqual([step, MARKS[step]]);
      if (turn.kind === 'ask') marked.set(step, turn.window);
      const given = anyGiven(game, state, rng, (options) => {
        const calm = options.filter(({ kind }) => state.turn > 40 || kind !== 'declare');
        return calm[rng(calm.length)]!;
      });
      applyGiven(game, state, given, silence);
    }
  }
  for (const step of Object.keys(MARKS)) expect(marked.has(step as Matter['step']), step).toBe(true);
});
