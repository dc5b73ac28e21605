import { isCount, isListOf, isOneOf, isRecord } from '@ridotto/kernel';
import { CARD_NAMES, FAMILIES, INFLUENCES, ORGANISATIONS, publicOf, ringOf, sorted, symbolOf } from './model.ts';
import type { Building, Card, GapCard, Influence, Public, SealCount, State, Token } from './model.ts';

/** The documented JSON of a position. */
export function writePosition(state: State): object {
  const { round, first, phase, toMove, families, buildings, gaps, purses, seals, piles, supply, bag } = publicOf(state);
  return {
    round,
    first,
    phase,
    toMove,
    families,
    buildings: buildings.map(({ token, up }, building) => ({ for: symbolOf(building), token, up })),
    gaps,
    hands: state.hands.slice(),
    kept: state.kept.map((cards) => (phase === 'draft' ? cards : [])), // after the draft the kept cards are the hands
    purses,
    seals,
    piles,
    supply,
    bag,
  };
}

const PHASES = ['seating', 'tokens', 'deal', 'draft', 'place'] as const;

/**
 * A table from the JSON of a position. It doesn't say which card's ability is asked for, nor which building decided a
 * game: then there is none. Nobody remembers a draft or a play.
 */
export function readPosition(written: unknown): State | undefined {
  if (!isRecord(written)) return undefined;
  const { round, first, phase, toMove, families, gaps, purses, seals, supply, bag } = written;
  if (!isOneOf(PHASES)(phase) || !isCount(round) || !isCount(supply) || !isListOf(purses, isCount)) return undefined;
  const seats = purses.length;
  const ring = ringOf(seats);
  const isSeat = isOneOf([...Array(seats).keys()]);
  if (!isOneOf([3, 4])(seats) || !isSeat(first) || !isSeat(toMove)) return undefined;
  if (!isListOf(families, isOneOf(FAMILIES), phase === 'seating' ? 0 : seats)) return undefined;
  if (!isListOf(gaps, isGap, ring) || !isListOf(seals, isSealCount, seats) || !isSealCount(bag)) return undefined;
  const buildings = readBuildings(written.buildings, ring);
  const piles = readPiles(written.piles);
  const [hands, kept] = [written.hands, written.kept].map((cards) =>
    isListOf(cards, isCards, seats) ? cards : undefined,
  );
  if (!buildings || !piles || !hands || !kept) return undefined;
  const known: Public = {
    seats,
    round,
    first,
    phase,
    toMove,
    families,
    buildings,
    gaps,
    purses,
    seals,
    piles,
    supply,
    bag,
    plays: [],
    win: null,
  };
  return { ...publicOf(known), hands: hands.map(sorted), kept };
}

const isCards = (value: unknown): value is Card[] => isListOf(value, isOneOf(CARD_NAMES));
const isToken = isOneOf<Token | null>([...ORGANISATIONS, 'ducat', null]);

function isGap(value: unknown): value is GapCard | null {
  if (value === null) return true;
  if (!isRecord(value)) return false;
  if ('card' in value) return isOneOf(CARD_NAMES)(value.card) && typeof value.up === 'boolean';
  return isOneOf(INFLUENCES)(value.influence) && isCount(value.cost);
}

const isSealCount = (value: unknown): value is SealCount =>
  isRecord(value) && ORGANISATIONS.every((organisation) => isCount(value[organisation]));

const isBuilding = (value: unknown): value is Building =>
  isRecord(value) && isToken(value.token) && typeof value.up === 'boolean';

const readBuildings = (written: unknown, ring: number): Building[] | undefined =>
  isListOf(written, isBuilding, ring) ? written.map(({ token, up }) => ({ token, up })) : undefined;

function readPiles(written: unknown): Record<Influence, number[]> | undefined {
  const isWhole = isRecord(written) && INFLUENCES.every((influence) => isListOf(written[influence], isCount));
  return isWhole ? (written as Record<Influence, number[]>) : undefined;
}
