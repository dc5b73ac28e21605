import { en as sharedEn } from '@ridotto/kit/words/en.ts';
import { ru as sharedRu } from '@ridotto/kit/words/ru.ts';
import type { Page } from 'playwright-core';
import { en } from '../packages/web/src/table/words.en.ts';
import { ru } from '../packages/web/src/table/words.ru.ts';
import { quietMove, takePlaces } from '../packages/web/testing/volto.ts';

/** How to come to what is to be seen. */
export type Scene = (page: Page, locale: 'en' | 'ru') => Promise<unknown>;

const WORDS = { en: { ...sharedEn, ...en }, ru: { ...sharedRu, ...ru } };

const at =
  (address: string): Scene =>
  (page) =>
    page.goto(address);

/** Sets a table by the form that offers all options. */
const enter =
  (game: string, way: 'bots' | 'friends' | 'device'): Scene =>
  async (page) => {
    await page.goto(`/new/${game}?way=${way}`);
    const name = page.locator('form input.input').first();
    if (await name.isVisible()) await name.fill('Anna');
    await page.locator('form button[type=submit]').click();
    await page.waitForURL(/\/(t|here)\//);
  };

/** One scene after another. */
const then =
  (...scenes: readonly Scene[]): Scene =>
  async (page, locale) => {
    for (const scene of scenes) await scene(page, locale);
  };

const press =
  (selector: string, nth = 0): Scene =>
  (page) =>
    page.locator(selector).nth(nth).click();

type Words = (typeof WORDS)['en'];
const tab =
  (name: keyof Words['tabs']): Scene =>
  (page, locale) =>
    page.getByRole('tab', { name: WORDS[locale].tabs[name] }).click();
const button =
  (name: (words: Words) => string): Scene =>
  (page, locale) =>
    page
      .getByRole('button', { name: name(WORDS[locale]), exact: true })
      .first()
      .click();

const settled: Scene = (page) => takePlaces(page);
const begunVolto = then(enter('volto', 'bots'), settled);
const volto = then(begunVolto, (page) => quietMove(page), asked('.turn.mine'));
const resigned = then(
  tab('table'),
  button((t) => t.menu.resign),
  button((t) => t.yes),
  asked('#ending'),
);
const twilight = then(enter('twilight', 'bots'), asked('.turn.mine'));
const held = then(twilight, press('.hand .card:not(.dim)'));

function asked(selector: string): Scene {
  return (page) => page.locator(selector).first().waitFor();
}

/** Plays the chosen card where it may go, until there is a turn to be sent. */
const composed = then(held, async (page) => {
  const send = page.locator('button.send');
  const way = page.locator('button.target, .ways button').first();
  while (!(await send.isVisible())) await way.click();
});

/** Keeps the first card of every pack, until there is a hand to place. */
const drafted: Scene = async (page) => {
  const [pack, hand] = ['.letter .card.can', '.hand .card.can'].map((found) => page.locator(found).first());
  for (;;) {
    await pack!.or(hand!).first().waitFor();
    if (await hand!.isVisible()) return;
    await pack!.click();
    await page.locator('button.send').click();
    await page.locator('button.send').waitFor({ state: 'detached' });
  }
};

const left: Scene = async (page) => {
  const address = page.url();
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  return page.goto(address);
};

/** Says something at a table of the house, and has it answered. */
const talk: Scene = async (page, locale) => {
  await tab('chat')(page, locale);
  const field = page.getByRole('textbox', { name: WORDS[locale].chat.field });
  const lines = { en: ['Good evening.', 'Who sits here?'], ru: ['Добрый вечер.', 'Кто за столом?'] };
  for (const line of lines[locale]) {
    await field.fill(line);
    await field.press('Enter');
  }
};
const seated = then(
  enter('volto', 'friends'),
  press('.row button'), // bots for those who don't come
  press('.row button.main'),
);

export const SCENES: Record<string, Scene> = {
  home: at('/'),
  'home-again': then(volto, at('/')),
  'home-offline': then(at('/'), (page) => page.context().setOffline(true)),
  new: at('/new/volto?way=friends'),
  'new-device': at('/new/coach?way=device'),
  settings: at('/settings'),
  'settings-clear': then(at('/settings'), press('main .danger')),
  shelf: at('/rules'),
  'rules-volto': at('/rules/volto#V12'),
  'rules-twilight': at('/rules/twilight#T28'),
  'rules-intrigo': at('/rules/intrigo'),
  'rules-coach': at('/rules/coach'),
  'learn-volto': at('/learn/volto'),
  'learn-twilight': at('/learn/twilight'),
  nowhere: at('/nowhere'),
  waiting: enter('volto', 'friends'),
  door: then(enter('twilight', 'friends'), left),
  chat: then(seated, talk),
  curtain: enter('volto', 'device'),
  'curtain-passes': then(enter('volto', 'device'), press('.curtain button, main button'), settled),
  'volto-arrange': enter('volto', 'bots'),
  volto,
  'volto-picked': then(volto, press('.cell.can')),
  'volto-why': then(volto, press('.cell:not(.can)', 12)),
  'volto-pencil': then(
    volto,
    press('.tools button', 0),
    ...[0, 1, 2, 3].flatMap((letter) => [press('.tools .letter', letter), press('.cell', 0)]),
    press('.cell', 2),
  ),
  'volto-notebook': then(volto, press('.tools button', 1)),
  'volto-log': then(volto, tab('log')),
  'volto-menu': then(volto, tab('table')),
  'volto-resign': then(
    volto,
    tab('table'),
    button((t) => t.menu.resign),
  ),
  'volto-ending': then(volto, resigned),
  'volto-seal': then(
    volto,
    resigned,
    button((t) => t.ending.check),
    press('dialog .main'),
  ),
  twilight,
  'twilight-card': held,
  'twilight-composed': composed,
  'twilight-why': then(twilight, press('.figure.favourite')),
  'twilight-seen': then(twilight, press('button.seen')),
  'twilight-ending': then(twilight, resigned),
  intrigo: then(enter('intrigo', 'bots'), asked('.turn.mine')),
  'intrigo-card': then(enter('intrigo', 'bots'), drafted, press('.hand .card')),
  'intrigo-placed': then(enter('intrigo', 'bots'), drafted, press('.hand .card'), press('.gap .lit')),
  'intrigo-hire': then(enter('intrigo', 'bots'), drafted, press('[data-thing="hire thief"]')),
  coach: then(enter('coach', 'bots'), asked('.turn.mine')),
};
