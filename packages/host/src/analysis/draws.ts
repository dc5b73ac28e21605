import type { Analysis } from './analyse.ts';

/** Whether chance did more than name who begins: it dealt what stays hidden, or came in when somebody had chosen. */
export function hasLuck({ draws, choices, knowledge }: Pick<Analysis, 'draws' | 'choices' | 'knowledge'>): boolean {
  const begun = choices[0]?.at ?? Infinity;
  const isDealt = (moment: number) =>
    knowledge.length === 0 || knowledge.some(({ at, worlds }) => at === moment && Math.max(...worlds) > 1);
  return draws.some(({ at }) => at >= begun || isDealt(at));
}
