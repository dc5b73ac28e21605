import type { Seat } from '@ridotto/kernel';
import { societyWorlds } from '../rules/knowledge/societies.ts';
import type { EventOf, Society, View } from '../rules/model.ts';

/** Every way to give the societies to the seats, with how likely it is; together they make one. */
export interface Sides {
  readonly worlds: readonly (readonly Society[])[];
  readonly weights: readonly number[];
}

/** How riders are taken to behave; less certain than they are, since strangers have reasons of their own. */
const STANDS_BY = 0.8; // supports an ally against a rival, where it has seen a society of the two
const SPARES = 0.5; // how much rarer an attack on a seen ally is than on a seen rival

/** Whether a rider draws conclusions from how others behave. */
export type Judgement = 'none' | 'of behaviour';

/** What the viewer has seen is certain; the rest is judged by how everybody has sided with whom. */
export function sidesOf(view: View, judgement: Judgement): Sides {
  const worlds = societyWorlds(view);
  if (worlds.length === 1 || judgement === 'none') return { worlds, weights: worlds.map(() => 1 / worlds.length) };
  const judge = new Judge(worlds, view.viewer as Seat);
  for (const event of view.history) {
    if (event.type === 'sawSociety') judge.saw(event.by, event.to);
    if (event.type === 'attacked') judge.attacked(event);
    if (event.type === 'supported') judge.supported(event);
  }
  return { worlds, weights: judge.weights() };
}

const TINY = 1e-100; // numbers below would vanish

class Judge {
  readonly #worlds: Sides['worlds'];
  readonly #viewer: Seat;
  readonly #weights: number[];
  readonly #seen = new Set<number>(); // who has seen whose society
  #duel: EventOf<'attacked'> | undefined;

  constructor(worlds: Sides['worlds'], viewer: Seat) {
    this.#worlds = worlds;
    this.#viewer = viewer;
    this.#weights = worlds.map(() => 1);
  }

  saw(by: Seat, to: Seat): void {
    this.#seen.add(keyOf(by, to));
  }

  attacked(duel: EventOf<'attacked'>): void {
    this.#duel = duel;
    const { by, to } = duel;
    if (by === this.#viewer || !this.#seen.has(keyOf(by, to))) return;
    this.#weigh((world) => (world[by] === world[to] ? SPARES : 1));
  }

  supported({ support }: EventOf<'supported'>): void {
    const { by: attacker, to: defender } = this.#duel!;
    support.forEach((side, seat) => {
      if (side === null || seat === this.#viewer) return;
      const [chosen, other] = side === 'attacker' ? [attacker, defender] : [defender, attacker];
      const knows = { chosen: this.#seen.has(keyOf(seat, chosen)), other: this.#seen.has(keyOf(seat, other)) };
      if (!knows.chosen && !knows.other) return;
      this.#weigh((world) => {
        const liking = (knows.chosen ? like(world, seat, chosen) : 0) - (knows.other ? like(world, seat, other) : 0);
        return liking > 0 ? STANDS_BY : liking < 0 ? 1 - STANDS_BY : 1 / 2;
      });
    });
  }

  weights(): number[] {
    const sum = this.#weights.reduce((all, one) => all + one, 0);
    return this.#weights.map((one) => one / sum);
  }

  #weigh(factor: (world: readonly Society[]) => number): void {
    this.#worlds.forEach((world, at) => (this.#weights[at]! *= factor(world)));
    if (Math.max(...this.#weights) > TINY) return;
    this.#weights.forEach((weight, at) => (this.#weights[at] = weight / TINY));
  }
}

const keyOf = (by: Seat, to: Seat): number => by * 8 + to;

const like = (world: readonly Society[], seat: Seat, other: Seat): number => (world[seat] === world[other] ? 1 : -1);

/** How likely a seat is of the viewer's own society. */
export const trustIn = ({ worlds, weights }: Sides, society: Society, seat: Seat): number =>
  weights.reduce((sum, weight, at) => (worlds[at]![seat] === society ? sum + weight : sum), 0);
