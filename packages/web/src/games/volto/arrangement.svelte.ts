import { shuffle } from '@ridotto/kernel';
import { COLUMNS, COUNTS, KINDS, LETTERS, MASKS_EACH, kindsIn, type Kind } from '@ridotto/games/volto';

/** Arrangements of the house, in the notation of the game. */
export const PRESETS = {
  guard: 'LACAL NNSNA',
  ladies: 'ANCAA LNSNL',
  wing: 'NALLA CANNS',
  vanguard: 'NLALA ANCNS',
} as const;
export type Preset = keyof typeof PRESETS;

export interface Saved {
  readonly name: string;
  readonly masks: string;
}

const SAVED = 'ridotto.volto.arrangements';
const LAST = 'ridotto.volto.last';

/** The ten masks of a family. */
export const FAMILY: readonly Kind[] = KINDS.flatMap((kind) => Array<Kind>(COUNTS[kind]).fill(kind));

/** Ten masks in their places, always all of them: what one does is exchange two. */
export class Arrangement {
  /** The physical masks by slot: the same ones whatever the order, so that they can be seen going from place to place. */
  slots: readonly number[] = $state.raw([]);
  saved: readonly Saved[] = $state.raw(readSaved());
  readonly kinds: readonly Kind[] = $derived(this.slots.map((mask) => FAMILY[mask]!));

  /** Begins with what was given, or with what was confirmed last. */
  constructor(given: string | undefined) {
    this.slots = slotsOf(given ?? whole(localStorage.getItem(LAST)) ?? PRESETS.guard);
  }

  /** In the game's notation. */
  get masks(): string {
    const letters = this.kinds.map((kind) => LETTERS[kind]).join('');
    return `${letters.slice(0, COLUMNS)} ${letters.slice(COLUMNS)}`;
  }

  swap(a: number, b: number): void {
    this.slots = this.slots.with(a, this.slots[b]!).with(b, this.slots[a]!);
  }

  take(masks: string): void {
    this.slots = slotsOf(masks);
  }

  /** Any of the 50,400, each as likely as another. What it gives is a wish, so the browser's own chance will do. */
  shuffle(): void {
    this.slots = shuffle(this.slots, (below) => Math.floor(Math.random() * below));
  }

  /** Keeps it under a name; one of the same name gives way. */
  save(name: string): void {
    this.#keep([...this.saved.filter((saved) => saved.name !== name), { name, masks: this.masks }]);
  }

  forget(name: string): void {
    this.#keep(this.saved.filter((saved) => saved.name !== name));
  }

  /** For the next table. */
  remember(): void {
    localStorage.setItem(LAST, this.masks);
  }

  #keep(saved: readonly Saved[]): void {
    this.saved = saved;
    localStorage.setItem(SAVED, JSON.stringify(saved));
  }
}

function slotsOf(masks: string): number[] {
  const left = [...FAMILY.keys()];
  return kindsIn(masks).map(
    (kind) =>
      left.splice(
        left.findIndex((mask) => FAMILY[mask] === kind),
        1,
      )[0]!,
  );
}

function readSaved(): Saved[] {
  const kept = JSON.parse(localStorage.getItem(SAVED) ?? '[]') as Saved[];
  return kept.filter(({ masks }) => whole(masks) !== null);
}

/** The arrangement, if it is one. */
function whole(masks: string | null): string | null {
  const kinds = kindsIn(masks ?? '');
  const fits = KINDS.every((kind) => kinds.filter((k) => k === kind).length === COUNTS[kind]);
  return fits && kinds.length === MASKS_EACH ? masks : null;
}
