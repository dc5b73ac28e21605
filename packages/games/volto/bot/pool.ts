import { ismcts, monteCarlo, playerOf, random } from '@ridotto/bots';
import type { Player, Pool } from '@ridotto/kernel';
import type { Move, Volto } from '../rules/model.ts';
import { notation } from '../rules/notation.ts';
import { game } from '../rules/rules.ts';
import { bot } from './bot.ts';
import { greedy, type Temper } from './greedy.ts';

const simple = playerOf(bot);
const rules = { game, notation };
const effort = { games: 300, longest: 120, options: 60 };

const tempered =
  (temper: Temper): Player<Volto> =>
  (asked, rng) =>
    asked.view.phase === 'arrange'
      ? simple(asked, rng)
      : [greedy(asked.view, asked.options as readonly Move[], rng, temper)];

/** Arranges as the simple bot does, and searches once there is something to see. */
const after =
  (search: Player<Volto>): Player<Volto> =>
  (asked, rng) =>
    asked.view.phase === 'arrange' ? simple(asked, rng) : search(asked, rng);

/** Frozen: what players of this game are measured by. */
export const pool: Pool<Volto> = {
  players: {
    random,
    simple,
    greedy: tempered({ captures: 1, risk: 1, advance: 1 }), // without the free blunders
    timid: tempered({ captures: 0.5, risk: 2, advance: 0.3 }),
    aggressive: tempered({ captures: 2, risk: 0.4, advance: 1.5 }),
    runner: tempered({ captures: 0.5, risk: 0.5, advance: 3 }),
    'monte-carlo': after(monteCarlo(rules, effort)),
    ismcts: after(ismcts(rules, effort)),
    'ismcts-100': after(ismcts(rules, { ...effort, games: 4500 })), // about 100 ms of one core for an answer
  },
  cap: 400,
};
