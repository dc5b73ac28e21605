import type { AnyAnalyst, AnyKinds, AnyTitle } from '@ridotto/kernel';
import type { Moment } from './moments.ts';

const PLAYOUTS = 2000; // for one whole game, where a bot has to play them
const LEAST = 12;
const MOST = 600;

interface Counted {
  readonly title: AnyTitle;
  readonly analyst: AnyAnalyst | undefined;
  readonly seats: number;
}

/** Whether the curves have a point at this state. */
export const isPoint = ({ game }: AnyTitle, analyst: AnyAnalyst | undefined, state: AnyKinds['state']): boolean =>
  game.turn(state).kind === 'over' || (analyst?.isPoint?.(state) ?? true);

/** How many playouts each chance of a game gets: all of them shared out, so that a long game takes no longer. */
export function countFor({ title, analyst, seats }: Counted, moments: readonly Moment[]): number {
  const setsOf = ({ state, cause }: Moment): number => {
    const choices = cause.kind === 'answers' && isPoint(title, analyst, cause.before) ? cause.seats.length : 0;
    return (isPoint(title, analyst, state) ? 1 + seats : cause.kind === 'roll' ? 2 : 0) + choices;
  };
  const sets = moments.reduce((sum, moment) => sum + setsOf(moment), 0);
  return Math.max(LEAST, Math.min(MOST, Math.floor((analyst?.playouts ?? PLAYOUTS) / sets)));
}
