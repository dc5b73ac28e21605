import { same } from '@ridotto/kernel';
import { countOf, sorted } from '../bag.ts';
import { canDeal } from '../deal.ts';
import { COPIES, TOKENS, cannotBeRefused, handLimit, hasEffect } from '../model.ts';
import type { Deal, Event, EventOf, ForEvents, Item, State } from '../model.ts';
import { isSilenced, mayAnswerWith } from '../trade.ts';
import { advance, worldBefore, type World } from './world.ts';

/** Whether a state could have come about: its history can be played from the deal, and leads to it. */
export function isSound(state: State): boolean {
  if (state.active === null) return state.history.length === 0;
  const world = worldBefore(state.seats);
  for (let i = 0; i < state.history.length; i++) {
    if (!couldHappen(state, world, i)) return false;
    advance(world, state.history[i]!);
  }
  return isWhereItLeads(state, world) && isCounted(state);
}

function isWhereItLeads(state: State, world: World): boolean {
  const { societies, items, deck, top, unused } = state;
  const professions = state.professions.map(({ is }) => is);
  return same({ societies, items, deck, top, professions, unused }, world);
}

/** Tokens, hands and the offer that stands. */
function isCounted({ tokens, stack, items, seats, offer, agenda }: State): boolean {
  const isOver = agenda.some(({ step }) => step === 'gift' || step === 'return');
  const least = agenda.some(({ step }) => step === 'return') ? 0 : 1; // [C12]
  return (
    tokens.reduce((sum, count) => sum + count, stack) === TOKENS &&
    items.every((hand) => hand.length >= least && hand.length <= handLimit(seats) + (isOver ? 1 : 0)) &&
    (offer === null || items[offer.by]!.includes(offer.item))
  );
}

/** Whether the event of this number was possible in the world as it stood just before it. */
function couldHappen(state: State, world: World, i: number): boolean {
  const event = state.history[i]!;
  const check = CHECKS[event.type] as ((event: Event, past: Past) => boolean) | undefined;
  return check === undefined || check(event, { state, world, i });
}

interface Past {
  readonly state: State;
  readonly world: World;
  readonly i: number;
}

const hasOwn = ({ by, item }: { by: number; item: Item | null }, { world }: Past) => world.items[by]!.includes(item!);
const hasOther = ({ to, item }: { to: number; item: Item | null }, { world }: Past) => world.items[to]!.includes(item!);

/** What the secrets of an event must agree with. */
const CHECKS: ForEvents<[Past], boolean> = {
  dealt: (event, { state, i }) => i === 0 && isDealt(state, event),
  spied: hasOther,
  offered(event, past) {
    const outcome = past.state.history[past.i + 1];
    return hasOwn(event, past) && (outcome?.type !== 'traded' || outcome.gave === event.item);
  },
  refused: (_event, { state, i }) => !cannotBeRefused((state.history[i - 1] as EventOf<'offered'>).item!),
  traded: (event, { state, world, i }) => isTrade(state, world, event, i),
  drew({ item }, { world: { top, deck } }) {
    return top.length > 0 ? top[0] === item : deck.includes(item!);
  },
  gave: hasOwn,
  paid: hasOwn,
  returned: hasOwn,
  took: hasOther,
  passed: ({ items }, { world }) => items.every((item, seat) => world.items[seat]!.includes(item!)),
  showed: hasOwn,
  demanded(event, past) {
    const hand = past.world.items[event.by]!;
    const mayDemand =
      hand.some((mine) => mayAnswerWith(event.item, mine)) && countOf(hand, event.item) < COPIES[event.item];
    return mayDemand && hasOther(event, past) === event.hit;
  },
  sawItems: ({ to, items }, { world }) => same(world.items[to], items),
  sawSociety: ({ to, society }, { world }) => world.societies[to] === society,
  foresaw: ({ items }, { world }) => same(sorted([...world.deck, ...world.top]), items),
  topped: ({ items, count }, { world }) =>
    items!.length === count && items!.every((item) => countOf(items!, item) <= countOf(world.deck, item)),
  opened: ({ by, profession }, { world }) => world.professions[by] === profession,
  swapped: ({ by, to, gave, got }, { world }) => world.professions[by] === gave && world.professions[to] === got,
  browsed: ({ professions }, { world }) => same(world.unused, professions),
  became: ({ profession }, { world }) => world.unused.includes(profession!),
};

const isDealt = (state: State, { first, societies, professions, items }: EventOf<'dealt'>): boolean =>
  canDeal(state, { kind: 'deal', first, societies, removed: state.removed, professions, items } as Deal);

/** The cards are there, may be traded for each other [C18], and were read aloud as they had to be [C20-C22] [C53]. */
function isTrade({ history, setup }: State, { items }: World, event: EventOf<'traded'>, i: number): boolean {
  const { by, to, gave, got } = event;
  if (!items[by]!.includes(gave!) || !items[to]!.includes(got!) || !mayAnswerWith(gave!, got!)) return false;
  const before = history[i - 1];
  if (before?.type === 'demanded' && before.item !== got) return false;
  const read = readAfter(history, i);
  const isSilent = isSilenced({ gave: gave!, got: got! });
  return [
    { item: gave!, reader: to },
    { item: got!, reader: by },
  ].every(({ item, reader }) => {
    const heard = read.find((one) => one.by === reader)?.item;
    if (heard !== undefined) return heard === item && !isSilent;
    return isSilent || !hasEffect(item) || setup.contraband === true;
  });
}

function readAfter(history: readonly Event[], i: number): EventOf<'read'>[] {
  const read: EventOf<'read'>[] = [];
  for (let at = i + 1; history[at]?.type === 'read'; at++) read.push(history[at] as EventOf<'read'>);
  return read;
}
