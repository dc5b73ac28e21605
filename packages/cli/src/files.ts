import { loadTitle } from '@ridotto/games/catalog';
import { readLog, type AnyKinds, type AnyTitle, type Log } from '@ridotto/kernel';
import { gameNamed, parsed, setupFrom } from './arguments.ts';
import { readText } from './disk.ts';
import { logIn } from './file-store.ts';
import { Refused } from './refused.ts';
import { isTableFile } from './table-file.ts';

export interface LogFile {
  readonly log: Log;
  readonly title: AnyTitle;
  readonly setup: AnyKinds['setup'];
}

/** A log from a file or from a house's address: a script, an exported game, or a table of the terminal house. */
export async function readLogFile(file: string): Promise<LogFile> {
  const text = isAddress(file) ? await fetchText(file) : readText(file);
  const log = isTableFile(text) ? await logIn(file, text) : readLog(parsed(file, text));
  if (typeof log === 'string') throw new Refused(`${file} is not a game: ${log}`);
  const rules = await rulesFor(file, log);
  if (!rules) throw new Refused(`${file} is of edition ${log.edition} of ${log.game}, which this house does not have`);
  return { log, ...rules };
}

/** The rules that a log was played by, and its options; nothing where that edition is gone. */
export async function rulesFor(file: string, log: Log): Promise<Omit<LogFile, 'log'> | undefined> {
  const title = await loadTitle(gameNamed(log.game), log.edition);
  if (!title) return undefined;
  const [min, max] = title.manifest.seats;
  if (log.seats < min || log.seats > max)
    throw new Refused(`${file}: ${title.manifest.id} is not for ${log.seats} players`);
  return { title, setup: setupFrom(title, log.seats, log.setup) };
}

const isAddress = (name: string): boolean => /^https?:\/\//.test(name);

/** The export of a finished game; the address of its table will do. */
async function fetchText(address: string): Promise<string> {
  const table = /^(https?:\/\/[^/]+)\/(?:api\/tables|t)\/([\w-]+)\/?$/.exec(address);
  const url = table ? `${table[1]}/api/tables/${table[2]}/export` : address;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
    if (response.ok) return await response.text();
    throw new Error(response.status === 409 ? 'the game is not over yet' : `answer ${response.status}`);
  } catch (error) {
    throw new Refused(`${address} can't be read: ${(error as Error).message}`);
  }
}
