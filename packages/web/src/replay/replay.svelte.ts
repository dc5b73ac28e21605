import type { AnyKinds, Locale, Viewer } from '@ridotto/kernel';
import { News } from '@ridotto/kit/board/news.svelte.ts';
import type { BoardSettings, Play, Telling } from '@ridotto/kit/board/play.ts';
import { hasMotion, settings } from '@ridotto/kit/settings.svelte.ts';
import { opened, type Film, type Footage } from './film.ts';

type View = AnyKinds['view'];
type Events = readonly AnyKinds['event'][];

/** Whose eyes a game is seen with, and whether what they couldn't see is shown as well. */
export interface Eyes {
  readonly viewer: Viewer;
  readonly isOpen: boolean;
}

/** What a board is told of the table whose past it shows. */
export interface Beside {
  readonly table: string;
  readonly names: () => readonly string[];
  readonly settings?: () => BoardSettings; // those of the table; else what these eyes may want
}

/** A film as a board sees it: a table at which nobody is asked. */
export class Replay<F extends Footage = Film> implements Play<AnyKinds> {
  readonly film: F;
  readonly #beside: Beside;
  #at = $state(0); // the moment that is shown
  #eyes: Eyes = $state.raw({ viewer: 'public', isOpen: false });
  lastEvents: Events = $state.raw([]);
  announcement = $state('');
  telling: Telling<AnyKinds['event']> | null = $state.raw(null);
  readonly #news: News<View, AnyKinds['event'], number>;

  readonly line = [];
  readonly options = [];
  readonly isMine = false;
  readonly isSending = false;

  constructor(film: F, beside: Beside) {
    this.film = film;
    this.#beside = beside;
    this.#news = new News({
      motion: hasMotion,
      begin: (events, moments) => {
        this.lastEvents = events;
        this.#at = moments.at(-1) ?? this.#at;
      },
    });
  }

  get title() {
    return this.film.title;
  }
  get locale(): Locale {
    return settings.locale;
  }
  get table(): string {
    return this.#beside.table;
  }
  get setup(): AnyKinds['setup'] {
    return this.film.setup;
  }
  get names(): readonly string[] {
    return this.#beside.names();
  }
  get viewer(): Viewer {
    return this.#eyes.viewer;
  }
  get eyes(): Eyes {
    return this.#eyes;
  }
  set eyes(eyes) {
    this.#news.stop();
    this.#eyes = eyes;
  }
  get at(): number {
    return this.#at;
  }
  get settings(): BoardSettings {
    const notebook = !this.#eyes.isOpen && this.viewer !== 'public';
    return this.#beside.settings?.() ?? { flipped: false, notebook, motion: hasMotion() };
  }
  get isReplay(): boolean {
    return this.#beside.settings === undefined;
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

  readonly view: View = $derived.by(() => this.#viewAt(this.#at));
  readonly opened: readonly View[] | undefined = $derived.by(() =>
    this.#eyes.isOpen ? this.#viewsAt(this.#at) : undefined,
  );
  readonly events: Events = $derived.by(() => this.film.heard(this.viewer, 0, this.#at));
  get shown(): View {
    return this.view;
  }

  /** Goes to a moment: to the next one by its scenes, else at once. */
  goTo(at: number): void {
    const to = Math.max(0, Math.min(this.film.end, at));
    this.#news.skip();
    if (to === this.#at + 1)
      return this.#news.add(this.view, this.#viewAt(to), this.film.heard(this.viewer, this.#at, to), to);
    this.#news.stop();
    this.lastEvents = to > 0 ? this.film.heard(this.viewer, to - 1, to) : [];
    this.#at = to;
  }

  skip(): void {
    this.#news.skip();
  }
  announce(text: string): void {
    this.announcement = text;
  }
  say(): void {}
  takeBack(): void {}
  attempt(): void {}
  clear(): void {}
  send(): void {}

  #viewAt(at: number): View {
    const own = this.film.view(at, this.viewer);
    return this.#eyes.isOpen ? opened(own, this.#viewsAt(at)) : own;
  }

  #viewsAt(at: number): readonly View[] {
    return Array.from({ length: this.film.seats }, (_, seat) => this.film.view(at, seat));
  }
}
