import type { Event } from '../title.ts';

/** The happening that is seen now: the last that there is anything to see of. */
export function happeningIn(events: readonly Event[]): { event: Event; at: number } | null {
  const at = events.findLastIndex((event) => event.type !== 'spied' || event.item !== null);
  return at < 0 ? null : { event: events[at]!, at };
}
