import type { Because, Belief, Beliefs, Credence, Marginal, Rng, Seat } from '@ridotto/kernel';
import { hasKind, kindsFor } from '../rules/clues.ts';
import { boardOf } from '../rules/guess.ts';
import { KINDS, MASKS_EACH, masksOf, opponentOf, startOf } from '../rules/model.ts';
import type { Event, Kind, Mask, State, View, Volto } from '../rules/model.ts';
import { writeCell } from '../rules/notation.ts';
import { movesIn } from '../rules/view.ts';
import { ArrangementsLeft, byKind, type ByKind } from './arrangements-left.ts';
import { MODELS, likelihoodsIn, type Model } from './models.ts';
import { ARRANGEMENTS } from './table.ts';
import { Watch, type Watched } from './watch.ts';
import type { Worlds } from './worlds.ts';

const GRAIN = 2 ** 30;

/** What the opponent's masks may be: every arrangement that the rules allow, by how well it explains the moves. */
export class ArrangementBelief implements Belief<Volto> {
  readonly #me: Seat;
  readonly #first: Mask; // of the opponent's
  readonly #models: readonly Model[];
  readonly #watch: Watch;
  readonly #left: ArrangementsLeft;
  readonly #told: Event[] = [];
  readonly #made = new Set<string>(); // moves of the opponent
  #view: View | undefined;

  constructor(me: Seat, credence: Credence) {
    this.#me = me;
    this.#first = opponentOf(me) * MASKS_EACH;
    this.#models = credence === 'weighed' ? MODELS : [];
    this.#watch = new Watch(opponentOf(me));
    this.#left = new ArrangementsLeft(
      credence === 'weighed' ? MODELS.map(({ prior }) => prior()) : [new Float64Array(ARRANGEMENTS).fill(1)],
    );
  }

  observe(view: View, told: readonly Event[]): void {
    for (const event of told) this.#hear(event);
    this.#view = view;
    this.#left.keep(this.#possibleIn(view));
  }

  #hear(event: Event): void {
    this.#told.push(event);
    const watched = this.#watch.hear(event);
    if (!watched) return;
    const isNews = this.#models.length > 0 && !this.#isRepeated(watched);
    const likelihoods = isNews ? likelihoodsIn(watched, this.#models) : [];
    const slot = watched.mask - this.#first;
    this.#left.keep(ofMask(slot, (kind) => watched.canBe(KINDS[kind]!)));
    likelihoods.forEach((likelihood, opinion) => this.#left.weigh(opinion, slot, likelihood));
    if (likelihoods.length > 0) this.#left.level();
  }

  /** Who goes back and forth has one reason for it, however often. */
  #isRepeated({ mask, move: { from, to } }: Watched): boolean {
    const name = `${mask} ${from} ${to}`;
    const isKnown = this.#made.has(name);
    this.#made.add(name);
    return isKnown;
  }

  #possibleIn({ kinds, clues }: View): ByKind {
    const possible = byKind().fill(1);
    for (let slot = 0; slot < MASKS_EACH; slot++) {
      const shown = kinds[this.#first + slot];
      const fit = kindsFor(clues[this.#first + slot] ?? 0);
      KINDS.forEach((kind, at) => {
        const isOpen = shown === null || shown === undefined ? hasKind(fit, kind) : shown === kind;
        possible[slot * KINDS.length + at] = isOpen ? 1 : 0;
      });
    }
    return possible;
  }

  /** How likely each mask is of each kind. */
  chances(): ByKind {
    return this.#left.chances();
  }

  /** All worlds that are left, or so many of them. */
  worlds(most: number, rng: Rng): Worlds {
    return this.#left.worlds(most, rng);
  }

  sample(count: number, rng: Rng): State[] {
    const sums = this.#left.sums();
    return Array.from({ length: count }, () => {
      const place = placeIn(sums, ((rng(GRAIN) + 0.5) / GRAIN) * sums.at(-1)!);
      return worldOf(this.#view!, this.#left.kindsAt(place), this.#first);
    });
  }

  /** Of the masks that nobody has uncovered, named by the cells where they began. */
  marginals(): Marginal[] {
    const all = this.#left.chances();
    return masksOf(opponentOf(this.#me))
      .filter((mask) => this.#view?.kinds[mask] === null)
      .map((mask) => {
        const from = (mask - this.#first) * KINDS.length;
        return { about: nameOf(mask), chances: Object.fromEntries(KINDS.map((kind, at) => [kind, all[from + at]!])) };
      });
  }

  explain(about: string, value: string): Because[] {
    const mask = masksOf(opponentOf(this.#me)).find((one) => nameOf(one) === about);
    const kind = KINDS.indexOf(value as Kind);
    if (mask === undefined || kind < 0) return [];
    const place = (mask - this.#first) * KINDS.length + kind;
    const again = new ArrangementBelief(this.#me, this.#models.length > 0 ? 'weighed' : 'proved');
    const found: Because[] = [];
    let before = oddsOf(again.#left.chances()[place]!);
    this.#told.forEach((event, number) => {
      again.#hear(event);
      const after = event.type === 'moved' ? oddsOf(again.#left.chances()[place]!) : before;
      if (after !== before) found.push({ event: number, factor: after / before });
      before = after;
    });
    return found.sort((a, b) => Math.abs(Math.log(b.factor)) - Math.abs(Math.log(a.factor)));
  }
}

/** A 1 for everything but the kinds of one mask that are not as asked. */
function ofMask(slot: number, isOpen: (kind: number) => boolean): ByKind {
  const possible = byKind().fill(1);
  KINDS.forEach((_, kind) => (possible[slot * KINDS.length + kind] = isOpen(kind) ? 1 : 0));
  return possible;
}

const oddsOf = (chance: number): number => Math.max(1e-9, chance) / Math.max(1e-9, 1 - chance);

/** The first place up to which there is more than so much. */
function placeIn(sums: Float64Array, wanted: number): number {
  let [low, high] = [0, sums.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sums[middle]! > wanted) high = middle;
    else low = middle + 1;
  }
  return low;
}

const nameOf = (mask: Mask): string => writeCell(startOf(mask));

/** The world of a view in which the masks from `first` on are of these kinds. */
export function worldOf(view: View, kinds: readonly Kind[], first: Mask): State {
  const all = [...view.kinds] as Kind[];
  kinds.forEach((kind, at) => (all[first + at] = kind));
  return {
    phase: view.phase,
    toMove: view.toMove,
    kinds: all,
    cells: [...view.cells],
    board: boardOf(view.cells),
    clues: [...view.clues],
    quiet: movesIn(view.quiet),
    result: view.result,
  };
}

export const beliefs: Beliefs<Volto> = {
  begin: (viewer, credence) => new ArrangementBelief(viewer, credence),
  truths({ kinds, cells }, viewer) {
    const hidden = masksOf(opponentOf(viewer)).filter((mask) => kinds.length > 0 && cells[mask] !== null);
    return Object.fromEntries(hidden.map((mask) => [nameOf(mask), kinds[mask]!]));
  },
};
