import type { Squares } from './draw.ts';

const FINDER = [true, false, true, true, true, false, true, false, false, false, false];

/** How hard a code is to read: runs, blocks, what looks like a finder, and more of one shade. ISO/IEC 18004, 7.8.3. */
export function penaltyOf(squares: Squares): number {
  const columns = squares.map((_, c) => squares.map((row) => row[c]!));
  const lines = [...squares, ...columns];
  return lines.reduce((sum, line) => sum + runs(line) + finders(line), 0) + blocks(squares) + imbalance(squares);
}

function runs(line: readonly boolean[]): number {
  let sum = 0;
  let length = 0;
  for (const [i, square] of line.entries()) {
    length = square === line[i - 1] ? length + 1 : 1;
    if (length === 5) sum += 3;
    if (length > 5) sum += 1;
  }
  return sum;
}

function finders(line: readonly boolean[]): number {
  let sum = 0;
  for (let i = 0; i + FINDER.length <= line.length; i++) {
    if (FINDER.every((isDark, j) => line[i + j] === isDark)) sum += 40;
    if (FINDER.every((isDark, j) => line[i + FINDER.length - 1 - j] === isDark)) sum += 40;
  }
  return sum;
}

function blocks(squares: Squares): number {
  let sum = 0;
  for (const [r, row] of squares.slice(1).entries()) {
    const above = squares[r]!;
    for (let c = 1; c < row.length; c++) {
      const shade = row[c];
      if (shade === row[c - 1] && shade === above[c] && shade === above[c - 1]) sum += 3;
    }
  }
  return sum;
}

function imbalance(squares: Squares): number {
  const dark = squares.flat().filter(Boolean).length / squares.length ** 2;
  return Math.floor(Math.abs(dark - 0.5) * 20) * 10;
}
