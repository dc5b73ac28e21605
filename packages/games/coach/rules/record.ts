import type { Tell } from '@ridotto/kernel';
import type { Event, Happening, State } from './model.ts';

/** Remembers what happened, and tells it. */
export function record(state: State, tell: Tell<Event>, happening: Happening): void {
  const event: Event = { turn: state.turn, ...happening };
  state.history.push(event);
  tell(event);
}
