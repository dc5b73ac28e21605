import type { Seat } from '@ridotto/kernel';
import type { Analysis } from './analyse.ts';

/** What a moment taught each seat, in bits: the binary logarithm of how many times fewer worlds were left. */
export interface Lesson {
  readonly at: number;
  readonly learned: readonly number[]; // by seat; below zero where something was hidden anew
}

export function lessonsOf({ knowledge }: Pick<Analysis, 'knowledge'>): Lesson[] {
  return knowledge.slice(1).map(({ at, worlds }, i) => ({
    at,
    learned: worlds.map((count, seat) => Math.log2(knowledge[i]!.worlds[seat]!) - Math.log2(count)),
  }));
}

/** What a seat gave away to the others, on average, and gained itself. */
export function exchangeOf({ learned }: Lesson, seat: Seat): { readonly given: number; readonly gained: number } {
  const others = learned.filter((_, other) => other !== seat);
  return { given: others.reduce((sum, bits) => sum + bits, 0) / others.length, gained: learned[seat]! };
}
