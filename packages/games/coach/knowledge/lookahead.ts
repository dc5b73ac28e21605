import type { Clue, Puzzle, Swap } from './puzzle.ts';
import { countAt, movedTo, type Kind, type Place, type Space, type Spread } from './spaces.ts';

/** By spread: how well it agrees with the clues still to come, were the other kinds not there. 0: not at all. */
export type Values = readonly number[];

/** The values of one kind before each clue, and after the last. */
export type Ahead = readonly Values[];

/** Whether the silencer takes part in the swap of this clue. */
export type IsSilenced = (clue: number) => boolean;

/** Looks back from the last clue to the first. A spread without value can never lead to what was seen. */
export function lookAhead({ spaces, clues }: Puzzle, kind: Kind, isSilenced: IsSilenced): Ahead {
  const space = spaces[kind]!;
  const ahead: Values[] = Array.from({ length: clues.length + 1 });
  let values: Values = space.anything;
  ahead[clues.length] = values;
  for (let i = clues.length - 1; i >= 0; i--) {
    const clue = clues[i]!;
    values =
      clue.clue === 'swap' ? beforeSwap(clue, space, kind, values, isSilenced(i)) : before(clue, space, kind, values);
    ahead[i] = values;
  }
  return ahead;
}

function before(clue: Exclude<Clue, Swap>, space: Space, kind: Kind, after: Values): Values {
  switch (clue.clue) {
    case 'move':
      if (clue.kind === undefined) {
        if (clue.not === kind) return weighed(space, clue.from, after, (count) => 1 - count / clue.size);
        return beforeUnseen(space, clue.from, clue.to, clue.size, after);
      }
      return clue.kind === kind ? beforeSeen(space, clue.from, clue.to, after) : after;
    case 'seen':
      return clue.kind === kind ? weighed(space, clue.place, after, (count) => count / space.copies) : after;
    case 'has':
      return clue.kind === kind ? weighed(space, clue.place, after, (count) => (count > 0 ? 1 : 0)) : after;
    case 'fewer':
      return clue.kind === kind ? weighed(space, clue.place, after, (count) => (count < clue.than ? 1 : 0)) : after;
    case 'some':
      if (clue.allows(kind)) return after;
      return weighed(space, clue.place, after, (count) => (count < clue.size ? 1 : 0));
    case 'whole':
      return weighed(space, clue.place, after, (count) => (count === clue.counts[kind] ? 1 : 0));
    case 'pick':
      if (clue.allows(kind)) return after;
      return weighed(space, clue.place, after, (count) => Math.max(0, 1 - count / clue.size));
  }
}

function weighed(space: Space, place: Place, after: Values, weight: (count: number) => number): Values {
  const absent = weight(0);
  const values = absent === 0 ? space.nothing.slice() : after.slice();
  for (const spread of space.having[place]!) values[spread] = after[spread]! * weight(countAt(space, spread, place));
  return values;
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

function beforeSwap(clue: Swap, space: Space, kind: Kind, after: Values, isSilenced: boolean): Values {
  const { a, b, x, y } = clue;
  const isSeen = x === kind || y === kind;
  if (!isSeen && x !== undefined && y !== undefined) return after;
  const motion = clue.motion(kind);
  const isFree = motion === 'freely' || motion === 'surely' || (motion === 'hushed' && isSilenced);
  if (!isSeen && after === space.anything && motion === 'freely') return after;

  const values = isSeen || motion === 'surely' ? space.nothing.slice() : after.slice();
  const weigh = (spread: Spread) => {
    const [go, stay] = shares(x, kind, countAt(space, spread, a), clue.sizeA, space.copies, isFree);
    const [come, keep] = shares(
      y,
      kind,
      clue.isDemanded ? Math.min(1, countAt(space, spread, b)) : countAt(space, spread, b),
      clue.sizeB,
      space.copies,
      isFree,
    );
    let sum = motion === 'surely' ? 0 : (stay * keep + go * come) * after[spread]!;
    if (go > 0) sum += go * keep * after[movedTo(space, spread, a, b)]!;
    if (come > 0) sum += stay * come * after[movedTo(space, spread, b, a)]!;
    values[spread] = sum;
  };
  for (const spread of space.having[a]!) weigh(spread);
  for (const spread of space.having[b]!) if (countAt(space, spread, a) === 0) weigh(spread);
  return values;
}

const NEITHER = [0, 0] as const; // more cards than the hand has

/** How likely a card of this kind goes from a hand, and how likely none does. */
function shares(
  seen: Kind | undefined,
  kind: Kind,
  count: number,
  size: number,
  copies: number,
  isFree: boolean,
): readonly [number, number] {
  if (seen !== undefined) return seen === kind ? [count / copies, 0] : [0, 1];
  return count > size ? NEITHER : [isFree ? count / size : 0, 1 - count / size];
}
