import { isCount, isListOf, isOneOf, isRecord } from '@ridotto/kernel';
import { boxOf, sorted } from './bag.ts';
import { start } from './deal.ts';
import { ITEMS, PROFESSIONS, SOCIETIES } from './model.ts';
import type { Duel, Item, Offer, Profession, State } from './model.ts';

/** The documented JSON of a position. */
export const writePosition = (state: State): object => ({
  phase: state.result ? 'over' : state.agenda.at(-1)!.step,
  active: state.active,
  societies: [...state.societies],
  removed: state.removed,
  professions: state.professions.map(({ is, open }) => ({ is, open })),
  unused: [...state.unused],
  items: state.items.map((hand) => [...hand]),
  deck: [...state.top, ...state.deck],
  known: state.top.length,
  tokens: [...state.tokens],
  stack: state.stack,
  duel: state.duel && duelOf(state.duel),
  offer: state.offer && { ...state.offer },
});

const duelOf = ({ attacker, defender, support, used, out, isAlone }: Duel) => ({
  attacker,
  defender,
  support: Object.fromEntries(support.flatMap((side, seat) => (side === null ? [] : [[seat, side]]))),
  used: used.map(({ by, use, count }) => (use === 'tokens' ? `${by} ${count} tokens` : `${by} ${use}`)),
  ...(out !== null && { out }),
  ...(isAlone && { alone: true }),
});

/**
 * A table from the JSON of a position: before the deal, at the beginning of a turn, or when an offer is to be answered.
 * Later questions depend on what came before them, which it doesn't say. Nobody remembers anything; no variant is played.
 */
export function readPosition(written: unknown): State | undefined {
  if (!isRecord(written) || !isListOf(written.tokens, isCount)) return undefined;
  const { phase, active, societies, removed, professions, unused, items, deck, known, tokens, stack, duel } = written;
  const seats = tokens.length;
  const isSeat = isOneOf([...Array(seats).keys()]);
  const table = start(seats, {});
  if (phase === 'deal') return active === null ? table : undefined;
  if (phase !== 'act' && phase !== 'answer') return undefined;
  if (duel !== null || !isSeat(active) || !isCount(stack) || !(removed === null || isSociety(removed)))
    return undefined;
  if (!isListOf(societies, isSociety, seats) || !isListOf(professions, isCard, seats)) return undefined;
  if (!isListOf(unused, isProfession) || !isListOf(items, isHand, seats) || !isHand(deck) || !isCount(known))
    return undefined;
  if (sorted([...items.flat(), ...deck]).join() !== boxOf(seats).join()) return undefined;
  const offer = readOffer(written.offer, seats);
  if (offer === undefined || (phase === 'act') !== (offer === null)) return undefined;
  return {
    ...table,
    turn: 1,
    active,
    agenda: [{ step: phase }],
    societies,
    removed,
    professions: professions.map(({ is, open }) => ({ is, open })),
    unused: sorted(unused),
    items: items.map(sorted),
    deck: sorted(deck.slice(known)),
    top: deck.slice(0, known),
    tokens,
    stack,
    offer,
  };
}

const isSociety = isOneOf(SOCIETIES);
const isProfession = isOneOf(PROFESSIONS);
const isHand = (value: unknown): value is Item[] => isListOf(value, isOneOf(ITEMS));
const isCard = (value: unknown): value is { is: Profession; open: boolean } =>
  isRecord(value) && isProfession(value.is) && typeof value.open === 'boolean';

/** Undefined if it is no offer at all. */
function readOffer(written: unknown, seats: number): Offer | null | undefined {
  if (written === null) return null;
  if (!isRecord(written)) return undefined;
  const { by, to, item } = written;
  const areSeats = isCount(by) && isCount(to) && by < seats && to < seats;
  return areSeats && isOneOf(ITEMS)(item) ? { by, to, item } : undefined;
}
