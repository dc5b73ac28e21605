import { parseArgs } from 'node:util';
import { thoughtOf, type Done, type Refusal, type TableInfo } from '@ridotto/host';
import { advise, type Advice } from '@ridotto/host/analysis';
import { admit, enterWorlds, heard, isRefusal, open, play } from '@ridotto/kernel';
import type { AnyKinds, AnyTitle, Locale, Seat, Table } from '@ridotto/kernel';
import { localeFor, titleNamed, wholeNumber } from './arguments.ts';
import { readLogFile, type LogFile } from './files.ts';
import { Refused } from './refused.ts';

export const HINT_USAGE =
  'ridotto hint FILE|URL [--seat N] [--after N] [--token=TOKEN] [--lang en|ru] [--seed S] [--json]';

/** Says what a seat might answer: in a written game, or with a token at a table of a house. */
export async function runHint(args: string[], print: (text: string) => void): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      seat: { type: 'string' },
      after: { type: 'string' },
      token: { type: 'string' },
      lang: { type: 'string' },
      seed: { type: 'string', default: '1' },
      json: { type: 'boolean', default: false },
    },
  });
  const [place] = positionals;
  if (place === undefined) throw new Refused(`name a file or an address: ${HINT_USAGE}`);
  const locale = localeFor(values.lang);
  const hint =
    values.token === undefined ? await hintInFile(place, values, locale) : await hintAt(place, values.token, locale);
  print(values.json ? JSON.stringify(hint.advice) : hint.text);
}

interface Hint {
  readonly advice: readonly Advice[];
  readonly text: string;
}

interface Moment {
  readonly seat?: string;
  readonly after?: string;
  readonly seed: string;
}

async function hintInFile(file: string, { seat: wanted, after, seed }: Moment, locale: Locale): Promise<Hint> {
  const written = await readLogFile(file);
  const { title, log } = written;
  const length = after === undefined ? log.answers.length : wholeNumber('after', after, { max: log.answers.length });
  const { table, told } = playedTo(file, written, length);
  const seat = askedAt(title, table, wanted, length);
  const thinking = {
    seat,
    level: 'master' as const,
    told: title.manifest.forgets ? heard(title.game, told, seat, log.seats) : [],
    seed: wholeNumber('seed', seed, { max: 2 ** 32 - 1 }),
  };
  const advice = await advise(title, thoughtOf(title, table, thinking));
  const names = Array.from({ length: log.seats }, (_, one) => SEAT[locale](one));
  return { advice, text: reportOf(title, advice, names, locale, title.game.view(table.state, seat)) };
}

/** The table after so many answers, and all that was told on the way. */
function playedTo(
  file: string,
  { log, title, setup }: LogFile,
  length: number,
): { readonly table: Table<AnyKinds>; readonly told: readonly AnyKinds['event'][] } {
  const table = open(title, log.seats, setup);
  const told: AnyKinds['event'][] = [];
  const before = log.before?.answers ?? [];
  const entries = [...before, ...log.answers.slice(0, length)];
  const check = (refused: string | undefined, at: number) => {
    if (refused !== undefined) throw new Refused(`${file}: answer ${at - before.length} can't be given: ${refused}`);
  };
  check(enterWorlds(title, table, log.before, 0)?.refused, 0);
  for (const [at, entry] of entries.entries()) {
    const step = admit(title, table, entry);
    if (isRefusal(step)) return check(step.refused, at) as never;
    play(title, table, step, (event) => told.push(event));
    check(enterWorlds(title, table, log.before, at + 1)?.refused, at);
  }
  return { table, told };
}

/** The seat that is meant: the one that was named, else the first that has something to answer. */
function askedAt(title: AnyTitle, { state, sealed }: Table<AnyKinds>, wanted: string | undefined, after: number): Seat {
  const turn = title.game.turn(state);
  const where = `after answer ${after}`;
  if (turn.kind !== 'ask')
    throw new Refused(
      turn.kind === 'over' ? `${where} the game is over: name a moment by --after` : `${where} chance answers`,
    );
  const asked = turn.seats.filter((seat) => !sealed.has(seat));
  const seat = wanted === undefined ? asked[0]! : wholeNumber('seat', wanted);
  if (asked.includes(seat)) return seat;
  throw new Refused(
    `${where} seat ${seat} is not asked; asked ${asked.length === 1 ? 'is' : 'are'} ${asked.join(', ')}`,
  );
}

/** Asks a house, as the seat whose token it is; everybody at the table sees that. */
async function hintAt(address: string, token: string, locale: Locale): Promise<Hint> {
  const [, base, id] = /^(https?:\/\/[^/]+)\/(?:api\/tables|t)\/([\w-]+)\/?$/.exec(address) ?? [];
  if (base === undefined) throw new Refused(`${address} is not the address of a table`);
  const ask = async <Answer>(path: string, more: RequestInit = {}): Promise<Answer | Refusal> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    try {
      const response = await fetch(`${base}/api/tables/${id}${path}`, {
        headers,
        signal: AbortSignal.timeout(20_000),
        ...more,
      });
      return (await response.json()) as Answer | Refusal;
    } catch (error) {
      throw new Refused(`${address} can't be reached: ${(error as Error).message}`);
    }
  };
  const info = await ask<TableInfo>('');
  if ('refused' in info) throw new Refused(`${address}: ${info.refused}`);
  const command = { type: 'hint', id: `hint-${Date.now()}` };
  const done = await ask<Done>('/commands', { method: 'POST', body: JSON.stringify(command) });
  if ('refused' in done) throw new Refused(`${address}: ${done.refused}`);
  const names = info.seats.map((seat, at) => (seat.kind === 'person' ? seat.name : SEAT[locale](at)));
  const title = await titleNamed(info.game);
  return { advice: done.hint ?? [], text: reportOf(title, done.hint ?? [], names, locale) };
}

const SEAT: Readonly<Record<Locale, (seat: Seat) => string>> = {
  en: (seat) => `seat ${seat}`,
  ru: (seat) => `место ${seat}`,
};

/** Each answer with its chance, and what counts most for it. Where the view is not known, answers stand in notation. */
function reportOf(
  title: AnyTitle,
  advice: readonly Advice[],
  names: readonly string[],
  locale: Locale,
  view?: AnyKinds['view'],
): string {
  const { option, why: sentence } = title.words[locale];
  return advice
    .map(({ says, chance: { p, low, high }, why }, at) => {
      const percent = `${Math.round(p * 100)} % (${Math.round(low * 100)}–${Math.round(high * 100)})`;
      const answer = title.notation.answer.read(says[0]!);
      const text = view && answer !== undefined ? `  ${option(answer, view, names)}` : '';
      return `${at + 1}. ${says.join('; ')}  ${percent}${text}\n   ${sentence?.(why, names) ?? ''}`.trimEnd();
    })
    .join('\n');
}
