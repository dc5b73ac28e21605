import { coach } from './coach/entry.ts';
import type { GameEntry } from './entry.ts';
import { intrigo } from './intrigo/entry.ts';
import { twilight } from './twilight/entry.ts';
import { volto } from './volto/entry.ts';

/** Every game that the house shows, in the order of the home page. A new game is one folder and one name here. */
const GAMES = { volto, twilight, intrigo, coach };

export const GAME_ENTRIES: readonly (readonly [id: string, entry: GameEntry])[] = Object.entries(GAMES);

export const gameEntry = (id: string): GameEntry | undefined =>
  Object.hasOwn(GAMES, id) ? GAMES[id as keyof typeof GAMES] : undefined;
