import type { Thing } from './choose.ts';
import { Drag } from './drag.ts';
import type { Kit } from './kit.ts';
import { elementOf, Places, thingOf } from './places.ts';

// oxlint-disable-next-line no-explicit-any -- whatever the game: the hands only know things
type AnyKit = Pick<Kit<any, any, any, any, any>, keyof Kit<any, any, any, any, any>>;

export interface Hands {
  /** Works after the next picture, in which what was touched answers. */
  readonly after: (work: () => void, touched?: Element | null) => void;
  /** When the page has followed what was done. */
  readonly settled: () => Promise<void>;
  readonly reach?: { readonly tap: number; readonly drag: number }; // px around a lit thing that count as it
  readonly hangs?: boolean; // a copy of what is lifted hangs at the pointer
  readonly isAlone?: boolean; // keys that are pressed nowhere are for this board
  /** A mode of the board, such as a pencil, hears of a thing first; whether that was all there is to it. */
  readonly hears?: (thing: Thing) => boolean;
  /** A key that means something to this board alone; whether it did. */
  readonly keys?: (key: string, thing: Thing) => boolean;
}

const TURNED: Readonly<Record<string, string>> = {
  ArrowUp: 'ArrowRight',
  ArrowDown: 'ArrowLeft',
  ArrowLeft: 'ArrowUp',
  ArrowRight: 'ArrowDown',
};

/** The key as it is meant where an area is drawn on its side (`--turned: 1`): its rows go up. */
const keyAt = (element: Element, key: string): string =>
  TURNED[key] !== undefined && getComputedStyle(element).getPropertyValue('--turned') === '1' ? TURNED[key] : key;

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null;

/** Tells a kit what fingers, keys and screen readers do to the elements that carry `data-thing`. */
export const bind =
  (kit: AnyKit, hands: Hands) =>
  (root: HTMLElement): (() => void) => {
    const { after, settled, reach = { tap: 0, drag: 0 }, hangs = true, isAlone = false } = hands;
    const listening = new AbortController();
    const { signal } = listening;
    const places = new Places(root, (thing) => kit.lightOf(thing));
    const { stage, play } = kit;
    play.stage = stage;
    let isOther = false; // what the finger saw has gone

    const drag = new Drag(root, {
      places,
      reach: reach.drag,
      hangs,
      after,
      canLift: (thing) => kit.canLift(thing),
      lift: (thing) => kit.lift(thing),
      aimAt: (thing) => kit.aimAt(thing),
      release: (on) => kit.release(on),
    });

    const focusOn = (thing: Thing | undefined) => {
      if (thing !== undefined) elementOf(root, thing)?.focus();
    };

    function press({ target }: PointerEvent): void {
      places.forget();
      const thing = thingOf(target);
      isOther = thing !== null && !kit.settle(thing);
      if (thing === null) kit.play.skip();
    }

    function click(event: MouseEvent): void {
      const { target, clientX, clientY, detail } = event;
      const own = thingOf(target);
      if (drag.wasDrag || isOther) event.stopPropagation();
      else if (own !== null && detail === 0) enter(own, 'Enter');
      else if (own !== null) {
        const thing = places.at(clientX, clientY, reach.tap) ?? own; // now: by the next picture it may have moved
        after(() => hands.hears?.(thing) || kit.touch(thing, 'pointer'), (target as Element).closest('[data-thing]'));
      }
      drag.wasDrag = false;
      isOther = false;
    }

    function enter(thing: Thing, key: string): void {
      if (hands.hears?.(thing)) return;
      const next = kit.key(key, thing);
      void settled().then(() => focusOn(next));
    }

    function goBack(event: KeyboardEvent): void {
      if (kit.chosen.length === 0 && kit.play.line.length === 0) return;
      event.preventDefault();
      const work = () => (event.key === 'Escape' ? kit.drop() : kit.back());
      if (kit.chosen.length > 0) work();
      else after(work, event.target as Element); // a whole turn is composed anew
    }

    function keydown(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyped(event.target)) return;
      const thing = thingOf(event.target);
      if (thing === null || event.key === 'Tab') kit.play.skip();
      else if (!kit.settle(thing)) return event.preventDefault();
      if (event.key === 'Escape' || event.key === 'Backspace') return goBack(event);
      if (thing === null) return;
      if (hands.keys?.(event.key, thing)) return event.preventDefault();
      const key = keyAt(event.target as Element, event.key);
      const isEnter = key === 'Enter' || key === ' ';
      if (isEnter) enter(thing, key);
      const next = isEnter ? thing : kit.key(key, thing);
      if (next === undefined) return;
      event.preventDefault();
      if (!isEnter) focusOn(next);
    }

    function focus({ target }: FocusEvent): void {
      const thing = thingOf(target);
      if (thing === null || !(target as Element).matches('[data-thing]')) return;
      const isByKey = (target as Element).matches(':focus-visible');
      after(() => {
        kit.focus(thing);
        if (isByKey) kit.aimAt(thing);
      });
    }

    function hover({ target, clientX, clientY, pointerType, buttons }: PointerEvent): void {
      if (pointerType !== 'mouse' || buttons > 0 || kit.chosen.length === 0) return;
      kit.aimAt(thingOf(target) && places.at(clientX, clientY, 0));
    }

    root.addEventListener('pointerdown', press, { signal, capture: true });
    drag.listen(signal);
    root.addEventListener('click', click, { signal, capture: true });
    root.addEventListener('keydown', keydown, { signal });
    root.addEventListener('focusin', focus, { signal });
    root.addEventListener('pointermove', hover, { signal });
    root.addEventListener('pointerleave', () => kit.aimAt(null), { signal });
    addEventListener('resize', () => places.forget(), { signal });
    addEventListener('scroll', () => places.forget(), { signal, capture: true });
    const isAround = (target: EventTarget | null) => target instanceof Element && target.contains(root);
    if (isAlone)
      addEventListener('keydown', (event) => isAround(event.target) && event.target !== root && keydown(event), {
        signal,
      });

    return () => {
      listening.abort();
      if (play.stage === stage) play.stage = null;
    };
  };
