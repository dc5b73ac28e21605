import type { Log } from './log.ts';
import type { Entry } from './table.ts';

/** What of a log stands before its answers, a line each, where there is any. */
export const TEXT_PARTS = ['setup', 'before', 'fair', 'names'] as const;

export interface Written extends Log {
  readonly names?: readonly string[]; // of the seats
}

/** The first lines of a game as text. */
export function headLines(log: Omit<Written, 'answers'>): string[] {
  const parts = TEXT_PARTS.flatMap((part) => (isEmpty(log[part]) ? [] : [`${part}: ${JSON.stringify(log[part])}`]));
  return [`${log.game} ${log.edition}, ${log.seats} seats`, ...parts];
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

/** An answer in the game's notation, or what chance said. */
export const entryText = (entry: Entry): string =>
  'seat' in entry ? `${entry.seat}: ${entry.say}` : `*: ${JSON.stringify(entry.roll)}`;

/** A game as text that people read, and `readText` too. `told` are sentences, by how many answers came before them. */
export function textOf(log: Written, told: ReadonlyMap<number, readonly string[]> = new Map()): string {
  const saying = (after: number) => (told.get(after) ?? []).map((sentence) => `# ${sentence}`);
  const answers = log.answers.flatMap((entry, at) => [entryText(entry), ...saying(at + 1)]);
  return `${[...headLines(log), ...saying(0), ...answers].join('\n')}\n`;
}
