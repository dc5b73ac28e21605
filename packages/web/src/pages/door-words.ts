import { wordsOf, type Catalogue } from '@ridotto/kit/words.svelte.ts';

const en = {
  title: 'You are invited',
  named: (game: string) => `A table of ${game}`,
  by: (host: string) => `opened by ${host}`,
  name: 'Your name',
  nameHint: 'Others at the table see it. No account is needed.',
  enter: 'Come in',
  noName: 'A name has 1 to 24 characters, and nothing hidden or piled up.',
  gone: 'There is no such table any more.',
};

const ru: typeof en = {
  title: 'Вас приглашают',
  named: (game) => `Стол: ${game}`,
  by: (host) => `приглашает ${host}`,
  name: 'Ваше имя',
  nameHint: 'Его увидят за столом. Регистрация не нужна.',
  enter: 'Войти',
  noName: 'В имени от 1 до 24 знаков, без скрытых и нагромождённых.',
  gone: 'Такого стола больше нет.',
};

/** The words at the door of a table, where names are given. */
export const doorWords = wordsOf({ en, ru } satisfies Catalogue<typeof en>);
