const SLOP = 8; // px that a tap may slip

export interface Dragging {
  readonly begin: () => void;
  readonly move: (x: number, y: number) => void;
  readonly drop: (x: number, y: number) => void;
  readonly cancel: () => void;
}

/** Follows a pointer that has just gone down. Where it hardly moves it stays a tap. */
export function follow({ pointerId, clientX, clientY, button }: PointerEvent, on: Dragging): void {
  if (button !== 0) return;
  let isDragging = false;
  const stop = new AbortController();
  const listen = (type: 'pointermove' | 'pointerup' | 'pointercancel', hear: (event: PointerEvent) => void) =>
    addEventListener(type, (event) => event.pointerId === pointerId && hear(event), { signal: stop.signal });

  listen('pointermove', ({ clientX: x, clientY: y }) => {
    if (!isDragging && Math.hypot(x - clientX, y - clientY) < SLOP) return;
    if (!isDragging) on.begin();
    isDragging = true;
    on.move(x, y);
  });
  listen('pointerup', ({ clientX: x, clientY: y }) => {
    stop.abort();
    if (!isDragging) return;
    swallowClick();
    on.drop(x, y);
  });
  listen('pointercancel', () => {
    stop.abort();
    if (isDragging) on.cancel();
  });
}

/** The click that a browser makes of a drag's end is not a tap. */
function swallowClick(): void {
  const stop = new AbortController();
  const swallow = (event: Event) => event.stopPropagation();
  addEventListener('click', swallow, { capture: true, signal: stop.signal });
  setTimeout(() => stop.abort());
}
