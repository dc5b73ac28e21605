import { existsSync } from 'node:fs';
import { GAMES, loadTitle, type GameId } from '@ridotto/games/catalog';
import { setupOf } from '@ridotto/kernel';
import { titleRows } from './calls.ts';
import type { Row } from './measure.ts';

interface Options {
  readonly peers: boolean;
}
type Rows = (options: Options) => Row[] | Promise<Row[]>;

/** A suite for every game: random games and single calls at small, middling and full tables, and what is its own. */
export const gameSuites: Readonly<Record<string, Rows>> = Object.fromEntries(
  GAMES.map(({ id, seats: [least, most] }) => [id, (options: Options) => rowsOf(id, least, most, options)]),
);

async function rowsOf(id: string, least: number, most: number, options: Options): Promise<Row[]> {
  const title = await loadTitle(id as GameId);
  const sizes = [...new Set([least, Math.floor((least + most) / 2), most])];
  const general = sizes.flatMap((seats) => titleRows(title, seats, setupOf(title, {}, seats)!));
  const file = new URL(`${id}.ts`, import.meta.url);
  const own = existsSync(file) ? ((await import(file.href)) as { readonly rows: Rows }) : undefined;
  return [...((await own?.rows(options)) ?? []), ...general];
}
