/** Where a building stands: a narrow front in a row, a low one at the side, a tower at a corner. */
export type Stand = 'row' | 'side' | 'corner';

/** A sign for each building, clockwise from the door, of 24 in one line. */
export const SHINGLES: readonly string[] = [
  'M8 12a4 4 0 1 1 4-4v12M12 14h4v4h-4', // the door: a key
  'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8l1.2 2.7 2.8.3-2.1 1.9.6 2.9L12 14.3l-2.5 1.5.6-2.9L8 11l2.8-.3z', // the mint
  'M4 5c4-1 7 0 8 2 1-2 4-3 8-2v13c-4-1-7 0-8 2-1-2-4-3-8-2zM12 7v13', // the library
  'M3 9l9-5 9 5zM5 20h14M6.5 10v8M12 10v8M17.5 10v8', // the bank
  'M4 5c5-2 11-2 16 0 1 8-2 13-8 15-6-2-9-7-8-15zM8 10h2M14 10h2M8.5 14c2 2.5 5 2.5 7 0', // the theatre
  'M12 8v12M12 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM8 11h8M4 14c1 4 4 6 8 6s7-2 8-6', // the customs
  'M7 20V11a5 5 0 0 1 10 0v9M4 20h3M17 20h3M10 8v.01M14 8v.01M8.5 13v.01M15.5 13v.01', // the stables
  'M3 19c2-8 5-13 9-13s7 5 9 13zM9 14h.01M13 11h.01M15 15h.01M11 17h.01', // the salt store
  'M6 4h10a3 3 0 0 1 3 3v1h-4M6 4a2 2 0 0 0-2 2v2h4M8 6v11a3 3 0 0 0 3 3h6a2 2 0 0 0 2-3h-6M11 11h4M11 14h3', // the archive
  'M4 11c0-4 2-5 4-5h8c2 0 4 1 4 5v8H4zM4 12h16M12 11v4', // the treasury
  'M5 10h14v5a5 5 0 0 1-5 5h-4a5 5 0 0 1-5-5zM3 10h18M9 6c-1-1 1-2 0-3M14 6c-1-1 1-2 0-3', // the kitchen
  'M12 3v4M6 10a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM18 10a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 15a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM6 10c0-2 2-3 6-3s6 1 6 3M12 7v8', // the pawnshop
  'M12 3v2M6 17c1-2 1-3 1-6a5 5 0 0 1 10 0c0 3 0 4 1 6zM10 19.5a2 2 0 0 0 4 0', // the bell tower
  'M3 12c4-6 10-6 14 0-4 6-10 6-14 0zM17 12l4-4v8zM7.5 11v.01', // the fish market
  'M12 21v-6M12 15c-5 0-7-2-7-5s3-4 3-4 1-3 4-3 4 3 4 3 3 1 3 4-2 5-7 5z', // the garden
  'M4 9h14l-4-4M20 15H6l4 4', // the exchange
];

interface Roof {
  readonly roof: string;
  readonly snow: string;
}

const stepped = 'M0 24V17H6V11H12V5H28V11H34V17H40V24Z';
const ROOFS: Record<'seal' | 'ducat', readonly Roof[]> = {
  seal: [
    { roof: 'M-1 24L20 2L41 24Z', snow: 'M-1 24L20 2L41 24L36 23L20 7L4 23Z' },
    { roof: stepped, snow: 'M0 17H6V11H12V5H28V11H34V17H40V19.5H32V13.5H26V7.5H14V13.5H8V19.5H0Z' },
    {
      roof: 'M0 24V14L5 8L10 14L15 5L20 0L25 5L30 14L35 8L40 14V24Z',
      snow: 'M0 14L5 8L10 14L15 5L20 0L25 5L30 14L35 8L40 14L35 12L30 18L20 5L10 18L5 12Z',
    },
  ],
  ducat: [
    {
      roof: 'M0 24C1 12 9 9 16 6L20 0L24 6C31 9 39 12 40 24Z',
      snow: 'M4 16C8 10 12 8 16 6L20 0L24 6C28 8 32 10 36 16C30 12 24 11 20 11C16 11 10 12 4 16Z',
    },
    {
      roof: 'M0 24V15C0 8 18 8 19 15C20 8 40 8 40 15V24Z',
      snow: 'M1 14C3 8 18 8 19 15C20 8 37 8 39 14C34 11.5 24 11 20 17C16 11 6 11.5 1 14Z',
    },
    {
      roof: 'M0 24V13H4V9C12 3 28 3 36 9V13H40V24Z',
      snow: 'M0 13H4V9C12 3 28 3 36 9V13H40V15H33V12C26 7 14 7 7 12V15H0Z',
    },
  ],
};

/** The roof of a building: pointed where seals are drawn for it, round where it gets ducats. */
export const roofOf = (at: number): Roof => ROOFS[at % 2 === 0 ? 'seal' : 'ducat'][(at >> 1) % 3]!;

const battlements = (teeth: number) => {
  const step = 40 / (2 * teeth - 1);
  return Array.from({ length: teeth }, (_, at) => `M${+(2 * at * step).toFixed(2)} 10V3h${+step.toFixed(2)}V10Z`).join(
    '',
  );
};

/** A low front at the side has a parapet, a tower its battlements. */
export const PARAPET = 'M0 9H40V14H0Z';
export const BATTLEMENTS = `${battlements(5)}M0 9H40V16H0Z`;

/** What a card is placed in: an arch with its two columns, of 40 by 40, and a frieze above it. */
export const ARCH = 'M6 40V20C6 12 12 9 20 5C28 9 34 12 34 20V40Z';
export const COLUMNS = 'M2 40V18.5H5.5V40ZM34.5 40V18.5H38V40ZM1 18.5V16H6.5V18.5ZM33.5 18.5V16H39V18.5Z';
export const FRIEZE = Array.from({ length: 10 }, (_, at) => `M${at * 4 + 1} 1.2h2v2.6h-2z`).join('');
