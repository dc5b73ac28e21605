import { playerOf, random } from '@ridotto/bots';
import type { Pool } from '@ridotto/kernel';
import type { Twilight } from '../rules/model.ts';
import { bot } from './bot.ts';

/** Frozen: what players of this game are measured by. */
export const pool: Pool<Twilight> = {
  players: { random, simple: playerOf(bot) },
  cap: 400,
};
