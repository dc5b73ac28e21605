import { seeded } from '@ridotto/kernel';
import { playOut } from '@ridotto/kernel/testing';
import { describe, expect, test } from 'vitest';
import { title } from '../../title.ts';
import { coach } from './coach.ts';

type Player = typeof title.bot;

describe('a player who leaves', () => {
  test('[C56] spoils nobody’s game: there is no resigning, and no draw', () => {
    expect(title.manifest.courtesies).toEqual([]);
    const table = coach('order thug: key ring\nbrotherhood doctor: goblet bagKey\norder priest: bagGoblet whip');
    expect(() => table.play('0 resign')).toThrow('not-an-option');
    expect(() => table.play('0 draw')).toThrow('not-an-option');
  });

  test.each([3, 4, 5, 6, 7, 8])('[C56] of %i, a bot takes over in the middle and answers to the end', (seats) => {
    const leaver = seats - 1;
    const answered: number[] = []; // in which turns the bot sat there
    const person: Player = (_view, options) => options.find(({ kind }) => kind === 'spy') ?? options[0]!;
    const substitute: Player = (view, options, rng) => {
      if (view.turn <= 2) return person(view, options, rng);
      answered.push(view.turn);
      return title.bot(view, options, rng);
    };
    const players = Object.fromEntries(Array.from({ length: seats }, (_, seat) => [seat, title.bot]));
    const { turn } = playOut(title, seats, {}, seeded(seats), { players: { ...players, [leaver]: substitute } });
    expect(turn.payoffs).toHaveLength(seats);
    expect(answered.length).toBeGreaterThan(0);
  });

  test('[C56] the bot sees no more than its view: the same answer in every world that agrees with it', () => {
    const table = coach(
      `order thug: key ring
       brotherhood doctor: goblet whip
       order priest: bagKey monocle
       brotherhood bodyguard: bagGoblet tome`,
    ).play('0 spy 1', 'turned whip');
    const view = table.view(1);
    const options = title.game.options(table.state, 1);
    for (let seed = 0; seed < 20; seed++) {
      const world = title.game.guess(view, seeded(seed));
      const same = title.game.view(world, 1);
      expect(title.bot(same, options, seeded(7))).toBe(title.bot(view, options, seeded(7)));
    }
  });
});
