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

/** Hires somebody with the first ducat; else takes the first card, gap or target that there is. */
export function mannerIn(page: Page, choose: Choose): Manner {
  const idle = page.getByRole('button', { name: /^(Leave the power|Pass|Не применять|Пасовать)$/ });
  const skip = page.getByRole('button', { name: /^(Skip to now|Сразу к концу)$/ });
  let isPaid = false;
  return {
    asked: page.locator('[data-light=bright]').or(idle).or(skip),
    async answer() {
      if ((await skip.count()) > 0)
        return skip.evaluateAll((buttons) => (buttons[0] as HTMLElement | undefined)?.click());
      const kinds = ['building', 'gap', 'call', ...(isPaid ? ['card', 'hire'] : ['hire', 'card'])];
      for (const kind of kinds) {
        const [what] = await bright(page, kind).all();
        if (!what) continue;
        isPaid ||= kind === 'hire';
        return touch(page, what, choose);
      }
      await choose(page, idle);
    },
  };
}
