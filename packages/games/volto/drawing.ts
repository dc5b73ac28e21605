import type { Seat } from '@ridotto/kernel';
import { kindOf } from './arrangements.ts';
import { boardOf } from './guess.ts';
import { CELLS, COLUMNS, COUNTS, KINDS, ROWS, masksOf, type Cell, type Kind, type State } from './model.ts';

/**
 * A table from its drawing, for tests, examples and lessons: row 7 on top, capitals for seat 0, `.` for an empty cell.
 * What is not drawn has been captured.
 */
export function drawn(drawing: string, toMove: Seat): State {
  const lines = drawing.trim().split(/\s+/);
  const signs = [...lines.reverse().join('')];
  if (signs.length !== CELLS) throw new Error(`a board has ${ROWS} rows of ${COLUMNS}, not ${signs.length} cells`);
  const kinds: Kind[] = [];
  const cells: (Cell | null)[] = [];
  for (const seat of [0, 1]) {
    const on = signs.flatMap((sign, cell) => (isOf(seat, sign) ? [{ kind: kindOf(sign)!, cell }] : []));
    const off = KINDS.flatMap((kind) =>
      Array.from({ length: COUNTS[kind] - on.filter((mask) => mask.kind === kind).length }, () => ({
        kind,
        cell: null,
      })),
    );
    masksOf(seat).forEach((mask, i) => {
      const { kind, cell } = [...on, ...off][i]!;
      kinds[mask] = kind;
      cells[mask] = cell;
    });
  }
  const deeds = kinds.map(() => 0);
  return { phase: 'move', toMove, kinds, cells, board: boardOf(cells), deeds, quiet: [], result: null };
}

const isOf = (seat: Seat, sign: string) => (seat === 0 ? /[NALSC]/ : /[nalsc]/).test(sign);
