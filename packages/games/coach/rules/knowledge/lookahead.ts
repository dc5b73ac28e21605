import { NO_KIND, has, theOnly, type Kind, type Kinds } from './kinds.ts';
import { isCounted, type Clue, type Move, type Problem, type Swap } from './problem.ts';
import { countAt, movedTo, type Place, type Possible, type Space, type Spread } from './spaces.ts';

/** By spread: how well it agrees with the clues still to come, were the other kinds not there. 0: not at all. */
export type Values = readonly number[];

/** The values of one kind before each clue, and after the last. */
export type Ahead = readonly Values[];

/**
 * Looks back from the last clue to the first. A spread without value can never lead to what was seen.
 * `open` are the spreads that are still possible before each clue and after the last, where that is known.
 */
export function lookAhead({ spaces, clues }: Problem, kind: Kind, open?: readonly Possible[]): Ahead {
  const space = spaces[kind]!;
  const ahead: Values[] = Array.from({ length: clues.length + 1 });
  let values: Values = within(open?.[clues.length], space.anything);
  ahead[clues.length] = values;
  for (let i = clues.length - 1; i >= 0; i--) {
    values = within(open?.[i], before(clues[i]!, space, kind, values));
    ahead[i] = values;
  }
  return ahead;
}

/** The values of what is possible: the same array where nothing else had one. */
function within(open: Possible | undefined, values: Values): Values {
  if (!open) return values;
  let kept: number[] | undefined;
  for (let spread = 0; spread < values.length; spread++) {
    if (open[spread] === 1 || values[spread] === 0) continue;
    kept ??= values.slice();
    kept[spread] = 0;
  }
  return kept ?? values;
}

function before(clue: Clue, space: Space, kind: Kind, after: Values): Values {
  switch (clue.clue) {
    case 'move':
      return beforeMove(clue, space, kind, after);
    case 'swap':
      return beforeSwap(clue, space, kind, after);
    case 'seen':
      return clue.kind === kind ? weighed(space, clue.place, after, (count) => count / space.copies) : after;
    case 'count':
      return clue.kind === kind ? after.map((value, spread) => (isCounted(clue, space, spread) ? value : 0)) : after;
    case 'some':
      if (has(clue.kinds, kind)) return after;
      return weighed(space, clue.place, after, (count) => (count < clue.size ? 1 : 0));
    case 'whole':
      return weighed(space, clue.place, after, (count) => (count === clue.counts[kind] ? 1 : 0));
    case 'pick':
      if (has(clue.kinds, kind)) return after;
      return weighed(space, clue.place, after, (count) => Math.max(0, 1 - count / clue.size));
  }
}

function weighed(space: Space, place: Place, after: Values, weight: (count: number) => number): Values {
  const absent = weight(0);
  const values = absent === 0 ? space.nothing.slice() : after.slice();
  for (const spread of space.having[place]!) values[spread] = after[spread]! * weight(countAt(space, spread, place));
  return values;
}

function beforeMove({ from, to, kinds, size }: Move, space: Space, kind: Kind, after: Values): Values {
  if (kinds === NO_KIND) return space.nothing;
  const sure = theOnly(kinds);
  if (sure !== undefined) return sure === kind ? beforeSeen(space, from, to, after) : after;
  if (!has(kinds, kind)) return weighed(space, from, after, (count) => Math.max(0, 1 - count / size));
  return beforeUnseen(space, from, to, size, after);
}

/** One of `size` cards went on unseen: each as likely. */
function beforeUnseen(space: Space, from: Place, to: Place, size: number, after: Values): Values {
  if (after === space.anything) return after;
  const values = after.slice();
  for (const spread of space.having[from]!) {
    const share = countAt(space, spread, from) / size;
    values[spread] = share > 1 ? 0 : share * after[movedTo(space, spread, from, to)]! + (1 - share) * after[spread]!;
  }
  return values;
}

function beforeSeen(space: Space, from: Place, to: Place, after: Values): Values {
  const values = space.nothing.slice();
  for (const spread of space.having[from]!) {
    values[spread] = (countAt(space, spread, from) / space.copies) * after[movedTo(space, spread, from, to)]!;
  }
  return values;
}

function beforeSwap({ a, b, xs, ys, sizeA, sizeB, isDemanded }: Swap, space: Space, kind: Kind, after: Values): Values {
  if (xs === NO_KIND || ys === NO_KIND) return space.nothing;
  const [x, y] = [theOnly(xs), theOnly(ys)];
  const isSure = x === kind || y === kind;
  if (!isSure && x !== undefined && y !== undefined) return after;
  if (!isSure && after === space.anything && has(xs & ys, kind)) return after;

  const values = isSure ? space.nothing.slice() : after.slice();
  const weigh = (spread: Spread) => {
    const [hasA, hasB] = [countAt(space, spread, a), countAt(space, spread, b)];
    const go = goes(xs, x, kind, hasA, sizeA, space.copies);
    const stay = stays(x, kind, hasA, sizeA);
    const come = goes(ys, y, kind, isDemanded ? Math.min(1, hasB) : hasB, sizeB, space.copies);
    const keep = stays(y, kind, isDemanded ? Math.min(1, hasB) : hasB, sizeB);
    let sum = (stay * keep + go * come) * after[spread]!;
    if (go > 0) sum += go * keep * after[movedTo(space, spread, a, b)]!;
    if (come > 0) sum += stay * come * after[movedTo(space, spread, b, a)]!;
    values[spread] = sum;
  };
  for (const spread of space.having[a]!) weigh(spread);
  for (const spread of space.having[b]!) if (countAt(space, spread, a) === 0) weigh(spread);
  return values;
}

/** How likely a card of this kind goes from a hand; never where it would have more cards than it has. */
function goes(kinds: Kinds, sure: Kind | undefined, kind: Kind, count: number, size: number, copies: number): number {
  if (sure !== undefined) return sure === kind ? count / copies : 0;
  return count <= size && has(kinds, kind) ? count / size : 0;
}

/** How likely none does. */
function stays(sure: Kind | undefined, kind: Kind, count: number, size: number): number {
  if (sure !== undefined) return sure === kind ? 0 : 1;
  return count <= size ? 1 - count / size : 0;
}
