import type { Seat } from '@ridotto/kernel';
import { boxOf, countOf, kindsOf } from '../bag.ts';
import { itemsEach, reservedFor } from '../deal.ts';
import { COPIES, ITEMS, PROFESSIONS, cannotBeRefused, hasEffect, isBag, neighbour } from '../model.ts';
import type { Direction, Event, EventOf, ForEvents, Item, Profession, View } from '../model.ts';
import { NO_KIND, kindsWhere, only, type Kind, type Kinds } from './kinds.ts';
import { atLeastOne, fewerThan, type Clue, type Problem } from './problem.ts';
import { spaceOf, spreadOf, type Place } from './spaces.ts';
import { mayAnswerWith } from '../trade.ts';

/** Clues with the number of the event that each comes from. */
export interface Case {
  readonly problem: Problem;
  readonly events: readonly number[];
}

type Known = Pick<View, 'seats' | 'setup' | 'history'>;

/** Beside the seats: the deck, its ordered top, and what is about to be dealt. */
export const itemPlaces = (seats: number) => ({ deck: seats, first: seats + 1, second: seats + 2, pot: seats + 3 });

/** The kinds of items in play: a kind is an index of this list. */
export const itemKinds = (seats: number): readonly Item[] => (seats === 3 ? KINDS_OF_THREE : ITEMS);

const KINDS_OF_THREE = kindsOf(boxOf(3));

const setsOf = (kinds: readonly Item[]) => ({
  all: kindsWhere(kinds, () => true),
  silencer: kindsWhere(kinds, (item) => item === 'mirror'),
  effects: kindsWhere(kinds, hasEffect),
  bags: kindsWhere(kinds, isBag),
  refusable: kindsWhere(kinds, (item) => !cannotBeRefused(item)),
});

/** The ways of the items, as a viewer saw them. */
export function itemCase(known: Known): Case {
  const reader = new ItemReader(known);
  known.history.forEach((event, i) => reader.read(event, i));
  return { problem: { ...itemStart(known.seats), clues: reader.clues }, events: reader.events };
}

type Start = Omit<Problem, 'clues'>;
const starts = new Map<number, Start>();

/** The reserved items lie apart, all others in the deck [C7]; made once. */
function itemStart(seats: number): Start {
  const known = starts.get(seats);
  if (known) return known;
  const { deck, pot } = itemPlaces(seats);
  const kinds = itemKinds(seats);
  const spaces = kinds.map((kind) => spaceOf(pot + 1, countOf(boxOf(seats), kind)));
  const start = kinds.map((kind, i) => {
    const counts = Array.from({ length: pot + 1 }, () => 0);
    counts[pot] = countOf(reservedFor(seats), kind);
    counts[deck] = spaces[i]!.copies - counts[pot];
    return spreadOf(spaces[i]!, counts);
  });
  const made = { spaces, start, silencer: kinds.indexOf('mirror') };
  starts.set(seats, made);
  return made;
}

class ItemReader {
  readonly clues: Clue[] = [];
  readonly events: number[] = [];
  readonly #known: Known;
  readonly #kinds: readonly Item[];
  readonly #sets: ReturnType<typeof setsOf>;
  readonly #places: ReturnType<typeof itemPlaces>;
  readonly #sizes: number[]; // by place
  #event = 0;

  constructor(known: Known) {
    this.#known = known;
    this.#kinds = itemKinds(known.seats);
    this.#sets = setsOf(this.#kinds);
    this.#places = itemPlaces(known.seats);
    const { deck, pot } = this.#places;
    this.#sizes = Array.from({ length: pot + 1 }, () => 0);
    this.#sizes[pot] = reservedFor(known.seats).length;
    this.#sizes[deck] = boxOf(known.seats).length - this.#sizes[pot];
  }

