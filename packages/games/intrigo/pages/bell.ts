import type { Seat } from '@ridotto/kernel';

/** Rings once in a round, as soon as somebody can win in it; never for what stood already when one came. */
export function onceARound(ring: () => void): (round: number, rivals: readonly Seat[]) => void {
  let rung: number | null = null;
  let hasLooked = false;
  return (round, rivals) => {
    const isNews = rivals.length > 0 && round !== rung;
    if (isNews) rung = round;
    if (isNews && hasLooked) ring();
    hasLooked = true;
  };
}
