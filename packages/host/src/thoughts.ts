import { admit, isRefusal, play, seeded, silence } from '@ridotto/kernel';
import type { AnyKinds, AnyTitle, Refusal as GameRefusal, Rng, Seat, Table } from '@ridotto/kernel';
import type { Level, Refusal } from './protocol.ts';
import type { Sitting } from './sitting.ts';

/** What a bot needs in order to answer: plain data, so that it can be sent away. Same thought, same answer. */
export interface Thought {
  readonly game: string;
  readonly edition: number;
  readonly view: AnyKinds['view']; // all that its seat sees
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
  | { readonly kind: 'choose'; readonly thought: Thought }
  | { readonly kind: 'rehearse'; readonly rehearsal: Rehearsal };

export type Rehearsed = { readonly refusal: Refusal | null };

const SENT = 2000; // options that go along with a thought

export const SEEDS = 2 ** 32; // how many there are

/** What `seat` is asked, as a thought. */
export function thoughtOf({ title, table }: Sitting, seat: Seat, level: Level, seed: number): Thought {
  const { manifest, edition } = title;
  const view = title.game.view(table!.state, seat);
  const options = title.game.options(table!.state, seat);
  return { game: manifest.id, edition, view, options: options.length > SENT ? null : options, level, seed };
}

/** A turn that `seat` would like to take, as a rehearsal. */
export function rehearsalOf({ title, table }: Sitting, seat: Seat, says: readonly string[], seed: number): Rehearsal {
  const { state, seats, sealed, drawOffer } = table!;
  const view = title.game.view(state, seat);
  const { manifest, edition } = title;
  return { game: manifest.id, edition, view, seat, seats, sealed: sealed.get(seat), drawOffer, says, seed };
}

/** The bot's answer in the game's notation. */
export function choose(title: AnyTitle, { view, options, seed }: Thought, milliseconds = Infinity): string {
  const rng = within(milliseconds, seeded(seed));
  const all = options ?? title.game.options(title.game.guess(view, seeded(~seed)), view.viewer as Seat);
  return title.notation.answer.write(title.bot(view, all, rng));
}

/** Tries the turn; what is refused there is refused at the table, with the reason that its seat can see. */
export function rehearse(title: AnyTitle, rehearsal: Rehearsal, milliseconds = Infinity): Rehearsed {
  const { seat, says } = rehearsal;
  const world = guessedTable(title, rehearsal, milliseconds);
  if (!world) return { refusal: null }; // none was found in time: the answers will be taken one by one
  for (const [at, say] of says.entries()) {
    const step = admit(title, world, { seat, say });
    if (isRefusal(step)) return { refusal: { ...explained(title, world.state, seat, say, step), at } };
    play(title, world, step, silence);
  }
  return { refusal: null };
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

/** The same chance for so long; then it throws. Whoever searches draws again and again, so this ends the search. */
function within(milliseconds: number, rng: Rng): Rng {
  if (milliseconds === Infinity) return rng;
  const end = performance.now() + milliseconds;
  return (below) => {
    if (performance.now() > end) throw new OutOfTime(`no answer within ${milliseconds} ms`);
    return rng(below);
  };
}