  read(event: Event, number: number): void {
    this.#event = number;
    (this.#readers[event.type] as ((event: Event) => void) | undefined)?.(event);
  }

  /** What each event says about items. */
  readonly #readers: ForEvents<[], void> = {
    dealt: (event) => this.#deal(event),
    spied: ({ to, item }) => this.#seen(to, item),
    offered: (event) => this.#offer(event),
    traded: (event) => this.#trade(event),
    drew: ({ by, item }) => this.#draw(by, item),
    gave: ({ by, to, item }) => this.#move(by, to, item),
    paid: ({ by, to, item }) => this.#move(by, to, item),
    returned: ({ by, to, item }) => this.#move(by, to, item),
    took: ({ by, to, item }) => this.#move(to, by, item),
    sawItems: ({ to, items }) => this.#whole(to, items),
    passed: (event) => this.#pass(event),
    showed: ({ by, item }) => this.#add(atLeastOne(this.#kind(item), by)),
    demanded: (event) => this.#demand(event),
    foresaw: ({ items }) => this.#foresee(items),
    topped: ({ items, count }) => this.#putOnTop(items, count),
  };

  #add(clue: Clue): void {
    this.clues.push(clue);
    this.events.push(this.#event);
  }

  #kind(item: Item): Kind {
    return this.#kinds.indexOf(item);
  }

  /** The item if it is known, else any of these. */
  #oneOr(item: Item | null | undefined, any: Kinds): Kinds {
    return item === null || item === undefined ? any : only(this.#kind(item));
  }

  #move(from: Place, to: Place, item: Item | null, guest?: number): void {
    this.#add({ clue: 'move', from, to, kinds: this.#oneOr(item, this.#sets.all), size: this.#sizes[from]!, guest });
    this.#sizes[from]!--;
    this.#sizes[to]!++;
  }

  #seen(place: Place, item: Item | null): void {
    if (item !== null) this.#add({ clue: 'seen', place, kind: this.#kind(item) });
  }

  #draw(by: Seat, item: Item | null): void {
    const { deck, first, second } = this.#places;
    this.#move(this.#sizes[first]! > 0 ? first : deck, by, item);
    if (this.#sizes[second]! > 0) this.#move(second, first, null);
  }

  /** What was on top goes back into the deck, which the Clairvoyant sees whole [C50]. */
  #foresee(items: readonly Item[] | null): void {
    const { deck, first, second } = this.#places;
    for (const place of [first, second]) if (this.#sizes[place]! > 0) this.#move(place, deck, null);
    this.#whole(deck, items);
  }

  #putOnTop(items: readonly Item[] | null, count: number): void {
    const { deck, first, second } = this.#places;
    for (let i = 0; i < count; i++) this.#move(deck, i === 0 ? first : second, items?.[i] ?? null);
  }

  #whole(place: Place, items: readonly Item[] | null): void {
    if (items) this.#add({ clue: 'whole', place, counts: this.#kinds.map((kind) => countOf(items, kind)) });
  }

  /** Chance adds other items to the reserved ones, then deals them all [C7]. */
  #deal({ items }: EventOf<'dealt'>): void {
    const { deck, pot } = this.#places;
    const each = itemsEach(this.#known.seats);
    const others = items.length * each - this.#sizes[pot]!;
    for (let i = 0; i < others; i++) this.#move(deck, pot, null);
    items.forEach((hand, seat) => {
      for (let i = 0; i < each; i++) this.#move(pot, seat, hand?.[i] ?? null);
    });
  }

  /** An offer that was accepted is the trade's first card; any other is one of the hand. */
  #offer({ by, item }: EventOf<'offered'>): void {
    const outcome = this.#known.history[this.#event + 1];
    if (outcome?.type === 'traded') return;
    if (item !== null) return this.#seen(by, item);
    const kinds = outcome?.type === 'refused' ? this.#sets.refusable : this.#sets.all; // [C19]
    this.#add({ clue: 'pick', place: by, size: this.#sizes[by]!, kinds });
  }

  /** Whoever demands an item has not all of it, and something to give for it [C49]. */
  #demand({ by, to, item, hit }: EventOf<'demanded'>): void {
    const kind = this.#kind(item);
    this.#add(hit ? atLeastOne(kind, to) : fewerThan(1, kind, to));
    this.#add(fewerThan(COPIES[item], kind, by));
    const kinds = kindsWhere(this.#kinds, (mine) => mayAnswerWith(item, mine));
    this.#add({ clue: 'some', place: by, size: this.#sizes[by]!, kinds });
  }

  #trade({ by, to, gave, got }: EventOf<'traded'>): void {
    const { history, setup } = this.#known;
    const before = history[this.#event - 1];
    const demanded = before?.type === 'demanded' ? before.item : undefined;
    const gaveRead = this.#readBy(to);
    const gotRead = this.#readBy(by);
    const isRead = gaveRead !== undefined || gotRead !== undefined;
    const { all, silencer, effects, bags } = this.#sets;
    const spoken = setup.contraband === true ? NO_KIND : effects; // else silence tells that there was nothing to read [C53]
    const unread = isRead ? all & ~(silencer | spoken) : all; // [C22]
    this.#add({
      clue: 'swap',
      a: by,
      b: to,
      xs: this.#oneOr(gave ?? gaveRead, unread),
      ys: this.#oneOr(got ?? demanded ?? gotRead, unread),
      sizeA: this.#sizes[by]!,
      sizeB: this.#sizes[to]!,
      isDemanded: demanded !== undefined,
      apart: bags, // [C18]
      hushed: isRead ? NO_KIND : spoken,
    });
  }

  /** What a party to the trade of this event read aloud right after it. */
  #readBy(seat: Seat): Item | undefined {
    const { history } = this.#known;
    for (let i = this.#event + 1; history[i]?.type === 'read'; i++) {
      const read = history[i] as EventOf<'read'>;
      if (read.by === seat) return read.item;
    }
    return undefined;
  }

  /** One after the other; only the last has already got a card then, and can't hand it on. */
  #pass({ to, items }: EventOf<'passed'>): void {
    for (const [i, seat] of passOrder(to, items.length).entries()) {
      const isLast = i === items.length - 1;
      this.#move(seat, neighbour(seat, to, items.length), items[seat]!, isLast ? i : undefined);
    }
  }
}

