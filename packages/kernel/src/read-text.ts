import { readLog } from './log.ts';
import { TEXT_PARTS, type Written } from './text.ts';

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
    else if ((TEXT_PARTS as readonly string[]).includes(who)) data[who] = value;
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
