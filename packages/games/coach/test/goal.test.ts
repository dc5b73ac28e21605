import { seeded, type Seat } from '@ridotto/kernel';
import { describe, expect, test } from 'vitest';
import { isRight, needOf, treasureIn } from '../rules/declare.ts';
import { chanceOf, declarationOf, goalOf } from '../rules/goal.ts';
import { title } from '../title.ts';
import type { State } from '../rules/model.ts';
import { goalSays, declarationSays } from '../words/goal.ts';
import { randomly } from './randomly.ts';
import { coach } from './rules/coach.ts';

const NAMES = ['Romana', 'Dmitri', 'Juan', 'Mara'];

const ride = () =>
  coach(
    `brotherhood thug: goblet monocle
     order doctor: key whip
     brotherhood priest: goblet bagKey
     order bodyguard: bagGoblet key`,
  );

describe('the goal of one’s own society', () => {
  test('[C39] at the start only what is in one’s own hand is sure', () => {
    const goal = goalOf(ride().view(0))!;
    expect(goal).toMatchObject({ society: 'brotherhood', treasure: 'goblet', sure: 1, unknown: 2 });
    expect(goal.shares.map(({ allegiance }) => allegiance)).toEqual(['own', 'unknown', 'unknown', 'unknown']);
    expect(goalSays(goal, NAMES, 'en')).toEqual(['Goblets: you 1; 2 in unknown places.', '2 more are to be found.']);
  });

  test('[C14] [C25] an item and a society that were seen: a rider surely holds one', () => {
    const table = ride().play('0 spy 2', 'turned goblet', '1 spy 0', 'turned monocle', '2 spy 3', 'turned key');
    const seen = goalOf(table.play('3 spy 0', 'turned monocle').view(0))!;
    expect(goalSays(seen, NAMES, 'en')[0]).toBe('Goblets: you 1; Juan surely 1, society unknown; 1 in unknown places.');
    table.play('0 offer monocle 2', '2 accept bagKey', '0 use monocle', '2 pass');
    const found = goalOf(table.view(0))!;
    expect(found).toMatchObject({ sure: 2, unknown: 1 });
    expect(goalSays(found, NAMES, 'en')).toEqual([
      'Goblets: you 1; Juan surely 1, one of yours; 1 in unknown places.',
      '1 more is to be found.',
    ]);
    expect(goalSays(found, NAMES, 'ru')).toEqual([
      'Кубки: у вас 1; Juan — точно 1, из ваших; неизвестно где 1.',
      'Найти ещё 1.',
    ]);
  });

  test('[C6] when all of one society are found, the others are proved too', () => {
    const table = ride().play('0 offer monocle 2', '2 accept bagKey', '0 use monocle', '2 pass');
    expect(goalOf(table.view(0))!.shares.map(({ allegiance }) => allegiance)).toEqual([
      'own',
      'rival',
      'ally',
      'rival',
    ]);
  });

  test('[C43] with an odd number two may be enough; [C39] the Pearl bars; [C40] a Bag waits', () => {
    const goal = goalOf(
      coach(
        `order thug: key key pearl bagKey
         brotherhood doctor: goblet
         order priest: whip
         brotherhood bodyguard: bagGoblet
         order alchemist: ring`,
      ).view(0),
    )!;
    expect(goal).toMatchObject({ needs: { least: 2, most: 3 }, sure: 2, isBarred: true, isBagWaiting: true });
    expect(goalSays(goal, NAMES, 'en')).toHaveLength(5);
  });

  test('those who watch have none', () => expect(goalOf(ride().view('public'))).toBeNull());
});

describe('a declaration that is being made up', () => {
  test('[C42] who is named, what they hold together, and whether that is certain', () => {
    const table = coach(
      `brotherhood thug: goblet
       order doctor: key
       brotherhood priest: goblet
       order bodyguard: bagGoblet
       brotherhood alchemist: bagKey
       order diplomat: whip`,
    ).play('0 spy 2', 'turned goblet');
    const open = declarationOf(table.view(0), [1, 2])!;
    expect(open).toMatchObject({ held: { least: 2, most: 3 }, needs: { least: 3, most: 3 }, verdict: 'possible' });
    expect(open.shares.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(declarationOf(table.view(0), [2])!.verdict).toBe('impossible'); // one item each: two are too few
    expect(declarationSays(open, 0.254, 'en')).toBe('Possible, not certain. About 25 in 100.');
    expect(declarationSays(open, null, 'ru')).toBe('Возможно, но не точно.');
  });
});

test('what the meter calls sure is so in every guessed world', () => {
  const rng = seeded(5);
  for (let i = 0; i < 18; i++) {
    const state = randomly(3 + (i % 6), 60, rng);
    if (state.result) continue;
    for (let seat = 0; seat < state.seats; seat++)
      agrees(state, title.game.guess(title.game.view(state, seat), rng), seat);
  }
});

function agrees(state: State, world: State, seat: Seat): void {
  const view = title.game.view(state, seat);
  const goal = goalOf(view)!;
  const held = world.items.map((hand) => treasureIn(hand, goal.society, view.deck === 0));
  for (const share of goal.shares) {
    expect(held[share.seat]).toBeGreaterThanOrEqual(share.held.least);
    expect(held[share.seat]).toBeLessThanOrEqual(share.held.most);
    if (share.allegiance === 'ally') expect(world.societies[share.seat]).toBe(goal.society);
    if (share.allegiance === 'rival') expect(world.societies[share.seat]).not.toBe(goal.society);
  }
  const need = needOf(world.societies, goal.society);
  expect(need >= goal.needs.least && need <= goal.needs.most).toBe(true);
  for (const named of [[], [(seat + 1) % state.seats]]) {
    const { verdict } = declarationOf(view, named)!;
    const isTrue = !view.items.includes('pearl') && isRight(world, seat, { kind: 'declare', named });
    if (verdict !== 'possible') expect(isTrue).toBe(verdict === 'certain');
    expect(chanceOf([world], seat, named)).toBe(isRight(world, seat, { kind: 'declare', named }) ? 1 : 0);
  }
}
