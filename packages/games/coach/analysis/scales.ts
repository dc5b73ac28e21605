import type { Scales } from '@ridotto/kernel';

// Written by `npm run calibrate`.
// oxlint-disable approx-constant -- a chance may look like a logarithm
export const scales: Scales = {
  each: 64,
  honest: [
    [0.254, 0.438],
    [0.461, 0.446],
    [0.595, 0.453],
    [0.643, 0.477],
    [0.758, 0.516],
  ],
  open: [
    [0.197, 0.261],
    [0.269, 0.316],
    [0.323, 0.318],
    [0.397, 0.398],
    [0.48, 0.466],
    [0.542, 0.469],
    [0.588, 0.539],
    [0.64, 0.56],
    [0.699, 0.637],
    [0.777, 0.649],
  ],
};
