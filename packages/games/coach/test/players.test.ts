import { playMatch } from '@ridotto/bots/arena';
import { LEVELS, seeded, type Player } from '@ridotto/kernel';
import { describe, expect, test } from 'vitest';
import { players } from '../bot/players.ts';
import { pool } from '../bot/pool.ts';
import { ENOUGH, isRight } from '../rules/declare.ts';
import { seenSocieties } from '../rules/knowledge/societies.ts';
import { TREASURE, rivalOf, type Answer, type Coach, type View } from '../rules/model.ts';
import { title } from '../title.ts';
import { coach } from './rules/coach.ts';

const SEATS = [3, 4, 5, 6, 7, 8];
const SEEDS = Array.from({ length: 12 }, (_, seed) => seed + 1);

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
  const games = SEATS.flatMap((seats) => SEEDS.map((seed) => gameOf('master', seats, seed)));
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

  test('stand by an ally whom they have seen, but for a tie that brings the ally an item', () => {
    const clear = said.flatMap(({ view, answer }) => {
      if (answer.kind !== 'support') return [];
      const { attacker, defender } = view.duel!;
      const [one, two] = [societyOf(view, attacker), societyOf(view, defender)];
      if (!one || !two || one === two) return [];
      const isLoyal = (answer.side === 'attacker') === (one === view.society);
      return [{ isLoyal, mayTie: one === view.society && view.deck > 0 }];
    });
    expect(clear.length).toBeGreaterThan(10);
    expect(clear.every(({ isLoyal, mayTie }) => isLoyal || mayTie)).toBe(true);
    expect(clear.some(({ isLoyal }) => !isLoyal)).toBe(true);
    expect(clear.filter(({ isLoyal }) => isLoyal).length).toBeGreaterThan(clear.length / 2);
  });

  test('bring their treasure into one hand, mostly that of their society’s first seat with room for it', () => {
    const keeperOf = (members: readonly number[], hands: readonly number[]) => {
      const room = Math.min(ENOUGH, Math.max(...members.map((seat) => hands[seat]!)));
      return members.find((seat) => hands[seat]! >= room);
    };
    const given = games.flatMap(({ state, said: answers }) =>
      answers.flatMap(({ view, answer }) => {
        if (answer.kind !== 'offer' || answer.item !== TREASURE[view.society!]) return [];
        const members = state.societies.flatMap((society, seat) => (society === view.society ? [seat] : []));
        return [{ to: answer.to, keeper: keeperOf(members, view.hands) }];
      }),
    );
    expect(given.length).toBeGreaterThan(20);
    expect(given.filter(({ to, keeper }) => to === keeper).length).toBeGreaterThan(0.7 * given.length);
  });

  test('declare what is right', () => {
    const ends = games.map(({ state }) => state.result?.reason);
    expect(ends.filter((end) => end === 'failed').length).toBeLessThanOrEqual(0.1 * games.length);
    for (const { state } of games) {
      const last = state.history.at(-1)!;
      if (last.type !== 'over' || last.result.reason === 'seal') continue;
      const { by, reason } = last.result;
      expect(isRight(state, by, { kind: 'declare', named: last.named })).toBe(reason === 'declared');
    }
  });

  test('come to an end', () => {
    const long = games.filter((game) => game.turns > 120);
    expect(long.length).toBeLessThanOrEqual(0.05 * games.length);
  });
});

test('a look through the deck, which costs nothing, comes before the Pearl is handed on', () => {
  const { state } = coach(
    `order clairvoyant: pearl bagKey
     brotherhood diplomat: goblet tome
     order doctor: key
     brotherhood alchemist: bagGoblet`,
  ).table;
  const view = title.game.view(state, 0);
  const asked = { view, told: view.history, options: title.game.options(state, 0) };
  const answers = Array.from({ length: 20 }, (_, seed) => players.master(asked, seeded(seed))[0]);
  expect(new Set(answers.map(title.notation.answer.write))).toEqual(new Set(['use clairvoyant']));
});
