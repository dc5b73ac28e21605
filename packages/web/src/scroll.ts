import { isRecord } from '@ridotto/kernel';

const REST = 2000; // milliseconds after which a page that hasn't grown any more is whole
const SIGNS = ['wheel', 'touchstart', 'pointerdown', 'keydown']; // that somebody scrolls by hand

let returning = new AbortController();
returning.abort();

/** Notes in the window's history how far its present page is scrolled; on the way to where it was, that stays noted. */
export function markPlace(): void {
  if (returning.signal.aborted) history.replaceState({ y: scrollY }, '');
}

/**
 * Scrolls to where the present page was left, as soon as it has grown that long again, unless its reader is quicker;
 * and once more whenever it grows above that place.
 */
export function returnToPlace(): void {
  const y = isRecord(history.state) ? Number(history.state.y) : 0;
  returning.abort();
  returning = new AbortController();
  const { signal } = returning;
  const stop = () => returning.abort();
  let rest: ReturnType<typeof setTimeout> | undefined;
  const observer = new ResizeObserver(() => {
    scrollTo(0, y);
    clearTimeout(rest);
    if (y === 0) stop();
    else if (Math.ceil(scrollY) >= y) rest = setTimeout(stop, REST);
  });
  signal.addEventListener('abort', () => {
    clearTimeout(rest);
    observer.disconnect();
  });
  for (const sign of SIGNS) addEventListener(sign, stop, { signal, passive: true });
  observer.observe(document.body);
}
