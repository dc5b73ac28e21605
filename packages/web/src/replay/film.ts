import {
  admit,
  copy,
  enterWorlds,
  heard,
  isRefusal,
  open,
  play,
  setupOf,
  type AnyKinds,
  type AnyTitle,
  type Entry,
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

/** What a replay shows: moments, as those who may look at them saw and heard them. */
export interface Footage {
  readonly title: AnyTitle;
  readonly seats: number;
  readonly setup: AnyKinds['setup'];
  readonly end: number;
  view(at: number, viewer: Viewer): View;
  heard(viewer: Viewer, from: number, to: number): Event[];
}

/** A finished game that can be looked at from any seat, at any moment. Its log is played once; then jumps are short. */
export class Film implements Footage {
  readonly title: AnyTitle;
  readonly setup: AnyKinds['setup'];
  readonly #log: Log;
  readonly #entries: readonly Entry[]; // with those of the game that it goes on from
  readonly #moments: Moment[] = [{ length: 0, told: [] }];
  readonly #kept: Table<AnyKinds>[] = [];
  readonly #tables = new Map<number, Table<AnyKinds>>(); // that were looked at last

  private constructor(title: AnyTitle, log: Log, setup: AnyKinds['setup']) {
    this.title = title;
    this.setup = setup;
    this.#log = log;
    this.#entries = [...(log.before?.answers ?? []), ...log.answers];
  }

  /** Plays a log; where it isn't one of this game, says what was wrong with which entry. */
  static of(title: AnyTitle, log: Log): Film | (Refusal & { readonly at: number }) {
    const setup = setupOf(title, log.setup, log.seats);
    if (setup === undefined) return { refused: 'not-an-option', at: 0 };
    const film = new Film(title, log, setup);
    const table = open(title, log.seats, setup);
    for (let at = 0; at < film.#entries.length; at++) {
      if (at % KEPT === 0) film.#kept.push(copy(title, table));
      const told: Event[] = [];
      const refusal = film.#playOne(table, at, (event) => told.push(event));
      if (refusal) return { ...refusal, at };
      if (told.length > 0) film.#moments.push({ length: at + 1, told });
    }
    if (film.#kept.length === 0) film.#kept.push(table);
    return film;
  }

  /** Plays an entry; where another world begins after it, goes on there. */
  #playOne(table: Table<AnyKinds>, at: number, tell: (event: Event) => void): Refusal | undefined {
    const { before } = this.#log;
    const early = at === 0 ? enterWorlds(this.title, table, before, 0) : undefined;
    const step = early ?? admit(this.title, table, this.#entries[at]!);
    if (isRefusal(step)) return step;
    play(this.title, table, step, tell);
    return enterWorlds(this.title, table, before, at + 1);
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

  /** How many entries there are of all seats and chance. */
  get entries(): number {
    return this.#entries.length;
  }
  /** What is found at every moment, looked at one after the other. */
  along<T>(look: (state: AnyKinds['state']) => T): T[] {
    const table = copy(this.title, this.#kept[0]!);
    let entry = 0;
    return this.#moments.map(({ length }) => {
      for (; entry < length; entry++) this.#playOne(table, entry, () => {});
      return look(table.state);
    });
  }

  /** The first moment at which somebody is asked: before it cards are dealt, and there is nothing to see. */
  get begins(): number {
    const isAsked = (at: number) => this.title.game.turn(this.stateAt(at)).kind === 'ask';
    return Array.from({ length: this.end }, (_, at) => at).find(isAsked) ?? 0;
  }

  /** How many of all entries had happened at a moment. */
  lengthAt(at: number): number {
    return this.#moments[at]!.length;
  }
  /** The first moment that is this game's own, where it goes on from another one. */
  get takenUpAt(): number | undefined {
    const { before } = this.#log;
    return before && this.#moments.findLastIndex(({ length }) => length <= before.answers.length);
  }
  /** The table at a moment, everything open. */
  stateAt(at: number): AnyKinds['state'] {
    return this.#tableAt(at).state;
  }
  /** All that was told from one moment to another, whole. */
  told(from: number, to: number): Event[] {
    return this.#moments.slice(from + 1, to + 1).flatMap((moment) => moment.told);
  }
  isOverAt(at: number): boolean {
    return this.title.game.turn(this.#tableAt(at).state).kind === 'over';
  }
  /** The seats that are asked at a moment. */
  askedAt(at: number): readonly number[] {
    const turn = this.title.game.turn(this.#tableAt(at).state);
    return turn.kind === 'ask' ? turn.seats : [];
  }

  view(at: number, viewer: Viewer): View {
    return this.title.game.view(this.#tableAt(at).state, viewer);
  }

  /** What a viewer has heard from one moment to another. */
  heard(viewer: Viewer, from: number, to: number): Event[] {
    return heard(this.title.game, this.told(from, to), viewer, this.seats);
  }

  #tableAt(at: number): Table<AnyKinds> {
    const known = this.#tables.get(at);
    if (known) return known;
    const { length } = this.#moments[at]!;
    const from = Math.min(Math.floor(length / KEPT), this.#kept.length - 1);
    const table = copy(this.title, this.#kept[from]!);
    for (let entry = from * KEPT; entry < length; entry++) {
      const refusal = this.#playOne(table, entry, () => {});
      if (refusal) throw new Error(`an entry that was played once is refused: ${refusal.refused}`);
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
