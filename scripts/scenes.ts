import { GAMES } from '@ridotto/games/catalog';
import { ofGames } from './of-games.ts';
import { againstBots, at, enter, press, tab, inOrder, WORDS, type Scene } from './scene.ts';

const [FIRST, SECOND] = GAMES.map(({ id }) => id) as [string, string];
const LARGEST = GAMES.toSorted((a, b) => b.seats[1] - a.seats[1])[0]!.id;

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
const seated = inOrder(
  enter(FIRST, 'friends'),
  press('.row button'), // bots for those who don't come
  press('.row button.main'),
);

/** Of every game: its rules, its lesson, its table when one is asked, and whatever it has to show itself. */
const own = await ofGames<{ readonly SCENES: Record<string, Scene> }>('scenes');
const OF_GAMES = own.flatMap(([game, part]) =>
  Object.entries({
    [`rules-${game}`]: at(`/rules/${game}`),
    [`learn-${game}`]: at(`/learn/${game}`),
    [game]: againstBots(game),
    ...part?.SCENES,
  }),
);

export const SCENES: Record<string, Scene> = {
  home: at('/'),
  'home-offline': inOrder(at('/'), (page) => page.context().setOffline(true)),
  new: at(`/new/${FIRST}?way=friends`),
  'new-device': at(`/new/${LARGEST}?way=device`),
  settings: at('/settings'),
  'settings-clear': inOrder(at('/settings'), press('main .danger')),
  shelf: at('/rules'),
  nowhere: at('/nowhere'),
  waiting: enter(FIRST, 'friends'),
  door: inOrder(enter(SECOND, 'friends'), left),
  chat: inOrder(seated, talk),
  curtain: enter(FIRST, 'device'),
  ...Object.fromEntries(OF_GAMES),
};
