interface Hooks {
  canLift(cell: number): boolean;
  lifted(cell: number): void;
  dropped(from: number, to: number | null): void; // null: outside
}

const SLACK = 6; // px that a finger may slip and still tap

/** Dragging over a grid whose cells carry `data-cell`. The grid's `--dx` and `--dy` tell how far it has gone. */
export class Drag {
  readonly #hooks: Hooks;
  #start: { readonly cell: number; readonly x: number; readonly y: number; readonly id: number } | null = null;
  #wasDrag = false;
  from: number | null = $state(null);
  over: number | null = $state(null);

  constructor(hooks: Hooks) {
    this.#hooks = hooks;
  }

  readonly attach = (grid: HTMLElement): (() => void) => {
    const listening = new AbortController();
    const { signal } = listening;
    grid.addEventListener('pointerdown', (event) => this.#down(event), { signal });
    grid.addEventListener('pointermove', (event) => this.#move(grid, event), { signal });
    grid.addEventListener('pointerup', (event) => this.#end(event), { signal });
    grid.addEventListener('pointercancel', () => this.#cancel(), { signal });
    grid.addEventListener('click', (event) => this.#click(event), { signal, capture: true });
    return () => listening.abort();
  };

  #down({ target, clientX, clientY, pointerId, button, isPrimary }: PointerEvent): void {
    this.#wasDrag = false;
    const cell = cellOf(target);
    if (button !== 0 || !isPrimary || cell === null || !this.#hooks.canLift(cell)) return;
    this.#start = { cell, x: clientX, y: clientY, id: pointerId };
  }

  #move(grid: HTMLElement, { clientX, clientY, pointerId }: PointerEvent): void {
    if (this.#start?.id !== pointerId) return;
    const { x, y, cell } = this.#start;
    const [dx, dy] = [clientX - x, clientY - y];
    if (this.from === null) {
      if (Math.hypot(dx, dy) < SLACK) return;
      grid.setPointerCapture(pointerId);
      this.from = cell;
      this.#hooks.lifted(cell);
    }
    grid.style.setProperty('--dx', `${dx}px`);
    grid.style.setProperty('--dy', `${dy}px`);
    this.over = cellOf(document.elementFromPoint(clientX, clientY));
  }

  #end({ pointerId }: PointerEvent): void {
    if (this.#start?.id !== pointerId) return;
    const { from, over } = this;
    this.#cancel();
    if (from === null) return;
    this.#wasDrag = true;
    this.#hooks.dropped(from, over);
  }

  #cancel(): void {
    this.#start = null;
    this.from = null;
    this.over = null;
  }

  /** The click that ends a drag is none. */
  #click(event: MouseEvent): void {
    if (this.#wasDrag) event.stopPropagation();
    this.#wasDrag = false;
  }
}

function cellOf(target: EventTarget | null): number | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  return cell ? Number(cell.dataset.cell) : null;
}
