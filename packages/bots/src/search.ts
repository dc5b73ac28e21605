import { silence, type Game, type Kinds, type Notation, type Player, type Rng, type Seat } from '@ridotto/kernel';

/** What a general player needs of a game. */
export interface Rules<K extends Kinds> {
  readonly game: Game<K>;
  readonly notation: Pick<Notation<K>, 'answer'>;
}

export interface Effort {
  readonly games: number; // played through at random for each thought
  readonly longest: number; // answers in one of them
  readonly options: number; // the most that are tried, drawn at random
}

/** Determinised Monte Carlo: every option is tried in guessed worlds that are played on at random. */
export const monteCarlo =
  <K extends Kinds>(rules: Rules<K>, effort: Effort): Player<K> =>
  ({ view, options }, rng) => {
    const me = view.viewer as Seat;
    const tried = drawn(options, effort.options, rng);
    const sums = tried.map(() => 0);
    const rounds = Math.max(1, Math.floor(effort.games / tried.length));
    for (let round = 0; round < rounds; round++) {
      tried.forEach((option, at) => {
        const world = rules.game.guess(view, rng);
        answerFor(rules.game, world, me, option, rng);
        sums[at]! += playOn(rules.game, world, me, effort.longest, rng);
      });
    }
    return [tried[sums.indexOf(Math.max(...sums))]!];
  };

interface Node {
  visits: number;
  sum: number; // for whoever moved here
  readonly children: Map<string, Node>;
}

const EXPLORES = 0.7;
const newNode = (): Node => ({ visits: 0, sum: 0, children: new Map() });

/** Single-observer information-set Monte Carlo tree search, plain as in the books: one tree, another world each time. */
export const ismcts =
  <K extends Kinds>(rules: Rules<K>, effort: Effort): Player<K> =>
  ({ view, options }, rng) => {
    const root = newNode();
    const tried = drawn(options, effort.options, rng);
    for (let game = 0; game < effort.games; game++)
      descend(rules, rules.game.guess(view, rng), view.viewer as Seat, root, tried, effort, rng);
    const { write } = rules.notation.answer;
    const visits = tried.map((option) => root.children.get(write(option))?.visits ?? 0);
    return [tried[visits.indexOf(Math.max(...visits))]!];
  };

function descend<K extends Kinds>(
  { game, notation }: Rules<K>,
  world: K['state'],
  me: Seat,
  root: Node,
  tried: readonly K['answer'][],
  { longest, options: most }: Effort,
  rng: Rng,
): void {
  const path: { readonly node: Node; readonly seat: Seat }[] = [];
  let node = root;
  let mover: Seat | undefined = me;
  let options = tried;
  while (mover !== undefined) {
    const [child, option, isNew] = select(node, options, notation.answer.write, rng);
    path.push({ node: child, seat: mover });
    answerFor(game, world, mover, option, rng);
    node = child;
    if (isNew) break;
    mover = nextMover(game, world, rng);
    if (mover !== undefined) options = drawn(game.options(world, mover), most, rng);
  }
  const payoffs = finish(game, world, longest, rng);
  root.visits++;
  for (const { node: passed, seat } of path) {
    passed.visits++;
    passed.sum += payoffs?.[seat] ?? 0;
  }
}

/** An option that was not tried yet, or the one with the highest bound. */
function select<Answer>(
  node: Node,
  options: readonly Answer[],
  write: (answer: Answer) => string,
  rng: Rng,
): [child: Node, option: Answer, isNew: boolean] {
  const fresh = options.filter((option) => !node.children.has(write(option)));
  if (fresh.length > 0) {
    const option = fresh[rng(fresh.length)]!;
    const child = newNode();
    node.children.set(write(option), child);
    return [child, option, true];
  }
  const all = Math.log(options.reduce((sum, option) => sum + node.children.get(write(option))!.visits, 1));
  const bound = (option: Answer) => {
    const { sum, visits } = node.children.get(write(option))!;
    return sum / visits + EXPLORES * Math.sqrt(all / visits);
  };
  const bounds = options.map(bound);
  const option = options[bounds.indexOf(Math.max(...bounds))]!;
  return [node.children.get(write(option))!, option, false];
}

/** Rolls what is due; who is asked then, one of them where there are several. */
function nextMover<K extends Kinds>(game: Game<K>, world: K['state'], rng: Rng): Seat | undefined {
  for (;;) {
    const turn = game.turn(world);
    if (turn.kind === 'over') return undefined;
    if (turn.kind === 'ask') return turn.seats[rng(turn.seats.length)]!;
    game.applyRoll(world, game.roll(world, rng), silence);
  }
}

/** Plays one seat's answer, the others who are asked with it answering at random. */
function answerFor<K extends Kinds>(game: Game<K>, world: K['state'], seat: Seat, answer: K['answer'], rng: Rng): void {
  const turn = game.turn(world);
  if (turn.kind !== 'ask') throw new Error('nobody is asked in a guessed world');
  const answers = turn.seats.map((one) => (one === seat ? answer : anyOf(game.options(world, one), rng)));
  game.apply(world, answers, silence);
}

const anyOf = <T>(options: readonly T[], rng: Rng): T => options[rng(options.length)]!;

function drawn<T>(options: readonly T[], most: number, rng: Rng): readonly T[] {
  if (options.length <= most) return options;
  return Array.from({ length: most }, () => anyOf(options, rng));
}

function finish<K extends Kinds>(
  game: Game<K>,
  world: K['state'],
  longest: number,
  rng: Rng,
): readonly number[] | undefined {
  for (let answered = 0; ;) {
    const turn = game.turn(world);
    if (turn.kind === 'over') return turn.payoffs;
    if (turn.kind === 'roll') {
      game.applyRoll(world, game.roll(world, rng), silence);
      continue;
    }
    if (answered++ >= longest) return undefined;
    game.apply(
      world,
      turn.seats.map((seat) => anyOf(game.options(world, seat), rng)),
      silence,
    );
  }
}

const playOn = <K extends Kinds>(game: Game<K>, world: K['state'], me: Seat, longest: number, rng: Rng): number =>
  finish(game, world, longest, rng)?.[me] ?? 0;
