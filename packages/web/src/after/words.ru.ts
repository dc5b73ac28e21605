import { countRu } from '@ridotto/kernel';
import type { AfterWords } from './words.en.ts';

export const ru: AfterWords = {
  wanted: 'Партию просматривают.',
  none: 'Дом сейчас не отдаёт эту партию.',
  decided: 'Что решило партию',
  quiet: 'Одного решающего момента в этой партии не было.',
  moments: 'Ключевые моменты',
  moment: (at, end) => `Момент ${at} из ${end}`,
  tallies: 'Партия в числах',
  length: (n) => countRu(n, ['момент', 'момента', 'моментов']),
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
