import type { Kinds, Seat, SetupOf, Viewer } from '@ridotto/kernel';
import { coach } from '../manifest.ts';

export const SOCIETIES = ['order', 'brotherhood'] as const;
export type Society = (typeof SOCIETIES)[number];
export const rivalOf = (society: Society): Society => (society === 'order' ? 'brotherhood' : 'order');

/** Every item with the number of its cards [C2]. */
export const COPIES = {
  bagGoblet: 1,
  bagKey: 1,
  cloak: 1,
  dagger: 1,
  gloves: 1,
  goblet: 3,
  key: 3,
  knives: 1,
  mirror: 1,
  monocle: 1,
  pearl: 1,
  privilege: 1,
  ring: 1,
  seal: 1,
  sextant: 1,
  tome: 1,
  whip: 1,
} as const;
export type Item = keyof typeof COPIES;
export const ITEMS = Object.keys(COPIES) as Item[]; // sorted by name, as all bags of items are

export const PROFESSIONS = [
  'alchemist',
  'bodyguard',
  'clairvoyant',
  'diplomat',
  'doctor',
  'duellist',
  'grandMaster',
  'hypnotist',
  'priest',
  'thug',
] as const; // [C3]
export type Profession = (typeof PROFESSIONS)[number];

export const CHARACTERS = coach.options.characters.of; // [C4]
export type Character = (typeof CHARACTERS)[number];

/** The seals printed on the cards: what is always dealt out [C8]. An owner of the cards corrects them here. */
export const RED_SEAL: readonly Item[] = ['bagKey', 'bagGoblet', 'key', 'goblet'];
export const GREEN_SEAL: readonly Item[] = ['key', 'goblet'];

export const TOKENS = 12; // [C1]
const HAND_LIMITS: Readonly<Record<number, number>> = { 3: 8, 4: 6 };
export const handLimit = (seats: number): number => HAND_LIMITS[seats] ?? 5; // [C11]

/** Items that are read aloud when they change hands in a trade, and do something [C20]. */
export const TRADE_EFFECTS = ['bagGoblet', 'bagKey', 'cloak', 'monocle', 'privilege', 'sextant', 'tome'] as const;
export type EffectItem = (typeof TRADE_EFFECTS)[number];
export const hasEffect = (item: Item): item is EffectItem => (TRADE_EFFECTS as readonly Item[]).includes(item);

export const isBag = (item: Item): boolean => item === 'bagKey' || item === 'bagGoblet';
export const cannotBeRefused = (item: Item): boolean => item === 'pearl' || item === 'mirror'; // [C19]

/** A society's own items, and the Bag that counts as one while the deck is empty [C39] [C40]. */
export const TREASURE: Readonly<Record<Society, Item>> = { order: 'key', brotherhood: 'goblet' };
export const BAG_OF: Readonly<Record<Society, Item>> = { order: 'bagKey', brotherhood: 'bagGoblet' };

export type Side = 'attacker' | 'defender';
export const SIDES: readonly Side[] = ['attacker', 'defender'];

/** Whom an item helps in a duel: its holder's part in it [C35] [C36]. */
export const DUEL_ITEMS = {
  dagger: { part: 'principal', side: 'attacker' },
  gloves: { part: 'principal', side: 'defender' },
  knives: { part: 'supporter', side: 'attacker' },
  whip: { part: 'supporter', side: 'defender' },
  ring: { part: 'principal', side: null },
} as const satisfies Partial<Record<Item, { part: 'principal' | 'supporter'; side: Side | null }>>;
export type DuelItem = keyof typeof DUEL_ITEMS;

/** What a profession can be used for, and whether again and again [C46-C50]. */
export const USES = {
  alchemist: { once: true, when: 'priority' },
  bodyguard: { once: false, when: 'priority' },
  clairvoyant: { once: true, when: 'act' },
  diplomat: { once: true, when: 'act' },
  doctor: { once: true, when: 'doctor' },
  duellist: { once: true, when: 'duellist' },
  grandMaster: { once: false, when: 'priority' },
  hypnotist: { once: false, when: 'hypnotist' },
  priest: { once: true, when: 'priest' },
  thug: { once: false, when: 'priority' },
} as const satisfies Record<Profession, { once: boolean; when: Matter['step'] }>;

export type Setup = SetupOf<typeof coach.options>;

/** What chance rolls: the deal, and a card turned up at random. */
export type Roll = Deal | Turned;
export interface Deal {
  readonly kind: 'deal';
  readonly first: Seat;
  readonly societies: readonly Society[];
  readonly removed: Society | null;
  readonly professions: readonly Profession[];
  readonly items: readonly (readonly Item[])[];
}
export interface Turned {
  readonly kind: 'turned';
  readonly item: Item;
}

