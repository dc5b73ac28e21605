import type { Card, House } from '../../title.ts';
import { fill, line, twin, whole, type Layer } from '@ridotto/kit/art/draw.ts';

/** What a family is known by: the shape of its crest, of 24, and what is woven into its cloth, of 12. */
interface Arms {
  readonly crest: string;
  readonly weave: string; // strokes; none: plain
}

export const ARMS: Record<House, Arms> = {
  C: { crest: 'M3.5 1.5h17v21L12 18l-8.5 4.5z', weave: 'M3 0V12M9 0V12' },
  D: { crest: 'M12 .5L23 12 12 23.5 1 12z', weave: 'M6 0L10 6L6 12L2 6Z' },
  G: { crest: 'M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22z', weave: 'M6 2.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7z' },
  M: {
    crest: 'M2.5 6L7 2l5 3 5-3 4.5 4v11c0 3-4 5-9.5 6-5.5-1-9.5-3-9.5-6z',
    weave: 'M0 4q3-4 6 0t6 0M0 10q3-4 6 0t6 0',
  },
  T: { crest: 'M7 1.5h10L22.5 7v10L17 22.5H7L1.5 17V7z', weave: '' },
};

export const weaveOf = (house: House): string => `url(#weave-${house})`;

const CLOAK = whole('M0 -33C13 -33 20 -29 24 -20C27 -13 28 -6 28 0L0 0');
const SHADE = 'M6 -32.6C15 -31.5 21 -27 24 -20C27 -13 28 -6 28 0L15 0C17 -12 14 -24 6 -32.6Z';

const cloth = (house: House): Layer => `<path d="${CLOAK}" fill="${weaveOf(house)}" opacity=".55"/>`;

/** Hood, three-cornered hat, plumed hat: the higher the card, the taller who comes. */
const HEADS: Record<number, readonly Layer[]> = {
  2: [
    fill('shade', whole('M0 -56C11 -56 15 -46 14 -37C12 -31 7 -29 0 -28')),
    fill('cloth', 'M-2 -56C-11 -55 -15 -46 -14 -37C-13 -34 -11 -32 -9 -30.5C-12 -40 -10 -49 -2 -56Z'),
    fill('ink', whole('M0 -51C8 -51 10 -44 9 -38C7 -33 4 -31 0 -31')),
    fill('ivory', whole('M0 -49C6 -49 8 -44 7.5 -40C7 -35 4 -32 0 -31')),
    fill('bone', 'M2 -49C6 -49 8 -44 7.5 -40C7 -35 4 -32 0 -31C4 -36 4 -43 2 -49Z'),
    twin(fill('ink', 'M1.5 -42C2.8 -43.8 5 -43.8 6.2 -42C5 -40.8 2.8 -40.8 1.5 -42Z')),
    line('ink', 1.1, 'M-2.5 -35.5C-1 -34.8 1 -34.8 2.5 -35.5'),
  ],
  3: [
    fill('shade', whole('M0 -50C9 -50 12 -42 12 -34C9 -30 5 -29 0 -28')),
    fill('ivory', whole('M0 -51C7 -51 9 -46 8.5 -42C8.5 -36 6 -32 0 -29')),
    fill('bone', 'M2 -51C7 -51 9 -46 8.5 -42C8.5 -36 6 -32 0 -29C5 -35 5 -44 2 -51Z'),
    twin(fill('ink', 'M1.6 -43.5C3 -45.4 5.8 -45.4 7 -43.5C5.8 -42 3 -42 1.6 -43.5Z')),
    line('umber', 1, 'M0 -42L-1.6 -37L1 -37M-4 -33.8C-1.5 -35 1.5 -35 4 -33.8'),
    fill('shade', 'M-19 -50C-13 -52 -9 -56 -8 -60C-3 -62.5 5 -62.5 9 -60C10 -56 14 -52 19 -50C13 -46 -13 -46 -19 -50Z'),
    fill('cloth', 'M-19 -50C-11 -49.5 -4 -51 0 -55C4 -51 11 -49.5 19 -50C13 -45.5 -13 -45.5 -19 -50Z'),
    line('gilt', 1.1, 'M-18 -50C-11 -49.5 -4 -51 0 -55C4 -51 11 -49.5 18 -50'),
  ],
  4: [
    fill('shade', whole('M0 -50C9 -50 12 -42 12 -34C9 -30 5 -29 0 -28')),
    fill('gilt', whole('M0 -51C7 -51 9 -46 8.5 -42C8.5 -36 5 -32 0 -30')),
    fill('gold', 'M2 -51C7 -51 9 -46 8.5 -42C8.5 -36 5 -32 0 -30C5 -35 5 -44 2 -51Z'),
    twin(fill('ink', 'M1.6 -43C3 -45 5.8 -45 7 -43C5.8 -41.6 3 -41.6 1.6 -43Z')),
    line('bronze', 1.1, 'M-7 -47C-5 -48.5 -3 -48.5 -1.5 -47M7 -47C5 -48.5 3 -48.5 1.5 -47M0 -42L-1.5 -37.5L1 -37.5'),
    fill('wine', 'M-2.5 -34.6C-1 -35.6 1 -35.6 2.5 -34.6C1 -33.2 -1 -33.2 -2.5 -34.6Z'),
    fill('ivory', 'M4 -54C6 -64 16 -68 24 -62C27 -58 25 -53 21 -51C23 -55 20 -58 16 -57C12 -56 9 -53 7 -50Z'),
    fill('cloth', 'M5 -53C8 -60 15 -62 20 -59C14 -59 10 -56 7 -50Z'),
    fill('cloth', 'M-16 -50C-14 -59 -7 -64 1 -63C8 -62 13 -57 15 -50C6 -54 -7 -54 -16 -50Z'),
    fill('shade', 'M2 -63C9 -62 13 -57 15 -50C11 -52 7 -52.8 3 -53C6 -56 5 -60 2 -63Z'),
    fill('ink', 'M-18 -48C-8 -54.5 8 -54.5 18 -48C8 -51 -8 -51 -18 -48Z'),
    line('gilt', 1.4, 'M-17 -48.6C-8 -54 8 -54 17 -48.6'),
  ],
};

