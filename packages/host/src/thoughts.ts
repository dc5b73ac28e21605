import {
  admit,
  chainOf,
  isRefusal,
  placeOf,
  play,
  seeded,
  settled,
  silence,
  thoughtSeed,
  windowOf,
} from '@ridotto/kernel';
import type { AnyKinds, AnyTitle, Level, Players, Refusal as GameRefusal, Rng, Seat, Table } from '@ridotto/kernel';
import type { Refusal } from './protocol.ts';
import type { Sitting } from './sitting.ts';

/** What a bot needs in order to answer: plain data, so that it can be sent away. Same thought, same answer. */
export interface Thought {
  readonly game: string;
  readonly edition: number;
  readonly view: AnyKinds['view']; // all that its seat sees
  readonly told: readonly AnyKinds['event'][]; // all that it has heard since the beginning, where views forget
  readonly options: readonly AnyKinds['answer'][] | null; // null: too many to send, found in a guessed world
  readonly level: Level;
  readonly seed: number;
}

/** A turn of several answers that is to be tried where it can uncover nothing: in a world guessed from its seat's view. */
export interface Rehearsal {
  readonly game: string;
  readonly edition: number;
  readonly view: AnyKinds['view'];
  readonly seat: Seat;
  readonly seats: number;
  readonly sealed: AnyKinds['answer'] | undefined; // the seat's own answer, where it has given one
  readonly drawOffer: Seat | undefined;
  readonly says: readonly string[];
  readonly seed: number;
}

/** Work for whoever thinks, with what comes back. */
export type Work =
  | { readonly kind: 'choose' | 'advise'; readonly thought: Thought }
  | { readonly kind: 'rehearse'; readonly rehearsal: Rehearsal };

export type Rehearsed = { readonly refusal: Refusal | null };

const SENT = 2000; // options that go along with a thought

export const SEEDS = 2 ** 32; // how many there are

/** Whose thought it is, with what only that seat has. */
export interface Thinking {
  readonly seat: Seat;
  readonly level: Level;
  readonly told: Thought['told'];
  readonly seed: number;
}

/** What a seat is asked at a table, as a thought. */
export function thoughtOf(title: AnyTitle, { state }: Table<AnyKinds>, { seat, level, told, seed }: Thinking): Thought {
  const { manifest, edition } = title;
  const view = title.game.view(state, seat);
  const options = title.game.options(state, seat);
  return { game: manifest.id, edition, view, told, options: options.length > SENT ? null : options, level, seed };
}

/** A turn that `seat` would like to take, as a rehearsal. */
export function rehearsalOf({ title, table }: Sitting, seat: Seat, says: readonly string[], seed: number): Rehearsal {
  const { state, seats, sealed, drawOffer } = table!;
  const view = title.game.view(state, seat);
  const { manifest, edition } = title;
  return { game: manifest.id, edition, view, seat, seats, sealed: sealed.get(seat), drawOffer, says, seed };
}

/** The seed of a seat's thought about what it is asked now: after the end anybody can think it again. */
export const seedAt = (key: string, { length, sealed }: Table<AnyKinds>, seat: Seat, attempt: number): number =>
  thoughtSeed(key, seat, length - sealed.size, attempt);

const loaded = new WeakMap<AnyTitle, Promise<Players<AnyKinds>>>();

/** Those who play a game, loaded once; a loading that failed is tried again. */
export function playersOf(title: AnyTitle): Promise<Players<AnyKinds> | undefined> {
  const known = loaded.get(title);
  if (known || !title.players) return known ?? Promise.resolve(undefined);
  const loading = title.players();
  loaded.set(title, loading);
  loading.catch(() => loaded.delete(title));
  return loading;
}

/** What the bot answers, and what it would say right after it, in the game's notation. */
export async function choose(title: AnyTitle, thought: Thought, milliseconds = Infinity): Promise<string[]> {
  const { view, told, seed, level } = thought;
  const player = (await playersOf(title))?.[level];
  const rng = within(milliseconds, seeded(seed));
  const options = optionsOf(title, thought);
  const answers = player ? player({ view, told, options }, rng) : [title.bot(view, options, rng)];
  return answers.map((answer) => title.notation.answer.write(answer));
}

