import { ismcts, monteCarlo, playerOf, random } from '@ridotto/bots';
import type { Pool } from '@ridotto/kernel';
import type { Twilight } from '../rules/model.ts';
import { notation } from '../rules/notation.ts';
import { game } from '../rules/rules.ts';
import { bot } from './bot.ts';
import { player } from './players.ts';
import type { Weights } from './worth.ts';

const GREEDY: Weights = { doge: 6, guard: 2, court: 0.5, favourite: 5, step: 10, masked: 3, card: 0.4 };
const rules = { game, notation };

/** Frozen: what players of this game are measured by. */
export const pool: Pool<Twilight> = {
  players: {
    random,
    simple: playerOf(bot),
    greedy: player({ overlooks: 0, weights: GREEDY }), // minds where the Favourite goes
    timid: player({ overlooks: 0, weights: { ...GREEDY, doge: 3, guard: 1, card: 1.5 } }), // keeps its cards
    aggressive: player({ overlooks: 0, weights: { ...GREEDY, doge: 12, card: 0 } }), // all for the Doge
    courtier: player({ overlooks: 0, weights: { ...GREEDY, favourite: 12, step: 20 } }), // all for the Favourite
    'monte-carlo': monteCarlo(rules, { games: 60, longest: 40, options: 30 }),
    ismcts: ismcts(rules, { games: 150, longest: 40, options: 30 }),
    'ismcts-100': ismcts(rules, { games: 1000, longest: 40, options: 30 }), // about 100 ms of one core for an answer
  },
  cap: 400,
};
