import type { AnyAnalyst, AnyTitle, Listed } from '@ridotto/kernel';
import * as list from './list.ts';

export type GameId = keyof typeof list;

/** Every game of the house, with all its editions. */
export const CATALOG: Readonly<Record<GameId, Listed>> = list;

/** In the order of how long they take. */
export const GAMES: readonly Listed[] = Object.values(CATALOG).toSorted((a, b) => a.minutes[1] - b.minutes[1]);

export const GAME_IDS = GAMES.map(({ id }) => id as GameId);

export const isGameId = (text: string): text is GameId => Object.hasOwn(CATALOG, text);

/** What is known of a game without its rules, if there is one of that name. */
export const listed = (id: string): Listed | undefined => (isGameId(id) ? CATALOG[id] : undefined);

/** As much as it takes to find a title. */
export type Editions = Pick<Listed, 'editions'>;

export const newestOf = ({ editions }: Editions): number => Math.max(...Object.keys(editions).map(Number));

/** The rules of a game in an edition, or in its newest; undefined where that edition is gone. */
export function loadTitle(id: GameId): Promise<AnyTitle>;
export function loadTitle(id: GameId, edition: number | undefined): Promise<AnyTitle | undefined>;
export function loadTitle(id: GameId, edition?: number): Promise<AnyTitle | undefined> {
  return loadFrom(CATALOG, id, edition);
}

/** The same from any catalogue. */
export async function loadFrom(
  catalog: Readonly<Record<string, Editions>>,
  id: string,
  edition?: number,
): Promise<AnyTitle | undefined> {
  const listed = Object.hasOwn(catalog, id) ? catalog[id] : undefined;
  return listed?.editions[edition ?? newestOf(listed)]?.load();
}

/** What finished games of this edition are analysed with, if the game has something of its own. */
export const loadAnalyst = async (id: GameId, edition: number): Promise<AnyAnalyst | undefined> =>
  CATALOG[id].editions[edition]?.analyst?.();
