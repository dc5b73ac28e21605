import { silence, type Game, type Rng, type Turn } from './game.ts';
import type { Kinds, Seat } from './kinds.ts';
import { seeded } from './random.ts';
import type { Bot, Title } from './title.ts';
import type { Given } from './told.ts';

export interface Playout<State> {
  readonly state: State; // as the game ended
  readonly turn: Turn & { kind: 'over' };
  readonly steps: number;
}

export interface PlayoutOptions<K extends Kinds> {
  /** Who answers for a seat; random where nobody does. */
  readonly players?: Readonly<Partial<Record<Seat, Bot<K>>>>;
  /** Looks at every state in which an answer is due. */
  readonly each?: (state: K['state']) => void;
}

/** Plays one whole game through the Game interface and nothing else. */
export function playOut<K extends Kinds>(
  { game }: Title<K>,
  seats: number,
  setup: K['setup'],
  rng: Rng,
  { players, each }: PlayoutOptions<K> = {},
): Playout<K['state']> {
  const state = game.start(seats, setup);
  const answerOf = (seat: Seat): K['answer'] => {
    const options = game.options(state, seat);
    if (options.length === 0) throw new Error(`seat ${seat} is asked and has no option`);
    const player = players?.[seat];
    return player ? player(game.view(state, seat), options, rng) : options[rng(options.length)]!;
  };
  for (let steps = 0; ; steps++) {
    const turn = game.turn(state);
    if (turn.kind === 'over') return { state, turn, steps };
    each?.(state);
    if (turn.kind === 'roll') {
      game.applyRoll(state, game.roll(state, rng), silence);
      continue;
    }
    game.apply(state, turn.seats.map(answerOf), silence);
  }
}

/** What chance rolls, or every asked seat answers: at random where `choose` says nothing. Not to be asked after the end. */
export function anyGiven<K extends Kinds>(
  game: Game<K>,
  state: K['state'],
  rng: Rng,
  choose = (options: readonly K['answer'][]): K['answer'] => options[rng(options.length)]!,
): Given<K> {
  const turn = game.turn(state);
  if (turn.kind !== 'ask') return { kind: 'roll', roll: game.roll(state, rng) };
  return { kind: 'answers', answers: turn.seats.map((seat) => choose(game.options(state, seat))) };
}

/** The share of games that the title's own bot wins (a draw counts half) in each seat in turn, the others playing at random. */
export function botShare<K extends Kinds>(
  title: Title<K>,
  { seats, setup, games, seed }: { seats: number; setup: K['setup']; games: number; seed: number },
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
