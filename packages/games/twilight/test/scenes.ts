import { againstBots, press, resigned, inOrder, type Scene } from '../../../../scripts/scene.ts';

const twilight = againstBots('twilight');
const held = inOrder(twilight, press('.hand .card:not(.dim)'));

/** Plays the chosen card where it may go, until there is a turn to be sent. */
const composed = inOrder(held, async (page) => {
  const send = page.locator('button.send');
  const way = page.locator('button.target, .ways button').first();
  while (!(await send.isVisible())) await way.click();
});

/** What is to be seen at a table of Twilight of Venice. */
export const SCENES: Record<string, Scene> = {
  'twilight-card': held,
  'twilight-composed': composed,
  'twilight-why': inOrder(twilight, press('.figure.favourite')),
  'twilight-seen': inOrder(twilight, press('button.seen')),
  'twilight-ending': inOrder(twilight, resigned),
};
