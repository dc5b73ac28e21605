import { whole } from '@ridotto/kit/art/draw.ts';

/** The house's mark, 48 by 48 around its middle: a half-mask and a candle's flame. */
export const MASK = `${whole('M0 1C5 -5 12 -7 22 -7.5C22 3 18 13 9.5 13C5 13 4 9.2 0 9.2')}M4 4.5C7 8.5 13 7 15.5 0C10.5 -2.5 6 -0.5 4 4.5ZM-4 4.5C-7 8.5 -13 7 -15.5 0C-10.5 -2.5 -6 -0.5 -4 4.5Z`;
export const FLAME =
  'M0.5 -24C7 -18 8 -13 5 -8.5C3.5 -6 1 -5.5 0 -5.5C-4.5 -5.5 -7 -9 -5.5 -13C-4.5 -15.5 -3.5 -16.5 -3.5 -19C-1.5 -18 -0.5 -16.5 0 -15C2 -17.5 2 -21 0.5 -24Z';
