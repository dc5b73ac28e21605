import type { InviteWords } from './invite-words.en.ts';

export const ru: InviteWords = {
  title: 'Пригласить',
  text: 'Сесть за стол может каждый, у кого есть эта ссылка.',
  link: 'Ссылка',
  copy: 'Скопировать ссылку',
  copied: 'Скопировано',
  share: 'Отправить ссылку',
  code: 'Код со ссылкой для камеры телефона',
};
