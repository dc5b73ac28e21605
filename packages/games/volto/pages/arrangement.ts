import { shuffle, type Viewer } from '@ridotto/kernel';
import { COLUMNS, COUNTS, KINDS, LETTERS, MASKS_EACH, kindsIn, type Kind } from '../title.ts';
import { readJson } from '@ridotto/kit/json.ts';
import { storage } from '@ridotto/kit/storage.ts';

/** Arrangements of the house, in the notation of the game. */
export const PRESETS = {
  guard: 'LACAL NNSNA',
  ladies: 'ANCAA LNSNL',
  wing: 'NALLA CANNS',
  vanguard: 'NLALA ANCNS',
} as const;
export type Preset = keyof typeof PRESETS;

/** The ten masks of a family. */
export const FAMILY: readonly Kind[] = KINDS.flatMap((kind) => Array<Kind>(COUNTS[kind]).fill(kind));

/** The physical masks by slot: the same ones whatever the order, so that they can be seen going from place to place. */
export type Slots = readonly number[];

export function slotsOf(masks: string): Slots {
  const left = [...FAMILY.keys()];
  return kindsIn(masks).map((kind) => {
    const at = left.findIndex((mask) => FAMILY[mask] === kind);
    return left.splice(at, 1)[0]!;
  });
}

/** In the game's notation. */
export function masksOf(slots: Slots): string {
  const letters = slots.map((mask) => LETTERS[FAMILY[mask]!]).join('');
  return `${letters.slice(0, COLUMNS)} ${letters.slice(COLUMNS)}`;
}

export const swapped = (slots: Slots, a: number, b: number): Slots => slots.with(a, slots[b]!).with(b, slots[a]!);

/** Any of the 50,400, each as likely as another. What it gives is a wish, so the browser's own chance will do. */
export const shuffled = (slots: Slots): Slots => shuffle(slots, (below) => Math.floor(Math.random() * below));

export interface Saved {
  readonly name: string;
  readonly masks: string;
}

const SAVED = 'ridotto.volto.arrangements';
const lastOf = (viewer: Viewer): string => `ridotto.volto.last.${viewer}`;

/** What was confirmed last, for the next table; those around one device have their own each. */
export const lastMasks = (viewer: Viewer): string => whole(storage.get(lastOf(viewer))) ?? PRESETS.guard;
export const rememberMasks = (viewer: Viewer, masks: string): void => storage.set(lastOf(viewer), masks);

export const savedMasks = (): readonly Saved[] =>
  ((readJson(storage.get(SAVED)) ?? []) as readonly Saved[]).filter(({ masks }) => whole(masks) !== null);

export function saveMasks(saved: readonly Saved[]): readonly Saved[] {
  storage.set(SAVED, JSON.stringify(saved));
  return saved;
}

/** The arrangement, if it is one. */
function whole(masks: string | null): string | null {
  const kinds = kindsIn(masks ?? '');
  const fits = KINDS.every((kind) => kinds.filter((k) => k === kind).length === COUNTS[kind]);
  return fits && kinds.length === MASKS_EACH ? masks : null;
}
