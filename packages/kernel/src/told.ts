import type { Game, Tell } from './game.ts';
import { same } from './data.ts';
import { hear } from './audience.ts';
import type { Kinds, Viewer } from './kinds.ts';

/** Everyone who can look at a table: the public, then each seat. */
export const viewersOf = (seats: number): Viewer[] => ['public', ...Array(seats).keys()];

/** What chance or the asked seats say at once. */
export type Given<K extends Kinds> =
  | { readonly kind: 'roll'; readonly roll: K['roll'] }
  | { readonly kind: 'answers'; readonly answers: readonly K['answer'][] };

/** Plays what was given on `state`. */
export function applyGiven<K extends Kinds>(
  game: Game<K>,
  state: K['state'],
  given: Given<K>,
  tell: Tell<K['event']>,
): void {
  if (given.kind === 'roll') game.applyRoll(state, given.roll, tell);
  else game.apply(state, given.answers, tell);
}

/** Plays what was given on `state` and gives back what was told, whole. */
export function listen<K extends Kinds>(game: Game<K>, state: K['state'], given: Given<K>): K['event'][] {
  const told: K['event'][] = [];
  applyGiven<K>(game, state, given, (event) => told.push(event));
  return told;
}

/** What this viewer hears of what was told. */
export const heard = <K extends Kinds>(
  { audiences }: Game<K>,
  told: readonly K['event'][],
  viewer: Viewer,
  seats: number,
): K['event'][] => told.map((event) => hear<K['event']>(audiences, event, viewer, seats));

/** An event as some viewers hear it. */
export interface Version<Event> {
  readonly to: 'all' | readonly Viewer[];
  readonly event: Event;
}

/** All that is heard of an event, each version once, with those who hear it. */
export function versionsOf<K extends Kinds>(
  { audiences }: Game<K>,
  event: K['event'],
  seats: number,
): Version<K['event']>[] {
  const versions: { readonly to: Viewer[]; readonly event: K['event'] }[] = [];
  for (const viewer of viewersOf(seats)) {
    const own = hear<K['event']>(audiences, event, viewer, seats);
    const known = versions.find((version) => same(version.event, own));
    if (known) known.to.push(viewer);
    else versions.push({ to: [viewer], event: own });
  }
  return versions.length === 1 ? [{ to: 'all', event: versions[0]!.event }] : versions;
}
