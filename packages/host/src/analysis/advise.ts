import { seeded, silence, type Adviser, type AnyKinds, type AnyTitle, type Idea, type Rng } from '@ridotto/kernel';
import type { Scale, Seat, Why } from '@ridotto/kernel';
import { budget, optionsOf, within, type Thought } from '../thoughts.ts';
import { certain, changeBetween, PLAIN, scaled, wilson, type Chance } from './chance.ts';
import { botPlayers, playOn, sharesOf, UNDECIDED, WORLDS, type Outcome, type Players } from './playouts.ts';

/** One answer that a hint names: plain data, and nothing in it that its seat can't know. */
export interface Advice {
  readonly says: readonly string[]; // in notation: the answer, and what the seat would say right after it
  readonly chance: Chance; // to win the game with it
  readonly why: Why; // what counts most
}

const MOST = 3; // answers that a hint names
const LEAST = 8; // worlds, however late it is

/**
 * The best answers to a question, thought from its seat's view alone: the strongest player's candidates, each played
 * out in the same worlds. What the player likes best stands first, unless playouts are sure of another.
 */
export async function advise(title: AnyTitle, thought: Thought, milliseconds = Infinity): Promise<Advice[]> {
  const isSpent = budget(milliseconds);
  const { view, told, seed } = thought;
  const adviser = (await title.adviser?.()) ?? plainAdviser(title);
  const rng = within(milliseconds, seeded(seed));
  const asked = { view, told, options: optionsOf(title, thought) };
  const ideas = adviser.consider(asked, rng).slice(0, MOST);
  const worlds = await worldsOf(title, thought, adviser.worlds, rng);
  const played = playedIn(title, adviser, worlds, view.viewer as Seat, ideas, seed, isSpent);
  const shares = played.map((outcomes) => outcomes.map(({ share }) => share));
  const { each, honest } = adviser.analyst.scales;
  const order = inOrder(honest, shares);
  const drawn = drawnTogether(shares);
  const means = falling(order.map((at) => drawn[at]!));
  const chances = order.map((at, i) => {
    const count = shares[at]!.length;
    const isLast = played[at]!.every(({ isOver }) => isOver); // then nobody's haste has to be allowed for
    return isLast ? wilson(meanOf(shares[at]!) * count, count) : scaled(honest, each, wilson(means[i]! * count, count));
  });
  return order.map((at, i) => ({
    says: ideas[at]!.reply.map((answer) => title.notation.answer.write(answer)),
    chance: winsAtOnce(title, view, ideas[at]!.reply, seeded(seed)) ? certain(1) : leastOf(chances.slice(0, i + 1)),
    why: ideas[at]!.why,
  }));
}

/** What stands further down is not surely better, and is said to be as good at most. */
const leastOf = (chances: readonly Chance[]): Chance =>
  chances.reduce((least, chance) => (chance.p < least.p ? chance : least));

/** What a game's own bot says, for games that give no more. */
const plainAdviser = (title: AnyTitle): Adviser<AnyKinds> => ({
  analyst: { ...botPlayers(title), scales: PLAIN },
  worlds: 32,
  consider: ({ view, options }, rng) => [{ reply: [title.bot(view, options, rng)], why: { code: 'bot', about: {} } }],
});

/** Worlds as the seat believes in them. */
async function worldsOf(title: AnyTitle, { view, told }: Thought, count: number, rng: Rng): Promise<State[]> {
  const belief = (await title.beliefs?.())?.begin(view.viewer as Seat, 'weighed');
  if (!belief) return Array.from({ length: count }, () => title.game.guess(view, rng));
  belief.observe(view, told);
  return belief.sample(count, rng);
}

type State = AnyKinds['state'];
type Reply = Idea<AnyKinds>['reply'];

/** By idea what the seat got in each world: in the same ones, and with the same chance there. */
function playedIn(
  title: AnyTitle,
  { analyst }: Adviser<AnyKinds>,
  worlds: readonly State[],
  seat: Seat,
  ideas: readonly Idea<AnyKinds>[],
  seed: number,
  isLate: () => boolean,
): Outcome[][] {
  const played = ideas.map((): Outcome[] => []);
  for (const [at, world] of worlds.entries()) {
    if (at >= LEAST && isLate()) break;
    ideas.forEach(({ reply }, i) => {
      const rng = seeded(seed ^ Math.imul(at + 1, 0x9e3779b9));
      played[i]!.push(playedWith(title, analyst, title.game.clone(world), seat, reply, rng));
    });
  }
  return played;
}

function playedWith(title: AnyTitle, players: Players, state: State, seat: Seat, reply: Reply, rng: Rng): Outcome {
  const { game } = title;
  for (const answer of reply) {
    const turn = game.turn(state);
    if (turn.kind !== 'ask' || !turn.seats.includes(seat)) break; // something has come between
    const answers = turn.seats.map((one) =>
      one === seat ? answer : players.quick(state, one, game.options(state, one), rng),
    );
    game.apply(state, answers, silence);
  }
  const isOver = game.turn(state).kind === 'over';
  return { share: playOn(title, players, state, rng)?.[seat] ?? UNDECIDED, isOver };
}

/** Whether a reply ends the game, and wins it, in whichever world that the seat couldn't tell from the real one. */
function winsAtOnce({ game }: AnyTitle, view: AnyKinds['view'], reply: Reply, rng: Rng): boolean {
  const seat = view.viewer as Seat;
  for (let i = 0; i < WORLDS; i++) {
    const state = game.guess(view, rng);
    for (const answer of reply) {
      const turn = game.turn(state);
      if (turn.kind !== 'ask' || turn.seats.length > 1 || turn.seats[0] !== seat) return false;
      game.apply(state, [answer], silence);
    }
    const end = game.turn(state);
    if (end.kind !== 'over' || sharesOf(end.payoffs)[seat] !== 1) return false;
  }
  return true;
}

/** Which stand first: what playouts are sure is better than the player's choice, then that, then the others. */
export function inOrder(scale: Scale, shares: readonly (readonly number[])[]): number[] {
  const [first, ...others] = shares.keys();
  if (first === undefined) return [];
  const sorted = others.toSorted((a, b) => meanOf(shares[b]!) - meanOf(shares[a]!));
  const isBetter = (at: number) => changeBetween(scale, shares[first]!, shares[at]!).low > 0;
  return [...sorted.filter(isBetter), first, ...sorted.filter((at) => !isBetter(at))];
}

/**
 * What was won with each, drawn toward what was won with all by as much of their differences as chance alone would
 * make (the estimator of James and Stein): what playouts can't tell apart is said to be about as good.
 */
export function drawnTogether(shares: readonly (readonly number[])[]): number[] {
  const means = shares.map(meanOf);
  const middle = meanOf(means);
  const found = means.reduce((sum, mean) => sum + (mean - middle) ** 2, 0) / Math.max(1, means.length - 1);
  const count = shares[0]?.length ?? 0;
  const byWorld = Array.from({ length: count }, (_, at) => meanOf(shares.map((won) => won[at]!)));
  const errors = shares.map((won, i) => {
    const differences = won.map((share, at) => share - byWorld[at]! - (means[i]! - middle));
    return differences.reduce((sum, difference) => sum + difference ** 2, 0) / Math.max(1, count - 1) / count;
  });
  const kept = found > 0 ? Math.max(0, 1 - meanOf(errors) / found) : 0;
  return means.map((mean) => middle + kept * (mean - middle));
}

/** None is more than any before it: what stands further down is not surely better, and is said to be as good at most. */
export const falling = (means: readonly number[]): number[] =>
  means.map((_, at) => Math.min(...means.slice(0, at + 1)));

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
