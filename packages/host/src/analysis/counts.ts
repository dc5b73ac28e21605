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

/** How the playouts of a game are shared out: how many each chance gets, and which moments have chances at all. */
export interface Shared {
  readonly count: number;
  readonly isLookedAt: (moment: number) => boolean;
}

/** All playouts of a game over its moments, so that a long game takes no longer. Of very long ones some are left out. */
export function shareOut(counted: Counted, moments: readonly Moment[]): Shared {
  const sets = moments.map((_, at) => setsAt(counted, moments, at));
  const all = sets.reduce((sum, some) => sum + some, 0);
  const playouts = counted.analyst?.playouts ?? PLAYOUTS;
  const part = Math.min(1, playouts / LEAST / all);
  const looked = new Set<number>();
  let [passed, taken] = [0, 0];
  for (const [at, some] of sets.entries()) {
    passed += some;
    if (part < 1 && taken + some > passed * part) continue;
    taken += some;
    looked.add(at);
  }
  const count = Math.max(LEAST, Math.min(MOST, Math.floor(playouts / all)));
  return { count, isLookedAt: (at) => looked.has(at) };
}

/** Sets of playouts for one moment: its points, and what was chosen there. */
function setsAt(counted: Counted, moments: readonly Moment[], at: number): number {
  const { state, cause } = moments[at]!;
  if (counted.title.game.turn(state).kind === 'over') return 0; // certain
  const lookers = lookersAt(counted, state);
  const next = moments[at + 1]?.cause;
  const choices = next?.kind === 'answers' ? next.seats.filter((seat) => lookers.includes(seat)).length : 0;
  return (lookers.length > 0 ? 1 + lookers.length : cause.kind === 'roll' ? 2 : 0) + choices;
}
