import { enter, press, inOrder, type Scene } from '../../../../scripts/scene.ts';

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

const placing = inOrder(enter('intrigo', 'bots'), drafted);

/** What is to be seen at a table of Intrigo. */
export const SCENES: Record<string, Scene> = {
  'intrigo-card': inOrder(placing, press('.hand .card')),
  'intrigo-placed': inOrder(placing, press('.hand .card'), press('.gap .lit')),
  'intrigo-hire': inOrder(placing, press('[data-thing="hire thief"]')),
};
