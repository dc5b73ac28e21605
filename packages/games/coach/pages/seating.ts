import type { View } from '../title.ts';
import type { Seat } from '@ridotto/kernel';

/** Who sits where, the nearest first: one's left neighbour on the left bench, then along it and back on the right. */
export interface Benches {
  readonly left: readonly Seat[];
  readonly right: readonly Seat[];
}

export type Bench = keyof Benches;

type Riding = Pick<View, 'viewer' | 'seats'>;

export function benchesOf({ viewer, seats }: Riding): Benches {
  const round = Array.from({ length: seats }, (_, seat) => seat);
  const others = viewer === 'public' ? round : [...round.slice(viewer + 1), ...round.slice(0, viewer)];
  const half = Math.ceil(others.length / 2);
  return { left: others.slice(0, half), right: others.slice(half).toReversed() };
}

/** A place on a bench, counted from the nearest. */
export interface Where {
  readonly bench: Bench;
  readonly at: number;
  readonly of: number;
}

export function whereOf(riding: Riding, seat: Seat): Where {
  const { left, right } = benchesOf(riding);
  const bench = left.includes(seat) ? 'left' : 'right';
  const seats = bench === 'left' ? left : right;
  return { bench, at: seats.indexOf(seat), of: seats.length };
}

/** The benches as they are seen: the far end first, holes where the other bench has one more. */
export function rowsOf({ left, right }: Benches): readonly (readonly [Seat | null, Seat | null])[] {
  const count = Math.max(left.length, right.length);
  const rowOf = (at: number, of: number) => (of === 1 ? count - 1 : Math.round((1 - at / (of - 1)) * (count - 1)));
  const seatIn = (bench: readonly Seat[], row: number) =>
    bench.find((_, at) => rowOf(at, bench.length) === row) ?? null;
  return Array.from({ length: count }, (_, row) => [seatIn(left, row), seatIn(right, row)]);
}

/** Where a rider is drawn in a wide coach, in parts of a hundred from the outer lower corner, and how large. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const SPOTS: Readonly<Record<number, readonly Spot[]>> = {
  1: [{ x: 7, y: 14, size: 1.45 }],
  2: [
    { x: 1, y: 1, size: 1.3 },
    { x: 11, y: 51, size: 1.1 },
  ],
  3: [
    { x: 0, y: 0, size: 1.12 },
    { x: 3, y: 40, size: 0.98 },
    { x: 16, y: 68, size: 0.86 },
  ],
  4: [
    { x: 0, y: 0, size: 1.08 },
    { x: 1, y: 38, size: 0.95 },
    { x: 13, y: 68, size: 0.85 },
    { x: 26.5, y: 71, size: 0.76 },
  ],
};

export const spotOf = ({ at, of }: Where): Spot => SPOTS[of]![at]!;
