import type { View } from '../../title.ts';
import { fill, line, twin, whole, type Layer } from '@ridotto/kit/art/draw.ts';

export type Kind = NonNullable<View['kinds'][number]>;

const COLOMBINA = whole('M0 -12C8 -20 24 -24 40 -24C40 -8 32 10 18 10C8 10 6 2 0 6');

type Pair = readonly [readonly Layer[], readonly Layer[]]; // of the families

/** Candle light comes from the left: the right half of every face is in shade. */
export const MASKS: Record<Kind, readonly Layer[]> = {
  // Bauta and tricorn.
  noble: [
    fill('shade', whole('M0 -28C28 -28 36 -6 36 8C38 20 40 26 38 32C28 44 14 49 0 49')),
    twin(
      fill('cloth', 'M-24 -16C-36 -6 -36 6 -36 10C-38 20 -40 26 -38 32C-34 37 -30 40 -26 42C-30 30 -28 10 -24 -16Z'),
    ),
    fill('ivory', whole('M0 -20C12 -20 22 -16 23 -6C24 3 22 9 21 14C21 18 27 22 28 28C22 37 10 41 0 41')),
    fill('bone', 'M0 -20C12 -20 22 -16 23 -6C24 3 22 9 21 14C21 18 27 22 28 28C22 37 10 41 0 41L0 26L6 12L1 -2Z'),
    fill('umber', 'M1 -6L8 13C14 14 20 16 21 14C21 18 27 22 28 28C22 24 10 20 0 24L5 13Z'),
    fill('bone', 'M-28 28C-20 22 -10 19 0 24L0 30C-10 26 -20 27 -28 28Z'),
    twin(fill('ink', 'M5 -3C8 -9 16 -9 20 -5C18 0 10 2 5 -3Z')),
    twin(line('umber', 1.4, 'M3 -8C8 -14 17 -14 22 -9')),
    fill('ink', whole('M0 -47C12 -48 20 -41 25 -32C31 -28 40 -27 52 -31C48 -15 34 -10 24 -11C14 -15 8 -15 0 -18')),
    fill(
      'night',
      'M0 -47C-12 -48 -20 -41 -25 -32C-31 -28 -40 -27 -52 -31C-49 -22 -44 -17 -38 -14C-22 -16 -6 -30 0 -47Z',
    ),
    line('gold', 2.4, 'M-51 -30C-46 -16 -34 -11 -24 -12C-14 -15 -8 -16 0 -19C8 -16 14 -15 24 -12C34 -11 46 -16 51 -30'),
    fill('cloth', 'M-21 -29L-15 -36L-9 -29L-15 -22Z'),
    fill('gilt', 'M-17.5 -29L-15 -32L-12.5 -29L-15 -26Z'),
  ],
  // The plague doctor's beak.
  advisor: [
    fill('shade', 'M-14 -22C4 -34 36 -26 38 4C39 16 42 24 39 30C26 46 4 52 -20 44C-14 38 -16 26 -16 18Z'),
    fill('cloth', 'M24 -12C38 -6 38 2 38 4C39 16 42 24 39 30C36 34 32 38 26 41C32 28 33 8 24 -12Z'),
    fill('ivory', 'M-20 -16C-8 -26 26 -26 29 0C30 16 22 27 8 30C-8 30 -26 34 -46 44C-46 20 -34 -6 -20 -16Z'),
    fill(
      'bone',
      'M29 0C30 16 22 27 8 30C-8 30 -26 34 -46 44C-38 30 -20 18 -2 16C14 14 22 -6 16 -20C24 -17 28 -10 29 0Z',
    ),
    fill('umber', 'M8 30C-8 30 -26 34 -46 44C-38 34 -20 26 0 24C8 23 14 20 19 14C22 18 16 29 8 30Z'),
    line('umber', 1.3, 'M-42 36C-34 18 -24 8 -12 5M-30 22L-27 26M-24 16L-21 20M-36 30L-32 33'),
    fill('gold', 'M-17 -3A12.5 12.5 0 1 0 8 -3A12.5 12.5 0 1 0 -17 -3Z'),
    fill('ink', 'M-13 -3A8.5 8.5 0 1 0 4 -3A8.5 8.5 0 1 0 -13 -3Z'),
    fill('gold', 'M14 -4A7.5 10.5 0 1 0 29 -4A7.5 10.5 0 1 0 14 -4Z'),
    fill('ink', 'M17 -4A4.8 7.5 0 1 0 26.6 -4A4.8 7.5 0 1 0 17 -4Z'),
    line('foam', 1.6, 'M-9 -6C-8 -8 -6 -9 -4 -9'),
    line('gold', 2, 'M7 -6L14 -6'),
    fill('ink', 'M-44 -20C-30 -28 40 -30 49 -21C48 -13 24 -14 6 -15C-14 -16 -40 -12 -44 -20Z'),
    fill('ink', 'M-18 -24C-17 -36 -14 -46 -4 -47C10 -48 22 -48 26 -42C30 -36 31 -30 32 -24Z'),
    fill('night', 'M8 -47.5C14 -47.5 23 -47 26 -42C30 -36 31 -30 32 -24L12 -24C14 -34 12 -42 8 -47.5Z'),
    fill('cloth', 'M-18.5 -29C-4 -26 18 -26 31 -29L32 -23C18 -21 -4 -21 -19 -23Z'),
    line('slate', 1.2, 'M-42 -19C-20 -16 30 -19 47 -21'),
  ],
  // Colombina with plumes.
  lady: [
    twin(fill('cloth', 'M2 -18C8 -36 22 -48 36 -45C30 -42 34 -36 28 -32C32 -28 24 -22 24 -14Z')),
    twin(fill('glow', 'M-2 -16C-6 -34 4 -48 16 -49C14 -44 18 -40 14 -36C17 -31 12 -26 12 -16Z')),
    fill('ivory', 'M-7 -16C-12 -30 -10 -42 0 -50C10 -42 12 -30 7 -16Z'),
    line('umber', 1, 'M0 -44L0 -18M14 -44C8 -36 6 -28 6 -18M-14 -44C-8 -36 -6 -28 -6 -18'),
    fill('plum', whole('M0 -22C20 -24 30 -8 30 8C30 24 34 30 28 40C22 38 20 30 18 24L0 30')),
    fill('ivory', whole('M0 -18C16 -18 23 -8 22 6C21 24 12 42 0 43')),
    fill('bone', 'M4 -18C16 -18 23 -8 22 6C21 24 12 42 0 43C8 34 12 20 5 10Z'),
    fill('red', 'M-8 27C-5 24 -2 23 0 25C2 23 5 24 8 27C5 32 -5 32 -8 27Z'),
    line('plum', 1.2, 'M-8 27C-3 28 3 28 8 27'),
    fill('plum', 'M11.5 20A1.7 1.7 0 1 0 14.9 20A1.7 1.7 0 1 0 11.5 20Z'),
    fill('cloth', COLOMBINA),
    fill('shade', 'M0 -12C8 -20 24 -24 40 -24C40 -8 32 10 18 10C8 10 6 2 0 6L4 -4Z'),
    line('gold', 2, COLOMBINA),
    twin(fill('ink', 'M7 -4C11 -12 22 -14 28 -10C26 0 14 6 7 -4Z')),
    twin(line('gilt', 1.2, 'M30 -17C33 -18 35 -19 37 -20M31 -12C33 -13 34 -14 36 -16')),
    fill('gilt', 'M0 -18L5 -11L0 -3L-5 -11Z'),
    twin(fill('gold', 'M23.5 18A2.5 2.5 0 1 0 28.5 18A2.5 2.5 0 1 0 23.5 18ZM26 20L29 28L26 32L23 28Z')),
  ],
  // Capitano: morion, long nose, moustache.
  soldier: [
    fill('shade', whole('M0 18C20 18 36 22 40 32C28 45 14 50 0 50')),
    fill('cloth', 'M-40 32C-36 22 -20 18 -10 18L-8 48C-20 46 -32 40 -40 32Z'),
    fill('bone', whole('M0 26C14 24 26 26 33 33C27 41 13 45 0 45')),
    line('umber', 1.2, 'M-24 38L-20 30M-14 42L-12 30M-5 44L-4 30M24 38L20 30M14 42L12 30M5 44L4 30'),
    fill('ivory', whole('M0 -16C16 -16 25 -12 25 0C25 16 14 34 0 36')),
    fill('bone', 'M3 -16C18 -16 25 -12 25 0C25 16 14 34 0 36L8 16Z'),
    fill('ivory', 'M-4 -8C-6 2 -10 10 -9 15C-6 20 6 20 9 15C10 10 6 2 4 -8Z'),
    fill('umber', 'M2 -8L4 -8C6 2 10 10 9 15C7 18 4 19 0 19C4 14 4 4 2 -8Z'),
    twin(fill('ink', 'M6 -1C9 -7 17 -7 21 -3C18 3 10 4 6 -1Z')),
    twin(line('ink', 2.6, 'M5 -7C10 -11 17 -11 22 -8')),
    twin(fill('ink', 'M0 18C8 16 16 22 24 20C30 19 32 14 31 10C38 16 36 28 24 29C14 30 4 26 0 23Z')),
    fill('ink', 'M-3 27L3 27L0 36Z'),
    fill('iron', whole('M0 -44C18 -44 29 -34 30 -16L0 -12')),
    fill('steel', 'M0 -44C-18 -44 -29 -34 -30 -16L-8 -13C-14 -24 -10 -38 0 -44Z'),
    fill('steel', whole('M0 -50C8 -50 8 -40 7 -14L0 -13')),
    fill('iron', 'M2 -50C8 -50 8 -40 7 -14L2 -13Z'),
    fill('steel', whole('M0 -20C18 -20 38 -22 49 -34C49 -18 34 -8 0 -8')),
    fill('iron', 'M4 -20C18 -20 38 -22 49 -34C49 -18 34 -8 0 -8C24 -11 36 -16 40 -22C28 -18 16 -16 0 -16Z'),
    line('gold', 2, 'M-48 -32C-38 -20 -18 -18 0 -18C18 -18 38 -20 48 -32'),
    twin(fill('gilt', 'M16.5 -26A2 2 0 1 0 20.5 -26A2 2 0 1 0 16.5 -26Z')),
  ],
  // The Doge to be: a whole gilded face under the horned cap.
  candidate: [
    fill('bone', whole('M0 -18C22 -20 29 -8 28 6C28 12 29 17 27 20C22 18 21 12 20 8L0 12')),
    fill('ivory', whole('M0 -18C17 -18 24 -8 23 8C22 26 12 44 0 45')),
    fill('gold', 'M0 -18C17 -18 24 -8 23 8C22 26 12 44 0 45Z'),
    fill('bronze', 'M23 8C22 26 12 44 0 45C10 36 16 22 15 8C15 0 17 -8 20 -10C23 -5 23 2 23 8Z'),
    fill('gilt', 'M0 -4L5 16C4 18 2 19 0 19Z'),
    fill('bone', 'M0 -4L-5 16C-4 18 -2 19 0 19Z'),
    fill('ink', 'M-19 -1C-15 -7 -8 -6 -4 -1C-8 3 -15 4 -19 -1Z'),
    fill('ink', 'M19 -1C15 -7 8 -6 4 -1C8 3 15 4 19 -1Z'),
    fill('cloth', 'M-11.5 -16L-7.5 -5L-15.5 -5ZM-11.5 16L-8 3L-15 3Z'),
    fill('red', 'M-8 28C-5 25 -2 24 0 26C2 24 5 25 8 28C5 33 -5 33 -8 28Z'),
    line('plum', 1.2, 'M-8 28C-3 29 3 29 8 28'),
    fill(
      'cloth',
      'M-31 -10C-33 -22 -26 -30 -14 -34C-2 -38 6 -42 14 -49C26 -50 33 -38 32 -24C32 -18 32 -14 31 -10C12 -16 -12 -16 -31 -10Z',
    ),
    fill('shade', 'M14 -49C26 -50 33 -38 32 -24C32 -18 32 -14 31 -10C24 -12 18 -13.5 10 -14C18 -24 20 -38 14 -49Z'),
    line('gold', 1.6, 'M-22 -26C-14 -24 -10 -30 -4 -28C0 -26 2 -34 8 -36'),
    fill('gold', 'M-32 -10C-32 -14 -32 -17 -31 -19C-12 -26 12 -26 31 -19C32 -17 32 -14 32 -10C12 -16 -12 -16 -32 -10Z'),
    fill('gilt', 'M0 -23L4 -18.5L0 -14L-4 -18.5Z'),
    twin(fill('shade', 'M14 -21.5L17 -17.5L14 -13.5L11 -17.5Z')),
    twin(fill('ivory', 'M23.5 -18.5A2.2 2.2 0 1 0 27.9 -18.5A2.2 2.2 0 1 0 23.5 -18.5Z')),
  ],
};

