import { anyTitle, type AnyTitle } from '@ridotto/kernel';

/** Every game of the house, loaded when it is asked for. The only place that lists games. */
export const CATALOG = {
  volto: async () => anyTitle((await import('./volto/index.ts')).volto),
  twilight: async () => anyTitle((await import('./twilight/index.ts')).twilight),
  intrigo: async () => anyTitle((await import('./intrigo/index.ts')).intrigo),
  coach: async () => anyTitle((await import('./coach/index.ts')).coach),
} as const satisfies Record<string, () => Promise<AnyTitle>>;

export type GameId = keyof typeof CATALOG;

export const GAME_IDS = Object.keys(CATALOG) as GameId[];

export const isGameId = (text: string): text is GameId => Object.hasOwn(CATALOG, text);

export const loadTitle = (id: GameId): Promise<AnyTitle> => CATALOG[id]();
