import type { WhyWordsOf } from '@ridotto/kernel';
import { nameRu } from '@ridotto/kernel/names-ru';
import { BUILDING_NAMES, INFLUENCE_NAMES, TOKEN_NAMES, cardName } from './ru.ts';
import type { Whys } from './hints.ts';

const at = (building: number) => `(${BUILDING_NAMES[building]})`;

export const HINT_WORDS: WhyWordsOf<Whys> = {
  victory: ({ by }) =>
    `Закончись раунд так, вы выиграете игру: ${by === 'four' ? 'четыре одинаковые печати' : 'печати всех пяти'}.`,
  stopsVictory: ({ seat }, names) => `Не даёт ${nameRu(names[seat]!, 'dative')} выиграть игру этим раундом.`,
  takes: ({ building, token, seat }, names) =>
    `Отбирает у ${nameRu(names[seat]!, 'genitive')} ${TOKEN_NAMES[token]} ${at(building)}.`,
  wins: ({ building, token }) => `Приносит вам ${TOKEN_NAMES[token]} ${at(building)}.`,
  denies: ({ building, token, seat }, names) =>
    `${names[seat]} лишается награды: ${TOKEN_NAMES[token]} ${at(building)}.`,
  hires: ({ influence }) => `${INFLUENCE_NAMES[influence]} ещё окупится в этом раунде.`,
  waits: ({ card }) => `${cardName(card)} здесь мешает меньше всего, и хорошие места остаются для других ваших карт.`,
  prepares: () => 'Пока ничего не меняет, но готовит лучшее место для карт, что ещё у вас на руке.',
  saves: () => 'Ничто из возможного здесь вам не поможет.',
  family: ({ card }) => `${cardName(card)} — карта вашей семьи: что она выиграет, то ваше.`,
  rival: ({ card, seat }, names) => `${cardName(card)} не достанется ${nameRu(names[seat]!, 'dative')}.`,
  nobody: ({ card }) => `${cardName(card)} здесь ничья: ею можно испортить чужую награду.`,
};
