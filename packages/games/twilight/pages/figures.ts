import type { Where } from './position.ts';

/** Small positions to try a rule or an example on, from the side of the one whose end is −8. */
export const FIGURES: Readonly<Record<string, Where>> = {
  1: { board: {}, hand: ['G11', 'G11', 'G1', 'D', 'M2'] },
  2: { board: { doge: -3, w: -6, e: -1, merchant: -7, harlequin: 2, favourite: -1 }, hand: ['H2', 'H3', 'M1'] },
  3: { board: { doge: 1, w: -8, e: 3, merchant: -6, harlequin: 4 }, hand: ['D', 'M2'] },
  4: { board: { doge: 2, w: -4, e: 4, merchant: 5, harlequin: -2 }, hand: ['H2', 'H3', 'D'] },
  T7: { board: {}, hand: ['D', 'D', 'G1', 'G11', 'M2', 'H3'] },
  T14: { board: { doge: -1, w: -4, merchant: 2, harlequin: -3 }, hand: ['M1', 'M2', 'M3'] },
  T17: { board: { doge: 0, w: -1, e: 3, merchant: -5, harlequin: 5 }, hand: ['D', 'G1', 'G11'] },
  T22: { board: { doge: 1, w: 0, e: 3, merchant: -4, harlequin: 5 }, hand: ['D', 'D', 'D'] },
  T24: { board: { doge: 0, w: -4, e: 5, merchant: -6, harlequin: 7 }, hand: ['G11', 'G11'] },
  T25: { board: { doge: -2, w: -7, e: 4, merchant: 1, harlequin: 6 }, hand: ['GX', 'G1'] },
  T26: { board: { doge: -3, w: -5, e: 2, merchant: 4, harlequin: 6 }, hand: ['H2', 'H5', 'HX'] },
  T27: { board: { doge: 1, w: -7, e: 3, merchant: -5, harlequin: 4 }, hand: ['M2'] },
  T28: { board: { doge: 1, w: -6, e: 4, merchant: 3, harlequin: -3 }, hand: ['H2', 'H3', 'D'] },
  T30: { board: { doge: 0, w: -4, e: 3, merchant: 5, harlequin: -6 }, hand: ['H4', 'HX'] },
  T31: { board: { doge: -2, w: -5, e: 1, merchant: -6, harlequin: 8, favourite: 2 }, hand: ['G11', 'M1', 'M2'] },
  T34: { board: { doge: -5, w: -8, e: -1, merchant: 3, harlequin: 2 }, hand: ['D', 'D', 'D'] },
};
