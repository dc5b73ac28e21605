import type { Level } from '@ridotto/kernel';

const HALF_MASK =
  'M4 9c2-2.2 5-3 8-3s6 .8 8 3c0 3.6-1.8 6-4.4 6-1.7 0-2.6-1.2-3.6-2.4C11 13.800 10.100 15 8.400 15 5.800 15 4 12.600 4 9z';
const EYES = 'M7 10.300c1-.7 2.200-.7 3 .2M14 10.500c.8-.9 2-.9 3-.2';

/** The masks of the house's bots, as strokes in a square of 24. */
export const FACES: Readonly<Record<Level, string>> = {
  novice: `${HALF_MASK}${EYES}M11 12.600c-.4 2.600-1.800 5.600-5 8.400 4-.6 6.400-3.400 7-8.400`, // Zanni: the longest nose
  simple: `${HALF_MASK}${EYES}M10.600 12.200c-1.800 1.600-1.900 4.600.2 6 .3-1.300 1.300-1.800 2.400-1.700-.2-1.600-.2-2.800.2-4.300M7.500 8h.01`, // Pulcinella: a hook and a wart
  able: `${HALF_MASK}${EYES}M19 8c2-2 2.600-4 2-6-2 .5-3.700 2-4.200 4.600M9.500 18c1.700 1 3.300 1 5 0`, // Colombina: a feather and a smile
  keen: `${HALF_MASK}${EYES}M8 16.500c1 3.500 2.500 4.500 4 6 1.500-1.500 3-2.500 4-6M6.500 7.500 10 8.600M17.500 7.500 14 8.600`, // Pantalone: brows and a beard
  master: `M9 13a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM21 13a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM9 12.500c2-1.500 4-1.500 6 0M12 12c-.8 2.500-1.200 4-.4 5h1.600M3.500 9C5 5 8.500 3 12 3s7 2 8.500 6c-5.500-1.600-11.500-1.600-17 0z`, // Dottore: a hat and glasses
};
