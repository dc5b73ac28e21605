import type { Tell } from '@ridotto/kernel';
import type { Event, EventOf, Happening, State, View } from './model.ts';

/** Remembers what happened, and tells it. */
export function record(state: State, tell: Tell<Event>, happening: Happening): void {
  const event: Event = { turn: state.turn, ...happening };
  state.history.push(event);
  tell(event);
}

/** What was told when the game ended. */
export const overIn = ({ history }: View): EventOf<'over'> =>
  history.findLast((event): event is EventOf<'over'> => event.type === 'over')!;
