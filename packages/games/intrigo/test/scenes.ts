import { asked, enter, press, inOrder, type Scene } from '../../../../scripts/scene.ts';

/** Keeps the first card of every pack, until there is a hand to place. */
export const drafted: Scene = async (page) => {
  const [pack, hand] = ['.letter .card.can', '.hand .card.can'].map((found) => page.locator(found).first());
  for (;;) {
    await pack!.or(hand!).first().waitFor();
    if (await hand!.isVisible()) return;
    await pack!.click();
    await page.locator('button.send').click();
    await page.locator('button.send').waitFor({ state: 'detached' });
  }
};

/** Sets a table of four. */
const ofFour: Scene = async (page) => {
  await page.goto('/new/intrigo?way=bots');
  await page
    .getByRole('button', { name: /^(More|Больше)$/ })
    .first()
    .click();
  await page.locator('form button[type=submit]').click();
  await page.waitForURL(/\/here\//);
};

/** Answers with whatever is lit first, until something is to be seen. */
const until =
  (selector: string): Scene =>
  async (page) => {
    const wanted = page.locator(selector).first();
    const lit = page.locator('[data-light=bright], .acts .send:enabled, .acts .idle').first();
    for (;;) {
      await wanted.or(lit).first().waitFor();
      if (await wanted.isVisible()) return;
      const send = page.locator('button.send:enabled');
      await ((await send.count()) > 0 ? send : lit).click({ timeout: 3000 }).catch(() => {}); // it may have gone meanwhile
    }
  };

const placing = inOrder(enter('intrigo', 'bots'), drafted);
const notebook = press('.acts .tool:last-child');

/** What is to be seen at a table of Intrigo. */
export const SCENES: Record<string, Scene> = {
  'intrigo-card': inOrder(placing, press('.hand .card')),
  'intrigo-placed': inOrder(placing, press('.hand .card'), press('.gap .lit')),
  'intrigo-hire': inOrder(placing, press('[data-thing="hire thief"]')),
  'intrigo-people': inOrder(placing, press('[data-thing="hire thief"]'), press('.prompt .example')),
  'intrigo-notebook': inOrder(placing, notebook),
  'intrigo-four': inOrder(ofFour, asked('.letter .card.can')),
  'intrigo-four-placed': inOrder(ofFour, drafted, press('.hand .card'), press('.gap .lit')),
  'intrigo-rewards': inOrder(placing, until('.walk')),
  'intrigo-end': inOrder(placing, until('.finale table')),
};