/** An order in which everybody has given before they get, but for the last. */
export function passOrder(to: Direction, seats: number): Seat[] {
  const order = Array.from({ length: seats }, (_, seat) => seat);
  return to === 'left' ? order.toReversed() : order;
}

/** The ways of the professions, as a viewer saw them; the place after the seats is the unused pile. */
export function professionCase({ seats, history }: Known): Case {
  const spaces = PROFESSIONS.map(() => spaceOf(seats + 1, 1));
  const start = spaces.map(() => seats);
  const clues: Clue[] = [];
  const events: number[] = [];
  history.forEach((event, i) => {
    for (const clue of professionClues(event, seats)) {
      clues.push(clue);
      events.push(i);
    }
  });
  return { problem: { spaces, start, silencer: undefined, clues }, events };
}

function professionClues(event: Event, pile: Place): Clue[] {
  return (PROFESSION_CLUES[event.type] as ((event: Event, pile: Place) => Clue[]) | undefined)?.(event, pile) ?? [];
}

const EVERY_PROFESSION = kindsWhere(PROFESSIONS, () => true);
const oneOrAny = (profession: Profession | null): Kinds =>
  profession === null ? EVERY_PROFESSION : only(PROFESSIONS.indexOf(profession));

const free = { clue: 'swap', sizeA: 1, isDemanded: false, apart: NO_KIND, hushed: NO_KIND } as const;

const PROFESSION_CLUES: ForEvents<[Place], Clue[]> = {
  dealt: ({ professions }, pile) =>
    professions.map((profession, seat) => ({
      clue: 'move',
      from: pile,
      to: seat,
      kinds: oneOrAny(profession),
      size: PROFESSIONS.length - seat,
      guest: undefined,
    })),
  opened: ({ by, profession }) => [atLeastOne(PROFESSIONS.indexOf(profession), by)],
  swapped: ({ by, to, gave, got }) => [{ ...free, a: by, b: to, xs: oneOrAny(gave), ys: oneOrAny(got), sizeB: 1 }],
  browsed: ({ professions }, pile) =>
    professions === null
      ? []
      : [{ clue: 'whole', place: pile, counts: PROFESSIONS.map((one) => countOf(professions, one)) }],
  became: ({ by, profession }, pile) => [
    { ...free, a: by, b: pile, xs: EVERY_PROFESSION, ys: oneOrAny(profession), sizeB: PROFESSIONS.length - pile },
  ],
};
