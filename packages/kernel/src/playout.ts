import { silence, type Rng, type Seat, type Turn } from './game.ts';
import { seeded } from './random.ts';
import type { Bot, Title } from './title.ts';

export interface Playout<State> {
  readonly state: State; // as the game ended
  readonly turn: Turn & { kind: 'over' };
  readonly steps: number;
}

export interface PlayoutOptions<State, Choice, View> {
  /** Who answers for a seat; random where nobody does. */
  readonly players?: Readonly<Partial<Record<Seat, Bot<Choice, View>>>>;
  /** Looks at every state in which an answer is due. */
  readonly each?: (state: State) => void;
}

/** Plays one whole game through the Game interface and nothing else. */
export function playOut<S, C, E, V, P>(
  { game }: Title<S, C, E, V, P>,
  seats: number,
  setup: P,
  rng: Rng,
  { players, each }: PlayoutOptions<S, C, V> = {},
): Playout<S> {
  const state = game.start(seats, setup);
  for (let steps = 0; ; steps++) {
    const turn = game.turn(state);
    if (turn.kind === 'over') return { state, turn, steps };
    each?.(state);
    if (turn.kind === 'roll') {
      game.apply(state, [game.roll(state, rng)], silence);
      continue;
    }
    const answers: C[] = [];
    for (const seat of turn.seats) {
      const options = game.options(state, seat);
      if (options.length === 0) throw new Error(`seat ${seat} is asked and has no option`);
      const player = players?.[seat];
      answers.push(options[player ? player(game.view(state, seat), options, rng) : rng(options.length)]!);
    }
    game.apply(state, answers, silence);
  }
}

/** The share of games that the title's own bot wins (a draw counts half) in each seat in turn, the others playing at random. */
export function botShare<S, C, E, V, P>(
  title: Title<S, C, E, V, P>,
  { seats, setup, games, seed }: { seats: number; setup: P; games: number; seed: number },
): number {
  const rng = seeded(seed);
  let won = 0;
  for (let i = 0; i < games; i++) {
    const seat = i % seats;
    const { payoffs } = playOut(title, seats, setup, rng, { players: { [seat]: title.bot } }).turn;
    const best = Math.max(...payoffs);
    const isShared = payoffs.every((payoff) => payoff === best);
    won += isShared ? 1 / 2 : Number(payoffs[seat] === best);
  }
  return won / games;
}
