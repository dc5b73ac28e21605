import type { Seat, Viewer } from '@ridotto/kernel';
import type { History } from './history.ts';
import { changedUpdate, updateFor } from './look.ts';
import type { Account, Clock, Elsewhere } from './ports.ts';
import type { ChatLine, Message, Update } from './protocol.ts';
import { openLength, seatOf, type Sitting } from './sitting.ts';
import type { Served } from './times.ts';

/** Somebody who looks at a table. */
export interface Watcher {
  readonly account: Account;
  readonly wantsOptions: boolean;
  readonly wantsChanges: boolean; // instead of whole views, after the first
  readonly send: (message: Message) => void;
  readonly muted: Set<string>;
  length: number; // what it has got
  seen: Seen | undefined;
}

/** The view that a watcher has got, and with whose eyes. */
interface Seen {
  readonly viewer: Viewer;
  readonly view: unknown;
}

const LINES_OF_ONE = 20; // of a player at one table

/** Spectators and players talk apart until the game is over; phrases are for all. */
export const mayRead = (sitting: Sitting, account: Account, { to }: ChatLine): boolean =>
  to === 'table' || sitting.phase === 'over' || to === sideOf(sitting, account);

export const sideOf = (sitting: Sitting, account: Account): ChatLine['to'] =>
  seatOf(sitting, account.id) === undefined ? 'spectators' : 'players';

export const viewerOf = (sitting: Sitting, account: Pick<Account, 'id'>): Viewer =>
  seatOf(sitting, account.id) ?? 'public';

/** Everybody who looks at a table, and what each of them has got. */
export class Audience {
  readonly #clock: Clock;
  readonly #served: Served;
  readonly #most: number; // of those who only watch
  readonly #watchers = new Set<Watcher>();
  elsewhere: Elsewhere = { lines: new Map(), isOurs: true };

  constructor(clock: Clock, served: Served, most: number) {
    this.#clock = clock;
    this.#served = served;
    this.#most = most;
  }

  get size(): number {
    return this.#watchers.size;
  }

  /** Whoever plays finds room, however many watch. */
  hasRoomFor(sitting: Sitting, account: Account): boolean {
    const lines = this.#everybody();
    if (isPlayer(sitting, account)) return lines.filter(({ id }) => id === account.id).length < LINES_OF_ONE;
    return lines.filter((other) => !isPlayer(sitting, other)).length < this.#most;
  }

