import type { SharedWords } from './en.ts';

export const ru: SharedWords = {
  name: 'Ridotto',
  close: 'Закрыть',
  less: 'Меньше',
  more: 'Больше',
  yes: 'Да',
  no: 'Нет',
  home: 'Вернуться в дом',
  broken: { title: 'Что-то сломалось', text: 'Не удалось показать эту страницу.', again: 'Попробовать снова' },
  example: (of) => `Пример ${of}`,
};
