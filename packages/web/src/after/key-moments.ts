import type { AnyKinds } from '@ridotto/kernel';
import type { Film } from '../replay/film.ts';

const MOST = 3;
const APART = 12; // of so many parts of a game at most one moment, as long as there are others

type Standing = (state: AnyKinds['state']) => readonly number[];

/** The moments at which the seats' standing changed most, as they came; the end itself is none of them. */
export function keyMoments(film: Film, standing: Standing): readonly number[] {
  const leads = film.along(standing).map(leadsOf);
  const swings = leads.map((lead, at) => ({ at, by: at === 0 ? 0 : largest(lead, leads[at - 1]!) }));
  const real = swings.slice(1, -1).filter(({ by }) => by > 0);
  const largestFirst = real.toSorted((a, b) => b.by - a.by || b.at - a.at).map(({ at }) => at); // of equals the later
  const chosen: number[] = [];
  for (const room of [film.end / APART, 0])
    for (const at of largestFirst) {
      const isApart = chosen.every((other) => Math.abs(other - at) > room);
      if (chosen.length < MOST && isApart) chosen.push(at);
    }
  return chosen.sort((a, b) => a - b);
}

/** Which of them decided most: the largest swing in the winners' favour, else the last. */
export function turningPoint(film: Film, standing: Standing, payoffs: readonly number[]): number | undefined {
  const leads = film.along(standing).map(leadsOf);
  const best = Math.max(...payoffs);
  const winners = payoffs.flatMap((payoff, seat) => (payoff === best ? [seat] : []));
  if (winners.length === payoffs.length) return undefined; // nobody has won
  const gains = keyMoments(film, standing).map((at) => ({
    at,
    gain: Math.max(...winners.map((seat) => leads[at]![seat]! - leads[at - 1]![seat]!)),
  }));
  return gains.toSorted((a, b) => b.gain - a.gain || b.at - a.at)[0]?.at;
}

/** How far each is ahead of the others' average. */
function leadsOf(standing: readonly number[]): readonly number[] {
  const sum = standing.reduce((all, one) => all + one, 0);
  return standing.map((one) => one - (sum - one) / (standing.length - 1));
}

const largest = (now: readonly number[], before: readonly number[]): number =>
  Math.max(...now.map((lead, seat) => Math.abs(lead - before[seat]!)));
