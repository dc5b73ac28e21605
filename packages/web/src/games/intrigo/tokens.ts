import type { House, Token } from '@ridotto/games/intrigo';

/** A sign for each token, on a grid of 24 in one line. */
export const SIGNS: Record<Token, string> = {
  merchants: 'M12 4v16M8 20h8M5.5 7h13M5.5 7L3 13a2.7 2.7 0 0 0 5 0zM18.5 7L16 13a2.7 2.7 0 0 0 5 0z',
  military: 'M12 3l7 2.5v6c0 4.5-3 7.5-7 9.5-4-2-7-5-7-9.5v-6zM12 7v9',
  clergy: 'M12 3v18M6.5 8.5h11',
  farmers:
    'M12 21V8M12 14.5c-3.5 0-5-1.7-5-5 3.5 0 5 1.7 5 5zM12 14.5c3.5 0 5-1.7 5-5-3.5 0-5 1.7-5 5zM12 8c-2-1.6-2-3.6 0-5 2 1.4 2 3.4 0 5z',
  workers: 'M13.5 4.5l6 6-2.5 2.5-6-6zM12.5 9L4 17.5 6.5 20 15 11.5',
  ducat: 'M12 4.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM12 8v8M9.5 10h5M9.5 14h5',
};

/** The dye of each house, beside its letter. */
export const DYES: Record<House, string> = {
  C: 'light-dark(#24507f, #7fb2e5)',
  D: 'light-dark(#9a2927, #ee8578)',
  G: 'light-dark(#1f6448, #7fd0ac)',
  M: 'light-dark(#6b3f8e, #c9a2e8)',
  T: 'light-dark(#4c566b, #b9b7ae)',
};
