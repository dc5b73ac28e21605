/** Something on a board that can be touched, by its kind and which one: `cell b2`, `do pass`; `card D#2`: one of several alike. */
export type Thing = string;

/** The things to touch for an answer. */
export interface Path {
  readonly things: readonly (Thing | readonly Thing[])[]; // one after another; those of a list in whatever order
  readonly needs?: number; // so many touches are enough once no other end is left; without it, all
}

/** An end, and all paths that lead to it, the most natural first. */
export interface Way<End> {
  readonly end: End;
  readonly paths: readonly Path[];
}

/** Bright is what comes next on the most natural path, of a list's first kind; dim whatever else will do. */
export type Light = 'bright' | 'dim';

/** What a touch comes to. */
export type Touch<End> =
  | { readonly does: 'begin' | 'extend' | 'back'; readonly chosen: readonly Thing[] }
  | { readonly does: 'take'; readonly end: End }
  | { readonly does: 'explain' };

/** A path of all its things. */
export const by = (...things: Path['things']): Path => ({ things });

/** Two things in either order, where each order is an answer of its own: the written one comes first. */
export const eitherWay = (one: Thing, other: Thing): readonly Path[] => [by(one, other), by(other, one)];

/** One of several alike, as paths name it. */
export const alike = (thing: Thing): Thing => thing.replace(/#\d+$/, '');

/** Things that stand for these, told apart where several are alike. */
export const apart = (things: readonly Thing[]): Thing[] =>
  things.map((thing, at) => {
    const before = things.slice(0, at).filter((other) => other === thing).length;
    return before === 0 ? thing : `${thing}#${before + 1}`;
  });

export const kindOf = (thing: Thing): string => thing.split(' ', 1)[0]!;

/** What may be touched next on a path; nothing when it is whole; undefined when what is chosen leads elsewhere. */
function nextOn({ things }: Path, chosen: readonly Thing[]): readonly Thing[] | undefined {
  let at = 0;
  for (const step of things) {
    const left = typeof step === 'string' ? [step] : [...step];
    while (left.length > 0 && at < chosen.length) {
      const found = left.indexOf(alike(chosen[at]!));
      if (found < 0) return undefined;
      left.splice(found, 1);
      at++;
    }
    if (left.length > 0) return left;
  }
  return at === chosen.length ? [] : undefined;
}

const fits = (chosen: readonly Thing[]) => (path: Path) => nextOn(path, chosen) !== undefined;

/** The ways on which everything chosen lies. */
export const left = <End>(ways: readonly Way<End>[], chosen: readonly Thing[]): readonly Way<End>[] =>
  chosen.length === 0 ? ways : ways.filter(({ paths }) => paths.some(fits(chosen)));

/** What may be touched next. */
export function lit<End>(ways: readonly Way<End>[], chosen: readonly Thing[]): ReadonlyMap<Thing, Light> {
  const found = new Map<Thing, Light>();
  for (const { paths } of ways) {
    for (const [at, path] of paths.filter(fits(chosen)).entries()) {
      const next = nextOn(path, chosen)!;
      for (const thing of next) {
        const isBright = at === 0 && kindOf(thing) === kindOf(next[0]!);
        if (isBright || !found.has(thing)) found.set(thing, isBright ? 'bright' : 'dim');
      }
    }
  }
  return found;
}

/** A touch goes on with what is chosen, else begins anew, else wants an explanation; a chosen thing is let go. */
export function touch<End>(ways: readonly Way<End>[], chosen: readonly Thing[], thing: Thing): Touch<End> {
  if (chosen.includes(thing)) return { does: 'back', chosen: without(ways, chosen, thing) };
  const more = [...chosen, thing];
  const open = left(ways, more);
  if (open.length > 0) return settled(open, more);
  const anew = chosen.length > 0 ? left(ways, [thing]) : [];
  return anew.length > 0 ? settled(anew, [thing]) : { does: 'explain' };
}

/** An end is taken when its path is whole, or when enough has been said and no other is left. */
function settled<End>(open: readonly Way<End>[], chosen: readonly Thing[]): Touch<End> {
  const isWhole = (path: Path) => nextOn(path, chosen)?.length === 0;
  const isEnough = (path: Path) => fits(chosen)(path) && path.needs !== undefined && path.needs <= chosen.length;
  const whole = open.filter(({ paths }) => paths.some(isWhole));
  const way = whole.find(({ paths }) => isWhole(paths[0]!)) ?? whole[0]; // the most natural wins a tie
  if (way) return { does: 'take', end: way.end };
  if (open.length === 1 && open[0]!.paths.some(isEnough)) return { does: 'take', end: open[0]!.end };
  return { does: chosen.length === 1 ? 'begin' : 'extend', chosen };
}

/** What is left when a thing is let go; what hung on it goes too. */
function without<End>(ways: readonly Way<End>[], chosen: readonly Thing[], thing: Thing): readonly Thing[] {
  const others = chosen.filter((other) => other !== thing);
  return left(ways, others).length > 0 ? others : chosen.slice(0, chosen.indexOf(thing));
}
