import type { Game, Seat, Tell, Turn } from '@ridotto/kernel';
import { arrangements, kindsIn } from './arrangements.ts';
import { audiences } from './audiences.ts';
import { cluesOf } from './clues.ts';
import { boardOf, guess } from './guess.ts';
import { CELLS, MASKS_EACH, QUIET_LIMIT, opponentOf, ownerOf, startOf } from './model.ts';
import type { Arrange, Ending, Event, Mask, Move, Result, State, Volto } from './model.ts';
import { addMoves, canMove, isInEnemyPalace, moveOf } from './moves.ts';
import { view } from './view.ts';

const ROLL: Turn = { kind: 'roll' };
const ARRANGE: Turn = { kind: 'ask', seats: [0, 1] };
const MOVE: readonly Turn[] = [
  { kind: 'ask', seats: [0] },
  { kind: 'ask', seats: [1] },
];

export const game: Game<Volto> = {
  start: () => ({
    phase: 'first',
    toMove: null,
    kinds: [],
    cells: [],
    board: boardOf([]),
    clues: [],
    quiet: [],
    result: null,
  }),

  turn(state): Turn {
    switch (state.phase) {
      case 'first':
        return ROLL;
      case 'arrange':
        return ARRANGE;
      case 'move':
        return MOVE[state.toMove!]!;
      case 'over':
        return { kind: 'over', payoffs: payoffs(state.result!), reason: state.result!.by };
    }
  },

  options: (state, seat) => (state.phase === 'arrange' ? arrangements() : movesOf(state, seat)),

  apply(state, answers, tell) {
    const answer = answers[0]!;
    switch (answer.kind) {
      case 'arrange':
        return arrange(state, answers as readonly Arrange[], tell);
      case 'move':
        return move(state, answer, tell);
    }
  },

  roll: (_state, rng) => ({ kind: 'first', seat: rng(2) }), // [V5]
  canRoll: () => true, // whichever of the two

  applyRoll(state, { seat }, tell) {
    state.toMove = seat;
    state.phase = 'arrange';
    tell({ type: 'first', seat });
  },

  resign: (state, seat, tell) => end(state, won(opponentOf(seat), 'resigned'), tell), // [V24]
  draw: (state, tell) => end(state, { winner: null, by: 'agreed' }, tell), // [V24]

  audiences,

  clone: (state) => ({
    phase: state.phase,
    toMove: state.toMove,
    kinds: state.kinds,
    cells: state.cells.slice(),
    board: state.board.slice(),
    clues: state.clues.slice(),
    quiet: state.quiet.slice(),
    result: state.result,
  }),

  view,
  guess,
};

const payoffs = ({ winner }: Result): number[] =>
  [0, 1].map((seat) => (winner === null ? 0 : winner === seat ? 1 : -1));

/** Every move of a seat, mask by mask [V6]. */
export function movesOf({ kinds, cells, board }: State, seat: Seat): Move[] {
  let count = 0;
  for (let mask = seat * MASKS_EACH; mask < (seat + 1) * MASKS_EACH; mask++) {
    const from = cells[mask]!;
    if (from !== null) count = addMoves(board, mask, kinds[mask]!, from, FOUND, count);
  }
  return FOUND.slice(0, count);
}

const MOST = 2 * MASKS_EACH * 8; // more moves than a seat can have
const FOUND: Move[] = Array.from({ length: MOST }, () => moveOf(0, 0)); // scratch paper of movesOf: a list that grows is made anew

function hasMove({ kinds, cells, board }: State, seat: Seat): boolean {
  for (let mask = seat * MASKS_EACH; mask < (seat + 1) * MASKS_EACH; mask++) {
    const from = cells[mask]!;
    if (from !== null && canMove(board, mask, kinds[mask]!, from)) return true;
  }
  return false;
}

/** Made with room for null, which a captured mask's cell is: a list of numbers alone is made anew at the first capture. */
const STARTS: State['cells'] = Array.from({ length: 2 * MASKS_EACH }, () => null);
for (const mask of STARTS.keys()) STARTS[mask] = startOf(mask);
const FIRST_BOARD = boardOf(STARTS);
const NO_CLUES = STARTS.map(() => 0);

/** [V4] */
function arrange(state: State, answers: readonly Arrange[], tell: Tell<Event>): void {
  state.kinds = answers.flatMap(({ masks }) => kindsIn(masks));
  state.cells = STARTS.slice();
  state.board = FIRST_BOARD.slice();
  state.clues = NO_CLUES.slice();
  state.phase = 'move';
  tell({ type: 'arranged' });
}

