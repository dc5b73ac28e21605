import { Net, sparse } from '@ridotto/bots';
import { mix, playMatch } from '@ridotto/bots/arena';
import { seeded, type Player } from '@ridotto/kernel';
import { expect, test } from 'vitest';
import { TwilightPupil } from '../bot/responding.ts';
import { sightOf } from '../bot/sight.ts';
import { INPUTS, inputsOf } from '../bot/value.ts';
import type { Twilight } from '../rules/model.ts';
import { reachable } from '../rules/reachable.ts';
import { title } from '../title.ts';
import { position } from './twilight.ts';

const idle: Player<Twilight> = ({ options }) => [options.find(({ kind }) => kind === 'discard') ?? options.at(-1)!];

/** A match of the pupil against one who throws every hand away. */
function match(pupil: TwilightPupil, number: number): void {
  const seat = number % 2;
  const { state, told } = playMatch(title, undefined, {
    seats: 2,
    setup: {},
    cap: 200,
    chance: seeded(mix(4, number)),
    mind: (asked, question) => seeded(mix(4, number, asked, question)),
    seated: () => (seat === 0 ? [pupil.learner, idle] : [idle, pupil.learner]),
  });
  pupil.learn({ view: title.game.view(state, seat), told: told(seat), score: 1 }, 0);
}

/** How likely a net thinks seat 0 to win after its best turn from here. */
function bestChance(net: Net, pieces: string): number {
  const state = position(pieces, { hand: 'D D M2 H3', toMove: 0 });
  const none = net.begin(sparse(0));
  return Math.max(...reachable(state).map((end) => net.chance(none, inputsOf(sightOf(state, 0), end))));
}

test('one that knows nothing finds out how rounds against a fixed opponent go', { timeout: 120_000 }, () => {
  const net = Net.newborn(INPUTS, 16, seeded(1));
  const pupil = new TwilightPupil(net);
  const before = bestChance(net, 'D-2 w-5 e2');
  for (let number = 0; number < 12; number++) match(pupil, number);
  expect(before).toBeLessThan(0.6);
  expect(bestChance(net, 'D-2 w-5 e2')).toBeGreaterThan(0.75);
});
