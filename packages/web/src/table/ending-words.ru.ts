import type { EndingWords } from './ending-words.en.ts';

export const ru: EndingWords = {
  rematch: 'Ещё партию',
  offer: 'Предложить реванш',
  offered: (name) => `${name}: сыграем ещё?`,
  accept: 'Принять реванш',
  next: 'К следующей партии',
  replay: 'Посмотреть ещё раз',
  check: 'Проверить жребий',
  late: (name) => `${name}: время вышло.`,
  won: 'Победа',
  lost: 'Поражение',
  drawn: 'Ничья',
  over: 'Партия окончена',
};
