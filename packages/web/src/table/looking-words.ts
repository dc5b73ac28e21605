import { wordsOf } from '@ridotto/kit/words.svelte.ts';

const en = {
  label: 'An earlier moment',
  at: (at: number, of: number) => `You look back: moment ${at} of ${of}`,
  before: 'A moment earlier',
  after: 'A moment later',
  now: 'Back to now',
};

const ru: typeof en = {
  label: 'Прошлый момент',
  at: (at, of) => `Вы смотрите назад: момент ${at} из ${of}`,
  before: 'Моментом раньше',
  after: 'Моментом позже',
  now: 'Вернуться к игре',
};

/** The words of looking back in a game under way: they come with it. */
export const lookingWords = wordsOf({ en, ru });
