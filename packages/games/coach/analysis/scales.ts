import type { Scales } from '@ridotto/kernel';

// Written by `npm run calibrate`.
export const scales: Scales = {
  each: 36,
  honest: [
    [0.453, 0.481],
    [0.725, 0.583],
  ],
  open: [
    [0.221, 0.25],
    [0.418, 0.5],
    [0.594, 0.528],
    [0.66, 0.556],
    [0.756, 0.583],
  ],
};
