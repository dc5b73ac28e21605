import { ismcts, monteCarlo, playerOf, random } from '@ridotto/bots';
import type { Player, Pool } from '@ridotto/kernel';
import type { Intrigo } from '../rules/model.ts';
import { notation } from '../rules/notation.ts';
import { game } from '../rules/rules.ts';
import { bot } from './bot.ts';

const simple = playerOf(bot);
const rules = { game, notation };
const effort = { games: 80, longest: 80, options: 40 };

/** Hires nobody, or whom it can. */
const hiring =
  (isWanted: boolean): Player<Intrigo> =>
  (asked, rng) => {
    const wanted = asked.options.filter(({ kind }) => (kind === 'hire') === isWanted);
    return simple(wanted.length > 0 ? { ...asked, options: wanted } : asked, rng);
  };

/** Frozen: what players of this game are measured by. The simple bot is greedy and has no free blunders. */
export const pool: Pool<Intrigo> = {
  players: {
    random,
    simple,
    greedy: simple,
    timid: hiring(false),
    aggressive: hiring(true),
    'monte-carlo': monteCarlo(rules, effort),
    ismcts: ismcts(rules, effort),
    'ismcts-100': ismcts(rules, { ...effort, games: 850 }), // about 100 ms of one core for an answer
  },
  cap: 1000,
};
