import { countEn, countRu } from '@ridotto/kernel';
import { wordsOf } from '@ridotto/kit/words.svelte.ts';

const en = {
  wanted: 'The game is being looked through.',
  none: 'The house does not give the game just now.',
  decided: 'What decided it',
  quiet: 'No single moment decided this game.',
  moments: 'Key moments',
  moment: (at: number, end: number) => `Moment ${at} of ${end}`,
  tallies: 'The game in figures',
  answers: (n: number) => countEn(n, ['answer', 'answers']),
  share: 'Share',
  link: 'Copy the link',
  linked: 'The link is copied.',
  text: 'Copy as text',
  copied: 'The text is copied. It does not say who won.',
  picture: 'Save the picture',
  here: 'This game is only on this device: send its picture, or its file from the replay.',
  said: (game: string, names: string, length: string, link: string) =>
    `Ridotto · ${game}\n${names}\n${length}${link && `\n${link}`}`,
  final: 'The final position, everything open',
};

const ru: typeof en = {
  wanted: 'Партию просматривают.',
  none: 'Дом сейчас не отдаёт эту партию.',
  decided: 'Что решило партию',
  quiet: 'Одного решающего момента в этой партии не было.',
  moments: 'Ключевые моменты',
  moment: (at, end) => `Момент ${at} из ${end}`,
  tallies: 'Партия в числах',
  answers: (n) => countRu(n, ['ответ', 'ответа', 'ответов']),
  share: 'Поделиться',
  link: 'Скопировать ссылку',
  linked: 'Ссылка скопирована.',
  text: 'Скопировать текстом',
  copied: 'Текст скопирован. Кто выиграл, в нём не сказано.',
  picture: 'Сохранить картинку',
  here: 'Эта партия есть только на этом устройстве: отправьте картинку или файл из повтора.',
  said: (game, names, length, link) => `Ridotto · ${game}\n${names}\n${length}${link && `\n${link}`}`,
  final: 'Последняя позиция, всё открыто',
};

export const afterWords = wordsOf({ en, ru });
