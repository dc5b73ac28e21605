import type { LookingWords } from './looking-words.en.ts';

export const ru: LookingWords = {
  label: 'Прошлый момент',
  at: (at, of) => `Вы смотрите назад: момент ${at} из ${of}`,
  before: 'Моментом раньше',
  after: 'Моментом позже',
  now: 'Вернуться к игре',
};
