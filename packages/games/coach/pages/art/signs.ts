/** Small signs in one colour, on a grid of 24, filled. */
export const SIGNS = {
  sword:
    'M20.500 2.500l1 1l-1.500 5l-8.500 8.500l2 2l-1.500 1.500l-3 -3l-4 4l-1.500 -1.500l4 -4l-3 -3l1.500 -1.500l2 2l8.500 -8.500z',
  shield: 'M12 2l8 2.500v7c0 5 -3.500 8.500 -8 10.500c-4.500 -2 -8 -5.500 -8 -10.500v-7z',
  spy: 'M1.500 12c4.500 -8 16.500 -8 21 0c-4.500 8 -16.500 8 -21 0zM12 16.500a4.500 4.500 0 1 0 0 -9a4.500 4.500 0 0 0 0 9z',
  attack: 'M3 2l10 9l-1.500 2zM21 2l-13 14l2 2l-1.500 1.500l-2 -2l-3 3.500l-1.500 -1.500l3 -3l-2 -2l1.500 -1.500l2 2z',
  offer: 'M2 7h13v-4l7 6l-7 6v-4h-13zM22 17h-12v-3l-6 5l6 4v-3h12z',
  token: 'M12 2l3 3h4v4l3 3l-3 3v4h-4l-3 3l-3 -3h-4v-4l-3 -3l3 -3v-4h4z',
  chain:
    'M12 1a3.500 4.500 0 0 1 0 9a3.500 4.500 0 0 1 0 -9zM12 8a3.500 4.500 0 0 1 0 9a3.500 4.500 0 0 1 0 -9zM9 18h6l-1 5h-4z',
  hold: 'M4 14c0 -4 4 -6 8 -6s9 2 9 5l-3 1l-3 -1v3l-9 1z',
} as const;
export type SignName = keyof typeof SIGNS;
