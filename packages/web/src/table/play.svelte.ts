import type { Refusal, Result, Update } from '@ridotto/host/protocol';
import {
  same,
  type AnyKinds,
  type AnyTitle,
  type Composing,
  type Locale,
  type Reason,
  type Rng,
  type Seat,
  type Sound,
  type Spoken,
  type Viewer,
} from '@ridotto/kernel';
import { Drafts, type Draft } from './draft.ts';
import { News } from '@ridotto/kit/board/news.svelte.ts';
import type { BoardSettings, Option, Passing, Play, Prepared, Telling } from '@ridotto/kit/board/play.ts';
import { TableWindow } from './window.svelte.ts';

type View = AnyKinds['view'];
type Events = readonly AnyKinds['event'][];

/** What a play needs of the table around it. */
export interface Around {
  readonly table: string;
  readonly title: AnyTitle;
  readonly composes: Composing;
  readonly viewer: Viewer;
  readonly seats: number;
  readonly locale: () => Locale;
  readonly names: () => readonly string[];
  readonly settings: () => BoardSettings;
  readonly setup?: AnyKinds['setup'] | undefined;
  readonly ring?: (sound: Sound) => void;
  readonly isHere: () => boolean; // no bot sits in for me
  readonly send: (says: readonly string[]) => Promise<Result>;
  readonly tell: (command: { readonly type: 'hold' | 'release' }) => void;
  readonly isAlone: () => boolean; // one person, and bots: the page alone paces what it shows
  readonly explain: (reason: Reason) => void;
  readonly refuse: (refusal: Refusal) => void;
  readonly announce: (text: string) => void;
  readonly told: (events: Events) => void; // as they are shown
  readonly prepared?: () => readonly Prepared[];
  readonly prepare?: (prepared: readonly Prepared[]) => void;
  readonly talk?: () => readonly Spoken[];
  readonly speak?: (phrase: string) => void;
}

const heardAt = new WeakMap<Update, number>();

const NEWEST = 8; // events of a game that was under way already when we came

/** Chance for guessed worlds, which decide nothing. */
const anyRng: Rng = (below) => Math.floor(Math.random() * below);

/** A game at the table from one viewer's side: what a board shows, and answers through. */
export class TablePlay implements Play<AnyKinds> {
  readonly #around: Around;
  #update: Update = $state.raw()!;
  #updatedAt = 0; // when it was heard
  #passing: Passing = $state('off');
  #isChanging = $state(false); // what was sealed in a window
  #events: Events = $state.raw([]);
  #line: readonly string[] = $state.raw([]);
  #isSending = $state(false);
  telling: Telling<AnyKinds['event']> | null = $state.raw(null);
  #last: Events = $state.raw([]);
  opened: readonly View[] | undefined = $state.raw();
  #newest: View; // the view of the newest update, shown or not
  readonly #news: News<View, AnyKinds['event'], Update>;

