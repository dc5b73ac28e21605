import { encode } from './encode.ts';
import { penaltyOf } from './penalty.ts';
import { ALIGNMENT, MASKS, sizeOf, type Version } from './tables.ts';

/** Rows of squares: true is dark. */
export type Squares = readonly (readonly boolean[])[];

/** The QR code of a text, without the quiet zone of four squares that belongs around it. */
export function qrCode(text: string): Squares {
  const { version, words } = encode(text);
  const pattern = fixedPattern(version);
  const plain = withData(pattern, words);
  const drawn = MASKS.map((_, mask) => masked(plain, pattern, mask));
  const penalties = drawn.map(penaltyOf);
  return drawn[penalties.indexOf(Math.min(...penalties))]!;
}

type Pattern = (boolean | undefined)[][]; // undefined: free for data

/** What is the same in all codes of a version; the places of the format are kept, but blank. */
function fixedPattern(version: Version): Pattern {
  const size = sizeOf(version);
  const pattern: Pattern = Array.from({ length: size }, () => Array.from({ length: size }, () => undefined));
  for (let i = 0; i < size; i++) pattern[6]![i] = pattern[i]![6] = i % 2 === 0; // timing
  addAlignment(pattern, ALIGNMENT[version]!);
  for (const [row, column] of [
    [0, 0],
    [0, size - 7],
    [size - 7, 0],
  ] as const) {
    addRings(pattern, row + 3, column + 3, 4, [true, true, false, true, false]);
  }
  for (const [row, column] of formatPlaces(size).flat()) pattern[row]![column] = false;
  pattern[size - 8]![8] = true;
  if (version >= 7) addVersion(pattern, version);
  return pattern;
}

/** Square rings around a centre; `shades` from the centre outwards, what lies outside is left out. */
function addRings(pattern: Pattern, row: number, column: number, radius: number, shades: readonly boolean[]): void {
  for (let r = -radius; r <= radius; r++) {
    for (let c = -radius; c <= radius; c++) {
      const line = pattern[row + r];
      if (line && column + c in line) line[column + c] = shades[Math.max(Math.abs(r), Math.abs(c))]!;
    }
  }
}

function addAlignment(pattern: Pattern, places: readonly number[]): void {
  const last = places.length - 1;
  for (const [i, row] of places.entries()) {
    for (const [j, column] of places.entries()) {
      const isCorner = (i === 0 && (j === 0 || j === last)) || (i === last && j === 0);
      if (!isCorner) addRings(pattern, row, column, 2, [true, false, true]);
    }
  }
}

/** Both places of the format's fifteen bits, from the highest to the lowest. */
function formatPlaces(size: number): readonly (readonly [row: number, column: number])[][] {
  const first = [0, 1, 2, 3, 4, 5, 7, 8].map((column) => [8, column] as const);
  const then = [7, 5, 4, 3, 2, 1, 0].map((row) => [row, 8] as const);
  const below = Array.from({ length: 7 }, (_, i) => [size - 1 - i, 8] as const);
  const beside = Array.from({ length: 8 }, (_, i) => [8, size - 8 + i] as const);
  return [
    [...first, ...then],
    [...below, ...beside],
  ];
}

/** The remainder that protects a few bits: Bose, Chaudhuri, Hocquenghem. */
function protect(bits: number, divisor: number, degree: number): number {
  let rest = bits << degree;
  for (let i = 31 - Math.clz32(rest); i >= degree; i--) if ((rest >> i) & 1) rest ^= divisor << (i - degree);
  return (bits << degree) | rest;
}

const LEVEL_M = 0b00;
export const formatOf = (mask: number): number => protect((LEVEL_M << 3) | mask, 0x537, 10) ^ 0x5412;

function addVersion(pattern: Pattern, version: Version): void {
  const bits = protect(version, 0x1f25, 12);
  const start = pattern.length - 11;
  for (let i = 0; i < 18; i++) {
    const isDark = ((bits >> i) & 1) === 1;
    const long = Math.floor(i / 3);
    const short = start + (i % 3);
    pattern[long]![short] = isDark;
    pattern[short]![long] = isDark;
  }
}

/** The free squares in the order in which data fills them: columns of two from the right, up and down in turn. */
export function freeSquares(pattern: Pattern): (readonly [row: number, column: number])[] {
  const size = pattern.length;
  const places: (readonly [number, number])[] = [];
  for (let right = size - 1, isUp = true; right > 0; right -= 2, isUp = !isUp) {
    if (right === 6) right--; // the timing column
    for (let i = 0; i < size; i++) {
      const row = isUp ? size - 1 - i : i;
      for (const column of [right, right - 1]) if (pattern[row]![column] === undefined) places.push([row, column]);
    }
  }
  return places;
}

function withData(pattern: Pattern, words: readonly number[]): boolean[][] {
  const drawn = pattern.map((row) => row.map((square) => square ?? false));
  for (const [i, [row, column]] of freeSquares(pattern).entries()) {
    const word = words[i >> 3] ?? 0;
    drawn[row]![column] = ((word >> (7 - (i & 7))) & 1) === 1;
  }
  return drawn;
}

function masked(plain: Squares, pattern: Pattern, mask: number): Squares {
  const turnsOver = MASKS[mask]!;
  const drawn = plain.map((row, r) =>
    row.map((isDark, c) => (pattern[r]![c] === undefined ? isDark !== turnsOver(r, c) : isDark)),
  );
  const format = formatOf(mask);
  for (const places of formatPlaces(plain.length)) {
    for (const [i, [row, column]] of places.entries()) drawn[row]![column] = ((format >> (14 - i)) & 1) === 1;
  }
  return drawn;
}
