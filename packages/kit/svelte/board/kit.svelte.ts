import { bind, Kit, type Asking, type BoardOf, type Hands, type Keeping, type Thing } from '@ridotto/kit';
import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { afterPaint } from '../look/after-paint.ts';

class Cell<T> {
  value: T = $state.raw()!;
  constructor(first: T) {
    this.value = first;
  }
}

class Derived<T> {
  readonly #work: () => T;
  readonly value: T = $derived.by(() => this.#work());
  constructor(work: () => T) {
    this.#work = work;
  }
}

const SIGNALS: Keeping = { cell: (first) => new Cell(first), derived: (work) => new Derived(work) };

/** A kit whose state the page follows. */
export const kitOf = <View, Choice, Event, Picture, Value = never>(
  play: () => Asking<View, Choice, Event>,
  board: BoardOf<View, Choice, Event, Picture, Value>,
): Kit<View, Choice, Event, Picture, Value> => new Kit(play, board, SIGNALS);

type Bound = Parameters<typeof bind>[0];

/** A kit whose data is opaque. */
export type AnyKit = Bound;

/** A kit as pictures see it. */
export type Seen = Pick<Bound, 'look' | 'lightOf' | 'chosen' | 'lifted' | 'aim' | 'areas'>;

/** Hands on a board's root: what they do to things inside it is told to the kit. */
export const handsOn = (kit: Bound, hands: Omit<Hands, 'after' | 'settled'> = {}): Attachment<HTMLElement> =>
  bind(kit, { after: afterPaint, settled: tick, ...hands });

/** What makes an element a thing of a board, wherever it is drawn. */
export function asThing(kit: Pick<Bound, 'look'>, thing: Thing) {
  const { label, tab, light, isLifted, isAimed } = kit.look(thing);
  return {
    'data-thing': thing,
    'data-light': light,
    'data-lifted': isLifted || undefined,
    'data-aimed': isAimed || undefined,
    tabindex: tab,
    'aria-label': label,
  };
}
