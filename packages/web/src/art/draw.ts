/** A pigment of art.css. */
export type Ink =
  | 'ink'
  | 'night'
  | 'slate'
  | 'deep'
  | 'lagoon'
  | 'verdigris'
  | 'foam'
  | 'ivory'
  | 'bone'
  | 'umber'
  | 'gilt'
  | 'gold'
  | 'bronze'
  | 'rose'
  | 'red'
  | 'wine'
  | 'plum'
  | 'steel'
  | 'iron'
  | FamilyInk;

/** What a family dyes its things with: the plate, the cloth in shade, the cloth, the lightest. */
export type FamilyInk = 'ground' | 'shade' | 'cloth' | 'glow';

/** One flat shape or line of a drawing; drawings are stacks of them, from back to front, around x = 0. */
export interface Layer {
  readonly ink: Ink;
  readonly d: string;
  readonly width?: number; // of a line; a shape has none
  readonly twin?: boolean; // drawn a second time in the mirror
}

export const fill = (ink: Ink, d: string): Layer => ({ ink, d });
export const line = (ink: Ink, width: number, d: string): Layer => ({ ink, d, width });
export const twin = (layer: Layer): Layer => ({ ...layer, twin: true });

const POINTS = { L: 1, Q: 2, C: 3 } as const; // that follow each letter of a path

/** A closed shape from its right half: absolute M, L, Q and C from a point of the axis to another. */
export function whole(half: string): string {
  const letters = (half.match(/[LQC]/g) ?? []) as (keyof typeof POINTS)[];
  const points = (half.match(/-?[\d.]+ -?[\d.]+/g) ?? []).map((point) => `-${point}`.replace('--', ''));
  points.reverse().shift(); // the way back begins where the half ends
  const back = letters.reverse().map((letter) => letter + points.splice(0, POINTS[letter]).join(' '));
  return `${half}${back.join('')}Z`;
}
