import type { AnyKinds, Seat } from '@ridotto/kernel';
import type { After } from '@ridotto/kit/board/after.ts';
import type { Film } from '../replay/film.ts';

const MOST = 3;
const APART = 12; // of so many parts of a game at most one moment, as long as there are others

type Standing = After<AnyKinds>['standing'];

/** A moment at which the game turned, and the seat for which it turned most. */
export interface KeyMoment {
  readonly at: number;
  readonly seat: Seat;
}

/** The moments at which the seats' standing changed most, as they came; neither the deal nor the end is one of them. */
export function keyMoments(film: Film, standing: Standing): readonly KeyMoment[] {
  const leads = film.along(standing).map(leadsOf);
  const { begins } = film;
  const swings = leads
    .slice(1, -1)
    .map((lead, before) => ({ at: before + 1, ...largest(lead, leads[before]!) }))
    .filter(({ at }) => at > begins);
  const largestFirst = swings.filter(({ by }) => by > 0).toSorted((a, b) => b.by - a.by || b.at - a.at); // of equals the later
  const chosen: KeyMoment[] = [];
  for (const room of [film.end / APART, 0])
    for (const { at, seat } of largestFirst) {
      const isApart = chosen.every((other) => Math.abs(other.at - at) > room);
      if (chosen.length < MOST && isApart) chosen.push({ at, seat });
    }
  return chosen.sort((a, b) => a.at - b.at);
}

/** What decided a game: the largest swing in a winner's favour; where there was none, or the last deed undid it, the end. */
export function turningPoint(
  film: Film,
  { standing, isSudden }: Pick<After<AnyKinds>, 'standing' | 'isSudden'>,
  payoffs: readonly number[],
): KeyMoment | undefined {
  const leads = film.along(standing).map(leadsOf);
  const best = Math.max(...payoffs);
  const winners = payoffs.flatMap((payoff, seat) => (payoff === best ? [seat] : []));
  if (winners.length === payoffs.length) return undefined; // nobody has won
  const gains = keyMoments(film, standing).flatMap(({ at }) =>
    winners.map((seat) => ({ at, seat, gain: leads[at]![seat]! - leads[at - 1]![seat]! })),
  );
  const [most] = gains.toSorted((a, b) => b.gain - a.gain || b.at - a.at);
  const hasTurned =
    most !== undefined && most.gain > 0 && !isSudden?.(film.stateAt(film.end), film.stateAt(film.end - 1));
  return hasTurned ? most : { at: film.end, seat: winners[0]! };
}

/** How far each is ahead of the others' average. */
function leadsOf(standing: readonly number[]): readonly number[] {
  const sum = standing.reduce((all, one) => all + one, 0);
  return standing.map((one) => one - (sum - one) / (standing.length - 1));
}

function largest(now: readonly number[], before: readonly number[]): { readonly seat: Seat; readonly by: number } {
  const changes = now.map((lead, seat) => ({ seat, by: Math.abs(lead - before[seat]!) }));
  return changes.reduce((most, one) => (one.by > most.by ? one : most));
}
