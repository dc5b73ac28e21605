import { silence, type Ask, type Turn, type Window } from './game.ts';
import type { Kinds, Seat } from './kinds.ts';
import { admit, copy, entryOf, isRefusal, play, type Entry, type Step, type Table } from './table.ts';
import type { Title } from './title.ts';

/** One question of a window, with the table as it stands there if everybody has let the ones before pass. */
export interface ChainLink<K extends Kinds> {
  readonly seats: readonly Seat[];
  readonly window: Window;
  readonly table: Table<K>;
}

/** What each seat answers in a window: nothing, to let it pass; or an act at one of its places, and what it adds to it. */
export type Says = ReadonlyMap<Seat, readonly string[]>;

type WindowAsk = Ask & { readonly window: Window };

/** The window that a table waits for, if it is one. */
export function windowOf<K extends Kinds>({ game }: Title<K>, { state }: Table<K>): WindowAsk | undefined {
  const turn = game.turn(state);
  return isWindow(turn) ? turn : undefined;
}

const isWindow = (turn: Turn): turn is WindowAsk => turn.kind === 'ask' && turn.window !== undefined;

/** The questions that follow one another while everybody lets them pass: they are asked as one window. */
export function chainOf<K extends Kinds>(title: Title<K>, table: Table<K>): ChainLink<K>[] {
  const links: ChainLink<K>[] = [];
  const ahead = copy(title, table);
  for (let turn = windowOf(title, ahead); turn; turn = windowOf(title, ahead)) {
    links.push({ seats: turn.seats, window: turn.window, table: copy(title, ahead) });
    if (turn.window === 'must') return links;
    const waiting = turn.seats.filter((seat) => !ahead.sealed.has(seat));
    for (const seat of waiting) play(title, ahead, passOf(title, ahead, seat), silence);
  }
  return links;
}

/** Everybody who is asked along a chain, each once, in the order of their first places. */
export const seatsIn = <K extends Kinds>(chain: readonly ChainLink<K>[]): Seat[] => [
  ...new Set(chain.flatMap(({ seats }) => seats)),
];

/** Whether a window can't end before everybody asked last has chosen. */
export const endsInChoice = <K extends Kinds>(chain: readonly ChainLink<K>[]): boolean =>
  chain.at(-1)?.window === 'must';

/** All that a seat may answer along a chain, each answer once. Whoever has to choose in the end can't only let it pass. */
export function optionsIn<K extends Kinds>(
  { game, notation }: Title<K>,
  chain: readonly ChainLink<K>[],
  seat: Seat,
): K['answer'][] {
  const own = chain.filter(({ seats }) => seats.includes(seat));
  const acts = new Map<string, K['answer']>();
  const passes = new Map<string, K['answer']>();
  for (const { window, table } of own) {
    const options = game.options(table.state, seat);
    const last = window === 'may' ? options.length - 1 : options.length;
    options.forEach((option, at) => (at < last ? acts : passes).set(notation.answer.write(option), option));
  }
  return own.at(-1)?.window === 'must' ? [...acts.values()] : [...acts.values(), ...passes.values()];
}

/** Where a seat would say so: the first of its places at which that is an act or a choice. */
export function placeOf<K extends Kinds>(
  title: Title<K>,
  chain: readonly ChainLink<K>[],
  seat: Seat,
  say: string,
): ChainLink<K> | undefined {
  return chain.find(({ seats, table }) => seats.includes(seat) && actAt(title, table, seat, say) !== undefined);
}

/** Whose answers can still change what comes of a window: those who have said nothing and are asked up to the first act. */
export function awaitedIn<K extends Kinds>(title: Title<K>, chain: readonly ChainLink<K>[], says: Says): Seat[] {
  const acts = [...says].map(([seat, [say]]) =>
    say === undefined ? -1 : chain.indexOf(placeOf(title, chain, seat, say)!),
  );
  const first = Math.min(chain.length - 1, ...acts.filter((at) => at >= 0));
  return seatsIn(chain.slice(0, first + 1)).filter((seat) => !says.has(seat));
}

/**
 * What comes of a window: the entries that the log would have if each had been asked in turn, up to the first act.
 * Whoever acted goes on with the rest of the line while asked alone; what later places hold is void.
 */
export function settled<K extends Kinds>(title: Title<K>, table: Table<K>, says: Says): Entry[] {
  const ahead = copy(title, table);
  const entries: Entry[] = [];
  const take = (step: Step<K>) => {
    entries.push(entryOf(title, step));
    play(title, ahead, step, silence);
  };
  for (let turn = windowOf(title, ahead); turn; turn = windowOf(title, ahead)) {
    const { seats, window } = turn;
    const steps = seats
      .filter((seat) => !ahead.sealed.has(seat))
      .map((seat) => actAt(title, ahead, seat, says.get(seat)?.[0]) ?? defaultAt(title, ahead, seat, window));
    const acts = window === 'may' ? steps.filter((step) => !isPass(title, ahead, step)) : [];
    steps.forEach(take);
    for (const { seat } of acts) addOn(title, ahead, seat, says.get(seat)!.slice(1), take);
    if (window === 'must' || acts.length > 0) break;
  }
  return entries;
}

type Answered<K extends Kinds> = Extract<Step<K>, { kind: 'answer' }>;

/** The rest of a line, as far as nobody else is asked meanwhile. */
function addOn<K extends Kinds>(
  title: Title<K>,
  ahead: Table<K>,
  seat: Seat,
  rest: readonly string[],
  take: (step: Step<K>) => void,
): void {
  for (const say of rest) {
    const turn = windowOf(title, ahead);
    const step = turn?.seats.length === 1 ? actAt(title, ahead, seat, say) : undefined;
    if (!step) return;
    take(step);
  }
}

/** What is said, where it is one of the seat's options here and more than letting it pass. */
function actAt<K extends Kinds>(
  title: Title<K>,
  table: Table<K>,
  seat: Seat,
  say: string | undefined,
): Answered<K> | undefined {
  if (say === undefined) return undefined;
  const step = admit(title, table, { seat, say });
  return !isRefusal(step) && step.kind === 'answer' && !isPass(title, table, step) ? step : undefined;
}

function defaultAt<K extends Kinds>(title: Title<K>, table: Table<K>, seat: Seat, window: Window): Answered<K> {
  if (window === 'must') throw new Error(`seat ${seat} of ${title.manifest.id} has to choose and has not`);
  return passOf(title, table, seat);
}

const passOf = <K extends Kinds>({ game }: Title<K>, { state }: Table<K>, seat: Seat): Answered<K> => ({
  kind: 'answer',
  seat,
  answer: game.options(state, seat).at(-1)!,
});

/** Whether a seat lets the present question pass by that. */
export function isPass<K extends Kinds>(title: Title<K>, table: Table<K>, { seat, answer }: Answered<K>): boolean {
  const { write } = title.notation.answer;
  return (
    windowOf(title, table)?.window === 'may' && write(title.game.options(table.state, seat).at(-1)!) === write(answer)
  );
}
