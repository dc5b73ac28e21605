import { wordsOf, type Catalogue } from '@ridotto/kit/words.svelte.ts';

const en = {
  title: 'This table is closed',
  text: 'It was played by an edition of the rules that this house no longer has. Nobody can play on here, but it can be read.',
  log: 'What was said',
  own: 'If the game was not over, only your own answers are shown.',
};

const ru: typeof en = {
  title: 'Этот стол закрыт',
  text: 'За ним играли по изданию правил, которого в этом доме больше нет. Продолжить партию нельзя, но её можно прочесть.',
  log: 'Что было сказано',
  own: 'Если партия не окончена, видны только ваши собственные ответы.',
};

/** The words of a table whose rules are gone. */
export const closedWords = wordsOf({ en, ru } satisfies Catalogue<typeof en>);
