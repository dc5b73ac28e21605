import { COLUMNS, COUNTS, KINDS, LETTERS, MASKS_EACH, type Arrange, type Kind } from './model.ts';

let all: Arrange[] | undefined;

/** All 50,400 arrangements [V4], in the order of KINDS from the first slot on. Made once, when first needed. */
export function arrangements(): readonly Arrange[] {
  if (!all) addTo((all = []), { ...COUNTS }, '');
  return all;
}

/** Adds those that begin with these letters. */
function addTo(found: Arrange[], left: Record<Kind, number>, letters: string): void {
  if (letters.length === MASKS_EACH) return void found.push({ kind: 'arrange', masks: spaced(letters) });
  for (const kind of KINDS) {
    if (left[kind] === 0) continue;
    left[kind]--;
    addTo(found, left, letters + LETTERS[kind]);
    left[kind]++;
  }
}

export const spaced = (letters: string) => `${letters.slice(0, COLUMNS)} ${letters.slice(COLUMNS)}`;

/** The kind that a letter stands for, small or capital. */
export const kindOf = (letter: string): Kind | undefined =>
  KINDS.find((kind) => LETTERS[kind] === letter.toUpperCase());

const BY_CODE: readonly (Kind | undefined)[] = Array.from({ length: 128 }, (_, code) =>
  kindOf(String.fromCharCode(code)),
);

/** The kinds of an arrangement by slot; letters that stand for none are left out. */
export function kindsIn(masks: string): Kind[] {
  const kinds: Kind[] = [];
  for (let i = 0; i < masks.length; i++) {
    const kind = BY_CODE[masks.charCodeAt(i)];
    if (kind) kinds.push(kind);
  }
  return kinds;
}
