import { same } from './data.ts';
import { silence, type Rng } from './game.ts';
import type { Kinds, Seat, Viewer } from './kinds.ts';
import type { Court } from './laws.ts';
import { admit, copy, isRefusal, play, type Entry, type Table } from './table.ts';
import type { Title } from './title.ts';
import { heard, viewersOf } from './told.ts';
import { chainOf, optionsIn, seatsIn, settled, windowOf, type ChainLink, type Says } from './window.ts';

const LONGEST = 200; // questions of one window

/** For each viewer a world that it can't tell from the real one. */
export const twinsOf = <K extends Kinds>(
  { game }: Title<K>,
  state: K['state'],
  { seats, rng }: Pick<Court, 'seats' | 'rng'>,
): K['state'][] => viewersOf(seats).map((viewer) => game.guess(game.view(state, viewer), rng));

/** What a game owes those who ask several of its questions as one window, and what `settle` owes the game. */
export function checkWindow<K extends Kinds>(
  title: Title<K>,
  state: K['state'],
  twins: readonly K['state'][],
  court: Court,
  settle = settled<K>,
): void {
  const { seats, law } = court;
  const table: Table<K> = { seats, state, sealed: new Map(), drawOffer: undefined, length: 0 };
  if (!windowOf(title, table)) return;
  const walk = walkOf(title, state, court);
  law(walk.length <= LONGEST, 'every window ends');
  const chain = chainOf(title, table);
  const isWalked = same(
    chain.map(({ seats: asked, window }) => [asked, window]),
    walk.map(({ asked, window }) => [asked, window]),
  );
  law(isWalked, 'a window has the questions that follow while all let them pass');
  viewersOf(seats).forEach((viewer, i) => checkWalk(title, walk, walkOf(title, twins[i]!, court), viewer, court));
  checkSettled(title, table, chain, court, settle);
}

/** A question on the way of those who let everything pass, and what was told after it. */
interface Stop<K extends Kinds> {
  readonly asked: readonly Seat[];
  readonly window: 'may' | 'must';
  readonly state: K['state'];
  readonly told: readonly K['event'][];
}

/** Lets everything pass, one question after the other. */
function walkOf<K extends Kinds>({ game }: Title<K>, state: K['state'], { law }: Court): Stop<K>[] {
  const stops: Stop<K>[] = [];
  const ahead = game.clone(state);
  while (stops.length <= LONGEST) {
    const turn = game.turn(ahead);
    if (turn.kind !== 'ask' || turn.window === undefined) return stops;
    const at = game.clone(ahead);
    const told: K['event'][] = [];
    if (turn.window === 'may') {
      const passes = turn.seats.map((seat) => game.options(ahead, seat).at(-1)!);
      law(
        passes.every((pass) => same(pass, passes[0])),
        'everybody lets a window pass by the same answer, the last one',
      );
      game.apply(ahead, passes, (event) => told.push(event));
    }
    stops.push({ asked: turn.seats, window: turn.window, state: at, told });
    if (turn.window === 'must') return stops;
  }
  return stops;
}

/** The same walk in the viewer's twin: it must find nothing else there. */
function checkWalk<K extends Kinds>(
  { game }: Title<K>,
  walk: readonly Stop<K>[],
  twin: readonly Stop<K>[],
  viewer: Viewer,
  { seats, law }: Court,
): void {
  const askedIn = (stops: readonly Stop<K>[]) => stops.map(({ asked, window }) => [asked, window]);
  law(same(askedIn(walk), askedIn(twin)), 'the questions of a window betray nothing', viewer);
  for (const [i, { asked, state, told }] of walk.entries()) {
    const other = twin[i]!;
    const isHeardAlike = same(heard(game, told, viewer, seats), heard(game, other.told, viewer, seats));
    const isLast = i === walk.length - 1; // what the end of a window leads to may tell something
    law(isLast || isHeardAlike, 'letting a window pass tells nothing', viewer);
    law(same(game.view(state, viewer), game.view(other.state, viewer)), 'letting a window pass shows nothing', viewer);
    if (!asked.includes(viewer as Seat)) continue;
    const [mine, guessed] = [state, other.state].map((one) => game.options(one, viewer as Seat));
    law(same(mine, guessed), 'what a seat may answer in a window is known to it when that opens', viewer);
  }
}

/** Answers given all at once lead to the log that asking one by one writes. */
function checkSettled<K extends Kinds>(
  title: Title<K>,
  table: Table<K>,
  chain: readonly ChainLink<K>[],
  { rng, law }: Court,
  settle: typeof settled<K>,
): void {
  const says = randomSays(title, chain, rng);
  const wanted = askedInTurn(title, table, says, rng);
  law(same(settle(title, table, wanted.says), wanted.entries), 'a window writes the log of its questions one by one');
}

/** For some seats an act somewhere, for whoever has to choose a choice. */
function randomSays<K extends Kinds>(title: Title<K>, chain: readonly ChainLink<K>[], rng: Rng): Map<Seat, string[]> {
  const { write } = title.notation.answer;
  const says = new Map<Seat, string[]>();
  for (const seat of seatsIn(chain)) {
    const options = optionsIn(title, chain, seat);
    if (rng(3) === 0) says.set(seat, [write(options[rng(options.length)]!)]);
  }
  return says;
}

/** Asks each seat in its turn. Whoever has to choose and has planned nothing does so then. */
function askedInTurn<K extends Kinds>(
  title: Title<K>,
  table: Table<K>,
  planned: ReadonlyMap<Seat, string[]>,
  rng: Rng,
): { readonly says: Says; readonly entries: Entry[] } {
  const { game, notation } = title;
  const ahead = copy(title, table);
  const says = new Map(planned);
  const entries: Entry[] = [];
  for (;;) {
    const turn = windowOf(title, ahead);
    if (!turn) return { says, entries };
    let isAct = turn.window === 'must';
    for (const seat of turn.seats) {
      const options = game.options(ahead.state, seat).map((option) => notation.answer.write(option));
      if (turn.window === 'must' && !options.includes(says.get(seat)?.[0] ?? '')) {
        says.set(seat, [options[rng(options.length)]!]);
      }
      const wanted = says.get(seat)?.[0];
      const say = wanted !== undefined && options.includes(wanted) ? wanted : options.at(-1)!;
      isAct ||= say !== options.at(-1);
      entries.push({ seat, say });
    }
    for (const entry of entries.slice(-turn.seats.length)) {
      const step = admit(title, ahead, entry);
      if (isRefusal(step)) throw new Error(`${title.manifest.id}: ${step.refused}`);
      play(title, ahead, step, silence);
    }
    if (isAct) return { says, entries };
  }
}
