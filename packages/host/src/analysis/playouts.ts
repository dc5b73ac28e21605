import { seeded, silence, type AnyAnalyst, type AnyKinds, type AnyTitle, type Rng, type Seat } from '@ridotto/kernel';

type State = AnyKinds['state'];
type Answer = AnyKinds['answer'];

/** What seats got of a game, one by one: 1 for having won, 1/2 where nobody did. */
export type Shares = readonly number[];

/** What a playout gave to a seat; whether its own answer had ended the game, so that nothing was played out. */
export interface Outcome {
  readonly share: number;
  readonly isOver: boolean;
}

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
    const { game } = this.#title;
    const turn = game.turn(state);
    if (turn.kind !== 'ask' || !turn.seats.includes(seat)) return undefined;
    const options = game.options(state, seat);
    return options.length < 2 ? undefined : this.#askBot(state, at, seat, options);
  }

  /**
   * From worlds that this seat couldn't tell from the real one: its own shares, if it is asked and says this now.
   * The worlds are the same, whatever it says.
   */
  honest(state: State, at: number, seat: Seat, count: number, said: Answer | undefined): Outcome[] {
    const { game } = this.#title;
    const view = game.view(state, seat);
    return Array.from({ length: count }, (_, i) => {
      const rng = this.#rngFor(at, seat, i);
      const world = game.guess(view, rng);
      if (said !== undefined) this.#say(world, seat, said, rng);
      const isOver = game.turn(world).kind === 'over';
      return { share: this.#played(world, rng, seat + 1)[seat]!, isOver };
    });
  }

  /** An answer with which a seat that is asked alone wins at once, in every world that it couldn't tell from the real one. */
  winning(state: State, at: number, seat: Seat): Answer | undefined {
    if (!this.#isAskedAlone(state, seat)) return undefined;
    let answers = this.#title.game.options(state, seat);
    for (let i = 0; i < WORLDS && answers.length > 0; i++) {
      const world = this.#guessed(state, at, seat, i);
      answers = answers.filter((answer) => this.#endOf(world, seat, answer) === 1);
    }
    return answers[0];
  }

  /** What a seat that is asked alone gets by an answer that ends the game alike in all those worlds. */
  ending(state: State, at: number, seat: Seat, answer: Answer): number | undefined {
    if (!this.#isAskedAlone(state, seat)) return undefined;
    const endIn = (i: number) => this.#endOf(this.#guessed(state, at, seat, i), seat, answer);
    const first = endIn(0);
    if (first === undefined) return undefined;
    for (let i = 1; i < WORLDS; i++) if (endIn(i) !== first) return undefined;
    return first;
  }

  /** The bot's advice among those answers by which a seat that is asked alone loses at once in the fewest worlds. */
  safeAdvice(state: State, at: number, seat: Seat): Answer | undefined {
    if (!this.#isAskedAlone(state, seat)) return undefined;
    const worlds = Array.from({ length: WORLDS }, (_, i) => this.#guessed(state, at, seat, i));
    const lost = (answer: Answer) => worlds.filter((world) => this.#endOf(world, seat, answer) === 0).length;
    const losses = this.#title.game.options(state, seat).map((answer) => ({ answer, lost: lost(answer) }));
    const least = Math.min(...losses.map(({ lost }) => lost));
    return this.#askBot(
      state,
      at,
      seat,
      losses.flatMap(({ answer, lost }) => (lost === least ? answer : [])),
    );
  }

  #askBot(state: State, at: number, seat: Seat, options: readonly Answer[]): Answer {
    const { game, bot } = this.#title;
    return bot(game.view(state, seat), options, this.#rngFor(at, seat, -1));
  }

  #isAskedAlone(state: State, seat: Seat): boolean {
    const turn = this.#title.game.turn(state);
    return turn.kind === 'ask' && turn.seats.length === 1 && turn.seats[0] === seat;
  }

  #guessed(state: State, at: number, seat: Seat, i: number): State {
    const { game } = this.#title;
    return game.guess(game.view(state, seat), this.#rngFor(at, seat, i));
  }

  /** What an answer that ends the game gives to its seat. */
  #endOf(world: State, seat: Seat, answer: Answer): number | undefined {
    const { game } = this.#title;
    const after = game.clone(world);
    game.apply(after, [answer], silence);
    const turn = game.turn(after);
    return turn.kind === 'over' ? sharesOf(turn.payoffs)[seat] : undefined;
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
