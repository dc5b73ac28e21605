import type { Thing } from './choose.ts';
import { hang, thingOf, type Places } from './places.ts';

const SLACK = 8; // px that a finger may slip and still tap

export interface Carrying {
  readonly places: Places;
  readonly reach: number; // px around a lit thing that count as it
  readonly hangs: boolean; // a copy of what is lifted goes along; else the picture moves it by --dx and --dy
  readonly after: (work: () => void) => void; // the next picture
  canLift(thing: Thing): boolean;
  lift(thing: Thing): void;
  aimAt(thing: Thing | null): void;
  release(on: Thing | null): void;
}

interface Start {
  readonly thing: Thing;
  readonly element: HTMLElement;
  readonly x: number;
  readonly y: number;
  readonly id: number;
}

/** A pointer that carries a thing over a board. Where it hardly moves it stays a tap. */
export class Drag {
  readonly #root: HTMLElement;
  readonly #on: Carrying;
  #start: Start | null = null;
  #isUnderWay = false;
  #lift: (() => void) | null = null; // still to be done, after the picture that answers
  #copy: HTMLElement | null = null;
  wasDrag = false; // the click that a browser makes of its end is no tap

  constructor(root: HTMLElement, on: Carrying) {
    this.#root = root;
    this.#on = on;
  }

  listen(signal: AbortSignal): void {
    const hear = (type: 'pointerdown' | 'pointermove' | 'pointerup', work: (event: PointerEvent) => void) =>
      this.#root.addEventListener(type, work, { signal });
    hear('pointerdown', (event) => this.#down(event));
    hear('pointermove', (event) => event.pointerId === this.#start?.id && this.#move(event));
    hear('pointerup', (event) => event.pointerId === this.#start?.id && this.#up(event));
    this.#root.addEventListener('pointercancel', () => this.#end(null), { signal });
    addEventListener('pointerup', () => (this.#start = this.#isUnderWay ? this.#start : null), { signal });
    signal.addEventListener('abort', () => this.#copy?.remove());
  }

  #down({ target, clientX: x, clientY: y, pointerId: id, button, isPrimary }: PointerEvent): void {
    this.wasDrag = false;
    const thing = thingOf(target);
    if (button !== 0 || !isPrimary || thing === null || !this.#on.canLift(thing)) return;
    const element = (target as Element).closest<HTMLElement>('[data-thing]')!;
    this.#start = { thing, element, x, y, id };
  }

  #move({ clientX, clientY, pointerId }: PointerEvent): void {
    const { x, y } = this.#start!;
    const [dx, dy] = [clientX - x, clientY - y];
    if (!this.#isUnderWay) {
      if (Math.hypot(dx, dy) < SLACK) return;
      this.#root.setPointerCapture(pointerId);
      this.#begin(this.#start!);
    }
    this.#root.style.setProperty('--dx', `${dx}px`);
    this.#root.style.setProperty('--dy', `${dy}px`);
    if (this.#copy) this.#copy.style.translate = `${dx}px ${dy}px`;
    if (!this.#lift) this.#on.aimAt(this.#on.places.at(clientX, clientY, this.#on.reach));
  }

  #begin({ thing, element }: Start): void {
    const { after, lift, places, hangs } = this.#on;
    this.#isUnderWay = true;
    if (hangs) this.#copy = hang(element);
    this.#root.classList.add('carrying');
    this.#lift = () => {
      this.#lift = null;
      lift(thing);
      places.forget();
    };
    after(() => this.#lift?.());
  }

  #up({ clientX, clientY }: PointerEvent): void {
    if (!this.#isUnderWay) return void (this.#start = null);
    this.#lift?.();
    this.wasDrag = true;
    this.#end(this.#on.places.at(clientX, clientY, this.#on.reach));
  }

  #end(on: Thing | null): void {
    const isLifted = this.#isUnderWay && !this.#lift;
    this.#start = null;
    this.#lift = null;
    this.#isUnderWay = false;
    this.#copy?.remove();
    this.#copy = null;
    this.#root.classList.remove('carrying');
    if (isLifted) this.#on.release(on);
  }
}
