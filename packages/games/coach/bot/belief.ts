import type { Because, Belief, Beliefs, Credence, Marginal, Rng, Seat } from '@ridotto/kernel';
import { countOf } from '../rules/bag.ts';
import { evenlyBy } from '../rules/knowledge/chance.ts';
import { itemCase, itemKinds } from '../rules/knowledge/clues.ts';
import { guessSome } from '../rules/knowledge/guess.ts';
import { tracksOf } from '../rules/knowledge/notebook.ts';
import { provedSocieties } from '../rules/knowledge/societies.ts';
import { SOCIETIES, TREASURE } from '../rules/model.ts';
import type { Coach, Item, Society, State, View } from '../rules/model.ts';
import { shiftsOf, sidesOf, trustIn, type Sides } from './sides.ts';

const DRAWN = 4; // worlds for each one that is wanted
const COUNTED = 64; // worlds in which it is counted who holds what

const TREASURES: readonly Item[] = SOCIETIES.map((society) => TREASURE[society]);

/**
 * Who belongs to which society: every deal, by how everybody has sided. Who holds what is drawn from all that the
 * clues allow; it goes with every deal of societies alike.
 */
export class RideBelief implements Belief<Coach> {
  readonly #credence: Credence;
  #seen: { readonly view: View; readonly sides: Sides } | undefined;

  constructor(credence: Credence) {
    this.#credence = credence;
  }

  /** A view remembers all that was told. */
  observe(view: View): void {
    this.#seen = { view, sides: sidesOf(view, this.#credence === 'weighed' ? 'of behaviour' : 'none') };
  }

  sample(count: number, rng: Rng): State[] {
    const { worlds, weights } = this.#weighed(count * DRAWN, rng);
    return evenlyBy(weights, count, rng).map((at) => worlds[at]!);
  }

  #weighed(count: number, rng: Rng): { readonly worlds: readonly State[]; readonly weights: readonly number[] } {
    const { view, sides } = this.#now();
    const worlds = guessSome(view, count, rng);
    const shares = new Map(sides.worlds.map((societies, at) => [societies.join(), sides.weights[at]!]));
    return { worlds, weights: worlds.map((world) => shares.get(world.societies.join())!) };
  }

  marginals(rng: Rng): Marginal[] {
    const { view, sides } = this.#now();
    const proved = provedSocieties(view);
    const strangers = proved.flatMap((society, seat) => (society === null ? [seat] : []));
    const societies = strangers.map((seat) => {
      const chances = SOCIETIES.map((society) => [society, trustIn(sides, society, seat)] as const);
      return { about: `${seat} society`, chances: Object.fromEntries(chances) };
    });
    return [...societies, ...heldIn(view, guessSome(view, COUNTED, rng))];
  }

  explain(about: string, value: string): Because[] {
    const [seat, what] = about.split(' ');
    if (what !== 'society') return [];
    const factors = shiftsOf(this.#now().view, Number(seat), value as Society);
    return factors
      .flatMap((factor, event) => (factor === 1 ? [] : [{ event, factor }]))
      .sort((a, b) => Math.abs(Math.log(b.factor)) - Math.abs(Math.log(a.factor)));
  }

  #now(): { readonly view: View; readonly sides: Sides } {
    if (!this.#seen) throw new Error('nothing was observed');
    return this.#seen;
  }
}

const UNSEEN = 0.3; // worlds for each count that may be and that was in none of those drawn

/** How many of each treasure the others hold, where that isn't proved: it goes with every deal of societies alike. */
function heldIn(view: View, worlds: readonly State[]): Marginal[] {
  const kinds = itemKinds(view.seats);
  const tracks = tracksOf(itemCase(view).problem);
  return othersIn(view).flatMap((seat) =>
    TREASURES.flatMap((item) => {
      const { least, most } = tracks(kinds.indexOf(item), [seat]);
      if (least === most) return [];
      const counts = worlds.map((world) => countOf(world.items[seat]!, item));
      const all = worlds.length + UNSEEN * (most - least + 1);
      const chances: Record<string, number> = {};
      for (let count = least; count <= most; count++)
        chances[count] = (counts.filter((one) => one === count).length + UNSEEN) / all;
      return [{ about: `${seat} ${item}`, chances }];
    }),
  );
}

const othersIn = ({ hands, viewer }: View): Seat[] => hands.flatMap((_, seat) => (seat === viewer ? [] : [seat]));

export const beliefs: Beliefs<Coach> = {
  begin: (_viewer, credence) => new RideBelief(credence),
  truths({ societies, items }, viewer) {
    const truths: Record<string, string> = {};
    items.forEach((hand, seat) => {
      if (seat === viewer) return;
      truths[`${seat} society`] = societies[seat]!;
      for (const item of TREASURES) truths[`${seat} ${item}`] = `${countOf(hand, item)}`;
    });
    return truths;
  },
};