  /** Who is here by way of this node: how many lines each account has open. */
  get lines(): ReadonlyMap<string, number> {
    const lines = new Map<string, number>();
    for (const { account } of this.#watchers) lines.set(account.id, (lines.get(account.id) ?? 0) + 1);
    return lines;
  }

  /** An account for each line, by way of whichever node. */
  #everybody(): Pick<Account, 'id'>[] {
    const others = [...this.elsewhere.lines].flatMap(([id, lines]) => Array.from({ length: lines }, () => ({ id })));
    return [...[...this.#watchers].map(({ account }) => account), ...others];
  }

  add(watcher: Watcher): void {
    this.#watchers.add(watcher);
  }

  remove(watcher: Watcher): boolean {
    return this.#watchers.delete(watcher);
  }

  seatsHere(sitting: Sitting): Seat[] {
    const here = new Set(this.#everybody().map((account) => viewerOf(sitting, account)));
    return sitting.sitters.flatMap((_, seat) => (here.has(seat) ? [seat] : []));
  }

  spectators(sitting: Sitting): number {
    return this.#everybody().filter((account) => viewerOf(sitting, account) === 'public').length;
  }

  tellHere(sitting: Sitting): void {
    const seats = this.seatsHere(sitting);
    const spectators = this.spectators(sitting);
    for (const { send } of this.#watchers) send({ type: 'here', seats, spectators });
  }

  /** What is new to each. An answer that stays sealed shows to nobody but the seat that gave it. */
  tell(sitting: Sitting, before: Sitting, history: History): void {
    const isTableNew = sitting.infoAt !== before.infoAt || sitting.phase !== before.phase;
    const isNew = isTableNew || openLength(sitting) !== openLength(before) || isLetGo(sitting, before);
    const sealing = sealedSince(sitting, before);
    const made = new Map<string, { readonly message: Message; readonly seen: Seen }>();
    for (const watcher of this.#watchers) {
      const viewer = viewerOf(sitting, watcher.account);
      if (!isNew && !sealing.includes(viewer as Seat)) continue;
      const { account, wantsOptions, wantsChanges, length, seen } = watcher;
      const kind = `${viewer} ${wantsOptions} ${wantsChanges && seen?.viewer} ${length} ${isTableNew ? account.id : ''}`;
      let known = made.get(kind);
      if (!known) {
        const update = this.#updateFor(sitting, watcher, history.since(length, viewer), isTableNew);
        const message = wantsChanges && seen?.viewer === viewer ? changedUpdate(update, seen.view) : update;
        made.set(kind, (known = { message, seen: { viewer, view: update.view } }));
      }
      send(sitting, watcher, known.message, known.seen);
    }
  }

  /** Sends everything anew. */
  tellWhole(sitting: Sitting, watcher: Watcher, events: readonly unknown[], isTableNew: boolean): void {
    const update = this.#updateFor(sitting, watcher, events, isTableNew);
    send(sitting, watcher, update, { viewer: viewerOf(sitting, watcher.account), view: update.view });
  }

  /** The same to all lines, or to all of one account. */
  tellAllWhole(sitting: Sitting, isTableNew: boolean, account?: Account): void {
    for (const watcher of this.#watchers) {
      if ((account?.id ?? watcher.account.id) === watcher.account.id) this.tellWhole(sitting, watcher, [], isTableNew);
    }
  }

  /** Sends a line of chat to those who may read it now. */
  chat(sitting: Sitting, line: ChatLine): void {
    for (const { account, muted, send } of this.#watchers) {
      if (mayRead(sitting, account, line) && !muted.has(line.who)) send({ type: 'chat', lines: [line] });
    }
  }

  mute({ id }: Account, who: string, on: boolean): void {
    for (const { account, muted } of this.#watchers) if (account.id === id) muted[on ? 'add' : 'delete'](who);
  }

  /** The same, as it was written by another node. */
  setMuted(who: string, all: readonly string[]): void {
    for (const { account, muted } of this.#watchers) {
      if (account.id !== who) continue;
      muted.clear();
      for (const one of all) muted.add(one);
    }
  }

  dismiss(goodbye?: Message): void {
    for (const { send } of this.#watchers) if (goodbye) send(goodbye);
    this.#watchers.clear();
  }

  #updateFor(sitting: Sitting, watcher: Watcher, events: readonly unknown[], isTableNew: boolean): Update {
    const { account, wantsOptions } = watcher;
    const looker = { viewer: viewerOf(sitting, account), account: account.id, wantsOptions };
    return updateFor(sitting, looker, events, isTableNew, this.#clock.now(), this.#served);
  }
}

function send(sitting: Sitting, watcher: Watcher, message: Message, seen: Seen): void {
  watcher.length = openLength(sitting);
  if (watcher.wantsChanges) watcher.seen = seen;
  watcher.send(message);
}

/** Whether somebody who held the candle has let go of it, by an answer that does not show. */
const isLetGo = ({ window }: Sitting, before: Sitting): boolean =>
  before.window?.candle?.holds.some((hold, seat) => hold && !window?.candle?.holds[seat]) ?? false;

/** Who has sealed something, or changed their orders: nobody else hears of it. */
function sealedSince({ table, window, orders, sitters }: Sitting, before: Sitting): Seat[] {
  return sitters.flatMap((_, seat) => {
    const isSealed = table?.sealed.has(seat) && !before.table?.sealed.has(seat);
    const isIntended = window?.intents[seat] !== before.window?.intents[seat];
    return isSealed || isIntended || orders[seat] !== before.orders[seat] ? [seat] : [];
  });
}

function isPlayer(sitting: Sitting, account: Pick<Account, 'id'>): boolean {
  const { owner, kept } = sitting.made;
  const isExpected = account.id === owner || (kept?.includes(account.id) ?? false);
  return isExpected || viewerOf(sitting, account) !== 'public';
}
