import { silence, type Rng, type Seat } from '@ridotto/kernel';
import { possibilities } from '../rules/guess.ts';
import { KINDS, MASKS_EACH, masksOf, opponentOf, ownerOf, rowOf } from '../rules/model.ts';
import type { Cell, Event, Kind, Mask, Move, State, View } from '../rules/model.ts';
import { addMoves } from '../rules/moves.ts';
import { game, movesOf } from '../rules/rules.ts';
import { view as viewOf, movesIn } from '../rules/view.ts';
import { boardOf } from '../rules/guess.ts';
import { Belief } from './belief.ts';

/** How much a player thinks through. */
export interface Depth {
  readonly worlds: number; // arrangements of the opponent that it imagines
}

const WON = 100;

/** The move after which it stands best, over likely worlds and the opponent's likely replies in them. */
export function searched(view: View, told: readonly Event[], options: readonly Move[], depth: Depth, rng: Rng): Move {
  const me = view.viewer as Seat;
  const belief = new Belief(view, told);
  const eyes = new Eyes(view);
  const sums = options.map(() => 0);
  for (let i = 0; i < depth.worlds; i++) {
    const world = worldOf(view, belief.sample(rng), belief.first);
    options.forEach((move, at) => {
      const after = game.clone(world);
      game.apply(after, [move], silence);
      sums[at]! += valueAfterReply(after, me, eyes);
    });
  }
  const back = backAndForth(view);
  options.forEach((move, at) => {
    if (back && move.from === back.from && move.to === back.to) sums[at]! -= 2 * depth.worlds; // it makes draws
    sums[at]! += rng(100) / 1000;
  });
  return options[sums.indexOf(Math.max(...sums))]!;
}

/** The move that takes back one's last, if nothing was captured since. */
function backAndForth({ quiet }: View): { readonly from: Cell; readonly to: Cell } | undefined {
  const [from, to] = [quiet.at(-4), quiet.at(-3)];
  return from === undefined ? undefined : { from: to!, to: from };
}

function worldOf(view: View, kinds: readonly Kind[], first: number): State {
  const all = [...view.kinds] as Kind[];
  kinds.forEach((kind, at) => (all[first + at] = kind));
  return {
    phase: view.phase,
    toMove: view.toMove,
    kinds: all,
    cells: [...view.cells],
    board: boardOf(view.cells),
    clues: [...view.clues],
    quiet: movesIn(view.quiet),
    result: null,
  };
}

/** What the opponent can make of the viewer's masks: it plays by that, not by what they are. */
class Eyes {
  readonly #me: Seat;
  readonly #worth = new Map<Mask, number>(); // of taking a mask
  readonly #candidate = new Map<Mask, number>();

  constructor(view: View) {
    this.#me = view.viewer as Seat;
    const seen = viewOf(worldOf(view, [], 0), opponentOf(this.#me));
    for (const [mask, counts] of possibilities({ ...seen, phase: 'move' })) {
      if (ownerOf(mask) !== this.#me) continue;
      const all = KINDS.reduce((sum, kind) => sum + counts[kind], 0);
      this.#worth.set(
        mask,
        KINDS.reduce((sum, kind) => sum + (counts[kind] / all) * TAKEN[kind], 0),
      );
      this.#candidate.set(mask, counts.lady / all);
    }
  }

  /** How much the opponent likes a move of its own. */
  liking(state: State, { from, to }: Move): number {
    const mask = state.board[from]!;
    const kind = state.kinds[mask]!;
    const taken = state.board[to]!;
    const enemy = ownerOf(mask);
    const forward = (rowOf(to) - rowOf(from)) * (enemy === 0 ? 1 : -1);
    if (kind === 'candidate') {
      if (rowOf(to) === (enemy === 0 ? 6 : 0) && taken === null) return WON;
      if (taken !== null) return (this.#worth.get(taken) ?? 0) - 40 * (this.#candidate.get(taken) ?? 0);
      return (
        0.2 * forward - 8 * nearOf(state.board, this.#me, to, from) + 4 * nearOf(state.board, this.#me, from, from)
      );
    }
    const gain = taken === null ? 0 : (this.#worth.get(taken) ?? 0);
    const risk = nearOf(state.board, this.#me, to, from) > 0 ? RISK[kind] : 0;
    return gain - risk + 0.5 * forward;
  }
}

/** What a capture is worth to the captor, by what it uncovers. */
const TAKEN: Readonly<Record<Kind, number>> = { candidate: 60, soldier: 4, noble: 3, advisor: 3, lady: -8 };
const RISK: Readonly<Record<Kind, number>> = { candidate: 8, soldier: 2, noble: 2, advisor: 2, lady: -3 };

/** How many masks of a seat stand next to a cell. */
function nearOf(board: State['board'], seat: Seat, cell: Cell, without: Cell): number {
  const [column, row] = [cell % 5, rowOf(cell)];
  let count = 0;
  for (let r = Math.max(0, row - 1); r <= Math.min(6, row + 1); r++) {
    for (let c = Math.max(0, column - 1); c <= Math.min(4, column + 1); c++) {
      const at = r * 5 + c;
      const other = at === without ? null : board[at]!;
      if (other !== null && ownerOf(other) === seat) count++;
    }
  }
  return count;
}

const EXPOSED = 12; // the Candidate could be taken: a stranger may do what nobody would like

/** What a position is worth once the opponent has made the reply that it likes best. */
function valueAfterReply(state: State, me: Seat, eyes: Eyes): number {
  if (state.phase === 'over') return valueOf(state, me);
  const replies = movesOf(state, opponentOf(me));
  let best = replies[0]!;
  let most = -Infinity;
  let exposed = 0;
  for (const reply of replies) {
    const taken = state.board[reply.to]!;
    if (taken !== null && state.kinds[taken] === 'candidate') exposed = EXPOSED;
    const liking = eyes.liking(state, reply);
    if (liking > most) [best, most] = [reply, liking];
  }
  game.apply(state, [best], silence);
  return valueOf(state, me) - exposed;
}

/** What one's own masks are worth alive; a Lady is worth most when she is taken. */
const ALIVE: Readonly<Record<Kind, number>> = { candidate: 0, soldier: 4, noble: 3, advisor: 3, lady: -6 };

function valueOf(state: State, me: Seat): number {
  if (state.result) return state.result.winner === null ? -3 : state.result.winner === me ? WON : -WON;
  return sideValue(state, me) - sideValue(state, opponentOf(me)) + threat(state, me);
}

function sideValue({ kinds, cells }: State, seat: Seat): number {
  let value = 0;
  for (const mask of masksOf(seat)) {
    const cell = cells[mask]!;
    if (cell === null) continue;
    const advance = seat === 0 ? rowOf(cell) : 6 - rowOf(cell);
    value += ALIVE[kinds[mask]!] + advance * (kinds[mask] === 'candidate' ? 0.3 : 0.25);
  }
  return value;
}

/** The viewer is to move: what it can take or reach now. */
function threat(state: State, me: Seat): number {
  let best = 0;
  const moves: Move[] = [];
  for (let mask = me * MASKS_EACH; mask < (me + 1) * MASKS_EACH; mask++) {
    const from = state.cells[mask]!;
    if (from === null) continue;
    moves.length = 0;
    addMoves(state.board, mask, state.kinds[mask]!, from, moves, 0);
    for (const { to } of moves) {
      const taken = state.board[to]!;
      if (taken !== null && state.kinds[taken] === 'candidate') best = Math.max(best, 12);
      if (state.kinds[mask] === 'candidate' && taken === null && rowOf(to) === (me === 0 ? 6 : 0)) return 40;
    }
  }
  return best;
}
