import type { PlayedGame } from '@ridotto/host';
import type { HouseKind } from '../../link/house.ts';
import { fortuneOf, type Fortune } from '../../table/fortune.ts';

/** A game of mine, and which house has it. */
export interface OwnGame extends PlayedGame {
  readonly house: HouseKind;
}

export interface Wanted {
  readonly game: string; // all of them where it is empty
  readonly opponent: string; // a part of a name
}

export const fortuneIn = ({ you, end }: PlayedGame): Fortune | undefined =>
  end ? fortuneOf(end.result.payoffs, you) : undefined;

/** The newest first; those of the chosen game, with somebody of whose name that is a part. */
export function found(games: readonly OwnGame[], { game, opponent }: Wanted, nameOf: NamesOf): readonly OwnGame[] {
  const part = opponent.trim().toLocaleLowerCase();
  const fits = (one: OwnGame) =>
    (game === '' || one.game === game) &&
    (part === '' || nameOf(one).some((name) => name.toLocaleLowerCase().includes(part)));
  return games.filter(fits).toSorted((a, b) => b.at - a.at);
}

/** The names of those with whom I played. */
export type NamesOf = (game: OwnGame) => readonly string[];

export interface Score {
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
}

export interface OwnRecord {
  readonly all: Score;
  readonly byGame: ReadonlyMap<string, Score>;
  readonly bySeat: ReadonlyMap<number, Score>;
  readonly longest: OwnGame | undefined;
  readonly streak: number; // games won one after the other, up to now
  readonly bestStreak: number;
}

const NONE: Score = { played: 0, won: 0, drawn: 0 };

/** What can be counted of finished games. Those that were taken up in their middle count for nothing. */
export function recordOf(games: readonly OwnGame[]): OwnRecord {
  const counted = games
    .filter((game) => fortuneIn(game) !== undefined && !game.isTakenUp)
    .toSorted((a, b) => a.end!.at - b.end!.at);
  const [streak, bestStreak] = streaksIn(counted);
  return {
    all: scoreOf(counted),
    byGame: scoresBy(counted, ({ game }) => game),
    bySeat: scoresBy(counted, ({ you }) => you),
    longest: counted.toSorted((a, b) => b.end!.length - a.end!.length)[0],
    streak,
    bestStreak,
  };
}

const scoreOf = (games: readonly OwnGame[]): Score =>
  games.reduce((score, game) => {
    const fortune = fortuneIn(game);
    return {
      played: score.played + 1,
      won: score.won + Number(fortune === 'won'),
      drawn: score.drawn + Number(fortune === 'drawn'),
    };
  }, NONE);

const scoresBy = <Key>(games: readonly OwnGame[], keyOf: (game: OwnGame) => Key): ReadonlyMap<Key, Score> =>
  new Map([...Map.groupBy(games, keyOf)].map(([key, some]) => [key, scoreOf(some)]));

/** The present one, and the longest. */
function streaksIn(games: readonly OwnGame[]): [number, number] {
  let [now, best] = [0, 0];
  for (const game of games) {
    now = fortuneIn(game) === 'won' ? now + 1 : 0;
    best = Math.max(best, now);
  }
  return [now, best];
}
