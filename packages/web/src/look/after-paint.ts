/**
 * Works once the next picture has been shown: what a tap touches answers it at once, and what follows from the tap may
 * take longer.
 */
export function afterPaint(work: () => void): void {
  if (document.hidden) work();
  else requestAnimationFrame(() => setTimeout(work));
}
