import type { Profession, Society } from '../rules/model.ts';
import { PROFESSION_NAMES, SOCIETY_NAMES, itemIn } from './names.en.ts';
import { isItem, phrasesIn, type Sentences } from './phrases.ts';

const SENTENCES: Sentences = {
  ride: (society) => `I ride for the ${society}.`,
  hold: (item) => `I hold ${item}.`,
  saw: (item, seat) => `I saw ${item} with ${seat}.`,
  am: (profession) => `I am the ${profession}.`,
  friend: (seat) => `${seat} is on my side.`,
  foe: (seat) => `${seat} is against me.`,
  support: () => 'Support me!',
  trade: (seat) => `${seat}, trade with me.`,
  attack: (seat) => `Let us attack ${seat}.`,
  declare: () => 'I am close to declaring.',
};

const filled = (fill: string): string =>
  isItem(fill) ? itemIn(fill) : (PROFESSION_NAMES[fill as Profession] ?? SOCIETY_NAMES[fill as Society]);

export const phrasesEn = phrasesIn(SENTENCES, filled);
