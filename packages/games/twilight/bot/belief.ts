import { evenlyBy, oddsIn } from '@ridotto/bots';
import { seeded, shuffle } from '@ridotto/kernel';
import type { Because, Belief, Beliefs, Credence, Marginal, Rng, Seat } from '@ridotto/kernel';
import { guess, hiddenHands, unseenCounts } from '../rules/guess.ts';
import { CARDS, bagOf, opponentOf, tally, without } from '../rules/model.ts';
import type { Bag, Board, Card, Event, Pair, State, Twilight, View } from '../rules/model.ts';
import { reachable } from '../rules/reachable.ts';
import { Turns, type TurnMade } from './turns.ts';
import { WEIGHTS, worthOf } from './worth.ts';

const DRAWN = 3; // worlds for each one that is wanted
const COUNTED = 400; // in which it is counted what the opponent may hold
const UNSEEN = 0.3; // worlds for each count that may be and that was in none of those drawn
const EXPLAINED = 200; // in which it is counted what a turn has changed
const SLIGHT = 0.01; // log of a factor that is not worth a word
const WARMTHS = [1, 4] as const; // differences in worth up to which people may choose the worse, some and others
const IDLE = 0.25; // of turns that are made for no reason

interface Weighed {
  readonly worlds: readonly State[];
  readonly weights: readonly number[];
}

/** What the opponent holds: any of the unseen cards, by how well they explain the last turn. */
export class HandBelief implements Belief<Twilight> {
  readonly #opponent: Seat;
  readonly #credence: Credence;
  readonly #turns = new Turns();
  #view: View | undefined;
  #judged: Weighed | undefined; // what explanations go by

  constructor(me: Seat, credence: Credence) {
    this.#opponent = opponentOf(me);
    this.#credence = credence;
  }

  observe(view: View, told: readonly Event[]): void {
    for (const event of told) this.#turns.hear(event);
    this.#view = view;
    this.#judged = undefined;
  }

  sample(count: number, rng: Rng): State[] {
    if (this.#credence === 'proved') return Array.from({ length: count }, () => guess(this.#now(), rng));
    const { worlds, weights } = this.#weighed(count * DRAWN, rng);
    return evenlyBy(weights, count, rng).map((at) => worlds[at]!);
  }

  /** Of each sort of card that isn't counted out, how many the opponent holds. */
  marginals(rng: Rng): Marginal[] {
    const { worlds, weights } = this.#weighed(COUNTED, rng);
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    const counts = worlds.map(({ hands }) => tally(hands[this.#opponent]!));
    return this.#bounds().flatMap(({ card, rank, least, most }) => {
      if (least === most) return [];
      const chances: Record<string, number> = {};
      const unseen = UNSEEN / (COUNTED + UNSEEN * (most - least + 1));
      for (let count = least; count <= most; count++) chances[count] = unseen;
      counts.forEach((held, at) => (chances[held[rank]!]! += (weights[at]! / all) * (1 - unseen * (most - least + 1))));
      return [{ about: card, chances }];
    });
  }

  /** How many of each sort of card the opponent holds at least and at most, by counting. */
  #bounds(): { readonly card: Card; readonly rank: number; readonly least: number; readonly most: number }[] {
    const hidden = hiddenHands(this.#now());
    const unseen = unseenCounts(this.#now(), hidden);
    const { known, missing } = hidden[0]!;
    const sure = tally(known);
    return CARDS.map((card, rank) => {
      const least = sure[rank]!;
      return { card, rank, least, most: least + Math.min(missing, unseen[rank]!) };
    });
  }

  /** The opponent's last turn is all that is judged: by how much it has changed the odds of so many of a card. */
  explain(about: string, value: string): Because[] {
    const last = this.#turns.lastOf(this.#opponent);
    const rank = CARDS.findIndex((card) => card === about);
    if (!last || rank < 0) return [];
    const { worlds, weights } = (this.#judged ??= this.#weighed(EXPLAINED, seeded(last.event)));
    const isSo = worlds.map(({ hands }) => `${tally(hands[this.#opponent]!)[rank]}` === value);
    const alike = worlds.map(() => 1);
    const factor = oddsIn(isSo, weights) / oddsIn(isSo, alike);
    return Math.abs(Math.log(factor)) < SLIGHT ? [] : [{ event: last.event, factor }];
  }

  #weighed(count: number, rng: Rng): Weighed {
    const worlds = Array.from({ length: count }, () => guess(this.#now(), rng));
    const last = this.#credence === 'weighed' ? this.#turns.lastOf(this.#opponent) : undefined;
    if (!last || last.spent.length === 0) return { worlds, weights: worlds.map(() => 1) };
    return { worlds, weights: worlds.map((world) => this.#likelihoodOf(last, world, rng)) };
  }

  /** How likely the last turn was with what of a hand was there before: any of its unknown cards may be new. */
  #likelihoodOf(last: TurnMade, { hands, known }: State, rng: Rng): number {
    const hand = hands[this.#opponent]!;
    const unknown = shuffle([...without(hand, known[this.#opponent]!)], rng);
    const kept = without(hand, unknown.slice(0, last.drew));
    return IDLE + (1 - IDLE) * chanceOf(last, bagOf([...kept, ...last.spent]), this.#opponent);
  }

  #now(): View {
    if (!this.#view) throw new Error('nothing was observed');
    return this.#view;
  }
}

/** How much likelier somebody with reasons would make a turn than one who makes any, by what its results are worth. */
function chanceOf({ from, to, spent }: TurnMade, hand: Bag, seat: Seat): number {
  const hands: Pair<Bag> = seat === 0 ? [hand, []] : [[], hand];
  const all = reachable({ board: from, hands, toMove: seat, played: [] });
  const at = all.findIndex((one) => isSame(one.board, to) && one.spent.join() === spent.join());
  if (at < 0) return 1;
  const worths = all.map((one) => worthOf(one.board, seat, WEIGHTS) - WEIGHTS.card * one.spent.length);
  const best = Math.max(...worths);
  const chances = WARMTHS.map((warmth) => {
    const likings = worths.map((worth) => Math.exp((worth - best) / warmth));
    return (all.length * likings[at]!) / likings.reduce((sum, liking) => sum + liking, 0);
  });
  return chances.reduce((sum, chance) => sum + chance, 0) / WARMTHS.length;
}

const isSame = (a: Board, b: Board): boolean =>
  a.doge === b.doge &&
  a.w === b.w &&
  a.e === b.e &&
  a.merchant === b.merchant &&
  a.harlequin === b.harlequin &&
  a.favourite === b.favourite;

export const beliefs: Beliefs<Twilight> = {
  begin: (viewer, credence) => new HandBelief(viewer, credence),
  truths({ hands }, viewer) {
    const counts = tally(hands[opponentOf(viewer)]!);
    return Object.fromEntries(CARDS.map((card, rank) => [card, `${counts[rank]}`]));
  },
};
