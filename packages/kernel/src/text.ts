import { readLog, type Log } from './log.ts';
import type { Entry } from './table.ts';

/** What of a log stands before its answers, a line each, where there is any. */
const PARTS = ['setup', 'before', 'fair', 'names'] as const;

export interface Written extends Log {
  readonly names?: readonly string[]; // of the seats
}

/** The first lines of a game as text. */
export function headLines(log: Omit<Written, 'answers'>): string[] {
  const parts = PARTS.flatMap((part) => (isEmpty(log[part]) ? [] : [`${part}: ${JSON.stringify(log[part])}`]));
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

const HEAD = /^([a-z][\w-]*) (\d+), (\d+) seats$/;
const SAID = /^(\d+|\*|[a-z]+): (.*)$/;

/** A log from such a text, or a sentence that says what is wrong with it. Sentences and the last line tell nothing new. */
export function readText(text: string): Written | string {
  const [first = '', ...lines] = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const head = HEAD.exec(first.trim());
  if (!head) return 'the first line must be like "volto 1, 2 seats"';
  const [, game, edition, seats] = head;
  const data: Record<string, unknown> = { game, edition: Number(edition), seats: Number(seats) };
  const answers: unknown[] = [];
  for (const [at, line] of lines.entries()) {
    if (/^[#=]/.test(line)) continue;
    const wrong = `line ${at + 2} can't be read`;
    const said = SAID.exec(line);
    if (!said) return wrong;
    const [, who, what] = said as unknown as [string, string, string];
    const value = /^\d+$/.test(who) ? { seat: Number(who), say: what } : jsonIn(what);
    if (value === undefined) return wrong;
    if (/^\d+$/.test(who)) answers.push(value);
    else if (who === '*') answers.push({ roll: value });
    else if ((PARTS as readonly string[]).includes(who)) data[who] = value;
    else return wrong;
  }
  const log = readLog({ ...data, answers });
  if (typeof log === 'string') return log;
  return isNames(data.names) ? { ...log, names: data.names } : log;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');
