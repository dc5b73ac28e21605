import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { barriers } from './stage.ts';

/** Where the state of a game is read from. */
export interface Signs {
  readonly board: string; // its root
  readonly parts: string; // what comes and goes on it
}

/** What a table's state is told apart by: the kinds of things that are lit or chosen, and the parts that are there. */
const stateOf = (page: Page, { board, parts }: Signs): Promise<string> =>
  page.evaluate(
    ([things, parts]) => {
      const kinds = [...document.querySelectorAll<HTMLElement>(things)].map(({ dataset, ariaPressed }) => {
        const kind = dataset.thing!.startsWith('do ') ? dataset.thing! : dataset.thing!.split(' ')[0]!;
        return ariaPressed === 'true' ? `chosen ${kind}` : kind;
      });
      const there = [...document.querySelectorAll(parts)].map(({ className }) => className);
      return [...new Set([...kinds, ...there])].sort((a, b) => (a < b ? -1 : 1)).join();
    },
    [
      `${board} [data-light], ${board} [data-thing][aria-pressed=true]`,
      parts
        .split(', ')
        .map((part) => `${board} ${part}`)
        .join(),
    ] as const,
  );

/** What shuts people out, in every state that a game comes to: each is looked at once, by night and by morning. */
export function axeAlong(page: Page, signs: Signs, seen = new Set<string>()): () => Promise<void> {
  return async () => {
    const state = await stateOf(page, signs);
    if (seen.has(state)) return;
    seen.add(state);
    expect(await barriers(page), state).toEqual([]);
  };
}
