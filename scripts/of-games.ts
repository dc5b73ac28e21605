import { existsSync } from 'node:fs';
import { GAMES } from '@ridotto/games/catalog';

/** What the games have for a script of ours, each in a file of this name in its folder of tests; some have none. */
export async function ofGames<Part>(
  name: string,
): Promise<readonly (readonly [game: string, part: Part | undefined])[]> {
  return Promise.all(
    GAMES.map(async ({ id }) => {
      const file = new URL(`../packages/games/${id}/test/${name}.ts`, import.meta.url);
      return [id, existsSync(file) ? ((await import(file.href)) as Part) : undefined] as const;
    }),
  );
}