const COLLARS: Record<number, readonly Layer[]> = {
  2: [line('glow', 1.4, 'M-9 -29C-5 -26 5 -26 9 -29')],
  3: [fill('ink', 'M-12 -32C-6 -26 6 -26 12 -32C10 -25 5 -22.5 0 -22.5C-5 -22.5 -10 -25 -12 -32Z')],
  4: [
    fill('ivory', 'M-13 -32C-8 -25 8 -25 13 -32C12 -26 6 -22.5 0 -22.5C-6 -22.5 -12 -26 -13 -32Z'),
    line('gold', 1.8, 'M-10 -26C-5 -21 5 -21 10 -26'),
  ],
};

/** Half a figure in a mask and the family's cloak, on y = 0, 64 high, 56 wide. */
export const maskedOf = (house: House, value: number): readonly Layer[] => [
  fill('cloth', CLOAK),
  cloth(house),
  fill('shade', SHADE),
  ...COLLARS[value]!,
  ...HEADS[value]!,
];

/** Somebody who has turned away: a hood and a back, and it can hardly be told whose. */
export const turnedOf = (house: House): readonly Layer[] => [
  fill('ground', CLOAK),
  cloth(house),
  fill('ground', whole('M0 -56C12 -56 15 -46 14 -36C13 -30 9 -27 0 -27')),
  line(
    'shade',
    1.6,
    'M0 -55C1 -46 1 -36 0 -28M-8 -52C-11 -45 -11 -38 -9 -31M8 -52C11 -45 11 -38 9 -31M-9 -26C-12 -18 -14 -9 -14 -1M9 -26C12 -18 14 -9 14 -1M0 -27L0 -1',
  ),
];

export const houseOf = (card: Card): House => card[0] as House;
export const valueOf = (card: Card): number => Number(card[1]);
