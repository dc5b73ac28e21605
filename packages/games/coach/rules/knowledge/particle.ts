import type { Rng } from '@ridotto/kernel';
import { chooseBy, sum } from './chance.ts';
import type { Ahead } from './lookahead.ts';
import { has, theOnly, type Kind, type Kinds } from './kinds.ts';
import { isCounted, partnersOf, type Clue, type Move, type Problem, type Swap } from './problem.ts';
import { countAt, movedTo, type Place, type Spread } from './spaces.ts';

/** What a particle chose at one clue, and before it. */
interface Path {
  readonly kinds: readonly Kind[];
  readonly before: Path | undefined;
}

const ALL: Kinds = -1;

/** Goes through the clues of a problem one after another, choosing the cards that the viewer did not see. */
export class Particle {
  weight = 0; // log of how much likelier the way is than it was made
  readonly #problem: Problem;
  readonly #ahead: readonly Ahead[]; // by kind
  readonly #rng: Rng;
  #now: Spread[]; // by kind
  #at = 0; // the next clue
  #path: Path | undefined;

  constructor(problem: Problem, ahead: readonly Ahead[], rng: Rng) {
    this.#problem = problem;
    this.#ahead = ahead;
    this.#rng = rng;
    this.#now = [...problem.start];
  }

  copy(): Particle {
    const twin = new Particle(this.#problem, this.#ahead, this.#rng);
    twin.#now = [...this.#now];
    twin.#at = this.#at;
    twin.#path = this.#path;
    return twin;
  }

  /** What was chosen at every clue so far. */
  solution(): (readonly Kind[])[] {
    const kinds: (readonly Kind[])[] = Array.from({ length: this.#at });
    for (let path = this.#path, i = this.#at - 1; path; path = path.before, i--) kinds[i] = path.kinds;
    return kinds;
  }

  /** Takes the next clue; false if it can't be met from here. */
  goOn(): boolean {
    const kinds = this.#take(this.#problem.clues[this.#at]!);
    if (!kinds) return false;
    this.#path = { kinds, before: this.#path };
    this.#at++;
    return true;
  }

  #take(clue: Clue): readonly Kind[] | undefined {
    switch (clue.clue) {
      case 'move':
        return this.#move(clue);
      case 'swap':
        return this.#swap(clue);
      case 'seen':
        return this.#weigh(this.#count(clue.kind, clue.place));
      case 'count':
        return isCounted(clue, this.#problem.spaces[clue.kind]!, this.#now[clue.kind]!) ? [] : undefined;
      case 'some':
        return this.#kindsAt(clue.place, clue.kinds).length > 0 ? [] : undefined;
      case 'whole':
        return clue.counts.every((count, kind) => this.#count(kind, clue.place) === count) ? [] : undefined;
      case 'pick':
        return this.#pick(clue.place, clue.kinds);
    }
  }

  #count(kind: Kind, place: Place): number {
    return countAt(this.#problem.spaces[kind]!, this.#now[kind]!, place);
  }

  /** Those of some kinds, else all, that are there. */
  #kindsAt(place: Place, among: Kinds = ALL): Kind[] {
    const kinds: Kind[] = [];
    for (let kind = 0; kind < this.#now.length; kind++) {
      if (has(among, kind) && this.#count(kind, place) > 0) kinds.push(kind);
    }
    return kinds;
  }

  #after(kind: Kind, from: Place, to: Place): Spread {
    return movedTo(this.#problem.spaces[kind]!, this.#now[kind]!, from, to);
  }

  /** How well a spread fits what comes after this clue. */
  #value(kind: Kind, spread: Spread): number {
    return this.#ahead[kind]![this.#at + 1]![spread]!;
  }

  /** Whether a kind can't stay as it is. */
  #isStuck(kind: Kind): boolean {
    return this.#value(kind, this.#now[kind]!) === 0;
  }

  /** How much better a kind fits after a move than before it. */
  #gain(kind: Kind, from: Place, to: Place): number {
    const stays = this.#value(kind, this.#now[kind]!);
    return this.#value(kind, this.#after(kind, from, to)) / (stays > 0 ? stays : 1);
  }

  #weigh(weight: number): [] | undefined {
    if (weight === 0) return undefined;
    this.weight += Math.log(weight);
    return [];
  }

  #move({ from, to, kinds, guest }: Move): [Kind] | undefined {
    const visitor = guest === undefined ? undefined : this.#chosen(guest);
    const counts = (kind: Kind) => (has(kinds, kind) ? this.#count(kind, from) - (kind === visitor ? 1 : 0) : 0);
    const kind = theOnly(kinds) ?? this.#choose(from, to, counts);
    if (kind === undefined || !this.#weigh(counts(kind))) return undefined;
    this.#now[kind] = this.#after(kind, from, to);
    return this.#isStuck(kind) ? undefined : [kind];
  }

  /** The card chosen so many clues ago. */
  #chosen(ago: number): Kind {
    let path = this.#path!;
    for (let i = 1; i < ago; i++) path = path.before!;
    return path.kinds[0]!;
  }

  /** The card that goes: one that must, or any by how well it fits where it would be. */
  #choose(from: Place, to: Place, counts: (kind: Kind) => number): Kind | undefined {
    const kinds = this.#kindsAt(from);
    const stuck = kinds.filter((kind) => this.#isStuck(kind));
    if (stuck.length > 0) return stuck.length === 1 ? stuck[0] : undefined;
    const i = this.#draw(kinds.map((kind) => counts(kind) * this.#gain(kind, from, to)));
    return i === undefined ? undefined : kinds[i];
  }

  /** Draws by weight, and corrects the particle's weight for having done so. */
  #draw(fits: readonly number[]): number | undefined {
    const total = sum(fits);
    if (total === 0) return undefined;
    const i = chooseBy(fits, this.#rng, total);
    this.weight += Math.log(total / fits[i]!);
    return i;
  }

  #swap(clue: Swap): [Kind, Kind] | undefined {
    const { a, b } = clue;
    const stuck = [...this.#kindsAt(a), ...this.#kindsAt(b)].filter((kind) => this.#isStuck(kind));
    const pairs: [Kind, Kind][] = [];
    for (const x of this.#kindsAt(a, clue.xs)) {
      for (const y of this.#kindsAt(b, partnersOf(clue, x, clue.ys, this.#problem.silencer))) {
        if (stuck.every((kind) => kind === x || kind === y)) pairs.push([x, y]);
      }
    }
    const i = this.#draw(pairs.map(([x, y]) => this.#fitOfSwap(a, b, x, y)));
    if (i === undefined) return undefined;
    const [x, y] = pairs[i]!;
    this.#weigh(this.#count(x, a) * (clue.isDemanded ? 1 : this.#count(y, b)));
    if (x !== y) {
      this.#now[x] = this.#after(x, a, b);
      this.#now[y] = this.#after(y, b, a);
    }
    return [x, y];
  }

  #fitOfSwap(a: Place, b: Place, x: Kind, y: Kind): number {
    const count = this.#count(x, a) * this.#count(y, b);
    if (count === 0) return 0;
    if (x === y) return this.#isStuck(x) ? 0 : count;
    return count * this.#gain(x, a, b) * this.#gain(y, b, a);
  }

  #pick(place: Place, among: Kinds): [Kind] | undefined {
    const kinds = this.#kindsAt(place, among);
    const counts = kinds.map((kind) => this.#count(kind, place));
    const total = sum(counts);
    return this.#weigh(total) && [kinds[chooseBy(counts, this.#rng, total)]!];
  }
}
