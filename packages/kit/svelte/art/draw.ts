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

/**
 * One flat shape or line of a drawing, as markup; drawings are stacks of them, from back to front, around x = 0.
 * Markup, because a board is several hundred paths, and the browser's parser makes them in half the time of
 * Svelte's blocks (20 masks on a CPU slowed 4 times: 113 ms against 202).
 */
export type Layer = string;

export const fill = (ink: Ink, d: string): Layer => `<path d="${d}" fill="var(--art-${ink})"/>`;
export const line = (ink: Ink, width: number, d: string): Layer =>
  `<path d="${d}" stroke="var(--art-${ink})" stroke-width="${width}" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A layer and its image in the mirror. */
export const twin = (layer: Layer): Layer => `${layer}<g transform="scale(-1 1)">${layer}</g>`;

const POINTS = { L: 1, Q: 2, C: 3 } as const; // that follow each letter of a path

/** A closed shape from its right half: absolute M, L, Q and C from a point of the axis to another. */
export function whole(half: string): string {
  const letters = (half.match(/[LQC]/g) ?? []) as (keyof typeof POINTS)[];
  const points = (half.match(/-?[\d.]+ -?[\d.]+/g) ?? []).map((point) => `-${point}`.replace('--', ''));
  points.reverse().shift(); // the way back begins where the half ends
  const back = letters.reverse().map((letter) => letter + points.splice(0, POINTS[letter]).join(' '));
  return `${half}${back.join('')}Z`;
}
