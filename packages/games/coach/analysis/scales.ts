import type { Scales } from '@ridotto/kernel';

// Written by `npm run calibrate`.
export const scales: Scales = {
  each: 100,
  honest: [
    [0, 0],
    [1, 1],
  ],
  open: [
    [0, 0],
    [1, 1],
  ],
};
