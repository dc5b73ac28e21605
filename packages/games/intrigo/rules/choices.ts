import {
  CARD_NAMES,
  INFLUENCE,
  INFLUENCES,
  ORGANISATIONS,
  ringOf,
  type Answer,
  type Building,
  type Card,
  type GapCard,
  type Influence,
  type Token,
} from './model.ts';

// Every answer, building and card in a gap that can be there, made once: a game only points at them.

const RING = [...Array(ringOf(4)).keys()];

const table = <K extends string, V>(keys: readonly K[], make: (key: K) => V) =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, V>;

export const KEEP: Record<Card, Answer> = table(CARD_NAMES, (card) => ({ kind: 'keep', card }));
export const PLACE: Record<Card, readonly Answer[]> = table(CARD_NAMES, (card) =>
  RING.map((gap) => ({ kind: 'place', card, gap })),
);
export const HIRE: Record<Influence, readonly Answer[]> = table(INFLUENCES, (influence) =>
  RING.map((gap) => ({ kind: 'hire', influence, gap })),
);
export const PASS: Answer = { kind: 'pass' };

export const SWAP: readonly (readonly Answer[])[] = RING.map((building) =>
  RING.map((other) => ({ kind: 'swap', building, other })),
);
export const KILL: readonly Answer[] = RING.map((gap) => ({ kind: 'kill', gap }));
export const CALL: Record<Card, readonly Answer[]> = table(CARD_NAMES, (card) =>
  RING.map((gap) => ({ kind: 'call', card, gap })),
);
export const FERRY: readonly (readonly Answer[])[] = RING.map((gap) =>
  RING.map((other) => ({ kind: 'ferry', gap, other })),
);
export const MOVE: readonly (readonly Answer[])[] = RING.map((gap) => RING.map((to) => ({ kind: 'move', gap, to })));
export const STEAL: readonly Answer[] = RING.map((building) => ({ kind: 'steal', building }));
export const NONE: Answer = { kind: 'none' };

export const EMPTY: Building = { token: null, up: true };
const TOKENS: readonly Token[] = [...ORGANISATIONS, 'ducat'];
export const TOKEN_UP: Record<Token, Building> = table(TOKENS, (token) => ({ token, up: true }));
export const TOKEN_DOWN: Record<Token, Building> = table(TOKENS, (token) => ({ token, up: false }));

export const CARD_UP: Record<Card, GapCard> = table(CARD_NAMES, (card) => ({ card, up: true }));
export const CARD_DOWN: Record<Card, GapCard> = table(CARD_NAMES, (card) => ({ card, up: false }));
export const HIRED: Record<Influence, readonly GapCard[]> = table(INFLUENCES, (influence) =>
  INFLUENCE[influence].map((cost) => ({ influence, cost })),
);
