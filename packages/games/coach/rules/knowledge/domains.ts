import type { Kind } from './kinds.ts';
import type { Clue, Problem } from './problem.ts';
import { concerns, reach, reachedFrom, shiftsFrom } from './reach.ts';
import { countAt, type Possible, type Space, type Spread } from './spaces.ts';

/** At least and at most how many cards of a kind can be at each place. */
interface Bounds {
  readonly least: Uint8Array;
  readonly most: Uint8Array;
}

/** The domains of a problem: where the cards of each kind can have been, struck out bit by bit. */
export class Domains {
  readonly open: Possible[][]; // by kind, before each clue and after the last
  readonly isStale: boolean[]; // by kind: what was struck out has not been followed yet
  readonly #spaces: readonly Space[];
  readonly #bounds: (Bounds | undefined)[][]; // by kind and time
  readonly #isUnfitted: boolean[]; // by time: something was struck out since the places were filled
  readonly #isNew: boolean[]; // by time: something was struck out since the clues were read

  constructor(problem: Problem, open?: readonly (readonly Possible[])[]) {
    const { spaces, clues } = problem;
    this.#spaces = spaces;
    this.open = spaces.map((_space, kind) => (open?.[kind] ?? reach(problem, kind)).map((some) => some.slice()));
    this.isStale = spaces.map(() => open === undefined);
    this.#bounds = spaces.map(() => []);
    this.#isUnfitted = Array.from({ length: clues.length + 1 }, () => true);
    this.#isNew = Array.from({ length: clues.length + 1 }, () => true);
  }

  /** Strikes out the other spreads of a kind at one time. */
  keep(kind: Kind, i: number, isAllowed: (spread: Spread) => boolean): void {
    const possible = this.open[kind]![i]!;
    let isStruck = false;
    for (let spread = 0; spread < possible.length; spread++) {
      if (possible[spread] === 0 || isAllowed(spread)) continue;
      possible[spread] = 0;
      isStruck = true;
    }
    if (!isStruck) return;
    this.isStale[kind] = true;
    this.#bounds[kind]![i] = undefined;
    this.#isUnfitted[i] = true;
    this.#isNew[i] = true;
  }

  /** Keeps what can be reached from the start and can reach the end, for every kind that is stale. */
  follow({ clues }: Problem): void {
    for (let kind = 0; kind < this.open.length; kind++) {
      if (!this.isStale[kind]) continue;
      for (let i = 0; i < clues.length; i++) this.#goOn(clues[i]!, i, kind);
      for (let i = clues.length - 1; i >= 0; i--) this.#goBack(clues[i]!, i, kind);
      this.isStale[kind] = false;
    }
  }

  #goOn(clue: Clue, i: number, kind: Kind): void {
    const before = this.open[kind]![i]!;
    const reached = concerns(clue, kind) ? reachedFrom(before, clue, this.#spaces[kind]!, kind) : before;
    this.keep(kind, i + 1, (spread) => reached[spread] === 1);
  }

  #goBack(clue: Clue, i: number, kind: Kind): void {
    const space = this.#spaces[kind]!;
    const after = this.open[kind]![i + 1]!;
    const isOpen = concerns(clue, kind)
      ? (spread: Spread) => shiftsFrom(clue, space, kind, spread).some(({ end }) => after[end] === 1)
      : (spread: Spread) => after[spread] === 1;
    this.keep(kind, i, isOpen);
  }

  /** Whether a clue has to be read again: something before or after it was struck out. */
  isNew(i: number): boolean {
    const isNew = this.#isNew[i]! || this.#isNew[i + 1]!;
    this.#isNew[i] = false;
    return isNew;
  }

  /** Whether places have to be filled again. */
  isUnfitted(i: number): boolean {
    const isUnfitted = this.#isUnfitted[i]!;
    this.#isUnfitted[i] = false;
    return isUnfitted;
  }

  boundsOf(kind: Kind, i: number): Bounds {
    return (this.#bounds[kind]![i] ??= boundsIn(this.#spaces[kind]!, this.open[kind]![i]!));
  }
}

function boundsIn(space: Space, possible: Possible): Bounds {
  const least = new Uint8Array(space.places).fill(space.copies);
  const most = new Uint8Array(space.places);
  for (let spread = 0; spread < possible.length; spread++) {
    if (possible[spread] === 0) continue;
    for (let place = 0; place < space.places; place++) {
      const count = countAt(space, spread, place);
      if (count < least[place]!) least[place] = count;
      if (count > most[place]!) most[place] = count;
    }
  }
  return { least, most };
}
