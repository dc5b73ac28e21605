import type { Light, Thing } from './choose.ts';

/** The thing that an element stands for, or is part of. */
export function thingOf(target: EventTarget | null): Thing | null {
  const found = target instanceof Element ? target.closest<HTMLElement>('[data-thing]') : null;
  return found?.dataset.thing ?? null;
}

export const elementOf = (root: Element, thing: Thing): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-thing="${thing}"]`);

type LightOf = (thing: Thing) => Light | undefined;

/** Where the things of a board are seen, for a pointer that need not hit them. */
export class Places {
  readonly #root: Element;
  readonly #lightOf: LightOf;
  #measured: readonly (readonly [Thing, DOMRect])[] | null = null;

  constructor(root: Element, lightOf: LightOf) {
    this.#root = root;
    this.#lightOf = lightOf;
  }

  /** What was measured is no longer true. */
  forget(): void {
    this.#measured = null;
  }

  /** What a pointer means: what is lit there, whatever stands before it; what is lit nearby; or just what is there. */
  at(x: number, y: number, reach: number): Thing | null {
    const here = document
      .elementsFromPoint(x, y)
      .filter((element) => this.#root.contains(element))
      .flatMap((element) => thingOf(element) ?? []);
    const bright = here.find((thing) => this.#lightOf(thing) === 'bright');
    const isLit = here[0] !== undefined && this.#lightOf(here[0]) !== undefined;
    return bright ?? (isLit ? here[0]! : this.#nearest(x, y, reach)) ?? here[0] ?? null;
  }

  #nearest(x: number, y: number, reach: number): Thing | null {
    let [best, least]: [Thing | null, number] = [null, reach];
    for (const [thing, { left, right, top, bottom }] of reach > 0 ? this.#lit() : []) {
      const distance = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
      const centre = Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y) / 1000; // where edges are as near
      if (distance + centre < least) [best, least] = [thing, distance + centre];
    }
    return best;
  }

  #lit(): readonly (readonly [Thing, DOMRect])[] {
    const elements = () => [...this.#root.querySelectorAll<HTMLElement>('[data-thing]')];
    this.#measured ??= elements()
      .filter(({ dataset }) => this.#lightOf(dataset.thing!) === 'bright')
      .map((element) => [element.dataset.thing!, element.getBoundingClientRect()]);
    return this.#measured;
  }
}

/** What hangs at the pointer: a copy of what was lifted, over everything else. */
export function hang(lifted: HTMLElement): HTMLElement {
  const { left, top, width, height } = lifted.getBoundingClientRect();
  const copy = lifted.cloneNode(true) as HTMLElement;
  for (const name of ['data-thing', 'tabindex', 'id', 'style', 'role', 'aria-label']) copy.removeAttribute(name);
  copy.setAttribute('aria-hidden', 'true');
  copy.classList.remove('touched');
  Object.assign(copy.style, {
    position: 'fixed',
    inset: 'auto',
    left: '0',
    top: '0',
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    rotate: 'none',
    translate: 'none',
    zIndex: '99',
    pointerEvents: 'none',
    transition: 'none',
    animation: 'none',
  });
  lifted.before(copy); // where its styles are
  const from = copy.getBoundingClientRect(); // what contains others may hold even what is fixed
  copy.style.left = `${left - from.left}px`;
  copy.style.top = `${top - from.top}px`;
  return copy;
}
