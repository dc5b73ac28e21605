import type { Kinds, Seat, SetupOf, Viewer } from '@ridotto/kernel';
import type { intrigo } from '../manifest.ts';

/** [I3] The values of every house's intrigue cards. Printed cards say otherwise? Correct the line: the game follows. */
export const INTRIGUE = {
  C: [2, 3, 4], // Contarini
  D: [2, 3, 4], // Dandolo
  G: [2, 3, 4], // Gradenigo
  M: [2, 3, 4], // Morosini
  T: [2, 3, 3, 4], // Tiepolo, who belongs to nobody
} as const;

/** [I4] The costs of every pile's influence cards, the top one first. */
export const INFLUENCE = {
  courtesan: [1, 2, 3],
  seller: [1, 2, 3],
  assassin: [1, 2, 3],
  guard: [1, 2, 3],
  gondolier: [1, 2, 3],
  thief: [1, 2, 3],
} as const;

/** [I5] The seals of every organisation. */
export const SEALS = { merchants: 3, military: 3, clergy: 3, farmers: 3, workers: 3 } as const;

export const DUCATS = 32; // [I5]
export const PURSE = 1; // [I8]
export const HAND = 4; // [I11]
export const SAME_SEALS = 4; // [I27]

export type House = keyof typeof INTRIGUE;
export type Family = Exclude<House, 'T'>;
export type Card = { [H in House]: `${H}${(typeof INTRIGUE)[H][number]}` }[House];
export type Influence = keyof typeof INFLUENCE;
export type Organisation = keyof typeof SEALS;
export type Token = Organisation | 'ducat';

export const HOUSES = Object.keys(INTRIGUE) as House[];
export const FAMILIES = HOUSES.filter((house): house is Family => house !== 'T'); // [I2]
export const INFLUENCES = Object.keys(INFLUENCE) as Influence[];
export const ORGANISATIONS = Object.keys(SEALS) as Organisation[];

const ALL_CARDS = HOUSES.flatMap((house) => INTRIGUE[house].map((value) => `${house}${value}` as Card));

/** What each card says. */
export const CARDS = Object.fromEntries(
  ALL_CARDS.map((card, order) => [card, { house: card[0], value: Number(card.slice(1)), order }]),
) as Record<Card, { readonly house: House; readonly value: number; readonly order: number }>;

export const CARD_NAMES = Object.keys(CARDS) as Card[];

/** [I7] The intrigue cards in play: three players leave the Tiepolo cards in the box. */
export const deckOf = (seats: number): readonly Card[] => (seats === 3 ? THREE_PLAYERS_DECK : ALL_CARDS);

const THREE_PLAYERS_DECK = ALL_CARDS.filter((card) => CARDS[card].house !== 'T');

/** [I6] The number of buildings, and of gaps. */
export const ringOf = (seats: number): number => (seats === 3 ? 12 : 16);

/** [I6] Seal and ducat buildings in turn, from the door. */
export const symbolOf = (building: number): 'seal' | 'ducat' => (building % 2 === 0 ? 'seal' : 'ducat');

/** The seat so many steps to the left of another: clockwise. */
export const leftOf = (seat: Seat, seats: number, steps = 1): Seat => (seat + steps) % seats;

export const rightOf = (seat: Seat, seats: number, steps = 1): Seat => (seat + steps * (seats - 1)) % seats;

export type Phase = 'seating' | 'tokens' | 'deal' | 'draft' | 'place' | 'ability' | 'over';

/** What lies on a building; nothing, where the supply or the bag was empty. */
export interface Building {
  readonly token: Token | null;
  readonly up: boolean;
}

export type GapCard =
  | { readonly card: Card; readonly up: boolean }
  | { readonly influence: Influence; readonly cost: number };

export type SealCount = Readonly<Record<Organisation, number>>; // won by a seat, or left in the bag

/** Who won the game, by which building's token: four seals of one organisation, or one of each of the five. */
export interface Win {
  readonly seat: Seat;
  readonly building: number;
  readonly by: 'four' | 'five';
}

/** A public answer of this round. A card that the Courtesan called is a play of its holder. */
export interface Play {
  readonly seat: Seat;
  readonly choice: Answer;
}

/** What everybody sees. */
export interface Public {
  seats: number;
  round: number;
  first: Seat;
  phase: Phase;
  toMove: Seat; // in the draft: who will place first
  families: readonly Family[]; // by seat
  buildings: Building[]; // clockwise from the door
  gaps: (GapCard | null)[]; // gap i lies between building i and the next one
  purses: number[];
  seals: SealCount[]; // by seat
  piles: Record<Influence, readonly number[]>; // the costs, the top card's first
  supply: number;
  bag: SealCount;
  plays: Play[];
  win: Win | null;
}

export interface State extends Public {
  hands: (readonly Card[])[]; // in the draft: the packs as they lie before the seats
  kept: (readonly Card[])[]; // in the order kept; stays till the end of the round, as what the seats remember
}

/** What a viewer knows: all that is open, and what a seat has seen in this round's draft. */
export interface View extends Public {
  readonly viewer: Viewer;
  readonly drafted: number; // cards that everyone has kept in this round's draft
  readonly holding: readonly number[]; // cards in each hand; in the draft, in each pack
  readonly hand: readonly Card[] | null; // own: in the draft the pack to keep from
  readonly kept: readonly Card[] | null; // own, in the order kept
  readonly seen: readonly (readonly Card[])[] | null; // the packs that came by, as they came
}

