import { playMatch } from '@ridotto/bots/arena';
import { LEVELS, seeded, type Player } from '@ridotto/kernel';
import { describe, expect, test } from 'vitest';
import { players } from '../bot/players.ts';
import { pool } from '../bot/pool.ts';
import { isRight } from '../rules/declare.ts';
import { seenSocieties } from '../rules/knowledge/societies.ts';
import { TREASURE, rivalOf, type Answer, type Coach, type View } from '../rules/model.ts';
import { title } from '../title.ts';

const SEATS = [3, 4, 5, 6, 7, 8];

/** A game among players of one level, with everything that they answered. */
function gameOf(level: (typeof LEVELS)[number], seats: number, seed: number) {
  const said: { view: View; answer: Answer; isTrue: boolean | undefined }[] = [];
  const player: Player<Coach> = (asked, rng) => {
    const reply = players[level](asked, rng);
    said.push({ view: asked.view, answer: reply[0], isTrue: undefined });
    return reply;
  };
  const ended = playMatch(title, pool, {
    seats,
    setup: {},
    chance: seeded(seed),
    cap: pool.cap,
    seated: () => Array<Player<Coach>>(seats).fill(player),
    mind: (seat, question) => seeded(seed * 100_003 + question * 8 + seat),
  });
  return { ...ended, said };
}

describe('the house’s riders', () => {
  const games = SEATS.flatMap((seats) => [1, 2].map((seed) => gameOf('master', seats, seed)));
  const said = games.flatMap((game) => game.said);
  const societyOf = (view: View, seat: number) => seenSocieties(view)[seat];

  test('don’t attack an ally whom they have seen', () => {
    const attacks = said.filter(({ answer }) => answer.kind === 'attack');
    const onAllies = attacks.filter(
      ({ view, answer }) => answer.kind === 'attack' && societyOf(view, answer.at) === view.society,
    );
    expect(attacks.length).toBeGreaterThan(100);
    expect(onAllies).toHaveLength(0);
  });

  test('offer no treasure to a rival whom they have seen', () => {
    const offers = said.filter(({ answer }) => answer.kind === 'offer');
    const gifts = offers.filter(({ view, answer }) => {
      if (answer.kind !== 'offer' || societyOf(view, answer.to) !== rivalOf(view.society!)) return false;
      return Object.values(TREASURE).includes(answer.item);
    });
    expect(offers.length).toBeGreaterThan(50);
    expect(gifts).toHaveLength(0);
  });

  test('stand by an ally whom they have seen, against a rival whom they have seen', () => {
    const clear = said.flatMap(({ view, answer }) => {
      if (answer.kind !== 'support') return [];
      const { attacker, defender } = view.duel!;
      const [one, two] = [societyOf(view, attacker), societyOf(view, defender)];
      if (!one || !two || one === two) return [];
      return [(answer.side === 'attacker') === (one === view.society)];
    });
    expect(clear.length).toBeGreaterThan(10);
    expect(clear.every(Boolean)).toBe(true);
  });

  test('declare what is right', () => {
    const ends = games.map(({ state }) => state.result?.reason);
    expect(ends.filter((end) => end === 'failed').length).toBeLessThanOrEqual(1);
    for (const { state } of games) {
      const last = state.history.at(-1)!;
      if (last.type !== 'over' || last.result.reason === 'seal') continue;
      const { by, reason } = last.result;
      expect(isRight(state, by, { kind: 'declare', named: last.named })).toBe(reason === 'declared');
    }
  });

  test('come to an end', () => {
    const turns = games.map((game) => game.turns).sort((a, b) => a - b);
    expect(turns[Math.floor(turns.length / 2)]).toBeLessThan(120);
  });
});
