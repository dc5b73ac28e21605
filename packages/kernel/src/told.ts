import type { Game, Seat, Viewer } from './game.ts';

/** Events with the audience of each, in the order told. */
export type Told<Event> = readonly { readonly to: 'all' | readonly Seat[]; readonly event: Event }[];

/** Everyone who can look at a table: the public, then each seat. */
export const viewersOf = (seats: number): Viewer[] => ['public', ...Array(seats).keys()];

/** Plays answers on `state` and gives back what was told. */
export function listen<S, C, E, V, P>(game: Game<S, C, E, V, P>, state: S, answers: readonly C[]): Told<E> {
  const told: { to: 'all' | readonly Seat[]; event: E }[] = [];
  game.apply(state, answers, (to, event) => told.push({ to, event }));
  return told;
}

/** The events that reached this viewer. */
export const heard = <E>(told: Told<E>, viewer: Viewer): E[] =>
  told.filter(({ to }) => to === 'all' || to.includes(viewer as Seat)).map(({ event }) => event);
