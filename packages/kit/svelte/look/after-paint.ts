/**
 * Works once the next picture has been shown, for what follows from a tap may take longer: in that picture what was
 * touched answers, by the class `touched`. It is set without the framework, which would cost half of a slow phone's frame.
 */
export function afterPaint(work: () => void, touched?: Element | null): void {
  if (document.hidden) return work();
  touched?.classList.add('touched');
  requestAnimationFrame(() =>
    setTimeout(() => {
      touched?.classList.remove('touched');
      work();
    }),
  );
}
