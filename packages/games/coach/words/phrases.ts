import type { PhraseWords } from '@ridotto/kernel';
import { COPIES, type Item } from '../rules/model.ts';

/** The sentence of each phrase, with what fills its gaps already in words. */
export type Sentences = Readonly<Record<string, (a: string, b: string) => string>>;

export const isItem = (fill: string): fill is Item => Object.hasOwn(COPIES, fill);

/** A gap that is still open. */
const OPEN = '…';

/** The phrases of one language. */
export const phrasesIn = (sentences: Sentences, filled: (fill: string) => string): PhraseWords => ({
  form: (id) => sentences[id]!(OPEN, OPEN),
  fill: filled,
  say({ form, fills }, names) {
    const [a = '', b = ''] = fills.map((fill) => (/^\d+$/.test(fill) ? names[Number(fill)]! : filled(fill)));
    return sentences[form]!(a, b);
  },
});
