import { wordsOf, type Catalogue } from '@ridotto/kit/words.svelte.ts';

const en = {
  title: 'Rules',
  intro: 'Every game in our own words. Each rule has a number, and a link of its own.',
  of: (game: string) => `${game}: rules`,
  contents: 'Contents',
  link: (id: string) => `Link to rule ${id}`,
  ruling: 'A ruling of ours',
  rulingShort: 'ruling',
  notHere: 'There is no such game in the house.',
  lesson: 'Learn by playing',
  play: 'Play',
};

const ru: typeof en = {
  title: 'Правила',
  intro: 'Каждая игра нашими словами. У каждого правила свой номер и своя ссылка.',
  of: (game) => `${game}: правила`,
  contents: 'Содержание',
  link: (id) => `Ссылка на правило ${id}`,
  ruling: 'Наше толкование',
  rulingShort: 'толкование',
  notHere: 'Такой игры в доме нет.',
  lesson: 'Научиться в игре',
  play: 'Играть',
};

/** The words around rule books. */
export const rulesWords = wordsOf({ en, ru } satisfies Catalogue<typeof en>);
