import { begin } from './before.ts';
import type { Rng } from './game.ts';
import type { Kinds, Seat } from './kinds.ts';
import type { Log } from './log.ts';
import { seeded } from './random.ts';
import {
  admit,
  awaited,
  entryOf,
  isRefusal,
  open,
  play,
  rollDue,
  type Entry,
  type Refusal,
  type Step,
  type Table,
} from './table.ts';
import type { Bot, Title } from './title.ts';
import { versionsOf, viewersOf } from './told.ts';

const LONG_LIST = 2000; // options beyond this number are counted, not listed

/** One line of a trace; docs/trace.md describes each. */
export type TraceLine = { readonly type: 'start' | 'ask' | 'roll' | 'over'; readonly [field: string]: unknown };

export interface TraceOptions<K extends Kinds> {
  readonly seats: number;
  readonly setup: K['setup'];
  readonly seed: number;
  readonly views?: boolean;
  readonly player?: Bot<K>; // random where none is named
}

/** Plays one whole game and yields its lines. */
export function* trace<K extends Kinds>(title: Title<K>, options: TraceOptions<K>): Generator<TraceLine> {
  const { seats, setup, seed, views = false } = options;
  const player = options.player ?? ((_view, answers, rng) => answers[rng(answers.length)]!);
  const rng = seeded(seed);
  const writer = new Writer(title, open(title, seats, setup), views);
  yield { type: 'start', game: title.manifest.id, edition: title.edition, seats, setup, seed };
  for (;;) {
    const { table } = writer;
    const turn = title.game.turn(table.state);
    if (turn.kind === 'over') return yield writer.line();
    const roll = rollDue(title, table, rng);
    const answers = awaited(title, table).map((seat) => answerOf(title, table, seat, player, rng));
    for (const step of roll ? [roll] : answers) yield* writer.write(step);
  }
}

/** Where a script ends early: the step that is not an option, and the options there were. */
export interface ScriptStop {
  readonly step: number;
  readonly entry?: Entry; // none: the world in which it is to go on
  readonly refusal: Refusal['refused'];
  readonly options: readonly string[] | number | 'chance' | 'nothing';
}

/** Plays a written game and yields its lines; returns where it stopped, if an answer is not an option. */
export function* script<K extends Kinds>(
  title: Title<K>,
  log: Log,
  setup: K['setup'],
  views = false,
): Generator<TraceLine, ScriptStop | undefined> {
  const { seats } = log;
  const table = begin(title, seats, setup, log.before);
  if (isRefusal(table)) return { options: 'nothing', refusal: table.refused, step: table.step };
  const writer = new Writer(title, table, views);
  yield { type: 'start', game: title.manifest.id, edition: title.edition, seats, setup };
  for (const [step, entry] of log.answers.entries()) {
    const admitted = admit(title, writer.table, entry);
    if (isRefusal(admitted)) {
      return { step, entry, refusal: admitted.refused, options: optionsAt(title, writer.table, entry) };
    }
    yield* writer.write(admitted);
  }
  yield writer.line();
  return undefined;
}

/** Writes the lines of one table as it is played: one for each turn, once the turn is whole. */
class Writer<K extends Kinds> {
  readonly table: Table<K>;
  readonly #title: Title<K>;
  readonly #views: boolean;
  #open:
    | { readonly line: TraceLine; readonly said: Record<Seat, string | string[]>; readonly told: unknown[] }
    | undefined;

  constructor(title: Title<K>, table: Table<K>, views: boolean) {
    this.#title = title;
    this.table = table;
    this.#views = views;
  }

  /** The turn as it stands, before anybody has answered. */
  line(): TraceLine {
    if (this.#open) return this.#open.line;
    const { game, notation } = this.#title;
    const { state, length, seats } = this.table;
    const turn = game.turn(state);
    const here = { length, position: notation.position.write(state) };
    const seen = this.#views
      ? { views: Object.fromEntries(viewersOf(seats).map((viewer) => [viewer, game.view(state, viewer)])) }
      : {};
    switch (turn.kind) {
      case 'roll':
        return { type: 'roll', ...here, ...seen };
      case 'over':
        return { type: 'over', ...here, payoffs: turn.payoffs, reason: turn.reason, ...seen };
      case 'ask': {
        const options = turn.seats.map((seat) => [seat, listed(this.#title, game.options(state, seat))] as const);
        return { type: 'ask', ...here, options: Object.fromEntries(options), ...seen };
      }
    }
  }

  /** Plays a step, and yields the line of the turn if that makes it whole. */
  *write(step: Step<K>): Generator<TraceLine> {
    const { line, said, told } = (this.#open ??= { line: this.line(), said: {}, told: [] });
    play(this.#title, this.table, step, (event) => told.push(...versionsOf(this.#title.game, event, this.table.seats)));
    const entry = entryOf(this.#title, step);
    if ('seat' in entry) said[entry.seat] = also(said[entry.seat], entry.say);
    if (step.kind === 'offer' || this.table.sealed.size > 0) return;
    this.#open = undefined;
    const answered = 'roll' in entry ? { answer: entry.roll } : { answers: said };
    yield { ...line, ...answered, ...(this.#views && { told }) };
  }
}

/** Two words of one seat in one turn (a draw offered, then a move) stand in a list. */
const also = (before: string | string[] | undefined, say: string) =>
  before === undefined ? say : [before, say].flat();

function answerOf<K extends Kinds>(
  { game }: Title<K>,
  { state }: Table<K>,
  seat: Seat,
  player: Bot<K>,
  rng: Rng,
): Step<K> {
  const options = game.options(state, seat);
  return { kind: 'answer', seat, answer: player(game.view(state, seat), options, rng) };
}

function listed<K extends Kinds>(title: Title<K>, options: readonly K['answer'][]): readonly string[] | number {
  return options.length > LONG_LIST ? options.length : options.map((option) => title.notation.answer.write(option));
}

function optionsAt<K extends Kinds>(title: Title<K>, { state }: Table<K>, entry: Entry): ScriptStop['options'] {
  const turn = title.game.turn(state);
  if (turn.kind === 'over') return 'nothing';
  if (turn.kind === 'roll') return 'chance';
  const asked = 'seat' in entry && turn.seats.includes(entry.seat) ? entry.seat : turn.seats[0]!;
  return listed(title, title.game.options(state, asked));
}
