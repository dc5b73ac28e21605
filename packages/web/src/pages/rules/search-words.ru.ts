import type { SearchWords } from './search-words.en.ts';

export const ru: SearchWords = {
  label: 'Искать в правилах',
  none: 'Об этом в правилах ничего нет. Попробуйте другое слово.',
  contents: 'Содержание',
};
