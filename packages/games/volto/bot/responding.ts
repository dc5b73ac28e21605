import { Net, Trail, sparse, type Sparse } from '@ridotto/bots';
import type { Asked, Finished, Player, Pupil, Responder, Rng } from '@ridotto/kernel';
import type { Arrange, Move, Volto } from '../rules/model.ts';
import { Arranging } from './arranging.ts';
import { INPUTS, Outlook } from './outlook.ts';
import { STRENGTHS, arrangement, players } from './players.ts';
import { weighed, type Depth } from './search.ts';

const HIDDEN = 32;
const RATE = { first: 0.02, last: 0.002 };
const NEAR = 0.15; // standard deviations: moves that the search can hardly tell apart
const FAR = 0.6;
const WHIM = 8; // moves of a hundred that it makes at random, of those that are not far from the best

/**
 * Learns what its moves come to against its opponent, beside what the strongest player's search thinks of them; and
 * which arrangements do best.
 */
export const responder: Responder<Volto> = {
  begin: (rng) => new VoltoPupil(Net.newborn(INPUTS, HIDDEN, rng)),
};

interface Considered {
  readonly move: Move;
  readonly behind: number;
  readonly inputs: Sparse;
  readonly chance: number;
}

export class VoltoPupil implements Pupil<Volto> {
  readonly #net: Net;
  readonly #nothing: Float64Array;
  readonly #arranging = new Arranging();
  #arranged: Arrange | undefined;
  #trail = new Trail();

  constructor(net: Net) {
    this.#net = net;
    this.#nothing = net.begin(sparse(0));
  }

  readonly learner: Player<Volto> = (asked, rng) => {
    if (asked.view.phase === 'arrange') return [(this.#arranged = this.#arranging.tried(rng))];
    const all = this.#considered(asked, STRENGTHS.keen, rng).filter(({ behind }) => behind <= FAR);
    const isWhim = rng(100) < WHIM;
    const { move, inputs, chance } = isWhim ? all[rng(all.length)]! : likeliest(all, NEAR);
    this.#trail.add(inputs, chance);
    return [move];
  };

  learn({ score }: Finished<Volto>, late: number): void {
    this.#trail.teach(this.#net, score, RATE.first + (RATE.last - RATE.first) * late);
    if (this.#arranged) this.#arranging.learn(this.#arranged, score);
    this.#trail = new Trail();
  }

  manners(): Readonly<Record<string, Player<Volto>>> {
    return {
      'as it began': players.master,
      'with arrangements that it has learnt': arranged((rng) => this.#arranging.best(rng), players.master),
      'as it has learnt': arranged((rng) => this.#arranging.best(rng), this.#moving(NEAR)),
      'as it has learnt, more freely': arranged((rng) => this.#arranging.best(rng), this.#moving(FAR)),
      'as it has learnt, but for arrangements': arranged(arrangement, this.#moving(NEAR)),
    };
  }

  #moving(margin: number): Player<Volto> {
    return (asked, rng) => [likeliest(this.#considered(asked, STRENGTHS.master, rng), margin).move];
  }

  /** All moves, with what the search and what was learnt say of them. */
  #considered({ view, told, options }: Asked<Volto>, depth: Depth, rng: Rng): Considered[] {
    const moves = options as readonly Move[];
    const worths = weighed(view, told, moves, depth, rng);
    const behinds = behindIn(worths);
    const outlook = new Outlook(view);
    return moves.map((move, at) => {
      const behind = behinds[at]!;
      const inputs = outlook.after(move, behind);
      return { move, behind, inputs, chance: this.#net.chance(this.#nothing, inputs) };
    });
  }
}

/** How far each is behind the best, in standard deviations. */
function behindIn(worths: readonly number[]): number[] {
  const most = Math.max(...worths);
  const mean = worths.reduce((sum, worth) => sum + worth, 0) / worths.length;
  const spread = Math.sqrt(worths.reduce((sum, worth) => sum + (worth - mean) ** 2, 0) / worths.length);
  return worths.map((worth) => (spread === 0 ? 0 : (most - worth) / spread));
}

/** The move that is likeliest to win, of those that are hardly behind the best. */
const likeliest = (all: readonly Considered[], margin: number): Considered =>
  all.filter(({ behind }) => behind <= margin).reduce((top, one) => (one.chance > top.chance ? one : top));

const arranged =
  (arrange: (rng: Rng) => Arrange, moves: Player<Volto>): Player<Volto> =>
  (asked, rng) =>
    asked.view.phase === 'arrange' ? [arrange(rng)] : moves(asked, rng);
