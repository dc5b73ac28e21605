import type { Card } from '../../title.ts';
import type { Person } from './figures.ts';
import type { Ink } from '@ridotto/kit/art/draw.ts';

/** Where a figure stands on a card and how large; a negative size looks to the left. */
type Stand = readonly [figure: Person, x: number, size: number];

interface Look {
  readonly sign: string; // points, or the drawn sign of the two cards that have none
  readonly stands: readonly Stand[];
  readonly steps: number; // lozenges at the foot
}

const alone = (figure: Person, sign: string, steps: number): Look => ({ sign, steps, stands: [[figure, 0, 1.14]] });
const merchant = (points: number): Look => alone('merchant', `${points}`, points);
const harlequin = (points: number): Look => alone('harlequin', `${points}`, points);

export const LOOKS: Record<Card, Look> = {
  D: alone('doge', '1', 1),
  G1: alone('guard', '1', 1),
  G11: {
    sign: '1+1',
    steps: 2,
    stands: [
      ['guard', -17, -0.9],
      ['guard', 17, 0.9],
    ],
  },
  GX: {
    sign: 'beside',
    steps: 0,
    stands: [
      ['guard', -25, 0.8],
      ['guard', 25, -0.8],
      ['doge', 0, 0.9],
    ],
  },
  M1: merchant(1),
  M2: merchant(2),
  M3: merchant(3),
  H1: harlequin(1),
  H2: harlequin(2),
  H3: harlequin(3),
  H4: harlequin(4),
  H5: harlequin(5),
  HX: { sign: 'centre', steps: 0, stands: [['harlequin', 0, 1.14]] },
};

/** What a type's card shows behind its figure: sky, what stands on the horizon, water; and its emblem, 16 wide. */
interface Backdrop {
  readonly sky: readonly [Ink, Ink, Ink];
  readonly far: string;
  readonly emblem: string;
}

type Initial = 'D' | 'G' | 'M' | 'H'; // of the Doge's, the Guards', the Merchant's and the Harlequin's cards

export const SCENES: Record<Initial, Backdrop> = {
  D: {
    sky: ['plum', 'wine', 'red'],
    far: 'M8 104L8 82L12 82C12 74 19 74 20 69C21 74 28 74 28 82L32 82L32 78L68 78L68 82L72 82C72 74 79 74 80 69C81 74 88 74 88 82L92 82L92 104Z',
    emblem:
      'M-8 7L-8 2C-9 -3 -5 -5 -1 -5C3 -6 4 -7 6 -8C10 -6 9 1 8 7C3 5 -3 5 -8 7ZM-6.5 2.5L-6.5 4C-2 2.5 2 2.5 6.5 4L6.5 2.5C2 1 -2 1 -6.5 2.5Z',
  },
  G: {
    sky: ['night', 'slate', 'iron'],
    far: 'M8 104L8 74L11 78L14 74L14 82L20 82L20 74L23 78L26 74L26 82L74 82L74 74L77 78L80 74L80 82L86 82L86 74L89 78L92 74L92 104Z',
    emblem: 'M-1.2 8L-1.2 2L-7 4L-7 -4L-1.2 -2L0 -9L1.2 -2C4 -6 7 -4 8 2C5 0 3 1 1.2 3L1.2 8Z',
  },
  M: {
    sky: ['bronze', 'gold', 'gilt'],
    far: 'M8 96L19 96L19 90C13 86 11 80 12 72C17 72 19 72 19 72L19 64L21 64L21 72C27 74 30 82 28 90L21 90L21 96L30 96L27 104L8 104ZM92 96L83 96L83 92C88 88 90 82 89 76L83 76L83 68L81 68L81 76C76 78 74 84 75 92L81 92L81 96L72 96L75 104L92 104Z',
    emblem: 'M-2 -3C-9 0 -9 8 0 8C9 8 9 0 2 -3L5 -8L0 -6.5L-5 -8ZM-3.5 -2.8L-3.5 -1.5L3.5 -1.5L3.5 -2.8Z',
  },
  H: {
    sky: ['deep', 'lagoon', 'verdigris'],
    far: 'M8 104L8 90C20 88 30 80 40 76L60 76C70 80 80 88 92 90L92 104L76 104C72 92 28 92 24 104Z',
    emblem: 'M0 -9L6.5 0L0 9L-6.5 0ZM0 -4.5L-3.2 0L0 4.5L3.2 0Z',
  },
};

export const sceneOf = (card: Card): Backdrop => SCENES[card[0] as Initial];

/** Small lozenges between two arrows: how far the card moves. */
export function stepsOf({ steps, sign }: Look): string {
  const lozenge = (x: number): string => `M${x} -3.5l3.5 3.5l-3.5 3.5l-3.5 -3.5Z`;
  if (steps === 0) return `M-12 -3.5l5 3.5l-5 3.5ZM12 -3.5l-5 3.5l5 3.5Z${lozenge(0)}`;
  const gap = sign === '1+1' ? 14 : 9;
  const first = (-gap * (steps - 1)) / 2;
  const row = Array.from({ length: steps }, (_, at) => lozenge(first + gap * at));
  return `${row.join('')}M${first - 7} -3.5l-5 3.5l5 3.5ZM${7 - first} -3.5l5 3.5l-5 3.5Z`;
}

/** The lattice of a card's back. */
export const LATTICE = Array.from(
  { length: 12 },
  (_, at) => `M${-52 + at * 16} 8l100 125M${152 - at * 16} 8l-100 125`,
).join('');
