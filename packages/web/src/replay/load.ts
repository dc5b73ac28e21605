import { learn } from '@ridotto/kit/speech.ts';
import { isGameId, loadTitle } from '@ridotto/games/catalog';
import { readLog, type Log, type Written } from '@ridotto/kernel';
import { readText } from '@ridotto/kernel/read-text';
import { namesOf } from '../table/place.svelte.ts';
import { doorOf, type HouseKind } from '../link/house.ts';
import { tableWords } from '../table/words.ts';
import { Film } from './film.ts';

export interface Loaded {
  readonly film: Film;
  readonly names: readonly string[]; // of the seats; a file may have none
}

/** Why there is nothing to be seen. */
export type Missing =
  | { readonly missing: 'none' | 'noEdition' | 'notAFile' }
  | { readonly missing: 'notAGame'; readonly at: number; readonly why: string };

export const isMissing = (loaded: Loaded | Missing): loaded is Missing => 'missing' in loaded;

/** The finished game of a table. */
export async function ofTable(house: HouseKind, table: string): Promise<Loaded | Missing> {
  const door = await doorOf(house);
  const [log, info] = await Promise.all([door.export(table), door.table(table)]);
  if ('refused' in log) return { missing: log.refused === 'no-such-edition' ? 'noEdition' : 'none' };
  return played(log, 'refused' in info ? [] : namesOf(info.seats, tableWords().bot));
}

/** A game from a file: a log as the house gives it, in JSON or as text, with names if it has them. */
export async function ofFile(text: string): Promise<Loaded | Missing> {
  const log = text.trimStart().startsWith('{') ? readJson(text) : readText(text);
  return typeof log === 'string' ? { missing: 'notAFile' } : played(log, log.names ?? []);
}

function readJson(text: string): Written | string {
  try {
    const data = JSON.parse(text) as { names?: unknown };
    const log = readLog(data);
    if (typeof log === 'string') return log;
    const { names } = data;
    const isNames = Array.isArray(names) && names.every((name) => typeof name === 'string');
    return isNames ? { ...log, names } : log;
  } catch {
    return 'it is no JSON';
  }
}

async function played(log: Log, names: readonly string[]): Promise<Loaded | Missing> {
  const [title] = isGameId(log.game) ? await Promise.all([loadTitle(log.game, log.edition), learn(log.game)]) : [];
  if (!title) return { missing: 'noEdition' };
  const film = Film.of(title, log);
  return film instanceof Film ? { film, names } : { missing: 'notAGame', at: film.at + 1, why: film.refused };
}
