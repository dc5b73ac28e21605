import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Manner } from './answers.ts';
import type { Choose } from '../../testing/keys.ts';

const bright = (page: Page, kind: string): Locator => page.locator(`[data-thing^="${kind} "][data-light=bright]`);

/** Touches a thing, and waits until it is chosen, or there is nothing more to choose there. */
export async function touch(page: Page, what: Locator, choose: Choose): Promise<void> {
  const thing = await what.evaluateHandle((element) => element as HTMLElement);
  await choose(page, what);
  const isDone = () =>
    thing.evaluate(
      (element) => !element.isConnected || element.ariaPressed === 'true' || element.dataset.light !== 'bright',
    );
  await expect.poll(isDone, { interval: 20 }).toBe(true);
}

/** Hires somebody with the first ducat; else takes a card, a gap or a target, the first if nothing else is picked. Whoever picks at random hires now and then. */
export function mannerIn(page: Page, choose: Choose, pick = (_count: number) => 0): Manner {
  const idle = page.getByRole('button', { name: /^(Leave the power|Pass|Не применять|Пасовать)$/ });
  const skip = page.getByRole('button', { name: /^(Skip to now|Сразу к концу)$/ });
  let isPaid = false;
  return {
    asked: page.locator('[data-light=bright]').or(idle).or(skip),
    async answer() {
      if ((await skip.count()) > 0)
        return skip.evaluateAll((buttons) => (buttons[0] as HTMLElement | undefined)?.click());
      const isHiring = !isPaid || pick(3) > 1;
      const kinds = ['building', 'gap', 'call', ...(isHiring ? ['hire', 'card'] : ['card', 'hire'])];
      for (const kind of kinds) {
        const all = await bright(page, kind).all();
        const what = all[pick(all.length)];
        if (!what) continue;
        isPaid ||= kind === 'hire';
        return touch(page, what, choose);
      }
      if ((await idle.count()) > 0) await choose(page, idle); // else the show has ended by itself
    },
  };
}

/** What can be done now, and isn't wholly in sight, or lies under something else. */
export const outOfSight = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const foot = document.querySelector('[role=tablist]')?.getBoundingClientRect().top ?? 0;
    const bottom = foot > innerHeight / 2 ? foot : innerHeight; // on a desk it stands beside the board
    const acts = document.querySelectorAll<HTMLElement>('[data-light], .mine .acts button:enabled, .finale button');
    return [...acts].flatMap((act) => {
      const { left, top, right, bottom: end, width, height } = act.getBoundingClientRect();
      const isIn = left >= 0 && top >= 0 && right <= innerWidth + 1 && end <= bottom + 1;
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      const isFree = there !== null && (act.contains(there) || there.contains(act));
      return isIn && isFree
        ? []
        : [`${act.dataset.thing ?? act.textContent}: ${Math.round(end)} of ${Math.round(bottom)}`];
    });
  });
