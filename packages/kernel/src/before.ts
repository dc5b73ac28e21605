import { isCount, isRecord, same } from './data.ts';
import { silence, type Tell } from './game.ts';
import type { Kinds, Seat } from './kinds.ts';
import { admit, isRefusal, open, play, type Entry, type Refusal, type Table } from './table.ts';
import type { Title } from './title.ts';

/** What a game begins with that goes on from a moment of another: all that was said there until then. */
export interface Before {
  readonly answers: readonly Entry[];
  readonly worlds?: readonly World[]; // by `after`; none: the game goes on in the world as it was
}

/** Another world than the real one, that one seat can't tell from it: from here on it is the real one. */
export interface World {
  readonly after: number; // entries
  readonly seat: Seat;
  readonly state: unknown; // as the rules of the log's edition hold it
}

/** Where a log stops being a game. */
export type Stop = Refusal & { readonly step: number; readonly entry?: Entry };

/** A table where everything has happened that its game begins with; or what of that can't have been. */
export function begin<K extends Kinds>(
  title: Title<K>,
  seats: number,
  setup: K['setup'],
  before: Before | undefined,
  tell: Tell<K['event']> = silence,
): Table<K> | Stop {
  const table = open(title, seats, setup);
  const answers = before?.answers ?? [];
  for (let step = 0; step <= answers.length; step++) {
    const refusal = enterWorlds(title, table, before, step);
    if (refusal) return { ...refusal, step };
    const entry = answers[step];
    if (!entry) break;
    const admitted = admit(title, table, entry);
    if (isRefusal(admitted)) return { ...admitted, step, entry };
    play(title, table, admitted, tell);
  }
  return table;
}

/** Takes a table into the other worlds that begin after so many entries. */
export function enterWorlds<K extends Kinds>(
  title: Title<K>,
  table: Table<K>,
  before: Before | undefined,
  after: number,
): Refusal | undefined {
  for (const world of before?.worlds ?? []) {
    if (world.after !== after) continue;
    if (!isLike(title, table, world)) return { refused: 'not-a-world' };
    table.state = title.game.clone(world.state);
  }
  return undefined;
}

/** Whether the seat can't tell this world from the table's. It may come from anywhere: the rules may stumble over it. */
function isLike<K extends Kinds>({ game, isSound }: Title<K>, table: Table<K>, { seat, state }: World): boolean {
  if (seat >= table.seats || table.sealed.size > 0) return false;
  try {
    const world = game.clone(state);
    return isSound(world) && same(game.view(world, seat), game.view(table.state, seat));
  } catch {
    return false;
  }
}

/** What a game begins with that goes on from here, after so many of all the entries of a log. */
export function beforeAt(
  { before, answers }: { readonly before?: Before | undefined; readonly answers: readonly Entry[] },
  length: number,
): Before {
  const worlds = before?.worlds?.filter(({ after }) => after <= length) ?? [];
  const all = [...(before?.answers ?? []), ...answers];
  return { answers: all.slice(0, length), ...(worlds.length > 0 && { worlds }) };
}

/** From JSON of unknown origin; undefined where it is nothing of the kind. */
export function readBefore(data: unknown, isEntry: (value: unknown) => value is Entry): Before | undefined {
  if (!isRecord(data) || !Array.isArray(data.answers) || !data.answers.every(isEntry)) return undefined;
  const { answers, worlds } = data;
  if (worlds === undefined) return { answers };
  const isHere = (world: unknown): world is World => isWorld(world) && world.after <= answers.length;
  return Array.isArray(worlds) && worlds.every(isHere) ? { answers, worlds } : undefined;
}

const isWorld = (value: unknown): value is World =>
  isRecord(value) && isCount(value.after) && isCount(value.seat) && isRecord(value.state);
