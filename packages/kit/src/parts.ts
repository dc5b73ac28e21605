import type { Told } from './board.ts';
import type { Timed } from './show.ts';

/** A scene of what happened, or, as the last of them, what it has led to. */
export interface Part<Event, What> extends Timed {
  readonly events: readonly Event[];
  readonly picture?: unknown;
  readonly what?: What;
}

/** How many times faster than calmly one reads. */
const READING = { calm: 1, brisk: 5, instant: Infinity };

/** How fast one wants to be told what happens. */
export type Speed = keyof typeof READING;

const LEAST_SHOWN = 650; // milliseconds that something with events is seen before the next, where its board doesn't say how long it takes to read

/** News as they are shown, one after another; the last scene is the news themselves. */
export function partsOf<Event, What>(
  story: readonly Told<Event>[],
  events: readonly Event[],
  what: What,
  speed: Speed,
): Part<Event, What>[] {
  const told = story.map((scene) => ({ ...scene, reads: scene.reads / READING[speed] }));
  const scenes = told.slice(0, -1);
  const { moves = 0, reads = 0 } = told.at(-1) ?? {};
  const isUntimed = (story.at(-1)?.reads ?? 0) === 0;
  const rest = events.slice(scenes.reduce((count, scene) => count + scene.events.length, 0));
  return [
    ...scenes,
    { moves: isUntimed && events.length > 0 ? Math.max(moves, LEAST_SHOWN) : moves, reads, events: rest, what },
  ];
}
