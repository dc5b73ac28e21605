import type { Refusal, Result, Update } from '@ridotto/host/protocol';
import { same, type AnyTitle, type Locale, type Reason, type Rng, type Seat, type Viewer } from '@ridotto/kernel';
import { Drafts, type Draft } from './draft.ts';
import type { BoardSettings, Option, Play } from './play.ts';

/** What a play needs of the table around it. */
export interface Around {
  readonly table: string;
  readonly title: AnyTitle;
  readonly composes: boolean;
  readonly viewer: Viewer;
  readonly seats: number;
  readonly locale: () => Locale;
  readonly names: () => readonly string[];
  readonly settings: () => BoardSettings;
  readonly isHere: () => boolean; // no bot sits in for me
  readonly send: (says: readonly string[]) => Promise<Result>;
  readonly explain: (reason: Reason) => void;
  readonly refuse: (refusal: Refusal) => void;
  readonly announce: (text: string) => void;
  readonly told: (events: readonly unknown[]) => void; // as they are shown
}

const LEAST_SHOWN = 650; // milliseconds that an update with events is seen before the next
const MOST_WAITING = 6; // updates; when more wait, somebody was away, and wants to see how things stand
const NEWEST = 8; // events of a game that was under way already when we came

/** Chance for guessed worlds, which decide nothing. */
const anyRng: Rng = (below) => Math.floor(Math.random() * below);

/** A game at the table from one viewer's side: what a board shows, and answers through. */
export class TablePlay implements Play<unknown, unknown, unknown> {
  readonly #around: Around;
  #update: Update = $state.raw()!;
  #events: readonly unknown[] = $state.raw([]);
  #line: readonly string[] = $state.raw([]);
  #isSending = $state(false);
  #last: readonly unknown[] = $state.raw([]);
  #waiting: Update[] = $state.raw([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shownAt = 0;

  constructor(around: Around, update: Update) {
    this.#around = around;
    this.#show(update);
    this.#last = update.events.slice(-NEWEST);
  }

  get title() {
    return this.#around.title as Play<unknown, unknown, unknown>['title'];
  }
  get table(): string {
    return this.#around.table;
  }
  get locale(): Locale {
    return this.#around.locale();
  }
  get names(): readonly string[] {
    return this.#around.names();
  }
  get viewer(): Viewer {
    return this.#around.viewer;
  }
  get settings(): BoardSettings {
    return this.#around.settings();
  }
  get view(): unknown {
    return this.#update.view;
  }
  get asked(): readonly Seat[] {
    return this.#update.asked;
  }
  get said(): string | undefined {
    return this.#update.said;
  }
  get drawOffer(): Seat | undefined {
    return this.#update.draw;
  }
  /** Everything that was told since the beginning, as far as it has been shown. */
  get events(): readonly unknown[] {
    return this.#events;
  }
  get lastEvents(): readonly unknown[] {
    return this.#last;
  }
  get line(): readonly string[] {
    return this.#line;
  }
  get isSending(): boolean {
    return this.#isSending;
  }
  /** Whether newer updates wait to be shown. */
  get isBehind(): boolean {
    return this.#waiting.length > 0;
  }
  /** I am asked, and nothing newer is on its way to the screen. */
  get isAsked(): boolean {
    const { viewer, isHere } = this.#around;
    return viewer !== 'public' && this.asked.includes(viewer) && this.said === undefined && !this.isBehind && isHere();
  }
  get isMine(): boolean {
    return this.isAsked && !this.#isSending;
  }
  /** Nothing can be added to the line: it waits to be sent. */
  get isWhole(): boolean {
    return this.#draft?.isWhole ?? false;
  }

  readonly #drafts = $derived.by(() => {
    const { title, viewer, seats } = this.#around;
    return this.isAsked ? new Drafts(title, this.view, viewer as Seat, seats, anyRng) : undefined;
  });
  readonly #draft: Draft | undefined = $derived(this.#drafts?.of(this.#line));
  readonly shown: unknown = $derived(this.#draft?.shown ?? this.view);
  readonly options: readonly Option<unknown>[] = $derived.by(() =>
    this.isMine ? (this.#draft?.choices.map((choice) => new Choosable(choice, this)) ?? []) : [],
  );

  /** How many options there are, without making them. */
  get choices(): number {
    return this.isMine ? (this.#draft?.choices.length ?? 0) : 0;
  }

  /** Thinks ahead while nobody waits. */
  warm(): void {
    if (this.isMine) this.#drafts?.warm();
  }

  say(notation: string): void {
    const line = [...this.#line, notation];
    const draft = this.isMine ? this.#drafts?.of(line) : undefined;
    if (!draft) return this.attempt(notation);
    this.#line = line;
    if (draft.isWhole && line.length === 1 && !this.#around.composes) this.send();
  }

  takeBack(): void {
    if (!this.#isSending) this.#line = this.#line.slice(0, -1);
  }

  clear(): void {
    if (!this.#isSending) this.#line = [];
  }

  send(): void {
    if (this.#line.length > 0 && this.isMine) void this.#send();
  }

  async #send(): Promise<void> {
    const { send, refuse } = this.#around;
    const line = this.#line;
    this.#isSending = true;
    const result = await send(line);
    this.#isSending = false;
    if (!result.ok) refuse(result);
    if (this.#line === line && (result.ok || line.length === 1)) this.#line = [];
  }

  attempt(text: string): void {
    const reason = this.#around.title.explain(this.shown, text);
    if (reason) this.#around.explain(reason);
  }

  announce(text: string): void {
    this.#around.announce(text);
  }

  /** An update of the house: shown now, or when what came before it has been seen. */
  take(update: Update): void {
    this.#waiting = [...this.#waiting, update];
    if (this.#waiting.length > MOST_WAITING) this.skip();
    else this.#advance();
  }

  /** Shows how things stand now. */
  skip(): void {
    if (this.#waiting.length === 0) return;
    clearTimeout(this.#timer);
    const waiting = this.#waiting;
    this.#waiting = [];
    const events = waiting.flatMap((update) => update.events);
    this.#show({ ...waiting.at(-1)!, events });
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #advance(): void {
    clearTimeout(this.#timer);
    const next = this.#waiting[0];
    if (!next) return;
    const wait = this.#shownAt + this.#pace - Date.now();
    if (wait > 0 && next.events.length > 0) {
      this.#timer = setTimeout(() => this.#advance(), wait);
      return;
    }
    this.#waiting = this.#waiting.slice(1);
    this.#show(next);
    this.#advance();
  }

  get #pace(): number {
    return this.settings.motion && !globalThis.document?.hidden ? LEAST_SHOWN : 0;
  }

  #show(update: Update): void {
    const isNewView = this.#update === undefined || !same(this.#update.view, update.view);
    this.#update = update;
    if (isNewView) this.#line = [];
    if (update.events.length === 0) return;
    this.#events = [...this.#events, ...update.events];
    this.#last = update.events;
    this.#shownAt = Date.now();
    this.#around.told(update.events);
  }
}

/** An option whose texts are made when they are wanted: some questions have fifty thousand. */
class Choosable implements Option<unknown> {
  readonly choice: unknown;
  readonly #play: TablePlay;

  constructor(choice: unknown, play: TablePlay) {
    this.choice = choice;
    this.#play = play;
  }

  get say(): string {
    return (this.#play.title as unknown as AnyTitle).notation.write(this.choice);
  }

  get text(): string {
    const { title, locale, names, shown } = this.#play;
    return title.words[locale].option(this.choice, shown, names);
  }
}
