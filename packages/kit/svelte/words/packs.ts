import type { Locale } from '@ridotto/kernel';
import type { Pack } from './stand-in.ts';

/** Loads words by part of the house or by game. The build writes it; where nothing was built all words are there. */
export const PACKS: Readonly<Record<string, Readonly<Record<Locale, () => Promise<Pack>>>>> = {};
