import { againstBots, press, resigned, then, type Scene } from '../../../../scripts/scene.ts';

const twilight = againstBots('twilight');
const held = then(twilight, press('.hand .card:not(.dim)'));

/** Plays the chosen card where it may go, until there is a turn to be sent. */
const composed = then(held, async (page) => {
  const send = page.locator('button.send');
  const way = page.locator('button.target, .ways button').first();
  while (!(await send.isVisible())) await way.click();
});

/** What is to be seen at a table of Twilight of Venice. */
export const SCENES: Record<string, Scene> = {
  'twilight-card': held,
  'twilight-composed': composed,
  'twilight-why': then(twilight, press('.figure.favourite')),
  'twilight-seen': then(twilight, press('button.seen')),
  'twilight-ending': then(twilight, resigned),
};
