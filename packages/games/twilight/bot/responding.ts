import { Net, Trail, sparse } from '@ridotto/bots';
import type { Finished, Player, Pupil, Responder, Rng, Seat } from '@ridotto/kernel';
import { guess } from '../rules/guess.ts';
import type { Answer, Twilight, View } from '../rules/model.ts';
import { reachable, type Reached } from '../rules/reachable.ts';
import { foreseen, type Foresight, type Judges } from './foresight.ts';
import { STRENGTHS } from './players.ts';
import { sightOf } from './sight.ts';
import { VALUE, VALUES } from './value-trained.ts';
import { inputsOf } from './value.ts';

const LEARNING: Foresight = { ends: 6, worlds: 4 };
const OVERLOOKS = 15; // ends of a turn, of a hundred: so it comes to try others than the best
const RATE = { first: 0.004, last: 0.0005 };
const DIGITS = 6;

/** Begins with the house's value, and changes it by what comes of rounds against its opponent, who goes by that value. */
export const responder: Responder<Twilight> = { begin: () => new TwilightPupil(Net.of(VALUE.rows(DIGITS))) };

export class TwilightPupil implements Pupil<Twilight> {
  readonly #net: Net;
  readonly #nothing: Float64Array;
  readonly #nets: Judges;
  readonly #trails = new Map<number, Trail>(); // by round

  constructor(net: Net) {
    this.#net = net;
    this.#nothing = net.begin(sparse(0));
    this.#nets = { own: net, other: VALUE };
  }

  readonly learner: Player<Twilight> = ({ view }, rng) => {
    const all = reachable(view);
    const seen = all.filter(() => rng(100) >= OVERLOOKS);
    const end = foreseen(view, seen.length > 0 ? seen : all, this.#nets, LEARNING, rng);
    this.#note(view, end, rng);
    return replyOf(end);
  };

  #note(view: View, end: Reached, rng: Rng): void {
    const inputs = inputsOf(sightOf(guess(view, rng), view.viewer as Seat), end); // the same in all that it can't tell apart
    const trail = this.#trails.get(view.round) ?? new Trail();
    trail.add(inputs, this.#net.chance(this.#nothing, inputs));
    this.#trails.set(view.round, trail);
  }

  learn({ view, told }: Finished<Twilight>, late: number): void {
    const rate = RATE.first + (RATE.last - RATE.first) * late;
    for (const event of told) {
      if (event.type !== 'round') continue;
      const { winner } = event.outcome;
      this.#trails.get(event.round)?.teach(this.#net, winner === null ? 0.5 : winner === view.viewer ? 1 : 0, rate);
    }
    this.#trails.clear();
  }

  manners(): Readonly<Record<string, Player<Twilight>>> {
    const { ends, worlds } = STRENGTHS.master;
    return {
      'as it began': looking(VALUES, { ends, worlds }),
      'as it has learnt': looking(this.#nets, { ends, worlds }),
      'as it has learnt, in more worlds': looking(this.#nets, { ends, worlds: 3 * worlds }),
      'as it has learnt, at first sight': looking(this.#nets, { ends: 1, worlds: 0 }),
    };
  }
}

const looking =
  (nets: Judges, depth: Foresight): Player<Twilight> =>
  ({ view }, rng) =>
    replyOf(foreseen(view, reachable(view), nets, depth, rng));

const replyOf = ({ steps }: Reached) => steps as readonly [Answer, ...Answer[]];
