import type { Scales } from '@ridotto/kernel';

// Written by `npm run calibrate`.
export const scales: Scales = {
  each: 36,
  honest: [
    [0, 0.083],
    [0.1, 0.181],
    [0.222, 0.222],
    [0.318, 0.25],
    [0.402, 0.319],
    [0.544, 0.389],
    [0.787, 0.639],
  ],
  open: [
    [0, 0.139],
    [0.087, 0.194],
    [0.182, 0.25],
    [0.298, 0.269],
    [0.478, 0.278],
    [0.762, 0.667],
  ],
};
