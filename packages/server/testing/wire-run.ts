import { GAME_IDS, loadTitle, type GameId } from '@ridotto/games/catalog';
import { viewersOf, setupOf, type AnyTitle } from '@ridotto/kernel';
import { makePair, type Pair } from './twins.ts';
import type { TwinHouses, Transcript } from './wire.ts';

/** Pairs of a game, as many as wanted, spread over its seats and viewers. */
export function* pairsOf(title: AnyTitle, count: number, seed: number): Generator<Pair> {
  const [min, max] = title.manifest.seats;
  for (let made = 0, tried = 0; made < count && tried < count * 20; tried++) {
    const seats = min + (tried % (max - min + 1));
    const viewers = viewersOf(seats);
    const viewer = viewers[tried % viewers.length]!;
    const pair = makePair(title, seats, setupOf(title, {}, seats)!, viewer, seed + tried, 6 + (tried % 5) * 8);
    if (!pair) continue;
    made++;
    yield pair;
  }
}

/** Plays pairs of every game, or of those, through two real servers; throws at the first byte that differs. */
export async function compareWires(
  houses: TwinHouses,
  count: number,
  seed: number,
  onPair: (game: string, pairs: number) => void = () => {},
  games: readonly GameId[] = GAME_IDS,
): Promise<Record<string, number>> {
  const compared: Record<string, number> = {};
  for (const game of games) {
    compared[game] = 0;
    for (const pair of pairsOf(await loadTitle(game), count, seed)) {
      const [a, b] = await houses.play(pair);
      const difference = firstDifference(a, b);
      if (difference)
        throw new Error(
          `${game} tells viewer ${pair.viewer} what it must not know:\n${difference}\n${JSON.stringify(pair.logs)}`,
        );
      onPair(game, ++compared[game]);
    }
  }
  return compared;
}

export function firstDifference(a: Transcript, b: Transcript): string | undefined {
  const [left, right] = [a, b].map(({ socket, again, stream, http }) => [
    ...socket,
    ...again,
    ...http,
    ...stream.split('\n'),
  ]);
  const at = left!.findIndex((text, i) => text !== right![i]);
  if (at < 0 && left!.length === right!.length) return undefined;
  return `${left![at]}\n${right![at]}`;
}
