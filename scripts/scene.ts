import { en as sharedEn } from '@ridotto/kit/words/en.ts';
import { ru as sharedRu } from '@ridotto/kit/words/ru.ts';
import type { Page } from 'playwright-core';
import { en as menuEn } from '../packages/web/src/table/menu-words.en.ts';
import { ru as menuRu } from '../packages/web/src/table/menu-words.ru.ts';
import { en } from '../packages/web/src/table/words.en.ts';
import { ru } from '../packages/web/src/table/words.ru.ts';

/** How to come to what is to be seen. */
export type Scene = (page: Page, locale: 'en' | 'ru') => Promise<unknown>;

export const WORDS = {
  en: { ...sharedEn, ...en, menu: menuEn },
  ru: { ...sharedRu, ...ru, menu: menuRu },
};

export const at =
  (address: string): Scene =>
  (page) =>
    page.goto(address);

/** Sets a table by the form that offers all options. */
export const enter =
  (game: string, way: 'bots' | 'friends' | 'device'): Scene =>
  async (page) => {
    await page.goto(`/new/${game}?way=${way}`);
    const name = page.locator('form input.input').first();
    if (await name.isVisible()) await name.fill('Anna');
    await page.locator('form button[type=submit]').click();
    await page.waitForURL(/\/(t|here)\//);
  };

/** One scene after another. */
export const inOrder =
  (...scenes: readonly Scene[]): Scene =>
  async (page, locale) => {
    for (const scene of scenes) await scene(page, locale);
  };

export const press =
  (selector: string, nth = 0): Scene =>
  (page) =>
    page.locator(selector).nth(nth).click();

type Words = (typeof WORDS)['en'];
export const tab =
  (name: keyof Words['tabs']): Scene =>
  (page, locale) =>
    page.getByRole('tab', { name: WORDS[locale].tabs[name] }).click();
export const button =
  (name: (words: Words) => string): Scene =>
  (page, locale) =>
    page
      .getByRole('button', { name: name(WORDS[locale]), exact: true })
      .first()
      .click();

export const asked =
  (selector: string): Scene =>
  (page) =>
    page.locator(selector).first().waitFor();

/** A table against bots, when it is one's turn. */
export const againstBots = (game: string): Scene => inOrder(enter(game, 'bots'), asked('.turn.mine'));

export const resigned = inOrder(
  tab('table'),
  button((t) => t.menu.resign),
  button((t) => t.yes),
  asked('#ending'),
);
