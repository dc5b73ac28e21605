import { silence, type Seat } from '@ridotto/kernel';
import { callable, gapsBeside } from '../rules/abilities.ts';
import { CALL, FERRY, HIRE, KILL, MOVE, SWAP } from '../rules/choices.ts';
import {
  CARDS,
  INFLUENCES,
  intrigueIn,
  type Answer,
  type Card,
  type Influence,
  type Public,
  type State,
} from '../rules/model.ts';
import { preview, type Preview } from '../rules/rewards.ts';
import { game } from '../rules/rules.ts';

/** An ability and the gaps from which it can be used. */
type Use = readonly [ability: Answer, from: readonly number[]];

/** Somebody to hire and what to do then, so that one of these buildings would win the game for a seat. */
export function winningHire(
  state: State,
  seat: Seat,
  wanted: readonly number[],
  now: Preview,
): readonly Answer[] | undefined {
  if (wanted.length === 0) return undefined;
  for (const influence of INFLUENCES) {
    if ((state.piles[influence][0] ?? Infinity) > state.purses[seat]!) continue;
    for (const building of wanted) {
      for (const [ability, from] of usesFor(state, seat, influence, building, now)) {
        const gap = from.find((at) => state.gaps[at] === null);
        if (gap === undefined) continue;
        const turn = [HIRE[influence][gap]!, ability];
        if (winsBy(state, seat, turn)) return turn;
      }
    }
  }
  return undefined;
}

function winsBy(state: State, seat: Seat, turn: readonly Answer[]): boolean {
  const after = game.clone(state);
  for (const answer of turn) game.apply(after, [answer], silence);
  return preview(after).win?.seat === seat;
}

/** The highest card of a seat's family that is not in the palace, whoever holds it. */
export const highestOf = (known: Public, seat: Seat): Card | undefined =>
  callable(known).findLast((card) => CARDS[card].house === known.families[seat]);

/** The uses that can bring a building's token to a seat. */
function usesFor(state: State, seat: Seat, influence: Influence, building: number, { fates }: Preview): Use[] {
  const { gaps, families } = state;
  const ring = gaps.length;
  const sides = sidesOf(building, ring);
  const free = sides.filter((at) => gaps[at] === null);
  const taken = sides.filter((at) => intrigueIn(gaps[at]));
  const isOwn = (at: number) => {
    const found = intrigueIn(gaps[at]);
    return found !== undefined && CARDS[found.card].house === families[seat];
  };
  const own = () => [...gaps.keys()].filter(isOwn);
  switch (influence) {
    case 'courtesan': {
      const card = highestOf(state, seat);
      return card ? free.map((at) => [CALL[card][at]!, gapsBeside(at, ring)]) : [];
    }
    case 'seller':
      return [...fates.keys()].flatMap((at): Use[] => {
        const fate = fates[at]!;
        if (fate.kind !== 'won' || fate.seat !== seat || at === building) return [];
        return [
          [SWAP[at]![building]!, sidesOf(at, ring)],
          [SWAP[building]![at]!, sides],
        ];
      });
    case 'assassin':
      return taken
        .filter((at) => !isOwn(at) && intrigueIn(gaps[at])!.up)
        .map((at) => [KILL[at]!, gapsBeside(at, ring)]);
    case 'guard':
      return free.flatMap((to) =>
        own().map((at): Use => [MOVE[at]![to]!, gapsBeside(at, ring).filter((from) => from !== to)]),
      );
    case 'gondolier':
      return taken.flatMap((to) =>
        own().flatMap((at): Use[] =>
          at === to
            ? []
            : [
                [FERRY[at]![to]!, gapsBeside(at, ring)],
                [FERRY[to]![at]!, gapsBeside(to, ring)],
              ],
        ),
      );
    case 'thief':
      return [];
  }
}

const sidesOf = (building: number, ring: number): readonly number[] => [(building + ring - 1) % ring, building];
