/** What a module of words gives, by name. */
type Said = Readonly<Record<string, unknown>>;

/** The modules of words of one part of the house, or of a game, in one language. */
export type Pack = Readonly<Record<string, Said>>;

const given = new Map<string, Said>();
const waiting = new Map<string, (words: Said) => void>();

/** Called by what stands in for a module of words in the built pages: its words are filled in once they are given. */
export function stand(module: string, fill: (words: Said) => void): void {
  const words = given.get(module);
  if (words) fill(words);
  else waiting.set(module, fill);
}

/** Gives words to all who wait for them, and to those who come later. */
export function give(pack: Pack): void {
  for (const [module, words] of Object.entries(pack)) {
    given.set(module, words);
    waiting.get(module)?.(words);
    waiting.delete(module);
  }
}
