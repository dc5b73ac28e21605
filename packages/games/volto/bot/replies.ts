import { KINDS, MASKS_EACH, opponentOf, palaceOf, rowOf } from '../rules/model.ts';
import type { Cell, Move } from '../rules/model.ts';
import { addMoves } from '../rules/moves.ts';
import type { Eyes } from './eyes.ts';
import { likingOf } from './habits.ts';
import { HABITS } from './habits-trained.ts';
import { MODELS } from './models.ts';
import type { Prospect } from './prospect.ts';
import type { Shares, Worlds } from './worlds.ts';

/** A move that the opponent may make, with how much of each world it takes up. */
export interface Reply {
  readonly slot: number;
  readonly move: Move;
  readonly shares: Shares;
}

// Who may sit opposite: those by whom a belief goes, and, for half of all who have reasons, one who weighs what it sees.
const RANDOM = 0;
const SEEING = MODELS.length;
const MINDS = MODELS.length + 1;
const SEEING_SHARE = 0.5;
const RANDOM_SHARE = 0.5; // of those who seem to move for no reason: a stranger's reasons are other ones
const MIXES = [...MODELS.map(({ mixes }) => mixes), 0.1];
const MOST_LIKED = 20; // the log of it: whoever has reasons makes such a move

/** What a mask could do, were it of a kind. */
interface Ways {
  readonly moves: readonly Move[];
  readonly likings: Float64Array; // by move, then by mind
  readonly sums: Float64Array; // by mind
}

/** All that the opponent may do. What is in none of them are worlds in which it can't move. */
export function repliesIn(prospect: Prospect, worlds: Worlds, shares: Shares, eyes: Eyes): Reply[] {
  const ways = waysIn(prospect, worlds, shares, eyes);
  const { reasons, none } = chancesIn(ways, worlds, shares);
  return ways.flatMap((byKind, slot) => {
    const found = new Map<Cell, Reply>();
    byKind.forEach((way, kind) => {
      way?.moves.forEach((move, at) => {
        const reply = found.get(move.to) ?? { slot, move, shares: new Float64Array(shares.length) };
        found.set(move.to, reply);
        for (let world = 0; world < shares.length; world++) {
          if (shares[world] === 0 || worlds.kinds[world * MASKS_EACH + slot] !== kind) continue;
          let chance = none[world]!;
          for (let mind = 0; mind < MINDS; mind++)
            chance += reasons[world * MINDS + mind]! * way.likings[at * MINDS + mind]!;
          reply.shares[world] = shares[world]! * chance;
        }
      });
    });
    return [...found.values()];
  });
}

/** How likely it is in a world that this one sits opposite. */
function mindShare({ opinions }: Worlds, world: number, mind: number): number {
  const random = opinions[world * MODELS.length + RANDOM]!;
  if (mind === RANDOM) return RANDOM_SHARE * random;
  if (mind === SEEING) return SEEING_SHARE * (1 - random) + (1 - RANDOM_SHARE) * random;
  return (1 - SEEING_SHARE) * opinions[world * MODELS.length + mind]!;
}

type BySlot = readonly (readonly (Ways | undefined)[])[]; // then by kind

/** Nothing of masks that are gone, nor of kinds that a mask is in no world. */
function waysIn(prospect: Prospect, { kinds }: Worlds, shares: Shares, eyes: Eyes): BySlot {
  const first = opponentOf(prospect.me) * MASKS_EACH;
  return Array.from({ length: MASKS_EACH }, (_, slot) => {
    const ways: (Ways | undefined)[] = KINDS.map(() => undefined);
    if (prospect.cells[first + slot] === null) return ways;
    for (let world = 0; world < shares.length; world++) {
      const kind = kinds[world * MASKS_EACH + slot]!;
      if (shares[world]! > 0) ways[kind] ??= waysOf(prospect, first + slot, kind, eyes);
    }
    return ways;
  });
}

function waysOf(prospect: Prospect, mask: number, kind: number, eyes: Eyes): Ways {
  const enemy = opponentOf(prospect.me);
  const sight = { board: prospect.board, clues: prospect.clues, seat: enemy, last: prospect.last[enemy] };
  const moves: Move[] = [];
  addMoves(prospect.board, mask, KINDS[kind]!, prospect.cells[mask]!, moves, 0);
  const likings = new Float64Array(moves.length * MINDS);
  const sums = new Float64Array(MINDS);
  moves.forEach((move, at) => {
    const arrives =
      KINDS[kind] === 'candidate' && rowOf(move.to) === palaceOf(prospect.me) && prospect.board[move.to] === null;
    const habit = arrives ? MOST_LIKED : likingOf(sight, move, KINDS[kind]!, HABITS);
    const seen = Math.min(MOST_LIKED, eyes.liking(prospect, mask, KINDS[kind]!, move));
    for (let mind = 0; mind < MINDS; mind++) {
      const liking = Math.exp(mind === SEEING ? seen : MODELS[mind]!.temper * habit);
      likings[at * MINDS + mind] = liking;
      sums[mind]! += liking;
    }
  });
  return { moves, likings, sums };
}

/** By world: by how much each mind's liking counts for a move, and how likely any is made for no reason. */
function chancesIn(ways: BySlot, worlds: Worlds, shares: Shares) {
  const reasons = new Float64Array(shares.length * MINDS);
  const none = new Float64Array(shares.length);
  for (let world = 0; world < shares.length; world++) {
    if (shares[world] === 0) continue;
    let count = 0;
    const sums = new Float64Array(MINDS);
    for (let slot = 0; slot < MASKS_EACH; slot++) {
      const way = ways[slot]![worlds.kinds[world * MASKS_EACH + slot]!];
      if (!way) continue;
      count += way.moves.length;
      for (let mind = 0; mind < MINDS; mind++) sums[mind]! += way.sums[mind]!;
    }
    for (let mind = 0; mind < MINDS; mind++) {
      const share = mindShare(worlds, world, mind);
      reasons[world * MINDS + mind] = (share * (1 - MIXES[mind]!)) / sums[mind]!;
      none[world]! += (share * MIXES[mind]!) / count;
    }
  }
  return { reasons, none };
}
