/** A piece of a sentence: plain, or a name with what is meant by it. */
export type Mention<Meant> = string | { readonly text: string; readonly meant: Meant };

const escaped = (name: string): string => name.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** Cuts sentences where they name something: whole words only, and of several names the longest. */
export function mentionsOf<Meant>(names: ReadonlyMap<string, Meant>): (text: string) => readonly Mention<Meant>[] {
  const longestFirst = [...names.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`(?<![\\p{L}\\d-])(${longestFirst.map(escaped).join('|')})(?![\\p{L}\\d])`, 'gu');
  return (text) =>
    text
      .split(pattern)
      .filter((piece) => piece !== '')
      .map((piece) => (names.has(piece) ? { text: piece, meant: names.get(piece)! } : piece));
}
