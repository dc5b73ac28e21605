import type { Seat } from '@ridotto/kernel';
import { societyCards } from '../rules/deal.ts';
import type { EffectItem, Event, EventOf, Society } from '../rules/model.ts';

/** What a rider may be like: by how much likelier than one who acts for no reason it does what it does. */
interface Character {
  readonly share: number; // of those who have reasons
  readonly standsBy: number; // how often it supports whom it knows for the better friend
  readonly attacks: { readonly ally: number; readonly rival: number }; // those whose society it has seen
}

const CHARACTERS: readonly Character[] = [
  { share: 0.5, standsBy: 0.99, attacks: { ally: 1, rival: 1 } },
  { share: 0.2, standsBy: 0.99, attacks: { ally: 0.1, rival: 1.25 } },
  { share: 0.3, standsBy: 0.8, attacks: { ally: 0.6, rival: 1.15 } }, // overlooks some of what it knows
];

/** Riders of a table are mostly alike. Measured on games among those of the pool. */
const IDLE_TABLES = 0.7; // where all act for no reason: more than there are, as wrong reasons mislead more than none
const IDLE_RIDERS = 0.05; // elsewhere

/** What tells the one from the other, whatever the societies are: how likely each of them does what is up to it. */
interface Sense {
  readonly reasoned: number;
  readonly idle: number;
}

const SKIPS: Sense = { reasoned: 0.05, idle: 0.5 }; // an effect that it may use, and that can't harm it
const LOOKS: Sense = { reasoned: 0.93, idle: 0.5 }; // at a society that it hasn't seen, where it may search instead
const LOOKS_AGAIN: Sense = { reasoned: 0.03, idle: 0.5 }; // at one that it has
const MEDDLES: Sense = { reasoned: 0.06, idle: 0.25 }; // spends tokens on a duel of others

/** The Sextant has to be used [C23], and the Tome may cost a good profession [C27]. */
const isBoon = (item: EffectItem): boolean => item !== 'sextant' && item !== 'tome';

const ratioOf = ({ reasoned, idle }: Sense): number => reasoned / idle;
const otherwise = ({ reasoned, idle }: Sense): Sense => ({ reasoned: 1 - reasoned, idle: 1 - idle });

/**
 * Weighs every deal of societies by what riders did who had seen one. Each of them may have reasons or none, and what
 * they do tells which: who sides with anybody proves nothing.
 */
export class Judge {
  readonly #worlds: readonly (readonly Society[])[];
  readonly #viewer: Seat;
  readonly #cards: number; // of each society
  readonly #likelihoods: readonly (readonly Float64Array[])[]; // by seat, character and world, of all that it did
  readonly #reason: Float64Array; // by seat: the same of what has nothing to do with societies
  readonly #seen: readonly Set<Seat>[]; // by seat: whose societies it has seen
  #duel: EventOf<'attacked'> | undefined;
  #hasSpoils = false;

  constructor(worlds: readonly (readonly Society[])[], viewer: Seat) {
    this.#worlds = worlds;
    this.#viewer = viewer;
    this.#cards = societyCards(worlds[0]!.length);
    this.#likelihoods = worlds[0]!.map(() => CHARACTERS.map(() => new Float64Array(worlds.length).fill(1)));
    this.#reason = new Float64Array(worlds[0]!.length).fill(1);
    this.#seen = worlds[0]!.map((_, seat) => new Set([seat]));
  }

  /** Whether it may have changed the judge's mind. */
  hear(event: Event): boolean {
    if (event.type === 'sawSociety' || event.type === 'sawItems') return this.#looked(event);
    if (event.type === 'attacked') return this.#attacked(event);
    if (event.type === 'supported') return this.#supported(event);
    if (event.type === 'spent') return !this.#isOwnDuel(event.by) && this.#acted(event.by, ratioOf(MEDDLES));
    if (event.type === 'read') return isBoon(event.item) && this.#acted(event.to, ratioOf(otherwise(SKIPS)));
    if (event.type === 'skipped')
      return isBoon(event.item) && this.#acted(event.by, ratioOf(SKIPS) / ratioOf(otherwise(SKIPS)));
    if (event.type === 'decided') this.#hasSpoils = true;
    return false;
  }

