import { awaitedIn, chainOf, optionsIn } from '@ridotto/kernel';
import type { AnyKinds, Entry, ChainLink, Seat, Table, Turn, Window } from '@ridotto/kernel';
import { burnt } from './candle.ts';
import type { Deed } from './deeds.ts';
import { isPresent, turnOf, type Sitting } from './sitting.ts';
import type { Served } from './times.ts';
import * as windows from './windows.ts';
import type { Company, OpenWindow } from './windows.ts';

/** The next window opens; or the same one goes on with its next question, which is only so while its end is being written. */
export function turnWindow(sitting: Sitting, turn: Turn, before: Window | undefined, hasAct: boolean): void {
  const { window, title, table, times } = sitting;
  const isNext = turn.kind === 'ask' && turn.window !== undefined;
  if (isNext && window && before === 'may' && !hasAct) return;
  if (window?.candle) {
    const { spent } = burnt(window.candle, times.at);
    sitting.heldFor = sitting.heldFor.map((ms, seat) => ms + (spent[seat] ?? 0));
  }
  sitting.window = null;
  if (!isNext) return;
  const isAgain = window?.kind === 'may' && hasAct;
  sitting.window = windows.openWindow(title, table!, companyOf(sitting), isAgain);
  for (const seat of sitting.window.asked) if (isPresent(sitting, seat)) obeyOrders(sitting, seat);
}

/** What a seat has ordered for a window like this one. */
function obeyOrders(sitting: Sitting, seat: Seat): void {
  const { title, table, orders } = sitting;
  const { hold, answers } = orders[seat] ?? { hold: null, answers: [] };
  if (hold === null && answers.length === 0) return;
  const view = title.game.view(table!.state, 'public');
  const answer = answers.find(
    ({ when, say }) => windows.isMeant(title, view, seat, when) && windows.maySay(title, chainAt(sitting), seat, say),
  );
  if (answer) sitting.window = windows.prepared(sitting.window!, seat, [answer.say]);
  if (hold !== null && windows.isMeant(title, view, seat, hold)) {
    sitting.window = windows.heldBy(sitting.window!, companyOf(sitting), seat, 'order');
  }
}

const chains = new WeakMap<
  Table<AnyKinds>,
  { readonly length: number; readonly chain: readonly ChainLink<AnyKinds>[] }
>();

/** The questions of the window that stands open. */
export function chainAt({ title, table }: Sitting): readonly ChainLink<AnyKinds>[] {
  const known = chains.get(table!);
  if (known?.length === table!.length) return known.chain;
  const chain = chainOf(title, table!);
  chains.set(table!, { length: table!.length, chain });
  return chain;
}

/** Whom a window waits for that isn't lit: alone, if there is something to decide; else until nothing else can come of it. */
function mattering(sitting: Sitting): (seat: Seat) => boolean {
  const { title, window } = sitting;
  if (isAlone(sitting)) return (seat) => optionsIn(title, chainAt(sitting), seat).length > 1;
  let awaited: readonly Seat[] | undefined; // found out where somebody asks
  const says = () => window!.intents.flatMap((intent, seat) => (intent ? [[seat, intent.says] as const] : []));
  return (seat) => (awaited ??= awaitedIn(title, chainAt(sitting), new Map(says()))).includes(seat);
}

export function companyOf(sitting: Sitting, at = sitting.times.at): Company {
  const { made, heldFor, slowness } = sitting;
  return {
    made,
    at,
    slowness: Math.max(...slowness),
    isAlone: isAlone(sitting),
    isPresent: (seat) => isPresent(sitting, seat),
    holdLeft: (seat) => windows.HOLD.game * windows.secondOf(made) - heldFor[seat]!,
  };
}

/** One person plays, who may be away, and nobody looks on: there is nobody to hide from how long windows last. */
export const isAlone = (sitting: Sitting): boolean => hasOnePerson(sitting) && !sitting.isWatched;

export const hasOnePerson = ({ sitters }: Sitting): boolean =>
  sitters.reduce((count, sitter) => count + Number(sitter?.kind === 'person'), 0) === 1;

/** When the window that stands open is out; null where it waits for somebody, or there is none. */
export const windowDue = (sitting: Sitting): number | null =>
  sitting.window && windows.dueOf(sitting.window, companyOf(sitting), mattering(sitting));

const GUARD = 1.5; // seconds

/** Until when no answer to the present question is shown: haste could betray that there was no choice. */
export function guardedUntil(sitting: Sitting): number {
  const turn = turnOf(sitting);
  const isGuarded = turn?.kind === 'ask' && turn.guarded && !isAlone(sitting);
  return isGuarded ? sitting.times.openedAt + GUARD * windows.secondOf(sitting.made) : 0;
}

/** The next answer that everybody sees to be the only one, if one is due. */
export function sureAnswer(sitting: Sitting): Entry | undefined {
  const { title, table } = sitting;
  const turn = turnOf(sitting);
  const seat = turn?.kind === 'ask' ? turn.sure?.find((one) => !table!.sealed.has(one)) : undefined;
  if (seat === undefined) return undefined;
  return { seat, say: title.notation.answer.write(title.game.options(table!.state, seat)[0]!) };
}

/** Whether what is said now comes too late for the window that stands open. */
export const isWindowOut = (sitting: Sitting, now: number, served: Served): boolean =>
  sitting.window !== null && (windowDue(sitting) ?? Infinity) <= now && !windows.wasLeft(sitting.window, now, served);

/** Takes a line that moves a candle, or is meant for windows. */
export function takeOfWindow(sitting: Sitting, deed: WindowDeed): void {
  const { at } = sitting.times;
  switch (deed.kind) {
    case 'order':
      sitting.orders = sitting.orders.with(deed.seat, deed.orders);
      return;
    case 'watched':
      sitting.isWatched = deed.on;
      return relight(sitting);
    case 'light':
      return relight(sitting);
    case 'intend':
      return changeWindow(sitting, (window) => windows.intended(window, deed.seat, deed.says, at));
    case 'hold': {
      const why = deed.gone ? 'gone' : 'said';
      return changeWindow(sitting, (window) => windows.heldBy(window, companyOf(sitting), deed.seat, why));
    }
    case 'release':
      return changeWindow(sitting, (window) => windows.releasedBy(window, deed.seat, at));
  }
}

type WindowDeed = Extract<Deed, { kind: 'order' | 'watched' | 'light' | 'intend' | 'hold' | 'release' }>;

function changeWindow(sitting: Sitting, change: (window: OpenWindow) => OpenWindow): void {
  if (sitting.window) sitting.window = change(sitting.window);
}

const relight = (sitting: Sitting): void =>
  changeWindow(sitting, (window) => windows.lighted(window, companyOf(sitting), sitting.made.seats));
