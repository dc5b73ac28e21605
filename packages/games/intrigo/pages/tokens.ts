import type { House, Influence, Token } from '../title.ts';

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

/** What those who can be hired carry, drawn like the signs. */
export const TRADES: Record<Influence, string> = {
  courtesan: 'M12 19.5L3.2 10.7a12.4 12.4 0 0 1 17.6 0zM12 19.5L7.7 8M12 19.5L16.3 8M12 19.5V7.1',
  seller: 'M3.5 10.5h17l-2 9h-13zM7.5 10.5L10.5 4M16.5 10.5L13.5 4M9 13.5v3M12 13.5v3M15 13.5v3',
  assassin: 'M10 9.5h4v8l-2 4-2-4zM7 9.5h10M12 9.5V3.5M10.3 3h3.4',
  guard: 'M11 2.5v19M11 5c4.5-2 7.5 0 7.5 4.5-2.5-1.2-5-1-7.5 1M11 6L6.5 8 11 10M8.5 21.5h5',
  gondolier:
    'M2.5 10c.7 4.7 4 6 9.5 6s8.5-1.5 9.5-7.5c-1.7.5-2.3 1.8-2.7 3.5H5.3C4.7 10.9 4 10.2 2.5 10zM15 12L10.5 3M4 20c2-1.2 4-1.2 6 0s4 1.2 6 0 3-1.2 4-.8',
  thief: 'M8.8 8h6.4l1.8 9.5H7zM9.5 8a2.5 2.5 0 0 1 5 0M6 20.5h12M12 10.5c1.7 1.7 1.7 3.5 0 4.5-1.7-1-1.7-2.8 0-4.5z',
};

/** The dye of each house, beside its letter. */
export const DYES: Record<House, string> = {
  C: 'light-dark(#24507f, #7fb2e5)',
  D: 'light-dark(#9a2927, #ee8578)',
  G: 'light-dark(#1f6448, #7fd0ac)',
  M: 'light-dark(#6b3f8e, #c9a2e8)',
  T: 'light-dark(#4c566b, #b9b7ae)',
};

/** The same on the face of a card, which is ivory by day and by night; and the shape of the crest, of 24. */
export const CRESTS: Record<House, { readonly dye: string; readonly shape: string }> = {
  C: { dye: '#24507f', shape: 'M3 2.5h18v9.5c0 5.5-4 8.5-9 10.5-5-2-9-5-9-10.5z' },
  D: { dye: '#9a2927', shape: 'M12 .5L23 12 12 23.5 1 12z' },
  G: { dye: '#1f6448', shape: 'M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22z' },
  M: { dye: '#6b3f8e', shape: 'M2.5 6L7 2l5 3 5-3 4.5 4v11c0 3-4 5-9.5 6-5.5-1-9.5-3-9.5-6z' },
  T: { dye: '#4c566b', shape: 'M7 1.5h10L22.5 7v10L17 22.5H7L1.5 17V7z' },
};
