import type { Rng, Seat } from '@ridotto/kernel';
import { hasKind, kindsFor } from '../rules/clues.ts';
import { KINDS, MASKS_EACH, opponentOf, type Event, type Kind, type View } from '../rules/model.ts';
import { likelihoodsOf } from './likelihood.ts';
import { ARRANGEMENTS, arrangementTable } from './table.ts';

const GRAIN = 2 ** 30;

/** What the opponent's masks may be: every arrangement that the rules allow, by how well it explains the moves. */
export class Belief {
  readonly #first: number; // of the opponent's masks
  readonly #sums: Float64Array; // of the weights up to each arrangement

  constructor(view: View, told: readonly Event[]) {
    const me = view.viewer as Seat;
    this.#first = opponentOf(me) * MASKS_EACH;
    const factors = factorsOf(view, told, this.#first, me);
    const table = arrangementTable();
    this.#sums = new Float64Array(ARRANGEMENTS);
    let sum = 0;
    for (let at = 0, slot = 0; at < ARRANGEMENTS; at++, slot += MASKS_EACH) {
      let weight = 1;
      for (let mask = 0; mask < MASKS_EACH && weight > 0; mask++)
        weight *= factors[mask * KINDS.length + table[slot + mask]!]!;
      this.#sums[at] = sum += weight;
    }
    if (sum === 0) throw new Error('no arrangement agrees with this view');
  }

  /** The kinds of the opponent's masks in an arrangement, drawn by its weight. */
  sample(rng: Rng): Kind[] {
    const wanted = ((rng(GRAIN) + 0.5) / GRAIN) * this.#sums[ARRANGEMENTS - 1]!;
    let [low, high] = [0, ARRANGEMENTS - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#sums[middle]! > wanted) high = middle;
      else low = middle + 1;
    }
    return this.#kindsAt(low);
  }

  /** By the opponent's masks, how likely each is of each kind, in the order of KINDS. */
  marginals(): number[][] {
    const table = arrangementTable();
    const out = Array.from({ length: MASKS_EACH }, () => KINDS.map(() => 0));
    const all = this.#sums[ARRANGEMENTS - 1]!;
    for (let at = 0; at < ARRANGEMENTS; at++) {
      const weight = this.#sums[at]! - (at > 0 ? this.#sums[at - 1]! : 0);
      if (weight === 0) continue;
      for (let mask = 0; mask < MASKS_EACH; mask++) out[mask]![table[at * MASKS_EACH + mask]!]! += weight / all;
    }
    return out;
  }

  get first(): number {
    return this.#first;
  }

  #kindsAt(arrangement: number): Kind[] {
    const table = arrangementTable();
    return Array.from({ length: MASKS_EACH }, (_, mask) => KINDS[table[arrangement * MASKS_EACH + mask]!]!);
  }
}

/** By mask and kind: nothing where it is ruled out, else how well the kind explains what the mask did. */
function factorsOf({ kinds, clues }: View, told: readonly Event[], first: number, me: Seat): Float64Array {
  const habits = likelihoodsOf(told, me);
  const factors = new Float64Array(MASKS_EACH * KINDS.length);
  for (let mask = 0; mask < MASKS_EACH; mask++) {
    const shown = kinds[first + mask]!;
    const fit = kindsFor(clues[first + mask]!);
    KINDS.forEach((kind, at) => {
      const isPossible = shown === null ? hasKind(fit, kind) : shown === kind;
      factors[mask * KINDS.length + at] = isPossible ? (habits?.[first + mask]![at] ?? 1) : 0;
    });
  }
  return factors;
}
