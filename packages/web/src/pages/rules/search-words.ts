import { wordsOf, type Catalogue } from '@ridotto/kit/words.svelte.ts';

const en = {
  label: 'Search the rules',
  none: 'The rules say nothing of that. Try another word.',
  contents: 'Contents',
};

const ru: typeof en = {
  label: 'Искать в правилах',
  none: 'Об этом в правилах ничего нет. Попробуйте другое слово.',
  contents: 'Содержание',
};

export const searchWords = wordsOf({ en, ru } satisfies Catalogue<typeof en>);
