import { settings, type Speed } from '../settings.svelte.ts';
import { Show, type Clock, type Stage, type Timed } from '@ridotto/kit';

const LEAST_SHOWN = 650; // milliseconds that something with events is seen before the next, where its board doesn't say how long it takes to read

/** How many times faster than calmly one reads. */
const READING: Readonly<Record<Speed, number>> = { calm: 1, brisk: 5, instant: Infinity };

/** A scene of what happened, or, as the last of them, what it has led to. */
interface Part<Event, What> extends Timed {
  readonly events: readonly Event[];
  readonly picture?: unknown;
  readonly what?: What;
}

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
    this.#show.add(this.#partsOf(before, after, events, what));
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

  /** The last scene is the news themselves. */
  #partsOf(before: View, after: View, events: readonly Event[], what: What): Part<Event, What>[] {
    const story = events.length > 0 ? (this.stage?.story(events, before, after) ?? []) : [];
    const told = story.map((scene) => ({ ...scene, reads: scene.reads / READING[settings.speed] }));
    const scenes = told.slice(0, -1);
    const { moves = 0, reads = 0 } = told.at(-1) ?? {};
    const isUntimed = (story.at(-1)?.reads ?? 0) === 0;
    const rest = events.slice(scenes.reduce((count, scene) => count + scene.events.length, 0));
    return [
      ...scenes,
      { moves: isUntimed && events.length > 0 ? Math.max(moves, LEAST_SHOWN) : moves, reads, events: rest, what },
    ];
  }
}
