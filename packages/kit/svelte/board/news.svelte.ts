import { settings } from '../settings.svelte.ts';
import { partsOf, Show, type Clock, type Part, type Stage } from '@ridotto/kit';

interface Hearing<Event, What> {
  readonly motion: () => boolean;
  /** These events are shown now; and what they have led to, as soon as that is. */
  begin(events: readonly Event[], whats: readonly What[]): void;
}

const CLOCK: Clock = {
  get isHidden() {
    return globalThis.document?.hidden ?? false;
  },
  after(ms, work) {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};

/** News come to a table one after another: the board shows their scenes, and turn, log and sounds follow it. */
export class News<View, Event, What> {
  stage: Stage<View, Event> | null = $state.raw(null);
  scene: unknown = $state.raw();
  isBehind = $state(false); // newer ones wait to be shown
  readonly #show: Show<Part<Event, What>>;

  constructor({ motion, begin }: Hearing<Event, What>) {
    this.#show = new Show({
      clock: CLOCK,
      pace: () => ({ speed: settings.speed === 'instant' ? Infinity : 1, motion: motion() }),
      begin: (parts) => {
        this.scene = parts.at(-1)!.picture;
        this.isBehind = this.#show.waiting.length > 0;
        begin(
          parts.flatMap(({ events }) => events),
          parts.flatMap(({ what }) => what ?? []),
        );
      },
    });
  }

  /** What has led from one view to another. */
  add(before: View, after: View, events: readonly Event[], what: What): void {
    const story = events.length > 0 ? (this.stage?.story(events, before, after) ?? []) : [];
    this.#show.add(partsOf(story, events, what, settings.speed));
    this.isBehind = this.#show.waiting.length > 0;
  }

  skip(): void {
    if (this.isBehind) this.#show.skip();
  }

  /** Forgets what was still to be shown. */
  stop(): void {
    this.#show.stop();
    this.scene = undefined;
    this.isBehind = false;
  }
}
