import { FORGOTTEN } from '@ridotto/host/protocol';
import type { Advice, ChatLine, Refusal, Result, SeatInfo, TableInfo, Update } from '@ridotto/host/protocol';
import { isGameId, loadTitle } from '@ridotto/games/catalog';
import {
  readSpoken,
  setupOf,
  type AnyTitle,
  type Happening,
  type Reason,
  type Seat,
  type Spoken,
} from '@ridotto/kernel';
import { Link, type Connection, type Heard, type Unsigned } from '../link/link.ts';
import type { OpenWire } from '../link/wire.ts';
import { unbroken } from '../log/unbroken.ts';
import { play as ring } from '../sound/index.ts';
import type { Prepared } from '@ridotto/kit/board/play.ts';
import { hasMotion, settings } from '@ridotto/kit/settings.svelte.ts';
import { learn } from '@ridotto/kit/speech.ts';
import { words } from '../words/index.svelte.ts';
import { comfortAt, keepComfort, type Comfort, type Slowness } from './comfort.ts';
import { TablePlay } from './play.svelte.ts';
import { tableWords } from './words.ts';

/** What the frame says beside the board: why something can't be done, with the rule if there is one. */
export interface Notice {
  readonly text: string;
  readonly rule?: string;
}

export type Clocks = Update['clocks'] & {
  readonly at: number; // when we heard it
  readonly isStanding: boolean; // a window is open
};

/** A place at a table, a seat's or a spectator's: its line to the house, and all that came over it. */
export class Place {
  readonly table: string;
  readonly #line: Link;
  readonly #early: Update[] = []; // came before the game's rules were loaded
  #hasTitle = false;

  connection: Connection = $state('connecting');
  refused: Refusal['refused'] | null = $state(null);
  isPageOld = $state(false); // the house has an edition of the game that this page doesn't know
  info: TableInfo | null = $state.raw(null);
  you: Seat | null = $state(null);
  title: AnyTitle | null = $state.raw(null);
  play: TablePlay | null = $state.raw(null);
  chat: readonly ChatLine[] = $state.raw([]);
  muted: ReadonlyMap<string, string> = $state.raw(new Map()); // names by account
  unsaid = $state(''); // what is being typed in the chat
  here: { readonly seats: readonly Seat[]; readonly spectators: number } = $state.raw({ seats: [], spectators: 0 });
  clocks: Clocks | null = $state.raw(null);
  orders: Update['orders'] = $state.raw(); // for windows to come
  notice: Notice | null = $state.raw(null);
  announcement = $state('');
  #comfort: Comfort = $state.raw()!;

  /** `told` hears events as they are shown. */
  readonly #told: (events: readonly Happening[], place: Place) => void;

