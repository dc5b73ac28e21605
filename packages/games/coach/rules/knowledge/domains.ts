import { listOf, type Kind, type Kinds } from './kinds.ts';
import type { Clue, Problem } from './problem.ts';
import { concerns, leadingTo, reach, reachedFrom } from './reach.ts';
import { countAt, type Place, type Possible, type Space } from './spaces.ts';

/** At least and at most how many cards of a kind can be at each place. */
interface Bounds {
  readonly least: Uint8Array;
  readonly most: Uint8Array;
}

/** The domains of a problem: where the cards of each kind can have been, struck out bit by bit. */
export class Domains {
  readonly open: Possible[][]; // by kind, before each clue and after the last
  readonly #spaces: readonly Space[];
  readonly #bounds: (Bounds | undefined)[][]; // by kind and time
  readonly #isStale: boolean[]; // by kind: what was struck out has not been followed yet
  readonly #goOn: Uint8Array[]; // by kind and clue: what was struck out before it has not been followed on
  readonly #goBack: Uint8Array[]; // the same of what was struck out after it
  readonly #isUnfitted: boolean[]; // by time: something was struck out since the places were filled
  readonly #isNew: boolean[]; // by time: something was struck out since the clues were read

  constructor(problem: Problem, open?: readonly (readonly Possible[])[]) {
    const { spaces, clues } = problem;
    const times = clues.length + 1;
    this.#spaces = spaces;
    this.open = spaces.map((_space, kind) => (open?.[kind] ?? reach(problem, kind)).map((some) => some.slice()));
    this.#bounds = spaces.map(() => []);
    this.#isStale = spaces.map(() => open === undefined);
    this.#goOn = spaces.map(() => new Uint8Array(times));
    this.#goBack = spaces.map(() => new Uint8Array(times).fill(open ? 0 : 1)); // what was reached was gone on to
    this.#isUnfitted = Array.from({ length: times }, () => true);
    this.#isNew = Array.from({ length: times }, () => true);
  }

  get isStale(): boolean {
    return this.#isStale.includes(true);
  }

  /** A clue says more about these kinds than it did. */
  renew(kinds: Kinds, clue: number): void {
    for (const kind of listOf(kinds)) {
      if (kind >= this.open.length) continue;
      this.#isStale[kind] = true;
      this.#goOn[kind]![clue] = 1;
      this.#goBack[kind]![clue] = 1;
    }
  }

  /** Strikes out the other spreads of a kind at one time. */
  keep(kind: Kind, i: number, allowed: Possible): void {
    const possible = this.open[kind]![i]!;
    let isStruck = false;
    for (let spread = 0; spread < possible.length; spread++) {
      if (possible[spread] === 0 || allowed[spread] === 1) continue;
      possible[spread] = 0;
      isStruck = true;
    }
    if (isStruck) this.#note(kind, i);
  }

  /** Strikes out what has fewer or more cards of a kind at a place. */
  keepCount(kind: Kind, i: number, place: Place, least: number, most: number): void {
    const space = this.#spaces[kind]!;
    const possible = this.open[kind]![i]!;
    let isStruck = false;
    for (let spread = 0; spread < possible.length; spread++) {
      if (possible[spread] === 0) continue;
      const count = countAt(space, spread, place);
      if (count >= least && count <= most) continue;
      possible[spread] = 0;
      isStruck = true;
    }
    if (isStruck) this.#note(kind, i);
  }

  #note(kind: Kind, i: number): void {
    this.#isStale[kind] = true;
    this.#goOn[kind]![i] = 1;
    if (i > 0) this.#goBack[kind]![i - 1] = 1;
    this.#bounds[kind]![i] = undefined;
    this.#isUnfitted[i] = true;
    this.#isNew[i] = true;
  }

  /** Keeps what can be reached from the start and can reach the end. */
  follow({ clues }: Problem): void {
    for (let kind = 0; kind < this.open.length; kind++) {
      if (!this.#isStale[kind]) continue;
      const [goOn, goBack] = [this.#goOn[kind]!, this.#goBack[kind]!];
      for (let i = 0; i < clues.length; i++) if (goOn[i] === 1) this.#followOn(clues[i]!, i, kind);
      for (let i = clues.length - 1; i >= 0; i--) if (goBack[i] === 1) this.#followBack(clues[i]!, i, kind);
      goOn.fill(0); // what was struck out on the way back led nowhere
      this.#isStale[kind] = false;
    }
  }

  #followOn(clue: Clue, i: number, kind: Kind): void {
    this.#goOn[kind]![i] = 0;
    const before = this.open[kind]![i]!;
    this.keep(kind, i + 1, concerns(clue, kind) ? reachedFrom(before, clue, this.#spaces[kind]!, kind) : before);
  }

  #followBack(clue: Clue, i: number, kind: Kind): void {
    this.#goBack[kind]![i] = 0;
    const [before, after] = [this.open[kind]![i]!, this.open[kind]![i + 1]!];
    this.keep(kind, i, concerns(clue, kind) ? leadingTo(after, before, clue, this.#spaces[kind]!, kind) : after);
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