  constructor(around: Around, update: Update) {
    this.#around = around;
    this.#news = new News({
      motion: () => this.settings.motion,
      begin: (events, updates) => this.#show(events, updates.at(-1)),
    });
    this.#newest = viewOf(update);
    this.#show(eventsOf(update), update);
    this.#last = eventsOf(update).slice(-NEWEST);
  }

  get title(): AnyTitle {
    return this.#around.title;
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
  get setup(): AnyKinds['setup'] | undefined {
    return this.#around.setup;
  }
  get ring(): ((sound: Sound) => void) | undefined {
    return this.#around.ring;
  }
  get view(): View {
    return viewOf(this.#update);
  }
  get talk(): readonly Spoken[] {
    return this.#around.talk?.() ?? [];
  }
  get speak(): ((phrase: string) => void) | undefined {
    return this.#around.viewer === 'public' ? undefined : this.#around.speak;
  }
  get prepared(): readonly Prepared[] {
    return this.#around.prepared?.() ?? [];
  }
  get prepare(): ((prepared: readonly Prepared[]) => void) | undefined {
    return this.#around.viewer === 'public' ? undefined : this.#around.prepare;
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
  get events(): Events {
    return this.#events;
  }
  get lastEvents(): Events {
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
  /** I could answer, and nothing newer is on its way to the screen. In a window what was said may be said anew. */
  readonly #mayAnswer: boolean = $derived.by(() => {
    const { viewer, isHere } = this.#around;
    const isOpen = this.said === undefined || (this.#update.window !== undefined && this.#isChanging);
    return viewer !== 'public' && this.asked.includes(viewer) && isOpen && !this.isBehind && isHere();
  });
  /** I am asked: not where I let everything pass, nor where nobody else plays and a window has nothing for me. */
  get isAsked(): boolean {
    const { window } = this.#update;
    if (!window || !this.#mayAnswer) return this.#mayAnswer;
    const isPassed = this.#passing !== 'off' && this.#pass !== undefined;
    const isEmpty = window.of === null && this.#around.isAlone() && this.#choicesAtFirst <= 1;
    return !isPassed && !isEmpty;
  }
  /** What I may answer, before anything of it is composed. */
  get #choicesAtFirst(): number {
    return this.#drafts?.of([])?.choices.length ?? 0;
  }
  /** How I let a window pass; nothing where I have to choose in the end. */
  get #pass(): string | undefined {
    const { title } = this.#around;
    const last = this.#drafts?.of([])?.choices.at(-1);
    const mustChoose = (this.#drafts?.sides.length ?? 0) > 0;
    return last === undefined || mustChoose ? undefined : title.notation.answer.write(last);
  }
  readonly window: TableWindow | undefined = $derived.by(() => {
    const { window, said } = this.#update;
    if (!window) return undefined;
    const { viewer, isHere, tell } = this.#around;
    const around = {
      seat: viewer === 'public' ? null : viewer,
      isHere: isHere(),
      choices: this.#choicesAtFirst,
      pass: this.#pass,
      passing: this.#passing,
      tell: (type: 'hold' | 'release') => tell({ type }),
      send: (says: readonly string[]) => void this.#seal(says),
      keepPassing: (passing: Passing) => (this.#passing = passing),
      change: () => (this.#isChanging = true),
    };
    return new TableWindow(window, this.#updatedAt, said, around);
  });
  get isMine(): boolean {
    return this.isAsked && !this.#isSending;
  }
  /** Nothing can be added to the line: it waits to be sent. */
  get isWhole(): boolean {
    return this.#draft?.isWhole ?? false;
  }

  readonly #drafts = $derived.by(() => {
    const { title, viewer, seats } = this.#around;
    return this.#mayAnswer ? new Drafts(title, this.view, viewer as Seat, seats, anyRng) : undefined;
  });
  readonly #draft: Draft | undefined = $derived(this.#drafts?.of(this.#line));
  readonly shown: View = $derived(this.#draft?.shown ?? this.view);
  readonly options: readonly Option<AnyKinds['answer']>[] = $derived.by(() =>
    this.isMine ? (this.#draft?.choices.map((choice) => new Choosable(choice, this)) ?? []) : [],
  );

  /** What I have to choose from at a window's end; nothing where I may let it pass. */
  readonly sides: readonly Option<AnyKinds['answer']>[] = $derived.by(
    () => this.#drafts?.sides.map((choice) => new Choosable(choice, this)) ?? [],
  );

  /** How many options there are, without making them. */
  get choices(): number {
    return this.isMine ? (this.#draft?.choices.length ?? 0) : 0;
  }

  /** Thinks ahead while nobody waits. */
  warm(): void {
    if (this.isMine) this.#drafts?.warm();
  }

  /** Answers one after another, as lists have them. */
  textsOf(says: readonly string[]): string[] {
    const { title, locale, names } = this;
    return says.map((say, at) => {
      const answer = title.notation.answer.read(say)!;
      return title.words[locale].option(answer, this.#drafts?.of(says.slice(0, at))?.shown ?? this.view, names);
    });
  }

  say(notation: string): void {
    const line = [...this.#line, notation];
    const draft = this.isMine ? this.#drafts?.of(line) : undefined;
    if (!draft) return this.attempt(notation);
    this.#line = line;
    if (this.#isSentAtOnce(draft)) this.send();
  }

  /** Whether there is nothing to compose: no game's turn goes on by itself, and most go with their first answer. */
  #isSentAtOnce({ isWhole, line }: Draft): boolean {
    const { composes } = this.#around;
    return composes === 'never' || (composes === 'on' && isWhole && line.length === 1);
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
    const { window } = this.#update;
    this.#isSending = true;
    const result = await send(line);
    this.#isSending = false;
    if (!result.ok) refuse(window ? late(result) : result);
    if (this.#line === line && (result.ok || line.length === 1)) this.#line = [];
  }

  async #seal(says: readonly string[]): Promise<void> {
    const { send, refuse } = this.#around;
    const isPass = says[0] === this.#pass;
    const result = await send(says);
    if (!result.ok && !isPass) refuse(late(result)); // whoever lets pass what is over has missed nothing
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
    heardAt.set(update, performance.now());
    const before = this.#newest;
    this.#newest = viewOf(update);
    if (update.events.length === 0 && !this.isBehind) this.#show([], update);
    else this.#news.add(before, this.#newest, eventsOf(update), update);
  }

  /** Shows how things stand now. */
  skip(): void {
    this.#news.skip();
  }

  stop(): void {
    this.#news.stop();
  }

  #turnTo(update: Update, isNews: boolean): void {
    this.#updatedAt = heardAt.get(update) ?? performance.now();
    if (update.said !== this.#update?.said || !update.window) this.#isChanging = false;
    this.#update = update;
    if (this.#passing === 'duel' && !update.window) this.#passing = 'off';
    if (this.#passing === 'news' && isNews) this.#passing = 'off';
  }

  #isWithin = false; // an update whose scenes are being shown
  #show(events: Events, update: Update | undefined): void {
    if (events.length > 0) this.#last = this.#isWithin ? [...this.#last, ...events] : events;
    this.#isWithin = update === undefined;
    const isNewView = update && !same(this.#update?.view, update.view);
    if (update) this.#turnTo(update, events.length > 0);
    if (isNewView) this.#line = [];
    if (events.length === 0) return;
    this.#events = [...this.#events, ...events];
    this.#around.told(events);
  }
}

/** Whoever isn't asked any more when an answer to a window comes was too late for it. */
const late = (refusal: Refusal): Refusal =>
  refusal.refused === 'not-asked' ? { ...refusal, refused: 'too-late' } : refusal;

/** What came over the wire is this very game's. */
const viewOf = ({ view }: Update): View => view as View;
const eventsOf = ({ events }: Update): Events => events as Events;

/** An option whose texts are made when they are wanted: some questions have fifty thousand. */
class Choosable implements Option<AnyKinds['answer']> {
  readonly choice: AnyKinds['answer'];
  readonly #play: TablePlay;

  constructor(choice: AnyKinds['answer'], play: TablePlay) {
    this.choice = choice;
    this.#play = play;
  }

  get say(): string {
    return this.#play.title.notation.answer.write(this.choice);
  }

  get text(): string {
    const { title, locale, names, shown } = this.#play;
    return title.words[locale].option(this.choice, shown, names);
  }
}
