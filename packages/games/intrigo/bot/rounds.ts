import type { Seat } from '@ridotto/kernel';
import type { DraftSeen } from '../rules/guess.ts';
import { HAND, type Card, type Event, type Family } from '../rules/model.ts';
import { draftsOf } from './drafts.ts';
import { STEPS, reasonIn } from './keeping.ts';

/** A round, as a seat was told of it. */
interface Round {
  readonly seen: Card[][]; // the packs that came by
  readonly kept: Card[];
  readonly placed: Card[][]; // by seat
}

/**
 * Follows what was told. What was placed in a round tells how the others kept: a view forgets the rounds before, but
 * not whoever was there.
 */
export class Rounds {
  readonly #viewer: Seat;
  #families: readonly Family[] = [];
  #round: Round | undefined;
  #heard = 0;
  #drafted: number[] = []; // by step of this round's draft: which of all events told it
  readonly #unjudged: Round[] = []; // finished rounds: they are looked at when somebody wants to know
  #reason = 1;

  constructor(viewer: Seat) {
    this.#viewer = viewer;
  }

  get drafted(): readonly number[] {
    return this.#drafted;
  }

  /** How much likelier what was seen of earlier rounds is at a table where most keep for a reason. */
  get reason(): number {
    for (const round of this.#unjudged.splice(0)) this.#reason *= this.#reasonOf(round);
    return this.#reason;
  }

  hear(event: Event): void {
    const number = this.#heard++;
    if (event.type === 'seated') this.#families = event.families;
    if (event.type === 'dealt') this.#begin(event.hands);
    if (event.type === 'placed') this.#round?.placed[event.seat]!.push(event.card);
    if (event.type !== 'drafted') return;
    this.#drafted.push(number);
    this.#round?.kept.push(event.cards[this.#viewer]!);
    if (event.kept < HAND) this.#round?.seen.push([...event.packs[this.#viewer]!]);
  }

  #begin(hands: readonly (readonly Card[] | null)[]): void {
    if (this.#round) this.#unjudged.push(this.#round);
    this.#round = { seen: [[...hands[this.#viewer]!]], kept: [], placed: hands.map(() => []) };
    this.#drafted = [];
  }

  #reasonOf({ seen, kept, placed }: Round): number {
    const known: DraftSeen = {
      viewer: this.#viewer,
      seats: placed.length,
      drafted: HAND,
      holding: placed.map(({ length }) => HAND - length),
      seen,
      kept,
    };
    const drafts = draftsOf(known, { placed, lacking: placed.map(() => []) });
    const others = placed.flatMap((_, seat) => (seat === this.#viewer ? [] : [seat]));
    const reasons = reasonIn(drafts, this.#families, others, STEPS);
    return reasons.reduce((sum, one) => sum + one, 0) / reasons.length;
  }
}
