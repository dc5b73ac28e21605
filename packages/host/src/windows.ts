import { chainOf, endsInChoice, optionsIn, placeOf, seatsIn, type ChainLink } from '@ridotto/kernel';
import type { AnyKinds, AnyTitle, Seat, Table, Window } from '@ridotto/kernel';
import { burnt, endOf, held, isHeldBy, lit, released, relit, type Candle } from './candle.ts';
import type { Deed, Made } from './deeds.ts';
import { allowance, type Served } from './times.ts';

/** What a seat has sealed in a window: the last that it said counts. */
interface Intent {
  readonly says: readonly string[];
  readonly isByHand: boolean; // not prepared before
}

/** Questions that are asked as one: that they are is public, who could act is secret. */
export interface OpenWindow {
  readonly openedAt: number;
  readonly kind: Window; // must: it ends in a choice that nobody can let pass
  readonly asked: readonly Seat[]; // along all its questions
  readonly choosers: readonly Seat[]; // of them, who can't let it pass in the end
  readonly intents: readonly (Intent | null)[]; // by seat
  readonly writes: readonly number[]; // by seat: lines that it has written in this window
  readonly hasAct: boolean; // in the question that is being answered
  readonly candle: Candle | null; // null: it is not lit, and waits for answers
}

/** Who plays at a table, as far as windows go by it. All of it is public. */
export interface Company {
  readonly made: Made;
  readonly at: number;
  readonly slowness: number; // how many times longer candles burn, for somebody's sake
  readonly isAlone: boolean; // one person, bots, and nobody who looks on
  isPresent(seat: Seat): boolean; // a person who is not left to a bot
  holdLeft(seat: Seat): number; // for the rest of the game
}

export const HOLD = { window: 20, game: 180, order: 8 } as const; // seconds that a seat may hold, and is held for
const USUAL = 5; // seconds
const AGAIN = 0.6; // of a candle, where the same window opens again
const UNASKED = 0.8; // seconds, where no person is asked
const LEAST = 1.5; // seconds that a candle burns after a hold
const OVERTIME = 30; // seconds for those who have to choose and have not, at a table with a live clock
const SECOND = 1000;
export const BEAT = 0.08; // seconds that a window lasts that is not lit: bots think within it

/** A second of candles, in milliseconds. */
export const secondOf = ({ second }: Made): number => second ?? SECOND;

/** How long candles burn at a table, in seconds; 0: they are not lit. */
export const candleOf = ({ candle }: Made): number => candle ?? USUAL;

type Chain = readonly ChainLink<AnyKinds>[];

/** Opens the window that the table has come to. */
export function openWindow(title: AnyTitle, table: Table<AnyKinds>, company: Company, isAgain: boolean): OpenWindow {
  const chain = chainOf(title, table);
  const asked = seatsIn(chain);
  return {
    openedAt: company.at,
    kind: endsInChoice(chain) ? 'must' : 'may',
    asked,
    choosers: endsInChoice(chain) ? chain.at(-1)!.seats : [],
    intents: Array<null>(table.seats).fill(null),
    writes: Array<number>(table.seats).fill(0),
    hasAct: false,
    candle: candleFor(company, asked, isAgain, table.seats),
  };
}

/** [C52] A candle's length goes by what everybody sees, and by nothing else. */
function candleFor(company: Company, asked: readonly Seat[], isAgain: boolean, seats: number): Candle | null {
  const { made, isAlone, slowness, at } = company;
  const second = secondOf(made);
  const light = (of: number) => lit(of, LEAST * second, at, seats);
  if (isAlone) return null;
  if (!asked.some((seat) => company.isPresent(seat))) return light(UNASKED * second);
  if (made.clock.kind === 'days') return light(allowance(made.clock)!);
  const length = candleOf(made);
  return length === 0 ? null : light(length * second * slowness * (isAgain ? AGAIN : 1));
}

/** Somebody has come in to watch: the window has a candle from now on. */
export const lighted = (window: OpenWindow, company: Company, seats: number): OpenWindow => ({
  ...window,
  candle: window.candle ? relit(window.candle, company.at) : candleFor(company, window.asked, false, seats),
});

/** A seat's answer; whoever holds the candle lets go of it by that. */
export function intended(window: OpenWindow, seat: Seat, says: readonly string[], at: number): OpenWindow {
  const { candle } = window;
  return {
    ...wrote(window, seat),
    intents: window.intents.with(seat, { says, isByHand: true }),
    candle: candle && released(candle, seat, at),
  };
}

export function prepared(window: OpenWindow, seat: Seat, says: readonly string[]): OpenWindow {
  return { ...window, intents: window.intents.with(seat, { says, isByHand: false }) };
}

const wrote = (window: OpenWindow, seat: Seat): OpenWindow => ({
  ...window,
  writes: window.writes.with(seat, window.writes[seat]! + 1),
});

/** Whether candles of this table can be held: none that burns for days, nor one that is not lit. */
export const hasHolds = ({ candle }: OpenWindow, { clock }: Made): boolean => candle !== null && clock.kind !== 'days';

