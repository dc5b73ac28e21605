import type { Change } from './chance.ts';

/** What is said of a choice, from worst to best. */
export const GRADES = ['blunder', 'mistake', 'doubtful', 'sound', 'strong'] as const;
export type Grade = (typeof GRADES)[number];

/** What a choice must have lost or won. */
const LIMITS = { blunder: -0.2, mistake: -0.1, doubtful: -0.04, strong: 0.04 } as const;

/** Judges a choice by what it did to the honest curve; only what playouts really show is held against it. */
export function gradeOf({ by, low, high }: Change): Grade {
  if (low > 0 && by >= LIMITS.strong) return 'strong';
  if (high >= 0) return 'sound';
  if (by <= LIMITS.blunder) return 'blunder';
  if (by <= LIMITS.mistake) return 'mistake';
  return by <= LIMITS.doubtful ? 'doubtful' : 'sound';
}
