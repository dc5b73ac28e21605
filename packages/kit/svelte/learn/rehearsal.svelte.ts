import {
  admit,
  awaited,
  copy,
  hear,
  isRefusal,
  play,
  type Entry,
  type Kinds,
  type Reason,
  type Table,
  type Tell,
  type Title,
} from '@ridotto/kernel';
import { hasMotion, settings } from '../settings.svelte.ts';
import { News } from '../board/news.svelte.ts';
import type { BoardSettings, Option, Play } from '../board/play.ts';

/** Turns that may be taken, each as its answers in order; `'any'`: whatever the rules allow. */
export type Wanted = readonly (readonly string[])[] | 'any';

interface Hearing {
  readonly table: string;
  readonly viewer: number;
  readonly names: () => readonly string[];
  readonly composes?: boolean; // a turn is composed of several answers, then sent
  readonly settings?: Partial<BoardSettings>;
  /** A turn has been taken. */
  taken?(): void;
  /** Something else was tried; no reason: the rules would allow it, this table doesn't. */
  tried?(reason: Reason | undefined): void;
  announce?(text: string): void;
}

/** A table in the page itself, without a house, for lessons and the examples of the rules: all that a board needs. */
export class Rehearsal<K extends Kinds> implements Play<K> {
  readonly title: Title<K>;
  readonly #hearing: Hearing;
  #table: Table<K> = $state.raw()!;
  wanted: Wanted = $state.raw('any');
  isAlone = $state(false); // what is wanted isn't shown
  line: readonly string[] = $state.raw([]);
  events: readonly K['event'][] = $state.raw([]);
  lastEvents: readonly K['event'][] = $state.raw([]);
  readonly isSending = false;
  #newest: Table<K>; // shown or not
  readonly #news: News<K['view'], K['event'], Table<K>>;

  constructor(title: Title<K>, table: Table<K>, hearing: Hearing) {
    this.title = title;
    this.#hearing = hearing;
    this.#table = table;
    this.#newest = table;
    this.#news = new News({ motion: hasMotion, begin: (events, tables) => this.#show(events, tables.at(-1)) });
  }

  get isBehind(): boolean {
    return this.#news.isBehind;
  }
  get scene(): unknown {
    return this.#news.scene;
  }
  get stage() {
    return this.#news.stage;
  }
  set stage(stage) {
    this.#news.stage = stage;
  }
  get table(): string {
    return this.#hearing.table;
  }
  get locale() {
    return settings.locale;
  }
  get names() {
    return this.#hearing.names();
  }
  get viewer() {
    return this.#hearing.viewer;
  }
  get settings(): BoardSettings {
    return { flipped: false, notebook: false, motion: hasMotion(), ...this.#hearing.settings };
  }

  readonly view = $derived.by(() => this.title.game.view(this.#table.state, this.viewer));
  readonly #ahead = $derived.by(() => this.#after(this.line));
  readonly shown = $derived.by(() => this.title.game.view(this.#ahead.state, this.viewer));
  readonly isMine = $derived.by(
    () => this.wanted.length > 0 && !this.isBehind && awaited(this.title, this.#table).includes(this.viewer),
  );
  readonly options: readonly Option<K['answer']>[] = $derived.by(() => {
    if (!this.isMine || !awaited(this.title, this.#ahead).includes(this.viewer)) return [];
    const { game, notation, words } = this.title;
    return game
      .options(this.#ahead.state, this.viewer)
      .map((choice) => ({
        say: notation.answer.write(choice),
        choice,
        text: words[this.locale].option(choice, this.shown, this.names),
      }))
      .filter(({ say }) => this.isAlone || this.#leadsOn([...this.line, say]));
  });

  say(notation: string): void {
    const line = [...this.line, notation];
    const isAnswer = this.isMine && !isRefusal(admit(this.title, this.#ahead, { seat: this.viewer, say: notation }));
    if (!isAnswer || !this.#leadsOn(line)) return this.attempt(notation);
    this.line = line;
    if (!this.#hearing.composes) this.send();
  }
  takeBack(): void {
    this.line = this.line.slice(0, -1);
  }
  clear(): void {
    this.line = [];
  }
  send(): void {
    const { line } = this;
    if (!this.#leadsOn(line, (turn) => turn.length === line.length)) return this.attempt('');
    this.line = [];
    this.follow(line.map((say) => ({ seat: this.viewer, say })));
    this.#hearing.taken?.();
  }
  attempt(text: string): void {
    this.#hearing.tried?.(this.title.explain(this.shown, text));
  }
  announce(text: string): void {
    this.#hearing.announce?.(text);
  }

  skip(): void {
    this.#news.skip();
  }

  /** Sets the table anew. */
  restart(table: Table<K>): void {
    this.#news.stop();
    this.#table = table;
    this.#newest = table;
    this.line = [];
    this.events = [];
    this.lastEvents = [];
  }

  /** Plays what others say to the table as it stands. */
  respond(others: (table: Table<K>) => readonly Entry[]): void {
    this.follow(others(copy(this.title, this.#newest)));
  }

  /** Plays entries of the log, whoever's they are. */
  follow(entries: readonly Entry[]): void {
    const before = this.title.game.view(this.#newest.state, this.viewer);
    const table = copy(this.title, this.#newest);
    const events: K['event'][] = [];
    for (const entry of entries) {
      this.#play(table, entry, (event) =>
        events.push(hear<K['event']>(this.title.game.audiences, event, this.viewer, table.seats)),
      );
    }
    this.#newest = table;
    this.#news.add(before, this.title.game.view(table.state, this.viewer), events, table);
  }

  #show(events: readonly K['event'][], table: Table<K> | undefined): void {
    if (table) this.#table = table;
    this.events = [...this.events, ...events];
    this.lastEvents = events;
  }

  #after(line: readonly string[]): Table<K> {
    const table = copy(this.title, this.#table);
    for (const say of line) this.#play(table, { seat: this.viewer, say }, () => {});
    return table;
  }

  #play(table: Table<K>, entry: Entry, tell: Tell<K['event']>): void {
    const step = admit(this.title, table, entry);
    if (isRefusal(step)) throw new Error(`${JSON.stringify(entry)}: ${step.refused}`);
    play(this.title, table, step, tell);
  }

  #leadsOn(line: readonly string[], isWhole = (_turn: readonly string[]) => true): boolean {
    return (
      this.wanted === 'any' || this.wanted.some((turn) => line.every((say, i) => turn[i] === say) && isWhole(turn))
    );
  }
}
