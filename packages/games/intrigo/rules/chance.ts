import { draw, isCount, isListOf, isOneOf, isRecord, same, shuffle, type Rng, type Tell } from '@ridotto/kernel';
import { TOKEN_UP } from './choices.ts';
import {
  CARD_NAMES,
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

export function canRoll(state: State, roll: Roll): boolean {
  if (roll.kind !== state.phase) return false;
  switch (roll.kind) {
    case 'seating':
      return roll.first < state.seats && roll.families.length === state.seats;
    case 'tokens': {
      const rest = lessSeals(state.bag, roll.seals);
      return roll.seals.length === sealsDue(state) && ORGANISATIONS.every((organisation) => rest[organisation] >= 0);
    }
    case 'deal':
      return roll.hands.length === state.seats && same(sorted(roll.hands.flat()), deckOf(state.seats));
  }
}

export function applyRoll(state: State, roll: Roll, tell: Tell<Event>): void {
  switch (roll.kind) {
    case 'seating': // [I8] [I10]
      state.first = roll.first;
      state.toMove = roll.first;
      state.families = roll.families;
      state.purses = roll.families.map(() => PURSE);
      state.supply -= PURSE * state.seats;
      state.phase = 'tokens';
      tell({ type: 'seated', first: roll.first, families: roll.families });
      return;
    case 'tokens':
      if (state.round > 0) gather(state, tell);
      state.round++;
      furnish(state, roll.seals, tell);
      state.phase = 'deal';
      return;
    case 'deal': // [I11]
      state.hands = [...roll.hands];
      state.phase = 'draft';
      tell({ type: 'dealt', hands: roll.hands });
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
  tell({ type: 'gathered', first: state.first });
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
  tell({ type: 'furnished', round: state.round, tokens });
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

/** What this JSON stands for, if chance could ever answer so. */
export function readRoll(written: unknown): Roll | undefined {
  if (!isRecord(written)) return undefined;
  const { kind, first, families, seals, hands } = written;
  switch (kind) {
    case 'seating': {
      const areFamilies = isListOf(families, isOneOf(FAMILIES)) && new Set(families).size === families.length;
      return isCount(first) && areFamilies ? { kind, first, families } : undefined;
    }
    case 'tokens':
      return isListOf(seals, isOneOf(ORGANISATIONS)) ? { kind, seals } : undefined;
    case 'deal':
      return isListOf(hands, isHand) ? { kind, hands: hands.map(sorted) } : undefined;
    default:
      return undefined;
  }
}

const isHand = (value: unknown): value is Card[] => isListOf(value, isOneOf(CARD_NAMES), HAND);
