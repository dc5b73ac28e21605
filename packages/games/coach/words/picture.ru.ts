import { countRu } from '@ridotto/kernel';
import { ru as words } from './ru.ts';
import { CHARACTER_NAMES, ITEM_NAMES, PROFESSION_NAMES } from './names.ru.ts';
import type { Labels } from './picture.ts';

export const ru: Labels = {
  items: ITEM_NAMES,
  professions: PROFESSION_NAMES,
  societies: { order: 'Орден', brotherhood: 'Братство' },
  characters: CHARACTER_NAMES,
  itemCount: (count) => countRu(count, ['предмет', 'предмета', 'предметов']),
  tokenCount: (count) => countRu(count, ['жетон', 'жетона', 'жетонов']),
  turn: 'ход',
  deck: 'в колоде',
  stack: 'в запасе',
  unused: 'свободных профессий',
  onTop: 'сверху колоды',
  inDeck: 'точно в колоде',
  yours: 'у вас',
  theirs: 'точно есть',
  open: 'на руках',
  offer: 'обмен',
  duel: { attacker: 'нападение', defender: 'защита' },
  alone: 'без поддержки',
  out: 'вне дуэли',
  used: 'применено',
  notebook: 'блокнот',
  says: words.event,
};
