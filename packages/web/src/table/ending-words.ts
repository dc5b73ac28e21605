import { wordsOf } from '@ridotto/kit/words.svelte.ts';

const en = {
  rematch: 'Play again',
  offer: 'Offer a rematch',
  offered: (name: string) => `${name}: a rematch?`,
  accept: 'Accept the rematch',
  next: 'To the next game',
  replay: 'Watch it again',
  check: 'Check the chance',
  late: (name: string) => `${name} ran out of time.`,
  won: 'Victory',
  lost: 'Defeat',
  drawn: 'A draw',
  over: 'The game is over',
};

const ru: typeof en = {
  rematch: 'Ещё партию',
  offer: 'Предложить реванш',
  offered: (name) => `${name}: сыграем ещё?`,
  accept: 'Принять реванш',
  next: 'К следующей партии',
  replay: 'Пересмотреть',
  check: 'Проверить жребий',
  late: (name) => `${name}: время вышло.`,
  won: 'Победа',
  lost: 'Поражение',
  drawn: 'Ничья',
  over: 'Партия окончена',
};

/** The words of a game's end: they come with it. */
export const endingWords = wordsOf({ en, ru });
