import { shuffle, type Rng, type Seat } from '@ridotto/kernel';
import { deckOf, HAND, leftOf, less, publicOf, rightOf, sorted, without, type Card, type State } from './model.ts';
import { placedBy, shownToLack } from './plays.ts';
import type { View } from './view.ts';

/** A world drawn evenly from all hands that this view allows; equal cards count as different ones. */
export function guess(view: View, rng: Rng): State {
  const draft = knownDraft(view);
  const settled = settlements(view, draft.pools);
  const { seats: takers } = pick(settled.cases, rng);
  draft.pools.forEach((pool, at) => {
    const taken = settled.copies.flatMap((copy, i) =>
      copy.pool === at ? [{ card: copy.card, seat: takers[i]! }] : [],
    );
    fill(draft.table, pool, taken, view.seats, rng);
  });
  return worldOf(view, draft.table);
}

/** How many worlds `guess` draws from. */
export function worlds(view: View): number {
  return settlements(view, knownDraft(view).pools).cases.reduce((sum, { worlds }) => sum + worlds, 0);
}

/** A card's way: it left the first pack of seat `pack` at this step of the draft, or has yet to leave it. */
interface Slot {
  readonly pack: Seat;
  readonly step: number;
}

/** Cards that went these ways, but the viewer can't tell which went which. */
interface Pool {
  readonly cards: readonly Card[];
  readonly slots: readonly Slot[];
}

/** The draft as far as the viewer knows it: cards by pack and step, and the pools that fill the rest. */
interface KnownDraft {
  readonly table: Card[][];
  readonly pools: readonly Pool[];
}

function knownDraft(view: View): KnownDraft {
  const { viewer, seats, drafted, holding, seen, kept } = view;
  const table: Card[][] = Array.from({ length: seats }, () => []);
  if (drafted === 0 && holding[0] === 0) return { table, pools: [] };
  const pools: Pool[] = [];
  const open = table.map((): number[] => [...Array(HAND).keys()]); // the steps of each pack that are not yet explained
  const explained = table.map((): readonly Card[] => []);
  // Backwards: a pack that comes by again shows what it lost since.
  for (let step = (seen?.length ?? 0) - 1; step >= 0; step--) {
    const pack = rightOf(viewer as Seat, seats, step);
    let cards = less(seen![step]!, explained[pack]!);
    let steps = open[pack]!.filter((later) => later >= step);
    open[pack] = open[pack]!.filter((later) => later < step);
    explained[pack] = seen![step]!;
    if (step < drafted) {
      table[pack]![step] = kept![step]!;
      cards = without(cards, kept![step]!);
      steps = steps.filter((later) => later !== step);
    }
    pools.push({ cards, slots: steps.map((later) => ({ pack, step: later })) });
  }
  const unseen = less(deckOf(seats), explained.flat());
  pools.push({ cards: unseen, slots: open.flatMap((steps, pack) => steps.map((step) => ({ pack, step }))) });
  return { table, pools };
}

/** A card of a pool whose name the plays tell something about. */
interface Copy {
  readonly card: Card;
  readonly pool: number;
}

/** Who got each copy, and in how many worlds. */
interface Case {
  readonly seats: readonly Seat[];
  readonly worlds: number;
}

/** Every way to give the copies to seats that agrees with what was placed and who was shown not to hold what. */
function settlements(view: View, pools: readonly Pool[]): { copies: readonly Copy[]; cases: readonly Case[] } {
  const { seats, viewer, plays } = view;
  const others = [...Array(seats).keys()].filter((seat) => seat !== viewer);
  const placed = others.map((seat) => placedBy(plays, seat));
  const lacking = others.map((seat) => shownToLack(plays, seat, seats));
  const told = new Set([...placed, ...lacking].flat());
  const copies = pools.flatMap(({ cards }, pool) =>
    cards.filter((card) => told.has(card)).map((card) => ({ card, pool })),
  );
  let spare: readonly Card[] = less(
    copies.map(({ card }) => card),
    placed.flat(),
  );
  const rooms = pools.map((pool) => roomsOf(pool, view));
  const cases: Case[] = [];
  const takers: Seat[] = [];

  const settle = (at: number): void => {
    const copy = copies[at];
    if (!copy) {
      cases.push({ seats: [...takers], worlds: rooms.reduce((product, room) => product * ways(room), 1) });
      return;
    }
    const { card, pool } = copy;
    const room = rooms[pool]!;
    others.forEach((seat, i) => {
      if (!room[seat]) return;
      const [owed, left] = [placed[i]!, spare];
      if (owed.includes(card)) placed[i] = without(owed, card);
      else if (spare.includes(card) && !lacking[i]!.includes(card)) spare = without(spare, card);
      else return;
      room[seat]--;
      takers[at] = seat;
      settle(at + 1);
      room[seat]++;
      [placed[i], spare] = [owed, left];
    });
  };
  settle(0);
  return { copies, cases };
}

/** How many cards of a pool each seat has kept (first half of the list), or still has before it in a pack. */
function roomsOf({ slots }: Pool, { seats, drafted }: View): number[] {
  const rooms = Array<number>(2 * seats).fill(0);
  for (const { pack, step } of slots) {
    rooms[step < drafted ? leftOf(pack, seats, step) : seats + leftOf(pack, seats, drafted)]!++;
  }
  return rooms;
}

const FACTORIALS = [1];
for (let n = 1; n <= deckOf(4).length; n++) FACTORIALS.push(n * FACTORIALS[n - 1]!);

/** In how many ways different cards fill these rooms. */
function ways(rooms: readonly number[]): number {
  const cards = rooms.reduce((sum, room) => sum + room, 0);
  return rooms.reduce((left, room) => left / FACTORIALS[room]!, FACTORIALS[cards]!);
}

function pick(cases: readonly Case[], rng: Rng): Case {
  if (cases.length === 1) return cases[0]!;
  let at = rng(cases.reduce((sum, { worlds }) => sum + worlds, 0));
  return cases.find(({ worlds }) => (at -= worlds) < 0)!;
}

/** Sends the taken cards to their takers and the rest of the pool anywhere. */
function fill(
  table: Card[][],
  { cards, slots }: Pool,
  taken: readonly { readonly card: Card; readonly seat: Seat }[],
  seats: number,
  rng: Rng,
): void {
  const free = shuffle(slots, rng);
  for (const { card, seat } of taken) {
    const at = free.findIndex(({ pack, step }) => leftOf(pack, seats, step) === seat);
    const [{ pack, step }] = free.splice(at, 1) as [Slot];
    table[pack]![step] = card;
  }
  const rest = less(
    cards,
    taken.map(({ card }) => card),
  );
  free.forEach(({ pack, step }, i) => (table[pack]![step] = rest[i]!));
}

function worldOf(view: View, table: readonly (readonly Card[])[]): State {
  const { seats, drafted, holding, plays } = view;
  const kept = holding.map((_, seat) =>
    Array.from({ length: drafted }, (_, step) => table[rightOf(seat, seats, step)]![step]!),
  );
  const hands = kept.map((cards, seat) =>
    drafted < HAND
      ? sorted(table[rightOf(seat, seats, drafted)]!.slice(drafted))
      : less(sorted(cards), placedBy(plays, seat)),
  );
  return { ...publicOf(view), hands, kept };
}