  constructor(table: string, open: OpenWire, told: (events: readonly Happening[], place: Place) => void = () => {}) {
    this.table = table;
    this.#comfort = comfortAt(table);
    this.#told = told;
    this.#line = new Link(open, {
      heard: (message) => this.#hear(message),
      connected: (connection) => (this.connection = connection),
      refused: (code) => (this.refused = code),
    });
  }

  readonly names: readonly string[] = $derived(
    this.info ? namesOf(this.info.seats, tableWords().bot).map(unbroken) : [],
  );
  /** What was said of the game, by those whom I hear. */
  readonly talk: readonly Spoken[] = $derived.by(() => {
    const forms = this.title?.phrases?.forms ?? [];
    const seats = this.info?.seats.length ?? 0;
    return this.chat.flatMap(({ to, text }) => (to === 'table' ? (readSpoken(forms, text, seats) ?? []) : []));
  });
  /** One person plays, against bots, and nobody looks on. */
  readonly isAlone: boolean = $derived(
    this.here.spectators === 0 && this.info?.seats.filter(({ kind }) => kind === 'person').length === 1,
  );
  /** I am asked something, and this table gives hints. In a window others would learn that I have a choice. */
  readonly mayAskHint: boolean = $derived.by(() => {
    const { info, play } = this;
    return info?.hints === true && play?.isMine === true && play.choices > 1 && (!play.window || this.isAlone);
  });
  readonly isAway: boolean = $derived.by(() => {
    const seat = this.you === null ? undefined : this.info?.seats[this.you];
    return seat?.kind === 'person' && seat.away;
  });

  get isFlipped(): boolean {
    return this.#comfort.flipped;
  }
  set isFlipped(flipped: boolean) {
    this.#prefer({ ...this.#comfort, flipped });
  }
  get hasNotebook(): boolean {
    return this.#comfort.notebook;
  }
  set hasNotebook(notebook: boolean) {
    this.#prefer({ ...this.#comfort, notebook });
  }
  get slowness(): Slowness {
    return this.#comfort.slowness;
  }
  set slowness(slowness: Slowness) {
    this.#prefer({ ...this.#comfort, slowness });
  }
  #prefer(comfort: Comfort): void {
    this.#comfort = comfort;
    keepComfort(this.table, comfort);
  }

  /** Says something; the frame tells what the house refuses. */
  async say(said: Unsigned): Promise<Result> {
    const result = await this.#line.say(said);
    if (!result.ok) this.#refuse(result);
    return result;
  }

  /** What the house's strongest bot would answer here, the best first; nothing where it may not be asked. */
  async askHint(): Promise<readonly Advice[] | undefined> {
    const [result] = await Promise.all([this.say({ type: 'hint' }), learn('hint', `${this.info!.game}-aside`)]);
    return result.ok ? result.hint : undefined;
  }

  /** The page is back before somebody's eyes, or the network is. */
  wake(): void {
    this.#line.hurry();
    this.#line.check();
  }

  close(): void {
    this.play?.stop();
    this.#line.close();
  }

  #hear(message: Heard): void {
    switch (message.type) {
      case 'update':
        return this.#take(message);
      case 'chat':
        this.chat = merged(this.chat, message.lines);
        for (const { who, name } of message.muted ?? []) this.muted = new Map([...this.muted, [who, name]]);
        return;
      case 'here':
        this.here = message;
        return;
    }
  }

  #take(update: Update): void {
    this.you = update.you;
    if (update.table) this.info = update.table;
    this.orders = update.orders;
    this.clocks = update.clocks && { ...update.clocks, at: performance.now(), isStanding: update.window !== undefined };
    if (!this.#hasTitle) void this.#load();
    if (!this.title) this.#early.push(update);
    else this.#show(update);
  }

  async #load(): Promise<void> {
    const { game, edition } = this.info!;
    if (!isGameId(game)) return void (this.refused = 'no-such-game');
    this.#hasTitle = true;
    const [title] = await Promise.all([loadTitle(game, edition), learn(game)]);
    if (!title) return void (this.isPageOld = true);
    this.title = title;
    for (const update of this.#early.splice(0)) this.#show(update);
  }

  #show(update: Update): void {
    if (update.view === null) return;
    if (this.play) this.play.take(update);
    else this.play = this.#begin(update);
  }

  #begin(update: Update): TablePlay {
    const { title, table } = this;
    const around = {
      table,
      title: title!,
      composes: title!.manifest.composes,
      viewer: update.you ?? ('public' as const),
      seats: this.info!.seats.length,
      locale: () => settings.locale,
      names: () => this.names,
      settings: () => ({
        flipped: this.isFlipped,
        notebook: this.info!.notebook && this.hasNotebook,
        motion: hasMotion(),
      }),
      setup: setupOf(title!, this.info!.setup, this.info!.seats.length),
      ring,
      isHere: () => !this.isAway,
      send: (says: readonly string[]) => this.#line.say({ type: 'say', says: [...says] }),
      tell: (command: { readonly type: 'hold' | 'release' }) => void this.say(command),
      isAlone: () => this.isAlone,
      explain: (reason: Reason) => void this.#explain(reason),
      refuse: (refusal: Refusal) => this.#refuse(refusal),
      announce: (text: string) => (this.announcement = text),
      told: (events: readonly Happening[]) => this.#told(events, this),
      ...(this.info!.candle > 0 &&
        title!.situations && {
          prepared: () => this.orders?.answers ?? [],
          prepare: (answers: readonly Prepared[]) =>
            void this.say({ type: 'order', orders: { hold: this.orders?.hold ?? null, answers: [...answers] } }),
        }),
      ...(title!.phrases && {
        talk: () => this.talk,
        speak: (phrase: string) => void this.say({ type: 'phrase', phrase }),
      }),
    };
    return new TablePlay(around, update);
  }

  async #explain(reason: Reason): Promise<void> {
    const isKnown = await learn(`${this.info!.game}-aside`).then(
      () => true, // the words for it are there, where they come later
      () => false,
    );
    const text = isKnown ? this.title!.words[settings.locale].reason(reason) : words().refusedElse;
    this.notice = { text, rule: reason.rule };
  }

  #refuse({ refused, reason }: Refusal): void {
    if (reason && this.title) return void this.#explain(reason);
    this.notice = { text: tableWords().refused[refused] ?? words().refused[refused] ?? words().refusedElse };
  }
}

/** A name as it is shown: some have had theirs deleted. */
export const nameShown = (name: string): string => (name === FORGOTTEN ? tableWords().guest : name);

/** The seats' names; bots are counted where there are several. */
export function namesOf(seats: readonly SeatInfo[], botName: (n: number, of: number) => string): string[] {
  const bots = seats.flatMap((seat, at) => (seat.kind === 'bot' ? [at] : []));
  return seats.map((seat, at) => {
    if (seat.kind === 'person') return nameShown(seat.name);
    return seat.kind === 'bot' ? botName(bots.indexOf(at) + 1, bots.length) : '';
  });
}

/** Whoever comes back hears the last lines again. */
function merged(known: readonly ChatLine[], lines: readonly ChatLine[]): ChatLine[] {
  const all = new Map([...known, ...lines].map((line) => [`${line.to} ${line.n}`, line]));
  return [...all.values()].sort((a, b) => a.at - b.at || a.n - b.n);
}
