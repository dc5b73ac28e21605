/** How large a code is: 21 squares for version 1, four more for each further one. */
export type Version = number;
export const sizeOf = (version: Version): number => 17 + 4 * version;

interface Blocks {
  readonly correction: number; // words of correction in each block
  readonly groups: readonly (readonly [blocks: number, words: number])[]; // blocks, and data words in each
}

/** By version, at level M: a seventh of the words may be unreadable. ISO/IEC 18004, table 9. */
export const BLOCKS: readonly Blocks[] = [
  { correction: 0, groups: [] }, // there is no version 0
  { correction: 10, groups: [[1, 16]] },
  { correction: 16, groups: [[1, 28]] },
  { correction: 26, groups: [[1, 44]] },
  { correction: 18, groups: [[2, 32]] },
  { correction: 24, groups: [[2, 43]] },
  { correction: 16, groups: [[4, 27]] },
  { correction: 18, groups: [[4, 31]] },
  {
    correction: 22,
    groups: [
      [2, 38],
      [2, 39],
    ],
  },
  {
    correction: 22,
    groups: [
      [3, 36],
      [2, 37],
    ],
  },
  {
    correction: 26,
    groups: [
      [4, 43],
      [1, 44],
    ],
  },
];

/** The rows and columns where alignment patterns cross, by version. Table E.1. */
export const ALIGNMENT: readonly (readonly number[])[] = [
  [],
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

/** What turns a square over, by mask. */
export const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];
