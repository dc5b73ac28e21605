import { wordsOf, type Catalogue } from '@ridotto/kit/words.svelte.ts';

const en = {
  title: 'Invite',
  text: 'Whoever has this link may sit down.',
  link: 'Link',
  copy: 'Copy the link',
  copied: 'Copied',
  share: 'Send the link',
  code: 'A code with the link, for the camera of a phone',
};

const ru: typeof en = {
  title: 'Пригласить',
  text: 'Сесть за стол может каждый, у кого есть эта ссылка.',
  link: 'Ссылка',
  copy: 'Скопировать ссылку',
  copied: 'Скопировано',
  share: 'Отправить ссылку',
  code: 'Код со ссылкой для камеры телефона',
};

/** The words of an invitation. */
export const inviteWords = wordsOf({ en, ru } satisfies Catalogue<typeof en>);