function move(state: State, step: Move, tell: Tell<Event>): void {
  const { from, to } = step;
  const seat = state.toMove!;
  const mask = state.board[from]!;
  const taken = state.board[to]!;
  state.clues[mask]! |= cluesOf(seat, from, to, taken !== null);
  state.board[from] = null;
  state.toMove = opponentOf(seat);
  tell({ type: 'moved', seat, from, to });

  if (taken === null) {
    stand(state, mask, to);
    state.quiet.push(step);
  } else {
    capture(state, mask, taken, tell);
    state.quiet = [];
  }
  const result = judge(state, seat, mask, taken);
  if (result) end(state, result, tell);
}

function stand(state: State, mask: Mask, cell: number): void {
  state.board[cell] = mask;
  state.cells[mask] = cell;
}

/** The captured mask is shown [V17]; a Lady takes her captor with her [V16]. */
function capture(state: State, captor: Mask, taken: Mask, tell: Tell<Event>): void {
  const at = state.cells[taken]!;
  const kind = state.kinds[taken]!;
  state.cells[taken] = null;
  tell({ type: 'captured', seat: ownerOf(taken), at, kind });
  if (kind !== 'lady') return stand(state, captor, at); // [V14]
  state.board[at] = null;
  state.cells[captor] = null;
  tell({ type: 'left', seat: ownerOf(captor), at, kind: state.kinds[captor]! });
}

/** What the move just made by `seat` decides, if anything. */
function judge(state: State, seat: Seat, mask: Mask, taken: Mask | null): Result | undefined {
  const opponent = opponentOf(seat);
  const { kinds, cells } = state;
  if (taken !== null) {
    if (kinds[taken] === 'candidate') return won(seat, 'candidate'); // [V15]
    if (kinds[taken] === 'lady') {
      if (kinds[mask] === 'candidate') return won(opponent, 'candidate'); // [V18]
      if (hasLostBothLadies(state, opponent)) return won(opponent, 'ladies'); // [V19]
    }
  }
  if (kinds[mask] === 'candidate' && isInEnemyPalace(seat, cells[mask]!)) return won(seat, 'palace'); // [V20]
  if (taken === null && isThirdTime(state.quiet)) return { winner: null, by: 'repetition' };
  if (state.quiet.length === QUIET_LIMIT) return { winner: null, by: 'quiet' }; // [V23]
  return hasMove(state, opponent) ? undefined : won(seat, 'stuck'); // [V21]
}

const won = (winner: Seat, by: Ending): Result => ({ winner, by });

function hasLostBothLadies({ kinds, cells }: State, seat: Seat): boolean {
  for (let mask = seat * MASKS_EACH; mask < (seat + 1) * MASKS_EACH; mask++) {
    if (kinds[mask] === 'lady' && cells[mask] !== null) return false;
  }
  return true;
}

/**
 * [V22] Whether the same masks stand on the same cells with the same seat to move for the third time.
 * Walks back through the moves since the last capture: `home[cell]` is where the mask that stood there
 * stands now, and the position stood before whenever no mask is away from home.
 */
function isThirdTime(quiet: readonly Move[]): boolean {
  if (quiet.length < 8 || !isLeftTwice(quiet)) return false;
  const home = HOME;
  home.set(AT_HOME);
  let away = 0;
  let times = 1;
  for (let back = 1; back <= quiet.length; back++) {
    const { from, to } = quiet[quiet.length - back]!;
    if (from === to) break;
    const now = home[to]!;
    home[from] = now;
    away += Number(now === to) - Number(now === from);
    if (away === 0 && back % 2 === 0) times++;
  }
  return times >= 3;
}

/** Whether some mask went away twice from where the last move led: else nobody stands there for the third time. */
function isLeftTwice(quiet: readonly Move[]): boolean {
  const { to } = quiet[quiet.length - 1]!;
  let times = 0;
  for (let i = quiet.length - 2; i >= 0 && times < 2; i--) if (quiet[i]!.from === to) times++;
  return times === 2;
}

const AT_HOME = Uint8Array.from({ length: CELLS }, (_, cell) => cell);
const HOME = new Uint8Array(CELLS); // scratch paper of isThirdTime

/** [V25] */
function end(state: State, result: Result, tell: Tell<Event>): void {
  state.phase = 'over';
  state.result = result;
  tell({ type: 'over', result, kinds: state.kinds.slice() });
}
