import { shuffle, type Rng, type Seat } from '@ridotto/kernel';
import { deckOf, HAND, leftOf, less, publicOf, rightOf, sorted, without, type Card, type State } from './model.ts';
import { shownBy, type Shown } from './plays.ts';
import type { View } from './model.ts';

/** A world drawn evenly from all hands that this view allows; equal cards count as different ones. */
export function guess(view: View, rng: Rng): State {
  const shown = shownBy(view.plays, view.seats);
  const { table, pools } = knownDraft(view);
  const { copies, cases } = settle(view, pools, shown);
  const { takers } = pick(cases, rng);
  const free = pools.map(({ slots }) => slots.slice());
  copies.forEach(({ card, pool }, i) => {
    const ways = free[pool]!.filter(({ pack, step }) => leftOf(pack, view.seats, step) === takers[i]);
    const way = ways[rng(ways.length)]!;
    free[pool]!.splice(free[pool]!.indexOf(way), 1);
    put(table, way, card);
  });
  pools.forEach(({ cards }, pool) => {
    const taken = copies.filter((copy) => copy.pool === pool).map(({ card }) => card);
    shuffle(less(cards, taken), rng).forEach((card, i) => put(table, free[pool]![i]!, card));
  });
  return worldOf(view, table, shown);
}

/** How many worlds `guess` draws from. */
export function worlds(view: View): number {
  const { cases } = settle(view, knownDraft(view).pools, shownBy(view.plays, view.seats));
  return total(cases);
}

/** A card's way through the draft: it leaves the pack dealt to seat `pack` at this step. */
interface Slot {
  readonly pack: Seat;
  readonly step: number;
}

/** Cards that went these ways, and the viewer can't tell which went which. */
export interface Pool {
  readonly cards: readonly Card[];
  readonly slots: readonly Slot[];
}

/** The draft as far as the viewer knows it: cards by pack and step, and the pools that fill the rest. */
interface KnownDraft {
  readonly table: Card[][];
  readonly pools: readonly Pool[];
}

const put = (table: Card[][], { pack, step }: Slot, card: Card) => {
  table[pack]![step] = card;
};

/** What a seat remembers of a draft. */
export type DraftSeen = Pick<View, 'viewer' | 'seats' | 'drafted' | 'holding' | 'seen' | 'kept'>;

/** What a viewer has seen of the draft. */
export function knownDraft({ viewer, seats, drafted, holding, seen, kept }: DraftSeen): KnownDraft {
  const table = Array.from({ length: seats }, (): Card[] => []);
  if (drafted === 0 && holding[0] === 0) return { table, pools: [] };
  const pools: Pool[] = [];
  const explained = table.map((): readonly Card[] => []); // by pack: the cards whose ways are told,
  const open = table.map(() => HAND); // and the step before which they are not
  // Backwards: with three players a pack comes by again, and shows what it has lost.
  for (let step = (seen?.length ?? 0) - 1; step >= 0; step--) {
    const pack = rightOf(viewer as Seat, seats, step);
    let cards = less(seen![step]!, explained[pack]!);
    let from = step;
    if (step < drafted) {
      table[pack]![from++] = kept![step]!;
      cards = without(cards, kept![step]!);
    }
    pools.push({ cards, slots: slotsOf(pack, from, open[pack]!) });
    explained[pack] = seen![step]!;
    open[pack] = step;
  }
  const unseen = less(deckOf(seats), explained.flat());
  pools.push({ cards: unseen, slots: open.flatMap((steps, pack) => slotsOf(pack, 0, steps)) });
  return { table, pools };
}

function slotsOf(pack: Seat, from: number, to: number): Slot[] {
  const slots: Slot[] = [];
  for (let step = from; step < to; step++) slots.push({ pack, step });
  return slots;
}

/** A card of a pool whose name the plays tell something about. */
interface Copy {
  readonly card: Card;
  readonly pool: number;
}

/** Who got each copy, and in how many worlds. */
interface Case {
  readonly takers: readonly number[]; // a seat; in the draft also a seat's pack, counted after the seats
  readonly worlds: number;
}

/**
 * Every way to give the copies to seats that agrees with what was placed and who was shown to lack what. The copies of
 * a card that is asked for are given too, whatever the plays tell; in the draft they may also lie in a seat's pack.
 */
export function settle(
  view: View,
  pools: readonly Pool[],
  shown: Shown,
  asked?: Card,
): { copies: readonly Copy[]; cases: readonly Case[] } {
  const { seats } = view;
  const owed = shown.placed.map((cards, seat) => (seat === view.viewer ? [] : cards.slice()));
  const told = new Set([...owed, ...shown.lacking].flat());
  if (asked !== undefined) told.add(asked);
  const copies = pools.flatMap(({ cards }, pool) =>
    cards.filter((card) => told.has(card)).map((card) => ({ card, pool })),
  );
  const spare = [
    ...less(
      copies.map(({ card }) => card),
      owed.flat(),
    ),
  ];
  const rooms = pools.map((pool) => roomsOf(pool, view));
  const takers: number[] = [];
  const cases: Case[] = [];

  const give = (at: number): void => {
    if (at === copies.length) {
      cases.push({ takers: takers.slice(), worlds: rooms.reduce((product, room) => product * ways(room), 1) });
      return;
    }
    const { card, pool } = copies[at]!;
    for (let room = 0; room < 2 * seats; room++) {
      if (rooms[pool]![room] === 0) continue;
      const due = owed[room] ?? []; // a pack owes nothing
      const from = due.includes(card) ? due : spare;
      const found = from.indexOf(card);
      if (found < 0 || (from === spare && shown.lacking[room]?.includes(card))) continue;
      from.splice(found, 1);
      rooms[pool]![room]!--;
      takers[at] = room;
      give(at + 1);
      rooms[pool]![room]!++;
      from.push(card);
    }
  };
  give(0);
  return { copies, cases };
}

/** How many of a pool's ways lead into each seat's kept cards, and then into each seat's present pack. */
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

const total = (cases: readonly Case[]): number => cases.reduce((sum, { worlds }) => sum + worlds, 0);

function pick(cases: readonly Case[], rng: Rng): Case {
  if (cases.length === 1) return cases[0]!;
  let at = rng(total(cases));
  return cases.find(({ worlds }) => (at -= worlds) < 0)!;
}

export function worldOf(view: View, table: readonly (readonly Card[])[], { placed }: Shown): State {
  const { seats, drafted } = view;
  const kept = table.map((_, seat) => {
    const cards: Card[] = [];
    for (let step = 0; step < drafted; step++) cards.push(table[rightOf(seat, seats, step)]![step]!);
    return cards;
  });
  const hands = kept.map((cards, seat) =>
    drafted < HAND ? sorted(table[rightOf(seat, seats, drafted)]!.slice(drafted)) : less(sorted(cards), placed[seat]!),
  );
  return { ...publicOf(view), hands, kept };
}