export type Answer =
  | { readonly kind: 'spy'; readonly at: Seat }
  | { readonly kind: 'offer'; readonly item: Item; readonly to: Seat }
  | { readonly kind: 'accept'; readonly item: Item }
  | { readonly kind: 'refuse' }
  | { readonly kind: 'attack'; readonly at: Seat }
  | { readonly kind: 'support'; readonly side: Side }
  | { readonly kind: 'declare'; readonly named: readonly Seat[] }
  | { readonly kind: 'divine'; readonly named: readonly Seat[] }
  | { readonly kind: 'seal' }
  | { readonly kind: 'demand'; readonly item: Item; readonly of: Seat }
  | { readonly kind: 'exchange'; readonly item: Item }
  | { readonly kind: 'top'; readonly items: readonly Item[] }
  | { readonly kind: 'use'; readonly what: Item | Profession }
  | { readonly kind: 'tokens'; readonly count: number }
  | { readonly kind: 'hypnotise'; readonly seat: Seat }
  | { readonly kind: 'name'; readonly side: Side } // the Alchemist's winner
  | { readonly kind: 'pass' }
  | { readonly kind: 'become'; readonly profession: Profession }
  | { readonly kind: 'direct'; readonly to: Direction }
  | { readonly kind: 'hand'; readonly item: Item } // to the neighbour, by the Sextant
  | { readonly kind: 'give'; readonly item: Item; readonly to: Seat } // over the limit
  | { readonly kind: 'pay'; readonly item: Item } // to the Priest
  | { readonly kind: 'look' } // at the loser's society
  | { readonly kind: 'search' } // the loser's items
  | { readonly kind: 'take'; readonly item: Item }
  | { readonly kind: 'return'; readonly item: Item };

export type Direction = 'left' | 'right';
export const leftOf = (seat: Seat, seats: number): Seat => (seat + 1) % seats;
export const neighbour = (seat: Seat, to: Direction, seats: number): Seat =>
  (seat + (to === 'left' ? 1 : seats - 1)) % seats;

/** A question of the rules that is still to be answered. All of it is public. */
export type Matter =
  | { readonly step: 'deal' }
  | { readonly step: 'act' }
  | { readonly step: 'top' } // the Clairvoyant's choice
  | { readonly step: 'spied'; readonly at: Seat }
  | { readonly step: 'answer' }
  | { readonly step: 'exchange'; readonly item: Item; readonly of: Seat }
  | { readonly step: 'contraband'; readonly by: Seat; readonly to: Seat }
  | {
      readonly step: 'effect';
      readonly item: EffectItem;
      readonly giver: Seat;
      readonly partner: Seat;
      readonly isSure: boolean; // the giver has already said that they use it
    }
  | { readonly step: 'become'; readonly seat: Seat }
  | { readonly step: 'sextant'; readonly to: Direction }
  | { readonly step: 'draw'; readonly seat: Seat }
  | { readonly step: 'gift'; readonly seat: Seat }
  | { readonly step: 'priest' }
  | { readonly step: 'pay'; readonly to: Seat }
  | { readonly step: 'duellist' }
  | { readonly step: 'support' }
  | { readonly step: 'hypnotist' }
  | { readonly step: 'priority'; readonly seat: Seat; readonly passes: number }
  | { readonly step: 'doctor'; readonly winner: Side | null }
  | { readonly step: 'spoils'; readonly winner: Seat; readonly loser: Seat }
  | { readonly step: 'take'; readonly winner: Seat; readonly loser: Seat }
  | { readonly step: 'return'; readonly winner: Seat; readonly loser: Seat };

export type MatterOf<K extends Matter['step']> = Extract<Matter, { step: K }>;
export type AnswerOf<K extends Answer['kind']> = Extract<Answer, { kind: K }>;

/** Questions that chance answers. */
export type ChanceMatter = MatterOf<'deal' | 'spied' | 'draw'>;

export type Used = { readonly by: Seat; readonly use: DuelItem | Profession | 'tokens'; readonly count: number };

export interface Duel {
  readonly attacker: Seat;
  readonly defender: Seat;
  support: (Side | null)[]; // by seat; null: a principal, not yet chosen, or not allowed
  isAlone: boolean; // the Duellist forbids support
  out: Seat | null; // by the Hypnotist
  used: Used[];
}

export interface Offer {
  readonly by: Seat;
  readonly to: Seat;
  readonly item: Item;
}

export type Reason = 'declared' | 'failed' | 'divined' | 'misdivined' | 'seal';

/** How a game ended. */
export interface Result {
  readonly by: Seat;
  readonly reason: Reason;
  readonly winners: readonly Seat[];
}

export interface State {
  readonly seats: number;
  readonly setup: Setup;
  turn: number; // counted from 1
  active: Seat | null; // null until chance has named the first
  agenda: Matter[]; // the last is the question that stands
  societies: Society[];
  removed: Society | null;
  professions: { is: Profession; open: boolean }[]; // by seat
  unused: Profession[];
  items: Item[][]; // by seat
  deck: Item[]; // a bag: nobody has fixed its order
  top: Item[]; // on top of the deck, in the order that a Clairvoyant chose
  tokens: number[];
  stack: number;
  offer: Offer | null;
  duel: Duel | null;
  history: Event[];
  result: Result | null;
}

/**
 * All that ever happened, whole. What a viewer may not know of an event is null in the viewer's
 * history, and in what the viewer is told [C55].
 */
