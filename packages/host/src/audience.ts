import type { Seat, Viewer } from '@ridotto/kernel';
import type { History } from './history.ts';
import { glanceFor, viewFor } from './look.ts';
import { changesOf } from './patch.ts';
import type { Account, Clock, Elsewhere } from './ports.ts';
import type { ChatLine, ChangedUpdate, Message, Update } from './protocol.ts';
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

/** Who looks at a table, as its seats were taken. */
interface Here {
  readonly sitters: Sitting['sitters'];
  readonly seats: readonly Seat[];
  readonly spectators: number;
}

/** An update, and whom else it suits: all who look with the same eyes, want the same and have got as much. */
interface Told {
  readonly like: Watcher;
  readonly update: Update | ChangedUpdate;
  readonly seen: Seen;
  readonly had: Pick<Watcher, 'length' | 'seen'>;
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
  #elsewhere: Elsewhere = { lines: new Map(), isOurs: true };
  #here: Here | undefined; // until somebody comes or goes

  constructor(clock: Clock, served: Served, most: number) {
    this.#clock = clock;
    this.#served = served;
    this.#most = most;
  }

  get size(): number {
    return this.#watchers.size;
  }

  get elsewhere(): Elsewhere {
    return this.#elsewhere;
  }

  set elsewhere(elsewhere: Elsewhere) {
    this.#elsewhere = elsewhere;
    this.#here = undefined;
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
    const others = [...this.#elsewhere.lines].flatMap(([id, lines]) => Array.from({ length: lines }, () => ({ id })));
    return [...[...this.#watchers].map(({ account }) => account), ...others];
  }

  add(watcher: Watcher): void {
    this.#watchers.add(watcher);
    this.#here = undefined;
  }

  remove(watcher: Watcher): boolean {
    this.#here = undefined;
    return this.#watchers.delete(watcher);
  }

  seatsHere(sitting: Sitting): readonly Seat[] {
    return this.#hereAt(sitting).seats;
  }

  spectators(sitting: Sitting): number {
    return this.#hereAt(sitting).spectators;
  }

  /** Asked for several times with every answer, and changed by none. */
  #hereAt(sitting: Sitting): Here {
    const { sitters } = sitting;
    if (this.#here?.sitters === sitters) return this.#here;
    const viewers = this.#everybody().map((account) => viewerOf(sitting, account));
    const seats = sitters.flatMap((_, seat) => (viewers.includes(seat) ? [seat] : []));
    const spectators = viewers.filter((viewer) => viewer === 'public').length;
    return (this.#here = { sitters, seats, spectators });
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
    const sealing = isNew ? [] : sealedSince(sitting, before);
    const told: Told[] = [];
    for (const watcher of this.#watchers) {
      const viewer = viewerOf(sitting, watcher.account);
      if (!isNew && !sealing.includes(viewer as Seat)) continue;
      let suiting = told.find((one) => suits(one, watcher, viewer, isTableNew));
      if (!suiting) told.push((suiting = this.#tellFor(sitting, watcher, viewer, history, isTableNew)));
      send(sitting, watcher, suiting.update, suiting.seen);
    }
  }

  #tellFor(sitting: Sitting, watcher: Watcher, viewer: Viewer, history: History, isTableNew: boolean): Told {
    const { wantsChanges, length, seen } = watcher;
    const view = viewFor(sitting, viewer);
    const glance = this.#glanceFor(sitting, watcher, viewer, history.since(length, viewer), isTableNew);
    const hasBefore = wantsChanges && seen?.viewer === viewer;
    const update = hasBefore ? { ...glance, changes: changesOf(seen.view, view) } : { ...glance, view };
    return { like: watcher, update, seen: { viewer, view }, had: { length, seen } };
  }

  /** Sends everything anew. */
  tellWhole(sitting: Sitting, watcher: Watcher, events: readonly unknown[], isTableNew: boolean): void {
    const viewer = viewerOf(sitting, watcher.account);
    const view = viewFor(sitting, viewer);
    const update = { ...this.#glanceFor(sitting, watcher, viewer, events, isTableNew), view };
    send(sitting, watcher, update, { viewer, view });
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
    this.#here = undefined;
  }

  #glanceFor(
    sitting: Sitting,
    { account, wantsOptions }: Watcher,
    viewer: Viewer,
    events: readonly unknown[],
    isTableNew: boolean,
  ): Omit<Update, 'view'> {
    const looker = { viewer, account: account.id, wantsOptions };
    return glanceFor(sitting, looker, events, isTableNew, this.#clock.now(), this.#served);
  }
}

/** Whether a watcher gets the very same: the table itself is shown to each account in its own way. */
function suits({ like, seen, had }: Told, watcher: Watcher, viewer: Viewer, isTableNew: boolean): boolean {
  const { account, wantsOptions, wantsChanges, length } = watcher;
  return (
    seen.viewer === viewer &&
    had.length === length &&
    like.wantsOptions === wantsOptions &&
    like.wantsChanges === wantsChanges &&
    (!wantsChanges || had.seen?.viewer === watcher.seen?.viewer) &&
    (!isTableNew || like.account.id === account.id)
  );
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
