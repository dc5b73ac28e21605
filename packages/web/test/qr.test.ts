import fc from 'fast-check';
import { expect, test } from 'vitest';
import { powerOfTwo, times } from '../src/qr/correction.ts';
import { formatOf, qrCode, type Squares } from '../src/qr/draw.ts';
import { versionFor } from '../src/qr/encode.ts';
import { ALIGNMENT, BLOCKS, MASKS } from '../src/qr/tables.ts';

test('a code reads back as the text that it was made of', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      expect(read(qrCode(text))).toBe(text);
    }),
    { seed: 1, numRuns: 60 },
  );
});

test('every version is used, and the next size comes where one is full', () => {
  const capacities = [14, 26, 42, 62, 84, 106, 122, 152, 180, 213]; // ISO/IEC 18004, table 7, level M
  for (const [i, bytes] of capacities.entries()) {
    expect(versionFor(bytes)).toBe(i + 1);
    expect(versionFor(bytes + 1)).toBe(i + 1 < capacities.length ? i + 2 : undefined);
    expect(read(qrCode('x'.repeat(bytes)))).toBe('x'.repeat(bytes));
  }
  expect(() => qrCode('x'.repeat(214))).toThrow(RangeError);
});

test('the format of level M with mask 5 is that of the standard', () => {
  expect(formatOf(5)).toBe(0b100000011001110);
});

test('a whole code, square by square', async () => {
  await expect(`${drawn(qrCode('https://example.org/t/Ab3'))}\n`).toMatchFileSnapshot('./qr.txt');
});

const drawn = (squares: Squares): string =>
  squares.map((row) => row.map((isDark) => (isDark ? '##' : '  ')).join('')).join('\n');

/** Reads a code as a camera's program does: format, mask, words, blocks, checks, text. */
function read(squares: Squares): string {
  const size = squares.length;
  const version = (size - 17) / 4;
  const bits = [0, 1, 2, 3, 4, 5, 7, 8]
    .map((c) => squares[8]![c])
    .concat([7, 5, 4, 3, 2, 1, 0].map((r) => squares[r]![8]));
  const format = bits.reduce((sum, isDark) => sum * 2 + Number(isDark), 0);
  const mask = MASKS.findIndex((_, i) => formatOf(i) === format);
  const words: number[] = [];
  let count = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    const isUp = ((right > 6 ? size - 1 - right : size - 2 - right) / 2) % 2 === 0;
    for (let i = 0; i < size; i++) {
      const r = isUp ? size - 1 - i : i;
      for (const c of [right, right - 1]) {
        if (isFixed(r, c, size, version)) continue;
        words[count >> 3] = (words[count >> 3] ?? 0) * 2 + Number(squares[r]![c] !== MASKS[mask]!(r, c));
        count++;
      }
    }
  }
  return textOf(dataOf(version, words), version);
}

function isFixed(r: number, c: number, size: number, version: number): boolean {
  if (r === 6 || c === 6) return true;
  if ((r < 9 && (c < 9 || c >= size - 8)) || (r >= size - 8 && c < 9)) return true;
  if (version >= 7 && ((r < 6 && c >= size - 11) || (c < 6 && r >= size - 11))) return true;
  const last = ALIGNMENT[version]!.at(-1)!;
  return ALIGNMENT[version]!.some((y) =>
    ALIGNMENT[version]!.some((x) => {
      const isCorner = (y === 6 && (x === 6 || x === last)) || (y === last && x === 6);
      return !isCorner && Math.abs(r - y) <= 2 && Math.abs(c - x) <= 2;
    }),
  );
}

function dataOf(version: number, words: readonly number[]): number[] {
  const { correction, groups } = BLOCKS[version]!;
  const blocks = groups.flatMap(([count, length]) =>
    Array.from({ length: count }, () => ({ length, words: [] as number[] })),
  );
  let at = 0;
  for (let i = 0; i < Math.max(...blocks.map((b) => b.length)); i++) {
    for (const block of blocks) if (i < block.length) block.words.push(words[at++]!);
  }
  for (let i = 0; i < correction; i++) for (const block of blocks) block.words.push(words[at++]!);
  for (const block of blocks) {
    for (let i = 0; i < correction; i++) {
      const syndrome = block.words.reduce((sum, word) => times(sum, powerOfTwo(i)) ^ word, 0);
      expect(syndrome, 'every block checks').toBe(0);
    }
  }
  return blocks.flatMap((block) => block.words.slice(0, block.length));
}

function textOf(words: readonly number[], version: number): string {
  const bits = words.map((word) => word.toString(2).padStart(8, '0')).join('');
  const lengthBits = version < 10 ? 8 : 16;
  expect(bits.slice(0, 4)).toBe('0100');
  const length = Number.parseInt(bits.slice(4, 4 + lengthBits), 2);
  const bytes = Array.from({ length }, (_, i) => Number.parseInt(bits.slice(4 + lengthBits + i * 8).slice(0, 8), 2));
  return new TextDecoder().decode(new Uint8Array(bytes));
}
