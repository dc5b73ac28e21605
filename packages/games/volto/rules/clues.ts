import type { Seat } from '@ridotto/kernel';
import { CELLS, KINDS, columnOf, rowOf, type Cell, type Kind } from './model.ts';
import { isInEnemyPalace } from './moves.ts';

/** What a mask can be seen to do, and the kinds that can do it. */
export const CLUES = {
  diagonal: ['advisor', 'lady', 'candidate'], // [V26]
  aside: ['noble', 'lady', 'candidate'], // [V26] one cell sideways or back
  ahead: ['noble', 'lady', 'candidate', 'soldier'], // [V26] one cell forward
  far: ['soldier'], // [V26] two or more forward
  captured: ['noble', 'advisor', 'soldier', 'candidate'], // [V27]
  palace: ['noble', 'advisor', 'lady', 'soldier'], // [V20] stood in the enemy's palace, and play went on
} as const satisfies Record<string, readonly Kind[]>;
export type Clue = keyof typeof CLUES;

const NAMES = Object.keys(CLUES) as Clue[];
const bit = (clue: Clue): number => 1 << NAMES.indexOf(clue);
const CAPTURED = bit('captured');
const PALACE = bit('palace');

/** What a move shows, as a set of clues. */
export const cluesOf = (seat: Seat, from: Cell, to: Cell, captures: boolean): number =>
  (SHOWN[(seat * CELLS + from) * CELLS + to] ||= shownBy(seat, from, to)) | (captures ? CAPTURED : 0);

const SHOWN = new Uint8Array(2 * CELLS * CELLS); // by seat, from and to; 0: not asked yet

const shownBy = (seat: Seat, from: Cell, to: Cell): number =>
  bit(stepOf(seat, from, to)) | (isInEnemyPalace(seat, to) ? PALACE : 0);

function stepOf(seat: Seat, from: Cell, to: Cell): Clue {
  const forward = (rowOf(to) - rowOf(from)) * (seat === 0 ? 1 : -1);
  if (columnOf(to) !== columnOf(from)) return forward === 0 ? 'aside' : 'diagonal';
  if (forward > 1) return 'far';
  return forward === 1 ? 'ahead' : 'aside';
}

/** The clues in a set, by name. */
export const listClues = (clues: number): Clue[] => NAMES.filter((clue) => (clues & bit(clue)) !== 0);

/** Sets of kinds as bits, in the order of KINDS. */
export type KindSet = number;
export const ALL_KINDS: KindSet = (1 << KINDS.length) - 1;

export const setOf = (kinds: readonly Kind[]): KindSet =>
  kinds.reduce((set, kind) => set | (1 << KINDS.indexOf(kind)), 0);

export const hasKind = (set: KindSet, kind: Kind): boolean => (set & (1 << KINDS.indexOf(kind))) !== 0;

/** The kinds that can have done all of a set of clues. */
export const kindsFor = (clues: number): KindSet => FITTING[clues]!;

const FITTING: readonly KindSet[] = Array.from({ length: 1 << NAMES.length }, (_, clues) =>
  listClues(clues).reduce((fit, clue) => fit & setOf(CLUES[clue]), ALL_KINDS),
);