/** For how long a seat may hold the candle now. */
export function holdLeft({ candle }: OpenWindow, company: Company, seat: Seat, at: number): number {
  const second = secondOf(company.made);
  const spent = candle ? burnt(candle, at).spent[seat]! : 0;
  return Math.max(0, Math.min(HOLD.window * second, company.holdLeft(seat)) - spent);
}

export function heldBy(window: OpenWindow, company: Company, seat: Seat, why: 'said' | 'gone' | 'order'): OpenWindow {
  const { made, at } = company;
  const { candle } = window;
  const limit = why === 'order' ? HOLD.order * secondOf(made) : Infinity;
  const most = Math.min(limit, holdLeft(window, company, seat, at));
  if (!candle || !hasHolds(window, made) || most <= 0) return window;
  return { ...wrote(window, seat), candle: held(candle, seat, at, most, why === 'gone') };
}

export const releasedBy = (window: OpenWindow, seat: Seat, at: number): OpenWindow => ({
  ...window,
  candle: window.candle && released(window.candle, seat, at),
});

export const holdersAt = ({ candle, asked }: OpenWindow, at: number): Seat[] => {
  const now = candle && burnt(candle, at);
  return now ? asked.filter((seat) => isHeldBy(now, seat)) : [];
};

/** Whether the house was away, or nobody minded the candle, since it was lit: then it burns anew. */
export const wasLeft = ({ candle }: OpenWindow, now: number, served: Served): boolean =>
  candle !== null && served(candle.litAt, now) < now - candle.litAt;

/** People who have to choose before the window can end, and have not. */
const undecided = ({ choosers, intents }: OpenWindow, { isPresent }: Company): Seat[] =>
  choosers.filter((seat) => intents[seat] === null && isPresent(seat));

/** When the window is out: null where it waits for somebody. */
export function dueOf(window: OpenWindow, company: Company, matters: (seat: Seat) => boolean): number | null {
  const { candle, openedAt } = window;
  const { kind } = company.made.clock;
  const isSaid = (candle === null || kind === 'days') && silent(window, company, matters).length === 0;
  if (isSaid) return openedAt + BEAT * secondOf(company.made);
  if (candle === null) return null;
  const end = endOf(candle);
  if (undecided(window, company).length === 0 || kind === 'days') return end;
  return kind === 'live' ? end + OVERTIME * secondOf(company.made) : null;
}

/**
 * People whom a window waits for that needs no candle: only those whose answers matter, where it isn't lit. Where it
 * burns for days, what was prepared doesn't shorten it.
 */
function silent(window: OpenWindow, company: Company, matters: (seat: Seat) => boolean): Seat[] {
  const { asked, intents, candle } = window;
  const isSaid = (seat: Seat) => (candle ? intents[seat]?.isByHand === true : intents[seat] !== null);
  const people = asked.filter((seat) => company.isPresent(seat) && !isSaid(seat));
  return company.isAlone || !candle ? people.filter(matters) : people;
}

/** Whether the candle is out, and somebody still has to choose. */
export const isLate = (window: OpenWindow, company: Company, now: number): boolean =>
  window.candle !== null && endOf(window.candle) <= now && undecided(window, company).length > 0;

/** What the house has to say for those whose lines have broken: each counts as holding until it is back. */
export function goneDeeds(
  window: OpenWindow,
  company: Company,
  here: readonly Seat[],
  gone: ReadonlySet<Seat>,
): Deed[] {
  if (!hasHolds(window, company.made)) return [];
  const { holds } = burnt(window.candle!, company.at);
  const people = window.asked.filter((seat) => company.isPresent(seat));
  const back = people.filter((seat) => holds[seat]?.isGone && here.includes(seat));
  const missing = people.filter(
    (seat) => !holds[seat] && gone.has(seat) && holdLeft(window, company, seat, company.at) > 0,
  );
  return [
    ...back.map((seat) => ({ kind: 'release' as const, seat })),
    ...missing.map((seat) => ({ kind: 'hold' as const, seat, gone: true as const })),
  ];
}

/** Whose answers bots must have ready for the end: their own, and those of people who may be too late to choose. */
export function plannedFor({ asked, choosers }: OpenWindow, { made, isPresent }: Company): Seat[] {
  const mayBeLate = made.clock.kind === 'none' ? [] : choosers;
  return asked.filter((seat) => !isPresent(seat) || mayBeLate.includes(seat));
}

/** Whether a seat could say so somewhere in the window. */
export const maySay = (title: AnyTitle, chain: Chain, seat: Seat, say: string): boolean =>
  placeOf(title, chain, seat, say) !== undefined ||
  optionsIn(title, chain, seat).some((option) => title.notation.answer.write(option) === say);

/** Whether a standing order is meant for this window: it goes by what everybody sees. */
export const isMeant = (title: AnyTitle, view: AnyKinds['view'], seat: Seat, when: string): boolean =>
  when === 'always' || (title.situations?.[when]?.(view, seat) ?? false);
