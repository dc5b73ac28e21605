import { readFileSync } from 'node:fs';
import { readLog, type AnyTitle, type Log } from '@ridotto/kernel';
import { parsed, setupFrom, titleNamed } from './arguments.ts';
import { Refused } from './refused.ts';
import { isTableFile, readTableFile } from './table-file.ts';

export interface LogFile {
  readonly log: Log;
  readonly title: AnyTitle;
  readonly setup: unknown;
}

/** A log from a file: a script, an exported game, or a table of the terminal house. */
export async function readLogFile(file: string): Promise<LogFile> {
  const text = readText(file);
  const log = isTableFile(text) ? readTableFile(file, text).log : readLog(parsed(file, text));
  if (typeof log === 'string') throw new Refused(`${file} is not a game: ${log}`);
  const title = await titleNamed(log.game);
  const { min, max } = title.seats;
  if (log.seats < min || log.seats > max) throw new Refused(`${file}: ${title.id} is not for ${log.seats} players`);
  return { log, title, setup: setupFrom(title, log.seats, log.setup) };
}

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Refused(`${file} can't be read: ${(error as NodeJS.ErrnoException).code}`);
  }
}
