import type { Thing } from './choose.ts';

/** Things among which arrow keys walk, as they are seen; Tab goes from area to area. */
export interface Area {
  readonly id: string;
  readonly rows: readonly (readonly (Thing | null)[])[]; // null: a hole, stepped over
  readonly home?: Thing | undefined; // where Tab first leads
}

const ARROWS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where a key leads inside an area; undefined if it isn't a key that walks. At an edge one stays. */
export function walk({ rows }: Area, from: Thing, key: string): Thing | undefined {
  const y = rows.findIndex((row) => row.includes(from));
  if (y < 0) return undefined;
  const things = rows[y]!.filter((thing) => thing !== null);
  if (key === 'Home') return things[0];
  if (key === 'End') return things.at(-1);
  const [across, down] = ARROWS[key] ?? [0, 0];
  if (across === 0 && down === 0) return undefined;
  const column = rows[y]!.indexOf(from);
  for (let [at, line] = [column + across, y + down]; isInside(rows, at, line); at += across, line += down) {
    const found = rows[line]![at] ?? (down === 0 ? null : nearest(rows[line]!, at));
    if (found !== null) return found;
  }
  return from;
}

const isInside = (rows: Area['rows'], at: number, line: number): boolean =>
  line >= 0 && line < rows.length && at >= 0 && at < Math.max(...rows.map((row) => row.length));

/** In a shorter row one comes to its end; over a hole one steps on. */
const nearest = (row: readonly (Thing | null)[], at: number): Thing | null =>
  at >= row.length ? (row.at(-1) ?? null) : null;

export const thingsIn = ({ rows }: Area): Thing[] => rows.flat().filter((thing) => thing !== null);
