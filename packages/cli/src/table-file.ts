import type { LogLine, Made, Phase, Store } from '@ridotto/host';
import { isRecord, readLog, type Log, type Seat } from '@ridotto/kernel';
import { Refused } from './refused.ts';

// A table of the terminal house is a file of JSON lines. The first names the format. Each of the others is one
// thing that the store was told, such as ["append",{…}], and is either whole or not there: so a turn is never
// kept by halves. When the game is over a hash of its log closes the file.
// In the first format the file was a header with the start of the log, and then the log's own entries.

/** Whether what a store is told must last; the rest only asks, or is remembered while the house is open. */
const LASTS = {
  make: true,
  table: false,
  phase: false,
  append: true,
  lines: false,
  hasCommand: false,
  list: false,
  due: false,
  snapshot: false,
  keepSnapshot: false,
  addAccount: true,
  account: false,
  accountByToken: false,
  botsOf: false,
  revokeToken: true,
  revokeCookies: true,
  tablesOf: false,
  chatOf: false,
  reportsOf: false,
  forgetAt: true,
  forget: true,
  addChat: true,
  chat: false,
  chatLine: false,
  mute: true,
  mutedBy: false,
  report: true,
  beat: false,
  close: false,
} as const satisfies Record<keyof Store, boolean>;

type Lasting = { [Name in keyof Store]: (typeof LASTS)[Name] extends true ? Name : never }[keyof Store];

export const LASTING = (Object.keys(LASTS) as (keyof Store)[]).filter((name): name is Lasting => LASTS[name]);

export type Call = { [Name in Lasting]: readonly [Name, ...Parameters<Store[Name]>] }[Lasting];

/** The person at the terminal, as the house knows them. */
export const YOU = 'you';

export interface ReadTable {
  readonly calls: readonly Call[];
  readonly head: string | undefined; // of a table that is closed
  readonly isOld: boolean; // in the first format: the next thing that is written makes it a file of this one
  readonly wholeBytes: number; // without a line that was cut off in the middle of writing
}

const FORMAT = /^\{"ridotto":"table (\d+)"/;
export const HEADER = `${JSON.stringify({ ridotto: 'table 2' })}\n`;
export const lineOf = (call: Call): string => `${JSON.stringify(call)}\n`;
export const closingLine = (head: string): string => `${JSON.stringify(['head', head])}\n`;

export const isTableFile = (text: string): boolean => FORMAT.test(text);

/** Reads a table back. A last line that is not whole was never played, and is left out. */
export function readTableFile(file: string, text: string): ReadTable {
  const format = FORMAT.exec(text)?.[1];
  if (format === undefined) throw notATable(file);
  if (format !== '1' && format !== '2') throw new Refused(`${file} is a table of a later version of this house`);
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const [header, ...lines] = whole
    .split('\n')
    .slice(0, -1)
    .map((line, i) => parseLine(file, line, i + 1));
  if (!isRecord(header)) throw notATable(file, 'its first line is cut off');
  const wholeBytes = Buffer.byteLength(whole);
  if (format === '1') return { ...readOld(file, header, lines), isOld: true, wholeBytes };
  return { ...readNew(file, lines), isOld: false, wholeBytes };
}

const notATable = (file: string, why?: string): Refused =>
  new Refused(`${file} is not a table of this house${why === undefined ? '' : `: ${why}`}`);

export const damaged = (file: string, line: number): Refused =>
  new Refused(`${file} is damaged in line ${line}; nothing was changed`);

function parseLine(file: string, line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw damaged(file, number);
  }
}

type Read = Pick<ReadTable, 'calls' | 'head'>;

function readNew(file: string, lines: readonly unknown[]): Read {
  const closing = lines.findIndex((line) => Array.isArray(line) && line[0] === 'head');
  const calls = closing < 0 ? lines : lines.slice(0, closing);
  const odd = calls.findIndex((call) => !isCall(call));
  if (odd >= 0) throw damaged(file, odd + 2);
  return { calls: calls as Call[], head: closing < 0 ? undefined : String((lines[closing] as unknown[])[1]) };
}

const isCall = (line: unknown): line is Call => Array.isArray(line) && LASTING.includes(line[0] as 'make');

function readOld(file: string, header: Record<string, unknown>, lines: readonly unknown[]): Read {
  const { ridotto: _mark, you, ...start } = header;
  const closing = lines.findIndex((line) => isRecord(line) && 'head' in line);
  const answers = closing < 0 ? lines : lines.slice(0, closing);
  const log = readLog({ ...start, answers });
  if (typeof log === 'string') throw notATable(file, log);
  if (log.fair?.key === undefined) throw notATable(file, 'it has no key');
  if (!Number.isInteger(you)) throw notATable(file, 'it names no seat as yours');
  return {
    calls: callsOf(log, you as Seat, closing < 0 ? 'playing' : 'over'),
    head: closing < 0 ? undefined : String((lines[closing] as { head: unknown }).head),
  };
}

/**
 * A table of the first format as a house would have kept it. Its bots had words, which chance depends on: so they
 * are people whose seats bots have taken.
 */
function callsOf({ game, edition = 1, seats, setup, fair, answers }: Log, you: Seat, phase: Phase): Call[] {
  const { commitment, key, words } = fair!;
  const made: Made = { ...OLD_TABLE, game, edition, seats, setup, commitment, key: key! };
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const who = (seat: Seat) => (seat === you ? YOU : `bot-${seat}`);
  const deeds: LogLine['deed'][] = [
    ...all.map((seat) => ({ kind: 'sit' as const, seat, who: who(seat), name: who(seat), words: words[seat] ?? '' })),
    { kind: 'start' },
    ...all.filter((seat) => seat !== you).map((seat) => ({ kind: 'away' as const, seat })),
    ...answers,
  ];
  const lines = deeds.map((deed) => ({ at: 0, deed }));
  const summary = { phase, taken: seats, company: false, due: null };
  return [
    ['make', made, 'make'],
    ['append', { table: made.id, length: 0, lines, summary }],
  ];
}

const OLD_TABLE = {
  id: 'table',
  open: 'link',
  clock: { kind: 'none' },
  late: 'bot',
  absence: null,
  notebook: true,
  candle: 0,
  second: 1,
  owner: YOU,
  at: 0,
  invite: '',
} as const;
