import type { Locator, Page } from 'playwright-core';
import { answers, give, type Manner } from './answers.ts';
import type { Choose } from './keys.ts';

const TURNS = 2; // before anybody claims to have won
const STRIDE = 5; // so that different things are done
const ACTION = /^(Spy|Шпионить)/;
const CLAIM = /^(Declare|Divine|Win|Объявить|Гадание|Победить)/;

const sure = (page: Page): Locator => page.getByRole('dialog').getByRole('button', { name: /^(Yes|Да)$/ });

/** Does one thing and another, and claims to have won as soon as that may be so. */
export function mannerIn(page: Page, choose: Choose): Manner {
  let [asked, turns] = [0, 0];
  return {
    asked: answers(page),
    async answer() {
      const texts = await answers(page).allInnerTexts();
      if (texts.some((text) => ACTION.test(text))) turns++;
      const claim = texts.findIndex((text) => CLAIM.test(text));
      const others = [...texts.keys()].filter((at) => !CLAIM.test(texts[at]!));
      const at = claim >= 0 && turns > TURNS ? claim : others[(STRIDE * asked++) % others.length]!;
      if (at !== claim) return give(page, answers(page).nth(at), choose);
      await choose(page, answers(page).nth(at));
      await give(page, sure(page), choose);
    },
  };
}
