import type { Quick, Rng, Seat } from '@ridotto/kernel';
import { kindsFor, setOf, type KindSet } from '../rules/clues.ts';
import { CELLS, COLUMNS, COUNTS, KINDS, MASKS_EACH, columnOf, opponentOf, ownerOf, rowOf } from '../rules/model.ts';
import type { Arrange, Cell, Kind, Mask, Move, State, Volto } from '../rules/model.ts';
import { isInEnemyPalace } from '../rules/moves.ts';

const ARRIVAL = 1000; // [V20]
const ESCAPE = 20;
const RETREAT = 3; // going back and forth makes draws
/** What it is worth to take a mask of this kind, where a Lady costs the captor [V16], and where she costs the game [V18, V19]. */
const WORTH = byKind({ candidate: 100, soldier: 4, noble: 3, advisor: 3, lady: -8 });
const LAST_LADY = byKind({ candidate: 100, soldier: 4, noble: 3, advisor: 3, lady: -100 });
/** What it costs to lose one's own. */
const COST: Readonly<Record<Kind, number>> = { candidate: 50, soldier: 3, noble: 3, advisor: 3, lady: -6 };

function byKind(worth: Readonly<Record<Kind, number>>): readonly number[] {
  return KINDS.map((kind) => worth[kind]);
}

/** The bot's habits without its exact counts: a mask is what its own clues leave [V26, V27]. */
export const quick: Quick<Volto> = (state, seat, options, rng) => {
  if (state.phase === 'arrange') return arrange(options as readonly Arrange[], rng);
  const enemy = enemyOf(state, seat);
  let best = options[0] as Move;
  let most = -Infinity;
  for (let i = 0; i < options.length; i++) {
    const move = options[i] as Move;
    const worth = worthOf(state, seat, enemy, move) + rng(100) / 200;
    if (worth > most) [best, most] = [move, worth];
  }
  return best;
};

const TRIES = 8; // arrangements

/** Ladies in front, to be taken; the Candidate behind. */
function arrange(options: readonly Arrange[], rng: Rng): Arrange {
  let best = options[0]!;
  let most = -Infinity;
  for (let i = 0; i < TRIES; i++) {
    const drawn = options[rng(options.length)]!;
    const front = drawn.masks.slice(COLUMNS);
    const worth = front.split('L').length - 2 * front.split('C').length;
    if (worth > most) [best, most] = [drawn, worth];
  }
  return best;
}

/** What a seat knows of the other side. */
interface Enemy {
  readonly left: readonly number[]; // by place in KINDS: how many stand on the board [V17]
  readonly kinds: KindSet; // of which there are some
}

function enemyOf({ cells, kinds }: State, seat: Seat): Enemy {
  const left = [0, 0, 0, 0, 0];
  const from = opponentOf(seat) * MASKS_EACH;
  for (let mask = from; mask < from + MASKS_EACH; mask++) {
    if (cells[mask] !== null) left[KINDS.indexOf(kinds[mask]!)]!++; // their number is known, not which is which
  }
  let some = 0;
  for (let k = 0; k < left.length; k++) if (left[k]! > 0) some |= 1 << k;
  return { left, kinds: some };
}

const LADY = KINDS.indexOf('lady');

function worthOf(state: State, seat: Seat, enemy: Enemy, { from, to }: Move): number {
  const { board, kinds, clues, quiet } = state;
  const mask = board[from]!;
  const kind = kinds[mask]!;
  const isCandidate = kind === 'candidate';
  if (isCandidate && isInEnemyPalace(seat, to)) return ARRIVAL;
  const taken = board[to]!;
  const isFatal = isCandidate || enemy.left[LADY]! < COUNTS.lady;
  const gain = taken === null ? 0 : expected(kindsFor(clues[taken]!), enemy.left, isFatal ? LAST_LADY : WORTH);
  const risk = isThreatened(state, seat, enemy, from, to) ? COST[kind] : 0;
  const escape = isCandidate && isThreatened(state, seat, enemy, from, from) ? ESCAPE : 0;
  const advance = (rowOf(to) - rowOf(from)) * (seat === 0 ? 1 : -1) * (isCandidate ? 0.2 : 0.5);
  const last = quiet[quiet.length - 2]; // its own
  const retreat = last !== undefined && last.from === to && last.to === from ? RETREAT : 0;
  return gain - risk - retreat + escape + advance;
}

/** What a mask is worth that may be of these kinds: each as likely as there are such masks. */
function expected(set: KindSet, left: readonly number[], worth: readonly number[]): number {
  let sum = 0;
  let count = 0;
  for (let k = 0; k < left.length; k++) {
    if (((set >> k) & 1) === 0) continue;
    sum += left[k]! * worth[k]!;
    count += left[k]!;
  }
  return sum / count;
}

/** Whether an enemy might take on `to`, once what stands on `from` has gone there. */
function isThreatened(state: State, seat: Seat, { kinds }: Enemy, from: Cell, to: Cell): boolean {
  const { board, clues } = state;
  const near = NEAR[to]!;
  for (let i = 0; i < near.length; i++) {
    const { cell, takers } = near[i]!;
    const mask = board[cell]!;
    if (mask !== null && ownerOf(mask) !== seat && (kindsFor(clues[mask]!) & kinds & takers) !== 0) return true;
  }
  const ahead = seat === 0 ? COLUMNS : -COLUMNS; // where a Soldier would come from [V12]
  for (let cell = to + ahead; cell >= 0 && cell < CELLS; cell += ahead) {
    const mask: Mask | null = cell === from ? null : board[cell]!;
    if (mask !== null) return ownerOf(mask) !== seat && (kindsFor(clues[mask]!) & kinds & SOLDIER) !== 0;
  }
  return false;
}

const STRAIGHT = setOf(['noble', 'candidate']); // [V8, V10]
const DIAGONAL = setOf(['advisor', 'candidate']); // [V9, V10]
const SOLDIER = setOf(['soldier']);

const ALL: readonly Cell[] = Array.from({ length: CELLS }, (_, cell) => cell);
/** By cell: those around it, and who takes from there. */
const NEAR = ALL.map((cell) =>
  ALL.flatMap((other) => {
    const columns = Math.abs(columnOf(other) - columnOf(cell));
    const rows = Math.abs(rowOf(other) - rowOf(cell));
    if (other === cell || columns > 1 || rows > 1) return [];
    return { cell: other, takers: columns + rows === 1 ? STRAIGHT : DIAGONAL };
  }),
);
