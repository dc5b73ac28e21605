import type { Page } from 'playwright-core';
import { answers, give, type Manner } from './answers.ts';
import type { Choose } from '../../testing/keys.ts';

const group = (page: Page, name: RegExp) =>
  page.getByRole('group', { name }).getByRole('button').and(page.locator(':not([aria-disabled=true])'));

/** Hires somebody with the first ducat; else takes the first card, gap or use of an ability that there is. */
export function mannerIn(page: Page, choose: Choose): Manner {
  const pack = group(page, /^(Keep one of these|Оставьте себе одну)$/);
  const hand = group(page, /^(Your hand|Ваша рука)$/);
  const forOneDucat = group(page, /^(Influence|Влияние)$/).filter({ hasText: /1 (ducat|дукат)$/ });
  const gaps = page.getByRole('button', { name: /place it here|положить сюда/ });
  let isPaid = false;
  return {
    asked: pack.or(hand).or(answers(page)),
    async answer() {
      for (const only of [answers(page), pack]) if ((await only.count()) > 0) return give(page, only.first(), choose);
      await choose(page, (isPaid ? hand : forOneDucat).first());
      isPaid = true;
      await give(page, gaps.first(), choose);
    },
  };
}
