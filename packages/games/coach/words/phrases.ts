import type { Locale, PhraseWords } from '@ridotto/kernel';
import { COPIES, type Item, type Profession, type Society } from '../rules/model.ts';
import * as english from './names.en.ts';
import * as russian from './names.ru.ts';

/** The sentence of each phrase, with what fills its gaps already in words. */
type Sentences = Readonly<Record<string, (a: string, b: string) => string>>;

const isItem = (fill: string): fill is Item => Object.hasOwn(COPIES, fill);

const EN: Sentences = {
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

const RU: Sentences = {
  ride: (society) => `Я еду за ${society}.`,
  hold: (item) => `У меня ${item}.`,
  saw: (item, seat) => `Я знаю: ${item}, владелец — ${seat}.`,
  am: (profession) => `Моя профессия — ${profession}.`,
  friend: (seat) => `${seat} на моей стороне.`,
  foe: (seat) => `${seat} против меня.`,
  support: () => 'Поддержите меня!',
  trade: (seat) => `${seat}, меняемся?`,
  attack: (seat) => `Наша цель — ${seat}.`,
  declare: () => 'Я вот-вот объявлю победу.',
};

/** A gap that is still open. */
const OPEN = '…';

const filledEn = (fill: string): string => {
  if (isItem(fill)) return english.itemIn(fill);
  return english.PROFESSION_NAMES[fill as Profession] ?? english.SOCIETY_NAMES[fill as Society];
};
const filledRu = (fill: string): string => {
  if (isItem(fill)) return russian.ITEM_NAMES[fill];
  return russian.PROFESSION_NAMES[fill as Profession] ?? russian.SOCIETY_NAMES[fill as Society];
};

const wordsOf = (sentences: Sentences, filled: (fill: string) => string): PhraseWords => ({
  form: (id) => sentences[id]!(OPEN, OPEN),
  fill: filled,
  say({ form, fills }, names) {
    const [a = '', b = ''] = fills.map((fill) => (/^\d+$/.test(fill) ? names[Number(fill)]! : filled(fill)));
    return sentences[form]!(a, b);
  },
});

export const PHRASE_WORDS: Record<Locale, PhraseWords> = { en: wordsOf(EN, filledEn), ru: wordsOf(RU, filledRu) };
