import { countEn } from '@ridotto/kernel';
import { en as words } from './en.ts';
import { CHARACTER_NAMES, ITEM_NAMES, PROFESSION_NAMES } from './names.en.ts';
import type { Labels } from './picture.ts';

export const en: Labels = {
  items: ITEM_NAMES,
  professions: PROFESSION_NAMES,
  societies: { order: 'Order', brotherhood: 'Brotherhood' },
  characters: CHARACTER_NAMES,
  itemCount: (count) => countEn(count, ['item', 'items']),
  tokenCount: (count) => countEn(count, ['token', 'tokens']),
  turn: 'turn',
  deck: 'deck',
  stack: 'stack',
  unused: 'unused professions',
  onTop: 'on top of the deck',
  inDeck: 'surely in the deck',
  yours: 'you hold',
  theirs: 'surely holds',
  open: 'holds',
  offer: 'offer',
  duel: { attacker: 'attack', defender: 'defence' },
  alone: 'nobody supports',
  out: 'out of the duel',
  used: 'used',
  notebook: 'notebook',
  says: words.event,
};
