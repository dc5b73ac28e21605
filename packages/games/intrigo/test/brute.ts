import { deckOf, HAND, type Card } from '../rules/model.ts';
import type { View } from '../rules/model.ts';

/** Who has kept and who is holding what, with the second of two equal cards marked: `T3'`. */
export interface Hypothesis {
  readonly hands: readonly (readonly string[])[]; // kept so far
  readonly packs: readonly (readonly string[])[];
}

/**
 * Every world that a seat can't tell apart by the draft alone, found the long way: all deals with its
 * first pack, all keepings of the others, and only those where the packs that it saw come by.
 * Slow, plain and independent of the engine.
 */
export function hypotheses(view: View): Hypothesis[] {
  const found = new Map<string, Hypothesis>();
  const seen = marked(view.seen!);
  const me = view.viewer as number;
  const kept = markedKept(view.kept!, seen);
  const deck = markedDeck(view.seats);
  for (const packs of deals(deck, view.seats, me, seen)) {
    keepings(packs, view.seats, me, seen, kept, (hypothesis) => {
      const key = JSON.stringify(
        [hypothesis.hands, hypothesis.packs].map((lists) => lists.map((cards) => [...cards].sort())),
      );
      found.set(key, hypothesis);
    });
  }
  return [...found.values()];
}

type Packs = readonly (readonly string[])[];

const bare = (card: string) => card.slice(0, 2);

const markedDeck = (seats: number) => {
  const deck = deckOf(seats);
  return deck.map((card, at) => (deck[at - 1] === card ? `${card}'` : card));
};

/** Marks the second T3 that a seat saw. With a single one seen, which of the two it is makes no difference. */
function marked(seen: Packs): Packs {
  const first = seen.findIndex((pack) => pack.includes('T3'));
  return seen.map((pack, step) =>
    pack.map((card, at) => (card === 'T3' && (step > first || pack[at - 1] === 'T3') ? "T3'" : card)),
  );
}

/** Of two equal cards in a pack it doesn't matter which is kept: the first, unless it is gone. */
function markedKept(kept: readonly string[], seen: Packs): readonly string[] {
  return kept.map((card, step) => seen[step]!.find((other) => bare(other) === card)!);
}

/** All deals in which the seat gets its first pack and the later ones can come by. */
function* deals(deck: readonly string[], seats: number, me: number, seen: Packs): Generator<Packs> {
  const needed = (seat: number): readonly string[] => {
    const step = (me + seats - seat) % seats; // when that seat's first pack comes by
    return seen[step] ?? [];
  };
  function* deal(seat: number, rest: readonly string[], packs: Packs): Generator<Packs> {
    if (seat === seats) return yield packs;
    const must = needed(seat);
    const free = rest.filter((card) => !must.includes(card) && !seen.flat().includes(card));
    for (const others of choices(free, HAND - must.length)) {
      const pack = [...must, ...others];
      yield* deal(
        seat + 1,
        rest.filter((card) => !pack.includes(card)),
        [...packs, pack],
      );
    }
  }
  yield* deal(0, deck, []);
}

function* choices(cards: readonly string[], count: number): Generator<readonly string[]> {
  if (count === 0) return yield [];
  for (let at = 0; at + count <= cards.length; at++) {
    for (const rest of choices(cards.slice(at + 1), count - 1)) yield [cards[at]!, ...rest];
  }
}

/** Plays the draft in every way that shows the seat what it has seen. */
function keepings(
  dealt: Packs,
  seats: number,
  me: number,
  seen: Packs,
  kept: readonly string[],
  report: (hypothesis: Hypothesis) => void,
): void {
  const look = (hands: Packs, packs: Packs): void => {
    const step = hands[me]!.length;
    if (step < HAND && [...packs[me]!].sort().join() !== [...seen[step]!].sort().join()) return;
    if (step === kept.length) return report({ hands, packs });
    for (const keep of answers(packs, me, kept[step]!)) {
      const rests = packs.map((pack, seat) => pack.filter((card) => card !== keep[seat]));
      look(
        hands.map((cards, seat) => [...cards, keep[seat]!]),
        rests.map((_, seat) => rests[(seat + seats - 1) % seats]!),
      );
    }
  };
  look(
    dealt.map(() => []),
    dealt,
  );
}

/** One card from each pack, in every way; the seat itself keeps what it kept. */
function answers(packs: Packs, me: number, own: string): readonly (readonly string[])[] {
  let lists: (readonly string[])[] = [[]];
  packs.forEach((pack, seat) => {
    const kept = seat === me ? [own] : pack;
    lists = lists.flatMap((list) => kept.map((card) => list.concat(card)));
  });
  return lists;
}

/** The card without its mark. */
export const nameOf = (card: string) => card.slice(0, 2) as Card;

/** Whether these drafted hands could have led to the plays of a view. */
export function agrees({ hands }: Hypothesis, { plays, seats }: View): boolean {
  const held = hands.map((cards) => cards.map(nameOf));
  return plays.every(({ seat, choice }, at) => {
    if (choice.kind === 'call') {
      const order = [...Array(seats).keys()].map((steps) => (seat + steps) % seats);
      return order.find((other) => held[other]!.includes(choice.card)) === plays[at + 1]!.seat;
    }
    if (choice.kind !== 'place') return true;
    const found = held[seat]!.indexOf(choice.card);
    if (found >= 0) held[seat]!.splice(found, 1);
    return found >= 0;
  });
}
