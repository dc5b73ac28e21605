/** A kind of card: an index into the problem's list of kinds. */
export type Kind = number;

/** A set of kinds, a bit for each. */
export type Kinds = number;

export const NO_KIND: Kinds = 0;

export const only = (kind: Kind | undefined): Kinds => (kind === undefined ? NO_KIND : 1 << kind);

export const has = (kinds: Kinds, kind: Kind): boolean => (kinds & (1 << kind)) !== 0;

/** The kinds of a list that are as asked. */
export function kindsWhere<T>(list: readonly T[], isIn: (what: T) => boolean): Kinds {
  let kinds = NO_KIND;
  list.forEach((what, kind) => {
    if (isIn(what)) kinds |= 1 << kind;
  });
  return kinds;
}

/** The kind of a set of one. */
export const theOnly = (kinds: Kinds): Kind | undefined =>
  kinds !== 0 && (kinds & (kinds - 1)) === 0 ? 31 - Math.clz32(kinds) : undefined;

export function listOf(kinds: Kinds): Kind[] {
  const list: Kind[] = [];
  for (let rest = kinds; rest !== 0; rest &= rest - 1) list.push(31 - Math.clz32(rest & -rest));
  return list;
}
