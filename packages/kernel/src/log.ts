import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical, isCount, isRecord } from './data.ts';
import { begin, beforeAt, readBefore, type Before, type Stop } from './before.ts';
import { silence, type Tell } from './game.ts';
import type { Kinds } from './kinds.ts';
import { admit, isRefusal, open, play, type Entry, type Table } from './table.ts';
import type { Title } from './title.ts';

/** The fairness of a table's chance: what was promised before the start, and what is shown after the end. */
export interface Fairness {
  readonly commitment: string; // to the key, published when the table is made
  readonly words: readonly string[]; // each seat's own, by seat
  readonly key?: string; // secret until the game is over
  readonly head?: string; // hash of the whole log, when it is closed
}

/** A written game: what `ridotto script` plays, tables keep and exports give. */
export interface Log {
  readonly game: string;
  readonly edition?: number; // the current one where a hand-written script names none
  readonly seats: number;
  readonly setup: unknown;
  readonly before?: Before; // where it goes on from a moment of another game
  readonly fair?: Fairness;
  readonly answers: readonly Entry[];
}

/** Plays a whole log. Stops at the first entry that is not an option; the table is as it was before it. */
export function fold<K extends Kinds>(
  title: Title<K>,
  seats: number,
  setup: K['setup'],
  entries: readonly Entry[],
  tell: Tell<K['event']> = silence,
): { table: Table<K>; stop?: Stop } {
  const table = open(title, seats, setup);
  for (const [step, entry] of entries.entries()) {
    const admitted = admit(title, table, entry);
    if (isRefusal(admitted)) return { table, stop: { ...admitted, step, entry } };
    play(title, table, admitted, tell);
  }
  return { table };
}

/** The table that a whole log leads to, with whatever it begins with; or where it stops being a game. */
export const foldLog = <K extends Kinds>(title: Title<K>, log: Log, setup: K['setup']): Table<K> | Stop =>
  begin(title, log.seats, setup, beforeAt(log, Infinity));

/** Binds a log to one text: any change of its game, words, entries or their order gives another. */
export function headOf(log: Log): string {
  const head = new LogHead(log);
  for (const entry of log.answers) head.add(entry);
  return head.hash();
}

/** The same for a log whose entries come one by one. */
export class LogHead {
  readonly #sum = sha256.create();
  #isEmpty = true;

  constructor({ game, edition, seats, setup, before, fair }: Omit<Log, 'answers'>) {
    const promised = fair && { commitment: fair.commitment, words: fair.words };
    const fixed = ['ridotto/log', game, edition, seats, setup, promised, ...(before ? [before] : [])];
    this.#sum.update(utf8ToBytes(`${canonical(fixed).slice(0, -1)},[`));
  }

  add(entry: Entry): void {
    this.#sum.update(utf8ToBytes(`${this.#isEmpty ? '' : ','}${canonical(entry)}`));
    this.#isEmpty = false;
  }

  hash(): string {
    return bytesToHex(this.#sum.update(utf8ToBytes(']]')).digest());
  }
}

/** A log from JSON of unknown origin, or a sentence that says what is wrong with it. */
export function readLog(data: unknown): Log | string {
  if (!isRecord(data)) return 'a log is a JSON object';
  const { game, edition, seats, setup, fair, answers } = data;
  const before = data.before === undefined ? undefined : readBefore(data.before, isEntry);
  if (typeof game !== 'string') return '"game" must be the name of a game';
  if (edition !== undefined && !isCount(edition)) return '"edition" must be a whole number';
  if (!isCount(seats)) return '"seats" must be a whole number';
  if (!Array.isArray(answers)) return '"answers" must be a list';
  const odd = answers.findIndex((entry) => !isEntry(entry));
  if (odd >= 0) return `answer ${odd} is neither {"roll":…} nor {"seat":N,"say":"…"}`;
  if (fair !== undefined && !isFairness(fair)) return '"fair" must hold a commitment and words';
  if (data.before !== undefined && !before) return '"before" must hold answers, and worlds if there are any';
  return {
    game,
    ...(edition !== undefined && { edition }),
    seats,
    setup: setup ?? {},
    ...(before && { before }),
    ...(fair !== undefined && { fair }),
    answers: answers as Entry[],
  };
}

const isEntry = (value: unknown): value is Entry =>
  isRecord(value) && ('roll' in value ? !('seat' in value) : isCount(value.seat) && typeof value.say === 'string');

const isText = (value: unknown): value is string => typeof value === 'string';

function isFairness(value: unknown): value is Fairness {
  if (!isRecord(value) || !isText(value.commitment)) return false;
  if (!Array.isArray(value.words) || !value.words.every(isText)) return false;
  return [value.key, value.head].every((text) => text === undefined || isText(text));
}
