import type { AnyAnalyst, AnyKinds, AnyTitle, Seat } from '@ridotto/kernel';
import type { Moment } from './moments.ts';

const PLAYOUTS = 2000; // for one whole game, where a bot has to play them
const LEAST = 12;
const MOST = 600;

export interface Counted {
  readonly title: AnyTitle;
  readonly analyst: AnyAnalyst | undefined;
  readonly seats: number;
}

/** The seats whose honest curves have a point at this state; where there are any, the open ones have one too. */
export function lookersAt({ title, analyst, seats }: Counted, state: AnyKinds['state']): Seat[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  if (!analyst?.isPoint || title.game.turn(state).kind === 'over') return all;
  return all.filter((seat) => analyst.isPoint!(state, seat));
}

/** How many playouts each chance of a game gets: all of them shared out, so that a long game takes no longer. */
export function countFor(counted: Counted, moments: readonly Moment[]): number {
  const setsOf = ({ state, cause }: Moment): number => {
    const lookers = lookersAt(counted, state).length;
    const choices =
      cause.kind === 'answers' ? cause.seats.filter((seat) => lookersAt(counted, cause.before).includes(seat)) : [];
    return (lookers > 0 ? 1 + lookers : cause.kind === 'roll' ? 2 : 0) + choices.length;
  };
  const sets = moments.reduce((sum, moment) => sum + setsOf(moment), 0);
  return Math.max(LEAST, Math.min(MOST, Math.floor((counted.analyst?.playouts ?? PLAYOUTS) / sets)));
}
