import { draw, isRecord, same, shuffle, type Rng, type Seat, type Tell } from '@ridotto/kernel';
import { TOKEN_UP } from './choices.ts';
import {
  deckOf,
  FAMILIES,
  HAND,
  leftOf,
  ORGANISATIONS,
  PURSE,
  sorted,
  symbolOf,
  type Card,
  type Event,
  type Family,
  type Organisation,
  type Roll,
  type SealCount,
  type State,
  type Token,
} from './model.ts';

/** One fair answer of chance. */
export function roll(state: State, rng: Rng): Roll {
  switch (state.phase) {
    case 'seating': // [I7] [I8] [I10]
      return { kind: 'seating', first: rng(state.seats), families: draw(FAMILIES, state.seats, rng) };
    case 'tokens': // [I9] [I29]
      return { kind: 'tokens', seals: draw(sealsIn(state.bag), sealsDue(state), rng) };
    case 'deal': {
      // [I11]
      const deck = shuffle(deckOf(state.seats), rng);
      return { kind: 'deal', hands: state.hands.map((_, seat) => sorted(deck.slice(seat * HAND, (seat + 1) * HAND))) };
    }
    case 'draft':
    case 'place':
    case 'ability':
    case 'over':
      throw new Error(`nothing to roll in the phase ${state.phase}`);
  }
}

/** The answer of chance that this JSON stands for, if chance could answer so now. */
export function readRoll(state: State, data: unknown): Roll | undefined {
  if (!isRecord(data) || data.kind !== state.phase) return undefined;
  switch (state.phase) {
    case 'seating':
      return hasOnly(data, ['kind', 'first', 'families']) ? readSeating(state, data) : undefined;
    case 'tokens':
      return hasOnly(data, ['kind', 'seals']) ? readTokens(state, data.seals) : undefined;
    case 'deal':
      return hasOnly(data, ['kind', 'hands']) ? readDeal(state, data.hands) : undefined;
    case 'draft':
    case 'place':
    case 'ability':
    case 'over':
      return undefined;
  }
}

export function applyRoll(state: State, choice: Roll, tell: Tell<Event>): void {
  switch (choice.kind) {
    case 'seating': // [I8] [I10]
      state.first = choice.first;
      state.toMove = choice.first;
      state.families = choice.families;
      state.purses = choice.families.map(() => PURSE);
      state.supply -= PURSE * state.seats;
      state.phase = 'tokens';
      tell('all', { type: 'seated', first: choice.first, families: choice.families });
      return;
    case 'tokens':
      if (state.round > 0) gather(state, tell);
      state.round++;
      furnish(state, choice.seals, tell);
      state.phase = 'deal';
      return;
    case 'deal': // [I11]
      state.hands = [...choice.hands];
      state.phase = 'draft';
      choice.hands.forEach((cards, seat) => tell([seat], { type: 'dealt', cards }));
      tell('all', { type: 'drafted', kept: 0 });
  }
}

/** [I28] Influence cards are out of the game: their piles have shrunk already. */
function gather(state: State, tell: Tell<Event>): void {
  state.first = leftOf(state.first, state.seats);
  state.toMove = state.first;
  state.gaps.fill(null);
  state.plays = [];
  state.hands = state.hands.map(() => []);
  state.kept = state.kept.map(() => []);
  state.buildings.forEach(({ token }, at) => {
    if (token !== null) state.buildings[at] = TOKEN_UP[token];
  });
  tell('all', { type: 'gathered', first: state.first });
}

/** [I9] [I29] [I30] A token on each empty building by its symbol, as long as there are any. */
function furnish(state: State, seals: readonly Organisation[], tell: Tell<Event>): void {
  const drawn = seals.values();
  const tokens = state.buildings.map(({ token }, building): Token | null => {
    if (token !== null) return null;
    if (symbolOf(building) === 'seal') return drawn.next().value ?? null;
    if (state.supply === 0) return null;
    state.supply--;
    return 'ducat';
  });
  tokens.forEach((token, building) => {
    if (token !== null) state.buildings[building] = TOKEN_UP[token];
  });
  state.bag = lessSeals(state.bag, seals);
  tell('all', { type: 'furnished', round: state.round, tokens });
}

const sealsIn = (bag: SealCount): Organisation[] =>
  ORGANISATIONS.flatMap((organisation) => Array<Organisation>(bag[organisation]).fill(organisation));

/** [I30] How many seals are drawn now. */
function sealsDue({ buildings, bag }: State): number {
  const empty = buildings.filter((building, at) => building.token === null && symbolOf(at) === 'seal').length;
  return Math.min(empty, sealsIn(bag).length);
}

function lessSeals(bag: SealCount, seals: readonly Organisation[]): SealCount {
  const rest = { ...bag };
  for (const seal of seals) rest[seal]--;
  return rest;
}

const hasOnly = (data: Record<string, unknown>, keys: readonly string[]) =>
  Object.keys(data).length === keys.length && keys.every((key) => key in data);

function readSeating({ seats }: State, { first, families }: Record<string, unknown>): Roll | undefined {
  const isSeat = Number.isInteger(first) && (first as Seat) >= 0 && (first as Seat) < seats;
  if (!isSeat || !Array.isArray(families) || families.length !== seats) return undefined;
  const known = FAMILIES.filter((family) => families.includes(family));
  if (known.length !== seats) return undefined;
  return { kind: 'seating', first: first as Seat, families: families as Family[] };
}

function readTokens(state: State, seals: unknown): Roll | undefined {
  if (!Array.isArray(seals) || seals.length !== sealsDue(state)) return undefined;
  const drawn = seals.filter((seal): seal is Organisation => ORGANISATIONS.includes(seal as Organisation));
  if (drawn.length !== seals.length) return undefined;
  const rest = lessSeals(state.bag, drawn);
  return ORGANISATIONS.every((organisation) => rest[organisation] >= 0) ? { kind: 'tokens', seals: drawn } : undefined;
}

function readDeal({ seats }: State, hands: unknown): Roll | undefined {
  if (!Array.isArray(hands) || hands.length !== seats) return undefined;
  if (!hands.every((hand) => Array.isArray(hand) && hand.length === HAND)) return undefined;
  const deck = deckOf(seats);
  const dealt = (hands as unknown[][]).flat().filter((card): card is Card => deck.includes(card as Card));
  if (!same(sorted(dealt), deck)) return undefined;
  return { kind: 'deal', hands: (hands as Card[][]).map(sorted) };
}
