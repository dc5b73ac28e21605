import { wordsOf } from '@ridotto/kit/words.svelte.ts';

const en = {
  title: 'In the house',
  text: (name: string) => `The house on the network knows this browser as ${name}, by a cookie alone.`,
  take: 'Take everything along',
  leave: 'Sign out',
  leaveTitle: 'Sign out?',
  leaveText:
    'The cookie counts no more, wherever it is. Nothing else knows you, so you can’t come back to your seats: take everything along first, or have it deleted.',
  leaveYes: 'Sign out for good',
  left: 'You are signed out.',
  delete: 'Delete my account',
  deleteTitle: 'Delete your account?',
  deleteText:
    'Your name goes from all games and all talk, your bots are closed, open seats are free, and bots play on in your games. Nothing brings it back.',
  deleteYes: 'Delete for good',
  deleted: 'Everything is deleted.',
  no: 'Not now',
};

const ru: typeof en = {
  title: 'В доме',
  text: (name) => `Дом в сети знает этот браузер как ${name}, и только по куки.`,
  take: 'Забрать всё с собой',
  leave: 'Выйти',
  leaveTitle: 'Выйти?',
  leaveText:
    'Куки больше не действует, где бы он ни был. Больше вас ничто не узнаёт, и вернуться на свои места не получится: сначала заберите всё с собой или удалите.',
  leaveYes: 'Выйти навсегда',
  left: 'Вы вышли.',
  delete: 'Удалить меня',
  deleteTitle: 'Удалить вас?',
  deleteText:
    'Ваше имя исчезнет из всех партий и разговоров, ваши боты закроются, открытые места освободятся, а в партиях за вас доиграют боты. Вернуть ничего нельзя.',
  deleteYes: 'Удалить навсегда',
  deleted: 'Всё удалено.',
  no: 'Не сейчас',
};

/** The words about one's account: they come with the settings, not with every page. */
export const accountWords = wordsOf({ en, ru });
