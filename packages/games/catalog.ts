import { anyTitle, type AnyTitle } from '@ridotto/kernel';

/** A game with every edition of its rules that can still be played: the newest for new tables, the others for old ones. */
export interface Listed {
  readonly editions: Readonly<Record<number, () => Promise<AnyTitle>>>;
}

/** Every game of the house, loaded when it is asked for. The only place that lists games. */
export const CATALOG = {
  volto: { editions: { 1: async () => anyTitle((await import('./volto/title.ts')).volto) } },
  twilight: { editions: { 1: async () => anyTitle((await import('./twilight/title.ts')).twilight) } },
  intrigo: { editions: { 1: async () => anyTitle((await import('./intrigo/title.ts')).intrigo) } },
  coach: { editions: { 1: async () => anyTitle((await import('./coach/title.ts')).coach) } },
} as const satisfies Record<string, Listed>;

export type GameId = keyof typeof CATALOG;

export const GAME_IDS = Object.keys(CATALOG) as GameId[];

export const isGameId = (text: string): text is GameId => Object.hasOwn(CATALOG, text);

export const newestOf = ({ editions }: Listed): number => Math.max(...Object.keys(editions).map(Number));

/** The rules of a game in an edition, or in its newest; undefined where that edition is gone. */
export function loadTitle(id: GameId): Promise<AnyTitle>;
export function loadTitle(id: GameId, edition: number | undefined): Promise<AnyTitle | undefined>;
export function loadTitle(id: GameId, edition?: number): Promise<AnyTitle | undefined> {
  return loadFrom(CATALOG, id, edition);
}

/** The same from any catalogue. */
export async function loadFrom(
  catalog: Readonly<Record<string, Listed>>,
  id: string,
  edition?: number,
): Promise<AnyTitle | undefined> {
  const listed = Object.hasOwn(catalog, id) ? catalog[id] : undefined;
  return listed?.editions[edition ?? newestOf(listed)]?.();
}