  #isOwnDuel(seat: Seat): boolean {
    return seat === this.#duel!.by || seat === this.#duel!.to;
  }

  /** Whoever wins a duel may look at the loser's society or search it [C37]. */
  #looked({ type, by, to }: EventOf<'sawSociety' | 'sawItems'>): boolean {
    const seen = this.#seen[by]!;
    const isSpoils = this.#hasSpoils && this.#isOwnDuel(by);
    const sense = seen.has(to) ? LOOKS_AGAIN : LOOKS;
    if (isSpoils) this.#hasSpoils = false;
    if (type === 'sawSociety') seen.add(to);
    return isSpoils && this.#acted(by, ratioOf(type === 'sawSociety' ? sense : otherwise(sense)));
  }

  #attacked(duel: EventOf<'attacked'>): boolean {
    this.#duel = duel;
    this.#hasSpoils = false;
    const { by, to } = duel;
    if (by === this.#viewer || !this.#seen[by]!.has(to)) return false;
    this.#weigh(by, (world, { attacks }) => (world[by] === world[to] ? attacks.ally : attacks.rival));
    return true;
  }

  #supported({ support }: EventOf<'supported'>): boolean {
    const { by: attacker, to: defender } = this.#duel!;
    support.forEach((side, seat) => {
      if (side === null || seat === this.#viewer) return;
      const [chosen, other] = side === 'attacker' ? [attacker, defender] : [defender, attacker];
      const seen = this.#seen[seat]!;
      if (!seen.has(chosen) && !seen.has(other)) return;
      this.#weigh(seat, (world, { standsBy }) => {
        const liking = this.#liking(world, seat, chosen) - this.#liking(world, seat, other);
        return liking === 0 ? 1 : 2 * (liking > 0 ? standsBy : 1 - standsBy);
      });
    });
    return true;
  }

  /** 1 for whom a seat would know to be an ally, were this the world, -1 for a rival: by what it saw, or as the rest [C6]. */
  #liking(world: readonly Society[], seat: Seat, other: Seat): number {
    const seen = this.#seen[seat]!;
    const isAlly = (one: Seat) => world[one] === world[seat];
    if (seen.has(other)) return isAlly(other) ? 1 : -1;
    let allies = 0;
    for (const one of seen) if (isAlly(one)) allies++;
    return allies === this.#cards ? -1 : seen.size - allies === this.#cards ? 1 : 0;
  }

  #weigh(seat: Seat, factorOf: (world: readonly Society[], character: Character) => number): void {
    CHARACTERS.forEach((character, at) => {
      const likelihoods = this.#likelihoods[seat]![at]!;
      this.#worlds.forEach((world, place) => (likelihoods[place]! *= factorOf(world, character)));
    });
  }

  #acted(seat: Seat, factor: number): boolean {
    if (seat === this.#viewer) return false;
    this.#reason[seat]! *= factor;
    return true;
  }

  weights(): number[] {
    const weights = this.#worlds.map((_, at) => IDLE_TABLES + (1 - IDLE_TABLES) * this.#likelihoodOf(at));
    const sum = weights.reduce((all, one) => all + one, 0);
    return weights.map((one) => one / sum);
  }

  /** Of all that was done in a world, at a table where most have reasons. */
  #likelihoodOf(place: number): number {
    return this.#likelihoods.reduce((product, ofSeat, seat) => {
      const reasoned = CHARACTERS.reduce((sum, { share }, at) => sum + share * ofSeat[at]![place]!, 0);
      return product * (IDLE_RIDERS + (1 - IDLE_RIDERS) * this.#reason[seat]! * reasoned);
    }, 1);
  }
}
