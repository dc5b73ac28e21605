import { isRecord, type Seat } from '@ridotto/kernel';
import { kindOf } from './arrangements.ts';
import { boardOf } from './guess.ts';
import { CELLS, COLUMNS, COUNTS, KINDS, QUIET_LIMIT, ROWS, type Cell, type Kind, type State } from './model.ts';
import { moveOf } from './moves.ts';

const UNKNOWN = moveOf(0, 0); // a move of which nothing is known but that nobody was captured

/** A table from the JSON of a position. What is not on its board has been captured. */
export function readPosition(written: unknown): State | undefined {
  if (!isRecord(written)) return undefined;
  const { phase, toMove, rows, quiet } = written;
  if (toMove !== 0 && toMove !== 1 && !(toMove === null && phase === 'arrange')) return undefined;
  if (!Number.isInteger(quiet) || (quiet as number) < 0 || (quiet as number) > QUIET_LIMIT) return undefined;
  const signs = signsIn(rows);
  if (!signs) return undefined;
  if (phase === 'arrange') return signs.every((sign) => sign === '.') ? arranging(toMove) : undefined;
  const sides = [sideIn(signs, /[NALSC]/), sideIn(signs, /[nalsc]/)];
  if (phase !== 'move' || sides.some((side) => side === undefined)) return undefined;
  const masks = sides.flatMap((side) => side!);
  const cells = masks.map(({ cell }) => cell);
  return {
    phase: 'move',
    toMove,
    kinds: masks.map(({ kind }) => kind),
    cells,
    board: boardOf(cells),
    clues: masks.map(() => 0),
    quiet: Array.from({ length: quiet as number }, () => UNKNOWN),
    result: null,
  };
}

/** A table from its drawing, for tests, examples and lessons: row 7 on top, capitals for seat 0, `.` for an empty cell. */
export function drawn(drawing: string, toMove: Seat): State {
  const state = readPosition({ phase: 'move', toMove, rows: drawing.trim().split(/\s+/), quiet: 0 });
  if (!state) throw new Error(`a board has ${ROWS} rows of ${COLUMNS}, and no more masks than there are:\n${drawing}`);
  return state;
}

/** The signs of the cells from a1 on. */
function signsIn(rows: unknown): string[] | undefined {
  if (!Array.isArray(rows) || rows.length !== ROWS) return undefined;
  const signs = [...rows.toReversed().join('')];
  return signs.length === CELLS && signs.every((sign) => /[NALSC.]/i.test(sign)) ? signs : undefined;
}

const arranging = (toMove: Seat | null): State => ({
  phase: toMove === null ? 'first' : 'arrange',
  toMove,
  kinds: [],
  cells: [],
  board: boardOf([]),
  clues: [],
  quiet: [],
  result: null,
});

/** One seat's ten masks: those on the board, then those that were captured; none if there are too many of a kind. */
function sideIn(signs: readonly string[], own: RegExp): { kind: Kind; cell: Cell | null }[] | undefined {
  const on = signs.flatMap((sign, cell) => (own.test(sign) ? [{ kind: kindOf(sign)!, cell }] : []));
  const missing = KINDS.map((kind) => COUNTS[kind] - on.filter((mask) => mask.kind === kind).length);
  if (Math.min(...missing) < 0) return undefined;
  return [...on, ...KINDS.flatMap((kind, k) => Array.from({ length: missing[k]! }, () => ({ kind, cell: null })))];
}
