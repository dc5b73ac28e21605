import {
  title as intrigo,
  type Card,
  type GapCard,
  type Influence,
  type Intrigo,
  type SealCount,
  type State,
  type Token,
} from '../title.ts';
import type { Table } from '@ridotto/kernel';

export { intrigo as title };

/** What an example says of a position at three seats: Contarini, Dandolo, Gradenigo; Morosini has no player. */
export interface Where {
  readonly hands: readonly [string, string, string]; // cards, apart by spaces
  readonly draft?: boolean; // the hands are packs
  readonly gaps?: Readonly<Record<number, Card | Influence>>;
  readonly tokens?: Readonly<Record<number, Token>>; // seals elsewhere are of the Merchants
  readonly purse?: number; // of seat 0
  readonly seals?: Partial<SealCount>; // of seat 0
}

const NONE: SealCount = { merchants: 0, military: 0, clergy: 0, farmers: 0, workers: 0 };
const RING = [...Array(12).keys()];

const isCard = (what: string): what is Card => /^[A-Z]\d$/.test(what);
const inGap = (what: Card | Influence): GapCard =>
  isCard(what) ? { card: what, up: true } : { influence: what, cost: 1 };

export function tableAt({
  hands,
  draft = false,
  gaps = {},
  tokens = {},
  purse = 1,
  seals = {},
}: Where): Table<Intrigo> {
  const start = intrigo.game.start(3, {});
  const dealt = hands.map((cards) => cards.split(' ').filter(Boolean) as Card[]);
  const state: State = {
    ...start,
    round: 1,
    phase: draft ? 'draft' : 'place',
    families: ['C', 'D', 'G'],
    buildings: RING.map((at) => ({ token: tokens[at] ?? (at % 2 === 0 ? 'merchants' : 'ducat'), up: true })),
    gaps: RING.map((at) => (gaps[at] ? inGap(gaps[at]) : null)),
    purses: [purse, 1, 1],
    seals: [{ ...NONE, ...seals }, NONE, NONE],
    hands: dealt,
    kept: [[], [], []], // nobody remembers a draft
  };
  return { seats: 3, state, sealed: new Map(), drawOffer: undefined, length: 0 };
}
