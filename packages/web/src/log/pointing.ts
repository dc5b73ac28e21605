import { alike, type Thing } from '@ridotto/kit';

const BOARD = '#board';

/** Lights things on the board that is shown, and nothing else. */
export function pointAt(things: readonly Thing[]): void {
  for (const lit of document.querySelectorAll<HTMLElement>('[data-pointed]')) delete lit.dataset.pointed;
  if (things.length === 0) return;
  for (const one of document.querySelectorAll<HTMLElement>(`${BOARD} [data-thing]`))
    if (things.includes(alike(one.dataset.thing!))) one.dataset.pointed = '';
}

/** The same for a finger, which doesn't stay: until something else is touched. */
export function pointAtUntilTouched(things: readonly Thing[]): void {
  pointAt(things);
  document.addEventListener('pointerdown', () => pointAt([]), { once: true, capture: true });
}
