import { nameRu } from '@ridotto/kernel/names-ru';
import type { Profession, Society } from '../rules/model.ts';
import { ITEM_NAMES, PROFESSION_NAMES, SOCIETY_NAMES } from './names.ru.ts';
import { isItem, phrasesIn, type Sentences } from './phrases.ts';

const SENTENCES: Sentences = {
  ride: (society) => `Я еду за ${society}.`,
  hold: (item) => `У меня ${item}.`,
  saw: (item, seat) => `Я знаю: ${item} у ${nameRu(seat, 'genitive')}.`,
  am: (profession) => `Моя профессия — ${profession}.`,
  friend: (seat) => `${seat} на моей стороне.`,
  foe: (seat) => `${seat} против меня.`,
  support: () => 'Поддержите меня!',
  trade: (seat) => `${seat}, меняемся?`,
  attack: (seat) => `Нападём на ${nameRu(seat, 'accusative')}!`,
  declare: () => 'Я вот-вот объявлю победу.',
};

const filled = (fill: string): string =>
  isItem(fill) ? ITEM_NAMES[fill] : (PROFESSION_NAMES[fill as Profession] ?? SOCIETY_NAMES[fill as Society]);

export const phrasesRu = phrasesIn(SENTENCES, filled);
