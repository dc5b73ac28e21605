import { seeded, silence, type AnyAnalyst, type AnyKinds, type AnyTitle, type Rng, type Seat } from '@ridotto/kernel';

type State = AnyKinds['state'];
type Answer = AnyKinds['answer'];

/** What seats got of a game, one by one: 1 for having won, 1/2 where nobody did. */
export type Shares = readonly number[];

export const UNDECIDED = 1 / 2;
const MOST = 2000; // steps of a playout, where the game names no number
export const WORLDS = 30; // in which a win at once must be one

export function sharesOf(payoffs: readonly number[]): Shares {
  const best = Math.max(...payoffs);
  if (payoffs.every((payoff) => payoff === best)) return payoffs.map(() => UNDECIDED);
  return payoffs.map((payoff) => Number(payoff === best));
}

/** Somebody has to say how a game goes on; `view` costs time, so quick ones do without. */
export type Players = Pick<AnyAnalyst, 'quick' | 'most'>;

/** The house's bot as a player of playouts, for games that have no quicker one. */
export const botPlayers = ({ game, bot }: AnyTitle): Players => ({
  quick: (state, seat, options, rng) => bot(game.view(state, seat), options, rng),
});

/** Plays a state to its end, in place. */
export function playOn(
  { game }: AnyTitle,
  { quick, most = MOST }: Players,
  state: State,
  rng: Rng,
): Shares | undefined {
  for (let steps = 0; steps < most; steps++) {
    const turn = game.turn(state);
    switch (turn.kind) {
      case 'over':
        return sharesOf(turn.payoffs);
      case 'roll':
        game.applyRoll(state, game.roll(state, rng), silence);
        break;
      case 'ask':
        game.apply(
          state,
          turn.seats.map((seat) => quick(state, seat, game.options(state, seat), rng)),
          silence,
        );
    }
  }
  return undefined;
}

/** Plays out one game after another, each from a number of its own: the same numbers give the same games. */
export class Playouts {
  readonly #title: AnyTitle;
  readonly #players: Players;
  readonly #seed: number;

  constructor(title: AnyTitle, players: Players, seed: number) {
    this.#title = title;
    this.#players = players;
    this.#seed = seed;
  }

  /** From the world as it was: the shares of each seat, playout by playout. */
  open(state: State, at: number, seats: number, count: number): readonly Shares[] {
    return Array.from({ length: count }, (_, i) => {
      const rng = this.#rngFor(at, -1, i);
      return this.#played(this.#title.game.clone(state), rng, seats);
    });
  }

  /** What the house's bot would say; undefined where the seat isn't asked, or has nothing to choose. */
  advice(state: State, at: number, seat: Seat): Answer | undefined {
    const { game, bot } = this.#title;
    const turn = game.turn(state);
    if (turn.kind !== 'ask' || !turn.seats.includes(seat)) return undefined;
    const options = game.options(state, seat);
    return options.length < 2 ? undefined : bot(game.view(state, seat), options, this.#rngFor(at, seat, -1));
  }

  /**
   * From worlds that this seat couldn't tell from the real one: its own shares, if it is asked and says this now.
   * The worlds are the same, whatever it says.
   */
  honest(state: State, at: number, seat: Seat, count: number, said: Answer | undefined): number[] {
    const { game } = this.#title;
    const view = game.view(state, seat);
    return Array.from({ length: count }, (_, i) => {
      const rng = this.#rngFor(at, seat, i);
      const world = game.guess(view, rng);
      if (said !== undefined) this.#say(world, seat, said, rng);
      return this.#played(world, rng, seat + 1)[seat]!;
    });
  }

  /** An answer with which a seat that is asked alone wins at once, in every world that it couldn't tell from the real one. */
  winning(state: State, at: number, seat: Seat): Answer | undefined {
    const { game } = this.#title;
    const turn = game.turn(state);
    if (turn.kind !== 'ask' || turn.seats.length > 1 || turn.seats[0] !== seat) return undefined;
    const view = game.view(state, seat);
    let answers = game.options(state, seat);
    for (let i = 0; i < WORLDS && answers.length > 0; i++) {
      const world = game.guess(view, this.#rngFor(at, seat, i));
      answers = answers.filter((answer) => this.#isWonBy(game.clone(world), seat, answer));
    }
    return answers[0];
  }

  #isWonBy(world: State, seat: Seat, answer: Answer): boolean {
    const { game } = this.#title;
    game.apply(world, [answer], silence);
    const turn = game.turn(world);
    return turn.kind === 'over' && sharesOf(turn.payoffs)[seat] === 1;
  }

  #say(world: State, seat: Seat, answer: Answer, rng: Rng): void {
    const { game } = this.#title;
    const turn = game.turn(world);
    if (turn.kind !== 'ask') throw new Error('in a guessed world nobody is asked');
    const answers = turn.seats.map((one) =>
      one === seat ? answer : this.#players.quick(world, one, game.options(world, one), rng),
    );
    game.apply(world, answers, silence);
  }

  #played(state: State, rng: Rng, seats: number): Shares {
    return playOn(this.#title, this.#players, state, rng) ?? Array<number>(seats).fill(UNDECIDED);
  }

  #rngFor(at: number, seat: number, i: number): Rng {
    let mixed = this.#seed;
    for (const part of [at, seat + 1, i + 1])
      mixed = Math.imul(mixed ^ (part + 0x9e3779b9), 0x85ebca6b) ^ (mixed >>> 13);
    return seeded(mixed);
  }
}
