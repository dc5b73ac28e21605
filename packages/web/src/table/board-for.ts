import { CATALOG, isGameId, newestOf } from '@ridotto/games/catalog';
import type { GameEntry } from '../games/entry.ts';
import { gameEntry } from '../games/index.ts';

/** The board that draws a game as this edition has it; without one it is played on the board of text. */
export function boardFor(game: string, edition: number): GameEntry['board'] {
  const entry = gameEntry(game);
  if (!entry || !isGameId(game)) return undefined;
  const { editions = [newestOf(CATALOG[game])] } = entry;
  return editions.includes(edition) ? entry.board : undefined;
}
