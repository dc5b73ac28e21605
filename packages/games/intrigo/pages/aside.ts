import { learn } from '@ridotto/kit/speech.ts';

/** What comes when it is wanted, with the words for it (`…-words.ts`). */
export const aside = async <Part>(coming: Promise<Part>): Promise<Part> =>
  (await Promise.all([coming, learn('intrigo-aside')]))[0];
