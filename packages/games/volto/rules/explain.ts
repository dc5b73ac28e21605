import { reasonsFrom, type Reason, type Seat } from '@ridotto/kernel';
import { kindsIn } from './arrangements.ts';
import { boardOf } from './guess.ts';
import { COLUMNS, COUNTS, KINDS, columnOf, ownerOf, rowOf } from './model.ts';
import type { Cell, Kind, Mask, Move, View } from './model.ts';
import { addMoves, canMove, isInEnemyPalace } from './moves.ts';
import { cellsIn, notation, readCell, writeCell } from './notation.ts';

/** Every reason that Volto gives, with its rule. */
export const REASONS = {
  'game-over': 'V25',
  'not-your-turn': 'V6',
  'not-a-player': 'V3',
  'wait-for-first': 'V5',
  'not-notation': 'V6',
  'arrange-first': 'V4',
  'arrange-ten': 'V4',
  'arrange-counts': 'V2',
  'already-arranged': 'V4',
  'off-board': 'V1',
  'empty-cell': 'V6',
  'not-your-mask': 'V6',
  'no-pass': 'V6',
  'own-mask-there': 'V7',
  'noble-steps': 'V8',
  'advisor-steps': 'V9',
  'candidate-steps': 'V10',
  'lady-steps': 'V11',
  'lady-never-captures': 'V11',
  'soldier-ahead': 'V12',
  'soldier-blocked': 'V12',
  'soldier-in-palace': 'V13',
  'mask-blocked': 'V7',
} as const;
export type ReasonCode = keyof typeof REASONS;

const because = reasonsFrom(REASONS);

/** Why a mask (`b2`), a move (`b2-b4`) or an arrangement (`NAANL CNSLA`) can't be chosen. */
export function explain(view: View, attempt: string): Reason | undefined {
  const { viewer: me, phase } = view;
  if (phase === 'over') return because('game-over');
  if (me === 'public') return because('not-a-player');
  if (phase === 'first') return because('wait-for-first');
  return phase === 'arrange' ? explainArrangement(attempt) : explainMove(view, me, attempt);
}

function explainArrangement(text: string): Reason | undefined {
  if (cellsIn(text)) return because('arrange-first');
  const answer = notation.answer.read(text);
  if (answer?.kind !== 'arrange') return because('arrange-ten');
  const kinds = kindsIn(answer.masks);
  const wrong = KINDS.find((kind) => kinds.filter((k) => k === kind).length !== COUNTS[kind]);
  return wrong && because('arrange-counts', { kind: wrong, count: COUNTS[wrong] });
}

function explainMove(view: View, me: Seat, text: string): Reason | undefined {
  if (notation.answer.read(text)?.kind === 'arrange') return because('already-arranged');
  const cells = cellsIn(text);
  if (!cells) return because('not-notation');
  const [from, to] = cells.map(readCell);
  if (from === undefined) return because('off-board', { cell: cells[0]! });
  if (view.toMove !== me) return because('not-your-turn');
  const mask = boardOf(view.cells)[from]!;
  if (mask === null) return because('empty-cell', { cell: writeCell(from) });
  if (ownerOf(mask) !== me) return because('not-your-mask', { cell: writeCell(from) });
  if (cells[1] === undefined) return explainMask(view, mask, from);
  if (to === undefined) return because('off-board', { cell: cells[1] });
  return explainStep(view, mask, from, to);
}

/** Why a mask can't move at all. */
function explainMask(view: View, mask: Mask, from: Cell): Reason | undefined {
  const kind = view.kinds[mask]!;
  if (canMove(boardOf(view.cells), mask, kind, from)) return undefined;
  if (kind !== 'soldier') return because('mask-blocked', { kind });
  return isInEnemyPalace(ownerOf(mask), from) ? because('soldier-in-palace') : because('soldier-blocked');
}

function explainStep(view: View, mask: Mask, from: Cell, to: Cell): Reason | undefined {
  const kind = view.kinds[mask]!;
  const board = boardOf(view.cells);
  const taken = board[to]!;
  if (from === to) return because('no-pass');
  if (taken !== null && ownerOf(taken) === ownerOf(mask)) return because('own-mask-there', { cell: writeCell(to) });
  const moves: Move[] = [];
  addMoves(board, mask, kind, from, moves, 0);
  if (moves.some((move) => move.to === to)) return undefined;
  if (kind === 'soldier') return explainSoldier(ownerOf(mask), from, to);
  const isBeside = Math.abs(columnOf(to) - columnOf(from)) <= 1 && Math.abs(rowOf(to) - rowOf(from)) <= 1;
  return kind === 'lady' && taken !== null && isBeside ? because('lady-never-captures') : because(STEPPING[kind]);
}

const STEPPING: Record<Exclude<Kind, 'soldier'>, ReasonCode> = {
  noble: 'noble-steps',
  advisor: 'advisor-steps',
  candidate: 'candidate-steps',
  lady: 'lady-steps',
};

function explainSoldier(seat: Seat, from: Cell, to: Cell): Reason {
  if (isInEnemyPalace(seat, from)) return because('soldier-in-palace');
  const ahead = (to - from) * (seat === 0 ? 1 : -1);
  return because(ahead > 0 && ahead % COLUMNS === 0 ? 'soldier-blocked' : 'soldier-ahead');
}