/** All that the seat may answer. */
export const optionsOf = ({ game }: AnyTitle, { options, view, seed }: Thought): readonly AnyKinds['answer'][] =>
  options ?? game.options(game.guess(view, seeded(~seed)), view.viewer as Seat);

/** Tries the turn; what is refused there is refused at the table, with the reason that its seat can see. */
export function rehearse(title: AnyTitle, rehearsal: Rehearsal, milliseconds = Infinity): Rehearsed {
  const { seat, says } = rehearsal;
  const world = guessedTable(title, rehearsal, milliseconds);
  if (!world) return { refusal: null }; // none was found in time: the answers will be taken one by one
  if (windowOf(title, world)) return { refusal: rehearseLine(title, world, seat, says) };
  for (const [at, say] of says.entries()) {
    const step = admit(title, world, { seat, say });
    if (isRefusal(step)) return { refusal: { ...explained(title, world.state, seat, say, step), at } };
    play(title, world, step, silence);
  }
  return { refusal: null };
}

/** A line of answers in a window: it begins at the first place where that can be said, if nobody acts before. */
function rehearseLine(title: AnyTitle, world: Table<AnyKinds>, seat: Seat, says: readonly string[]): Refusal | null {
  const chain = chainOf(title, world);
  const place = placeOf(title, chain, seat, says[0]!);
  if (!place) return { ...explained(title, world.state, seat, says[0]!, { refused: 'not-an-option' }), at: 0 };
  const before = chain.slice(0, chain.indexOf(place) + 1).flatMap(({ seats }) => seats).length;
  const isChoice = place.window === 'must'; // nobody is asked alone right after it
  const played = isChoice ? 1 : 1 + settled(title, world, new Map([[seat, says]])).length - before;
  return played === says.length ? null : { ok: false, refused: 'not-an-option', at: played };
}

function guessedTable(title: AnyTitle, rehearsal: Rehearsal, milliseconds: number): Table<AnyKinds> | undefined {
  const { view, seat, seats, sealed, drawOffer, seed } = rehearsal;
  try {
    const state = title.game.guess(view, within(milliseconds, seeded(seed)));
    return { seats, state, sealed: new Map(sealed === undefined ? [] : [[seat, sealed]]), drawOffer, length: 0 };
  } catch (error) {
    if (error instanceof OutOfTime) return undefined;
    throw error;
  }
}

/** A refusal with the rule behind it, from what the seat itself sees. */
export function explained(
  title: AnyTitle,
  state: AnyKinds['state'],
  seat: Seat,
  say: string,
  { refused }: GameRefusal,
): Refusal {
  const reason = refused === 'not-an-option' ? title.explain(title.game.view(state, seat), say) : undefined;
  return { ok: false, refused, ...(reason && { reason }) };
}

class OutOfTime extends Error {}

interface Worked {
  readonly process?: { threadCpuUsage?(): { readonly user: number; readonly system: number } };
}

const { process: own } = globalThis as Worked;

/** Milliseconds that this thread has worked; in a browser, that have passed. Whoever gives way is not out of time for it. */
function worked(): number {
  if (!own?.threadCpuUsage) return performance.now();
  const { user, system } = own.threadCpuUsage();
  return (user + system) / 1000;
}

/** Tells whether this thread has worked for longer, from now on. */
export function budget(milliseconds: number): () => boolean {
  if (milliseconds === Infinity) return () => false;
  const [soonest, end] = [performance.now() + milliseconds, worked() + milliseconds];
  return () => performance.now() > soonest && worked() > end; // nobody works for longer than passes, and a clock is read at once
}

/** The same chance for so much work; then it throws. Whoever searches draws again and again, so this ends the search. */
export function within(milliseconds: number, rng: Rng): Rng {
  const isSpent = budget(milliseconds);
  return (below) => {
    if (isSpent()) throw new OutOfTime(`no answer within ${milliseconds} ms of work`);
    return rng(below);
  };
}