const disc = (r: number): string => `M${-r} 0A${r} ${r} 0 1 0 ${r} 0A${r} ${r} 0 1 0 ${-r} 0Z`;
const STAR =
  'M0 -49L14 -34.5L34.5 -34.5L34.5 -14L49 0L34.5 14L34.5 34.5L14 34.5L0 49L-14 34.5L-34.5 34.5L-34.5 14L-49 0L-34.5 -14L-34.5 -34.5L-14 -34.5Z';
const RAYS =
  'M0 -41L11 -29.5L29.5 -29.5L29.5 -11L41 0L29.5 11L29.5 29.5L11 29.5L0 41L-11 29.5L-29.5 29.5L-29.5 11L-41 0L-29.5 -11L-29.5 -29.5L-11 -29.5Z';

/** The outline of what a family's masks stand on: the Moon's disc, the Sun's eight-pointed star. */
export const EDGES = [disc(45), STAR] as const;

export const PLATES: Pair = [
  [fill('ground', disc(45)), line('foam', 2.4, disc(45)), line('cloth', 1.4, disc(40))],
  [fill('ground', STAR), line('gold', 2.4, STAR), line('cloth', 1.4, RAYS)],
];

const SHELL = 'M0 -36C19 -36 28 -24 27 -6C26 16 14 38 0 39';
const shell: readonly Layer[] = [
  fill('cloth', whole(SHELL)),
  fill('shade', `${SHELL}C9 30 10 12 4 4L1 -4C6 -14 8 -26 0 -36Z`),
  twin(fill('ink', 'M5 -5C9 -11 17 -11 21 -6C18 0 9 1 5 -5Z')),
  line('shade', 1.6, 'M-20 -11C-15 -15 -9 -15 -4 -11'),
  fill('shade', 'M-8 24C-4 21 -2 21 0 22.5L0 28C-3 28 -6 27 -8 24Z'),
  line('ground', 1.4, 'M-8 24C-3 25 3 25 8 24'),
];

