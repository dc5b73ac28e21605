import { evenlyBy } from '@ridotto/bots';
import type { Because, Belief, Beliefs, Credence, Marginal, Rng, Seat } from '@ridotto/kernel';
import { guess, worldOf } from '../rules/guess.ts';
import { HAND, deckOf, less } from '../rules/model.ts';
import type { Card, Event, Intrigo, State, View } from '../rules/model.ts';
import { shownBy } from '../rules/plays.ts';
import { draftsOf, keptIn, type Draft } from './drafts.ts';
import { STEPS, reasonIn } from './keeping.ts';
import { Rounds } from './rounds.ts';

const IDLE_TABLES = 0.96; // where everybody keeps any card: a high guess, as wrong reasons mislead more than none
const SLIGHT = 0.001; // log of a factor that is not worth a word

/** Who kept which card in the draft: every way that the packs can have gone, by what people like to keep. */
export class DraftBelief implements Belief<Intrigo> {
  readonly #credence: Credence;
  readonly #rounds: Rounds;
  #bySteps: readonly Float64Array[] | undefined; // how likely each draft is by its first steps: what explanations go by
  #view: View | undefined;
  #known: { readonly drafts: readonly Draft[]; readonly weights: Float64Array } | undefined;

  constructor(viewer: Seat, credence: Credence) {
    this.#credence = credence;
    this.#rounds = new Rounds(viewer);
  }

  /** A view remembers the whole round; what was told, who kept for a reason in the rounds before. */
  observe(view: View, told: readonly Event[]): void {
    for (const event of told) this.#rounds.hear(event);
    this.#view = view;
    this.#known = undefined;
    this.#bySteps = undefined;
  }

  sample(count: number, rng: Rng): State[] {
    const view = this.#now();
    if (isOpen(view)) return Array.from({ length: count }, () => guess(view, rng));
    const { drafts, weights } = this.#weighed();
    const shown = shownBy(view.plays, view.seats);
    return evenlyBy(weights, count, rng).map((at) => worldOf(view, drafts[at]!, shown));
  }

  /** Whether somebody else has a card of a name in hand: `2 C4`. */
  marginals(): Marginal[] {
    const view = this.#now();
    if (isOpen(view)) return [];
    const { drafts, weights } = this.#weighed();
    const { placed } = shownBy(view.plays, view.seats);
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    return othersIn(view).flatMap((seat) => {
      const held = new Map<Card, number>();
      drafts.forEach((draft, at) => {
        for (const card of new Set(less(keptIn(draft, seat), placed[seat]!)))
          held.set(card, (held.get(card) ?? 0) + weights[at]! / all);
      });
      return [...held].flatMap(([card, chance]) =>
        chance > 1 - 1e-9 ? [] : [{ about: `${seat} ${card}`, chances: { yes: chance, no: 1 - chance } }],
      );
    });
  }

  /** All evidence is in the draft: by how much each step of it has changed the odds. */
  explain(about: string, value: string): Because[] {
    const view = this.#now();
    if (isOpen(view) || this.#credence === 'proved') return [];
    const [seat, card] = about.split(' ') as [string, Card];
    const { drafts } = this.#weighed();
    const placed = shownBy(view.plays, view.seats).placed[Number(seat)] ?? [];
    const isSo = drafts.map((draft) => less(keptIn(draft, Number(seat)), placed).includes(card) === (value === 'yes'));
    if (isSo.every((so) => so === isSo[0])) return []; // proved
    this.#bySteps ??= Array.from({ length: STEPS + 1 }, (_, steps) => this.#weightsOf(drafts, steps));
    const odds = this.#bySteps.map((weights) => oddsOf(isSo, weights));
    return this.#rounds.drafted
      .slice(0, STEPS)
      .map((event, step) => ({ event, factor: odds[step + 1]! / odds[step]! }))
      .filter(({ factor }) => Math.abs(Math.log(factor)) > SLIGHT)
      .sort((a, b) => Math.abs(Math.log(b.factor)) - Math.abs(Math.log(a.factor)));
  }

  #weighed(): { readonly drafts: readonly Draft[]; readonly weights: Float64Array } {
    if (this.#known) return this.#known;
    const view = this.#now();
    const drafts = draftsOf(view, shownBy(view.plays, view.seats));
    const isProved = this.#credence === 'proved';
    const weights = isProved ? new Float64Array(drafts.length).fill(1) : this.#weightsOf(drafts, STEPS);
    return (this.#known = { drafts, weights });
  }

  /** How likely each draft is by the first steps of it; by none of them, all are alike. */
  #weightsOf(drafts: readonly Draft[], steps: number): Float64Array {
    const view = this.#now();
    const { reason } = this.#rounds;
    return reasonIn(drafts, view.families, othersIn(view), steps).map(
      (one) => IDLE_TABLES + (1 - IDLE_TABLES) * reason * one,
    );
  }

  #now(): View {
    if (!this.#view) throw new Error('nothing was observed');
    return this.#view;
  }
}

/** While cards are kept, what is hidden is mostly where nobody has looked yet. */
const isOpen = ({ drafted }: View): boolean => drafted < HAND;

const othersIn = ({ seats, viewer }: View): Seat[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== viewer);

/** How much more weight drafts have where it is so than where it isn't; these are all drafts, and none has no weight. */
function oddsOf(isSo: readonly boolean[], weights: Float64Array): number {
  let [yes, no] = [0, 0];
  isSo.forEach((so, at) => (so ? (yes += weights[at]!) : (no += weights[at]!)));
  return yes / no;
}

export const beliefs: Beliefs<Intrigo> = {
  begin: (viewer, credence) => new DraftBelief(viewer, credence),
  truths({ hands, seats }, viewer) {
    const names = [...new Set(deckOf(seats))];
    const others = hands.flatMap((hand, seat) => (seat === viewer ? [] : [{ hand, seat }]));
    return Object.fromEntries(
      others.flatMap(({ hand, seat }) => names.map((card) => [`${seat} ${card}`, hand.includes(card) ? 'yes' : 'no'])),
    );
  },
};