/** What chance answers. */
export type Roll =
  | { readonly kind: 'seating'; readonly first: Seat; readonly families: readonly Family[] }
  | { readonly kind: 'tokens'; readonly seals: readonly Organisation[] } // for the empty seal buildings, from the door
  | { readonly kind: 'deal'; readonly hands: readonly (readonly Card[])[] };

/** What a seat answers. */
export type Answer =
  | { readonly kind: 'keep'; readonly card: Card }
  | { readonly kind: 'place'; readonly card: Card; readonly gap: number }
  | { readonly kind: 'hire'; readonly influence: Influence; readonly gap: number }
  | { readonly kind: 'pass' }
  | Ability;

/** How an influence card is used. */
export type Ability =
  | { readonly kind: 'swap'; readonly building: number; readonly other: number }
  | { readonly kind: 'kill'; readonly gap: number }
  | { readonly kind: 'call'; readonly card: Card; readonly gap: number }
  | { readonly kind: 'ferry'; readonly gap: number; readonly other: number }
  | { readonly kind: 'move'; readonly gap: number; readonly to: number }
  | { readonly kind: 'steal'; readonly building: number }
  | { readonly kind: 'none' };

/** Why a token stays where it is. */
export type Stay = 'tie' | 'nobody' | 'unowned' | 'face-down';

export type Event =
  | { readonly type: 'seated'; readonly first: Seat; readonly families: readonly Family[] }
  | { readonly type: 'gathered'; readonly first: Seat }
  | { readonly type: 'furnished'; readonly round: number; readonly tokens: readonly (Token | null)[] } // null: as before
  | { readonly type: 'dealt'; readonly hands: readonly (readonly Card[] | null)[] } // null: hidden
  | {
      readonly type: 'drafted';
      readonly kept: number; // by everyone, so far
      readonly cards: readonly (Card | null)[]; // what each has kept now
      readonly packs: readonly (readonly Card[] | null)[]; // what each is handed; empty after the last
    }
  | { readonly type: 'placed'; readonly seat: Seat; readonly card: Card; readonly gap: number }
  | {
      readonly type: 'hired';
      readonly seat: Seat;
      readonly influence: Influence;
      readonly gap: number;
      readonly cost: number;
    }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'swapped'; readonly seat: Seat; readonly building: number; readonly other: number }
  | { readonly type: 'killed'; readonly seat: Seat; readonly card: Card; readonly gap: number }
  | { readonly type: 'called'; readonly seat: Seat; readonly card: Card; readonly gap: number; readonly holder: Seat }
  | { readonly type: 'ferried'; readonly seat: Seat; readonly gap: number; readonly other: number }
  | { readonly type: 'moved'; readonly seat: Seat; readonly card: Card; readonly gap: number; readonly to: number }
  | { readonly type: 'stolen'; readonly seat: Seat; readonly building: number; readonly token: Token }
  | { readonly type: 'declined'; readonly seat: Seat; readonly influence: Influence }
  | {
      readonly type: 'awarded';
      readonly seat: Seat;
      readonly building: number;
      readonly token: Token;
      readonly card: Card;
    }
  | { readonly type: 'stayed'; readonly building: number; readonly token: Token; readonly why: Stay }
  | { readonly type: 'won'; readonly seat: Seat; readonly by: Win['by']; readonly token: Organisation };

export interface Intrigo extends Kinds {
  state: State;
  answer: Answer;
  roll: Roll;
  event: Event;
  view: View;
  setup: SetupOf<typeof intrigo.options>;
}

/** Cards in the order of the table above: no other order of a hand means anything. */
export function sorted(cards: readonly Card[]): readonly Card[] {
  const out: Card[] = [];
  for (const card of cards) {
    let at = out.length;
    for (; at > 0 && CARDS[out[at - 1]!].order > CARDS[card].order; at--) out[at] = out[at - 1]!;
    out[at] = card;
  }
  return out;
}

/** The cards without one of this name. */
export const without = (cards: readonly Card[], card: Card): readonly Card[] => less(cards, [card]);

/** The cards without these, each taken out once. */
export function less(cards: readonly Card[], taken: readonly Card[]): readonly Card[] {
  const rest = cards.slice();
  for (const card of taken) {
    const at = rest.indexOf(card);
    if (at < 0) throw new Error(`no ${card} among ${cards.join(' ')}`);
    rest.splice(at, 1);
  }
  return rest;
}

/** The intrigue card in a gap, face up or down; undefined where there is none. */
export function intrigueIn(gap: GapCard | null | undefined): { readonly card: Card; readonly up: boolean } | undefined {
  return gap && 'card' in gap ? gap : undefined;
}

/** A copy of all that everybody sees, field by field. */
export const publicOf = (known: Public): Public => ({
  seats: known.seats,
  round: known.round,
  first: known.first,
  phase: known.phase,
  toMove: known.toMove,
  families: known.families,
  buildings: known.buildings.slice(),
  gaps: known.gaps.slice(),
  purses: known.purses.slice(),
  seals: known.seals.slice(),
  piles: { ...known.piles },
  supply: known.supply,
  bag: known.bag,
  plays: known.plays.slice(),
  win: known.win,
});
