import {
  admit,
  copy,
  heard,
  isRefusal,
  open,
  play,
  setupOf,
  type AnyKinds,
  type AnyTitle,
  type Log,
  type Refusal,
  type Table,
  type Viewer,
} from '@ridotto/kernel';

type Event = AnyKinds['event'];
type View = AnyKinds['view'];

/** What happened between two moments of a game, and how far its log had come. */
interface Moment {
  readonly length: number;
  readonly told: readonly Event[];
}

const KEPT = 24; // entries between two tables that are kept: a jump plays no more than these

/** A finished game that can be looked at from any seat, at any moment. Its log is played once; then jumps are short. */
export class Film {
  readonly title: AnyTitle;
  readonly #log: Log;
  readonly #moments: Moment[] = [{ length: 0, told: [] }];
  readonly #kept: Table<AnyKinds>[] = [];
  readonly #tables = new Map<number, Table<AnyKinds>>(); // that were looked at last

  private constructor(title: AnyTitle, log: Log) {
    this.title = title;
    this.#log = log;
  }

  /** Plays a log; where it isn't one of this game, says what was wrong with which entry. */
  static of(title: AnyTitle, log: Log): Film | (Refusal & { readonly at: number }) {
    const setup = setupOf(title, log.setup, log.seats);
    if (setup === undefined) return { refused: 'not-an-option', at: 0 };
    const film = new Film(title, log);
    const table = open(title, log.seats, setup);
    for (const [at, entry] of log.answers.entries()) {
      if (at % KEPT === 0) film.#kept.push(copy(title, table));
      const step = admit(title, table, entry);
      if (isRefusal(step)) return { ...step, at };
      const told: Event[] = [];
      play(title, table, step, (event) => told.push(event));
      if (told.length > 0) film.#moments.push({ length: at + 1, told });
    }
    if (film.#kept.length === 0) film.#kept.push(table);
    return film;
  }

  get seats(): number {
    return this.#log.seats;
  }
  get log(): Log {
    return this.#log;
  }
  /** The last moment; the first is 0, before anything. */
  get end(): number {
    return this.#moments.length - 1;
  }

  view(at: number, viewer: Viewer): View {
    return this.title.game.view(this.#tableAt(at).state, viewer);
  }

  /** What a viewer has heard from one moment to another. */
  heard(viewer: Viewer, from: number, to: number): Event[] {
    const told = this.#moments.slice(from + 1, to + 1).flatMap((moment) => moment.told);
    return heard(this.title.game, told, viewer, this.seats);
  }

  #tableAt(at: number): Table<AnyKinds> {
    const known = this.#tables.get(at);
    if (known) return known;
    const { length } = this.#moments[at]!;
    const from = Math.min(Math.floor(length / KEPT), this.#kept.length - 1);
    const table = copy(this.title, this.#kept[from]!);
    for (const entry of this.#log.answers.slice(from * KEPT, length)) {
      const step = admit(this.title, table, entry);
      if (isRefusal(step)) throw new Error(`an entry that was played once is refused: ${step.refused}`);
      play(this.title, table, step, () => {});
    }
    if (this.#tables.size > 8) this.#tables.clear();
    this.#tables.set(at, table);
    return table;
  }
}

/** A view with all that others saw filled in where it has nothing. */
export const opened = (view: View, others: readonly View[]): View => others.reduce<unknown>(filled, view) as View;

function filled(own: unknown, other: unknown): unknown {
  if (own === null) return other;
  if (Array.isArray(own) && Array.isArray(other))
    return own.length === other.length ? own.map((item, i) => filled(item, other[i])) : own;
  if (typeof own !== 'object' || typeof other !== 'object' || other === null) return own;
  const more = other as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(own).map(([key, value]) => [key, key === 'viewer' ? value : filled(value, more[key])]),
  );
}