export type Event = { readonly turn: number } & Happening;
export type Happening =
  | {
      readonly type: 'dealt';
      readonly first: Seat;
      readonly societies: readonly (Society | null)[];
      readonly professions: readonly (Profession | null)[];
      readonly items: readonly (readonly Item[] | null)[];
    }
  | { readonly type: 'spies'; readonly by: Seat; readonly to: Seat }
  | { readonly type: 'spied'; readonly by: Seat; readonly to: Seat; readonly item: Item | null }
  | { readonly type: 'offered'; readonly by: Seat; readonly to: Seat; readonly item: Item | null }
  | { readonly type: 'refused'; readonly by: Seat; readonly to: Seat; readonly token: boolean }
  | {
      readonly type: 'traded';
      readonly by: Seat;
      readonly to: Seat;
      readonly gave: Item | null;
      readonly got: Item | null;
    }
  | { readonly type: 'read'; readonly by: Seat; readonly to: Seat; readonly item: EffectItem } // `to` gave it and has its effect
  | { readonly type: 'skipped'; readonly by: Seat; readonly item: EffectItem }
  | { readonly type: 'drew'; readonly by: Seat; readonly item: Item | null }
  | { readonly type: 'sawSociety'; readonly by: Seat; readonly to: Seat; readonly society: Society | null }
  | { readonly type: 'sawItems'; readonly by: Seat; readonly to: Seat; readonly items: readonly Item[] | null }
  | {
      readonly type: 'swapped';
      readonly by: Seat;
      readonly to: Seat;
      readonly gave: Profession | null;
      readonly got: Profession | null;
    }
  | { readonly type: 'browsed'; readonly by: Seat; readonly professions: readonly Profession[] | null }
  | { readonly type: 'became'; readonly by: Seat; readonly profession: Profession | null }
  | { readonly type: 'kept'; readonly by: Seat }
  | { readonly type: 'turnedSextant'; readonly by: Seat; readonly to: Direction }
  | { readonly type: 'passed'; readonly to: Direction; readonly items: readonly (Item | null)[] }
  | { readonly type: 'gave'; readonly by: Seat; readonly to: Seat; readonly item: Item | null }
  | { readonly type: 'attacked'; readonly by: Seat; readonly to: Seat }
  | { readonly type: 'opened'; readonly by: Seat; readonly profession: Profession; readonly on: Seat | Side | null }
  | { readonly type: 'paid'; readonly by: Seat; readonly to: Seat; readonly item: Item | null }
  | { readonly type: 'supported'; readonly support: readonly (Side | null)[] }
  | { readonly type: 'showed'; readonly by: Seat; readonly item: DuelItem }
  | { readonly type: 'spent'; readonly by: Seat; readonly count: number }
  | {
      readonly type: 'decided';
      readonly winner: Side | null;
      readonly points: readonly [number, number];
      readonly by: 'points' | 'ring' | 'alchemist';
    }
  | { readonly type: 'took'; readonly by: Seat; readonly to: Seat; readonly item: Item | null }
  | { readonly type: 'returned'; readonly by: Seat; readonly to: Seat; readonly item: Item | null }
  | { readonly type: 'demanded'; readonly by: Seat; readonly to: Seat; readonly item: Item; readonly hit: boolean }
  | { readonly type: 'foresaw'; readonly by: Seat; readonly items: readonly Item[] | null }
  | { readonly type: 'topped'; readonly by: Seat; readonly items: readonly Item[] | null; readonly count: number }
  | {
      readonly type: 'over';
      readonly result: Result;
      readonly named: readonly Seat[];
      readonly societies: readonly Society[];
      readonly removed: Society | null;
      readonly professions: readonly Profession[];
      readonly items: readonly (readonly Item[])[];
    };
export type EventOf<T extends Happening['type']> = Extract<Event, { type: T }>;

/** What to do about events of some types. */
export type ForEvents<Args extends readonly unknown[], Result> = {
  readonly [T in Happening['type']]?: (event: EventOf<T>, ...args: Args) => Result;
};

export interface View {
  readonly viewer: Viewer;
  readonly seats: number;
  readonly setup: Setup;
  readonly characters: readonly Character[];
  readonly turn: number;
  readonly active: Seat | null;
  readonly agenda: readonly Matter[];
  readonly society: Society | null; // my own
  readonly profession: Profession | null; // my own
  readonly items: readonly Item[]; // my own
  readonly open: readonly (Profession | null)[]; // by seat; null: face down
  readonly unused: number;
  readonly hands: readonly number[]; // how many items each seat holds
  readonly deck: number;
  readonly top: number; // how many on top of the deck a Clairvoyant has ordered
  readonly tokens: readonly number[];
  readonly stack: number;
  readonly offer: { readonly by: Seat; readonly to: Seat; readonly item: Item | null } | null;
  readonly duel: Readonly<Duel> | null;
  readonly history: readonly Event[];
  readonly result: Result | null;
}

export interface Coach extends Kinds {
  state: State;
  answer: Answer;
  roll: Roll;
  event: Event;
  view: View;
  setup: Setup;
}
