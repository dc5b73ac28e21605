import { countEn, once } from '@ridotto/kernel';

const all = once(() => new Intl.ListFormat('en'));
const either = once(() => new Intl.ListFormat('en', { type: 'disjunction' }));

/** What a player knew of masks, in sentences. */
export const en = {
  sure: (cells: readonly string[], kind: string) => `${all().format(cells)}: ${kind} for certain.`,
  either: (cells: readonly string[], kinds: readonly string[]) => `${all().format(cells)}: ${either().format(kinds)}.`,
  anybody: (masks: number) => `Anybody: ${countEn(masks, ['mask', 'masks'])}.`,
};

export type KnownWords = typeof en;