/** A mask that doesn't say who wears it. */
export const BACKS: Pair = [
  [
    twin(line('foam', 3, 'M26 -9C34 -14 42 -12 43 -6C44 0 36 2 35 -3')),
    ...shell,
    fill('ivory', 'M3 -35A13 13 0 1 0 12 -15A11.5 11.5 0 1 1 3 -35Z'),
    line(
      'foam',
      1.4,
      'M-17 8C-15 13 -9 13 -6 8M-15 13C-13 16.5 -10 16.5 -8 13M17 8C15 13 9 13 6 8M15 13C13 16.5 10 16.5 8 13',
    ),
  ],
  [
    twin(fill('gold', 'M24 -12L47 -20L43 -12L48 -5L26 -6Z')),
    ...shell,
    fill(
      'gilt',
      'M0 -34L2.6 -27.3L9.2 -30.2L6.3 -23.6L13 -21L6.3 -18.4L9.2 -11.8L2.6 -14.7L0 -8L-2.6 -14.7L-9.2 -11.8L-6.3 -18.4L-13 -21L-6.3 -23.6L-9.2 -30.2L-2.6 -27.3Z',
    ),
    line('gold', 1.4, 'M-11 8L-11 18M-15 7L-17 14M-7 8L-5 14M11 8L11 18M15 7L17 14M7 8L5 14'),
  ],
];
