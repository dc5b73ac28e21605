/**
 * Works once the next picture has been shown: what a finger touches answers it at once by its `:active` style, and what
 * follows from the tap may take longer.
 */
export function afterPaint(work: () => void): void {
  if (document.hidden) work();
  else requestAnimationFrame(() => setTimeout(work));
}
