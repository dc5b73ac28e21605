import { fairRng, rollDue, entryOf, type Seat, type Viewer } from '@ridotto/kernel';
import { BotSeats } from './bot-seats.ts';
import { decide, isRefused, type TableCommand, type Tried } from './decide.ts';
import type { Deed, LogLine } from './deeds.ts';
import { Damaged } from './faults.ts';
import { momentsOf, recall, writeSnapshot, type Folded, type OnDamage } from './fold.ts';
import { type History, witness, type Moment } from './history.ts';
import { changedUpdate, updateFor } from './look.ts';
import { FORGOTTEN } from './names.ts';
import type { Account, Ports } from './ports.ts';
import { Refusals } from './refusals.ts';
import type { Pace } from './pause.ts';
import {
  hashOf,
  refuse,
  type ChatLine,
  type Done,
  type Message,
  type Refusal,
  type Result,
  type Update,
} from './protocol.ts';
import { copySitting, openLength, seatOf, summaryOf, turnOf, wordsOf, type Sitting } from './sitting.ts';
import { SEEDS, rehearsalOf } from './thoughts.ts';
import { Timekeeper } from './timekeeper.ts';
import type { Served } from './times.ts';

export interface RoomRules {
  readonly pace: Pace;
  readonly watchers: number; // at one table
  readonly snapshotEvery: number; // lines
}

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

const DONE: Result = { ok: true };
const LINES_OF_ONE = 20; // of a player at one table
const AGAIN = 1000; // milliseconds until what could not be written is tried again
const noop = (): void => {};
const REHEARSALS = 3; // of one turn, while the table changes meanwhile

type SayCommand = TableCommand & { readonly type: 'say' };

/** A table in memory: one queue in which everything is first appended, then played, then sent. */
export class Room {
  sitting: Sitting;
  usedAt: number;
  readonly #ports: Ports;
  readonly #rules: RoomRules;
  readonly #served: Served;
  readonly #onDamage: OnDamage;
  readonly #watchers = new Set<Watcher>();
  readonly #refusals: Refusals;
  readonly #bots: BotSeats;
  readonly #times: Timekeeper;
  readonly #rehearsing = new Map<string, Promise<void>>(); // by account
  #history: History;
  #queue: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #kept: number; // the length of the last snapshot
  #isClosed = false;

  constructor({ sitting, history, kept }: Folded, ports: Ports, rules: RoomRules, served: Served, onDamage: OnDamage) {
    this.sitting = sitting;
    this.#history = history;
    this.#kept = kept;
    this.#ports = ports;
    this.#rules = rules;
    this.#served = served;
    this.#onDamage = onDamage;
    this.usedAt = ports.clock.now();
    this.#refusals = new Refusals(ports.clock.now);
    this.#bots = new BotSeats(ports, rules.pace, (...answer) => this.#answerFor(...answer));
    this.#times = new Timekeeper(ports.clock, served, () => this.#byItself(() => this.#judgeTime()));
    this.#schedule();
  }

  /** Whether nobody would miss the room: its log and the store's sweep bring it back when needed. */
  get isIdle(): boolean {
    const isBusy = this.#waiting > 0 || this.#rehearsing.size > 0 || this.#bots.isBusy;
    return this.#watchers.size === 0 && !isBusy && !this.#times.isMissingSomebody && this.#refusals.isEmpty;
  }

  get watchers(): number {
    return this.#watchers.size;
  }

  /** What one account says is done in the order in which it was said, although whole turns are rehearsed first. */
  async command(account: Account, command: TableCommand): Promise<Result> {
    const before = this.#rehearsing.get(account.id);
    if (command.type !== 'say' || command.says.length === 1) {
      await before;
      return this.#inTurn(() => this.#obey(account, command)) as Promise<Result>; // no such command is rehearsed
    }
    const turn = (before ?? Promise.resolve()).then(() => this.#takeTurn(account, command));
    const settled = turn.then(noop, noop);
    this.#rehearsing.set(account.id, settled);
    void settled.then(() => this.#rehearsing.get(account.id) === settled && this.#rehearsing.delete(account.id));
    return turn;
  }

  /** The rematch's table: the first wish for one makes it, and later ones find it. */
  next(make: () => Promise<Done | Refusal>): Promise<Result> {
    return this.#inTurn(async () => {
      while (this.sitting.next === undefined) {
        const made = await make();
        if (!made.ok) return made;
        if ((await this.#write([{ kind: 'next', table: made.table! }])) === 'conflict') await this.#readOn();
      }
      return { ok: true, table: this.sitting.next };
    });
  }

  touch(): void {
    this.usedAt = this.#ports.clock.now();
  }

  /** Begins to send to a watcher: first all that it may see and has missed. */
  async watch(watcher: Watcher): Promise<Result> {
    if (!this.#history.reaches(watcher.length)) await this.#recall();
    return this.#inTurn(() => {
      if (!this.#hasRoomFor(watcher.account)) return refuse('too-many');
      const viewer = this.#viewerOf(watcher.account);
      this.#watchers.add(watcher);
      this.#sendTo(watcher, viewer, this.#history.since(watcher.length, viewer), true);
      this.#tellHere();
      return DONE;
    });
  }

  /** Whoever plays finds room, however many watch. */
  #hasRoomFor(account: Account): boolean {
    const lines = [...this.#watchers].map((line) => line.account);
    if (this.#isPlayer(account)) return lines.filter(({ id }) => id === account.id).length < LINES_OF_ONE;
    return lines.filter((other) => !this.#isPlayer(other)).length < this.#rules.watchers;
  }

  #isPlayer(account: Account): boolean {
    const { made } = this.sitting;
    const isExpected = account.id === made.owner || (made.kept?.includes(account.id) ?? false);
    return isExpected || this.#viewerOf(account) !== 'public';
  }

  unwatch(watcher: Watcher): void {
    if (this.#watchers.delete(watcher) && !this.#isClosed) this.#tellHere();
  }

  /** Whether the viewer still sees what it should; it gets everything anew if not. */
  look(account: Account, length: number, hash: string): Promise<Result> {
    return this.#inTurn(() => {
      const { table, title } = this.sitting;
      const viewer = this.#viewerOf(account);
      const isSame =
        length === openLength(this.sitting) && hash === hashOf(table ? title.game.view(table.state, viewer) : null);
      if (isSame) return { ok: true, same: true };
      this.#ports.meter.healed();
      for (const watcher of this.#watchers) {
        if (watcher.account.id === account.id) this.#sendTo(watcher, viewer, [], true);
      }
      return { ok: true, same: false };
    });
  }

  /** Sends a line of chat to those who may read it now. */
  chat(line: ChatLine): void {
    for (const watcher of this.#watchers) {
      if (this.mayRead(watcher.account, line) && !watcher.muted.has(line.who)) {
        watcher.send({ type: 'chat', lines: [line] });
      }
    }
  }

  /** Spectators and players talk apart until the game is over. */
  mayRead(account: Account, line: ChatLine): boolean {
    return this.sitting.phase === 'over' || line.to === this.sideOf(account);
  }

  sideOf(account: Account): ChatLine['to'] {
    return seatOf(this.sitting, account.id) === undefined ? 'spectators' : 'players';
  }

  mute(account: Account, who: string, on: boolean): void {
    for (const { account: own, muted } of this.#watchers) {
      if (own.id === account.id) muted[on ? 'add' : 'delete'](who);
    }
  }

  /** The house was away: everybody's clocks show more than the watchers think. */
  refresh(): void {
    for (const watcher of this.#watchers) this.#sendTo(watcher, this.#viewerOf(watcher.account), [], false);
    this.#times.follow(this.sitting, this.#seatsHere());
  }

  /** Somebody's name is shown no more; it is gone from the store already. */
  forget(who: string): Promise<void> {
    return this.#inTurn(() => {
      const { sitters } = this.sitting;
      const nameless = sitters.map((sitter) =>
        sitter?.kind === 'person' && sitter.who === who ? { ...sitter, name: FORGOTTEN } : sitter,
      );
      this.sitting = { ...this.sitting, sitters: nameless };
      for (const watcher of this.#watchers) this.#sendTo(watcher, this.#viewerOf(watcher.account), [], true);
    });
  }

  /** Another node has written: reads what it wrote. */
  wake(length: number): void {
    if (length > this.sitting.length) this.#byItself(() => this.#catchUp());
  }

  /** Ends everything that goes on by itself and says goodbye; what is in the queue is finished. */
  async close(goodbye?: Message): Promise<void> {
    this.#isClosed = true;
    this.#times.stop();
    this.#bots.stop();
    await this.#queue;
    for (const { send } of this.#watchers) if (goodbye) send(goodbye);
    this.#watchers.clear();
  }

  #inTurn<T>(job: () => T | Promise<T>): Promise<T> {
    this.touch();
    this.#waiting++;
    const done = this.#queue.then(job);
    const noted = done.catch((error: unknown) => {
      if (error instanceof Damaged && !this.#isClosed) this.#onDamage(error);
    });
    this.#queue = noted.then(() => void this.#waiting--);
    return done;
  }

  /** Does something that nobody waits for. */
  #byItself(job: () => Promise<void>): void {
    this.#inTurn(job).catch((error: unknown) => {
      if (!(error instanceof Damaged)) this.#ports.meter.broken(error);
    });
  }

  /** A turn of several answers is tried beside the queue, so that nobody waits for it. */
  async #takeTurn(account: Account, command: SayCommand): Promise<Result> {
    let tried: Tried | undefined;
    for (let tries = 0; ; tries++) {
      const known = tried && tries === REHEARSALS ? { ...tried, length: null } : tried;
      const result = await this.#inTurn(() => this.#obey(account, command, known));
      if (result !== 'rehearse') return result;
      tried = await this.#try(seatOf(this.sitting, account.id)!, command.says);
    }
  }

  /** Where nobody could try the turn, its answers are taken one by one. */
  async #try(seat: Seat, says: readonly string[]): Promise<Tried> {
    const { thinker, chance, meter } = this.#ports;
    const { sitting } = this;
    const length = openLength(sitting);
    try {
      const rehearsal = rehearsalOf(sitting, seat, says, chance.rng(SEEDS));
      return { length, ...(await thinker.rehearse(sitting.made.id, rehearsal)) };
    } catch (error) {
      meter.broken(error);
      return { length, refusal: null };
    }
  }

  async #obey(account: Account, command: TableCommand, tried?: Tried): Promise<Result | 'rehearse'> {
    const key = `${account.id}:${command.id}`;
    const before = this.#refusals.get(account.id, command.id);
    if (before) return before;
    for (;;) {
      const decided = decide(this.sitting, account, command, tried);
      if (decided === 'rehearse') return decided;
      if (isRefused(decided)) return this.#refuse(account, command, decided);
      if ((await this.#write(decided, key)) !== 'conflict') return DONE;
      await this.#readOn();
    }
  }

  /** A command that was taken before stays taken, although it could not be taken now. */
  async #refuse(account: Account, command: TableCommand, refusal: Refusal): Promise<Result> {
    const { id } = this.sitting.made;
    if (await this.#ports.store.hasCommand(id, `${account.id}:${command.id}`)) return DONE;
    this.#refusals.add(account.id, command.id, refusal);
    return refusal;
  }

  /** Appends deeds with the rolls that they bring; only then are they played and sent. */
  async #write(deeds: readonly Deed[], command?: string): Promise<'appended' | 'conflict' | 'repeated'> {
    const { clock, store, bus } = this.#ports;
    const ahead = copySitting(this.sitting);
    const lines: LogLine[] = [];
    const moments: Moment[] = [];
    const at = Math.max(clock.now(), ahead.times.at);
    const add = (deed: Deed, isLast: boolean) => {
      const line: LogLine = { at, deed, ...(isLast && command !== undefined && { command }) };
      lines.push(line);
      moments.push(witness(ahead, line, this.#served));
    };
    deeds.forEach((deed, i) => add(deed, i === deeds.length - 1));
    for (let roll = rollOf(ahead); roll; roll = rollOf(ahead)) add(roll, false);

    const [before, after] = [summaryOf(this.sitting), summaryOf(ahead)];
    const isListedAlike =
      before.phase === after.phase &&
      before.taken === after.taken &&
      before.due === after.due &&
      before.company === after.company;
    const { id } = this.sitting.made;
    const append = { table: id, length: this.sitting.length, lines, ...(!isListedAlike && { summary: after }) };
    const appended = await store.append(append);
    if (appended !== 'appended') return appended;
    this.#adopt(ahead, moments);
    bus.publish({ table: id, length: ahead.length });
    return appended;
  }

  async #catchUp(): Promise<void> {
    const lines = await this.#ports.store.lines(this.sitting.made.id, this.sitting.length);
    if (lines.length === 0) return;
    const ahead = copySitting(this.sitting);
    this.#adopt(
      ahead,
      lines.map((line) => recall(ahead, line, this.#served)),
    );
  }

  /** After a conflict there is more to read; else the log is not the one that we know. */
  async #readOn(): Promise<void> {
    const { length, made } = this.sitting;
    await this.#catchUp();
    if (this.sitting.length === length) throw new Damaged(made.id, `its log has no longer ${length} lines`);
  }

  #adopt(ahead: Sitting, moments: readonly Moment[]): void {
    const before = this.sitting;
    this.sitting = ahead;
    for (const moment of moments) this.#history.add(moment);
    this.#sendAll(before);
    if (ahead.infoAt !== before.infoAt) this.#tellHere(); // who sits down is no spectator any more
    this.#schedule();
    this.#keepSnapshot();
  }

  /** An answer that stays sealed shows to nobody but the seat that gave it. */
  #sendAll(before: Sitting): void {
    const { sitting } = this;
    const isTableNew = sitting.infoAt !== before.infoAt || sitting.phase !== before.phase;
    const isNew = isTableNew || openLength(sitting) !== openLength(before);
    const sealing = [...(sitting.table?.sealed.keys() ?? [])].filter((seat) => !before.table?.sealed.has(seat));
    const made = new Map<string, { readonly message: Message; readonly seen: Seen }>();
    for (const watcher of this.#watchers) {
      const viewer = this.#viewerOf(watcher.account);
      if (!isNew && !sealing.includes(viewer as Seat)) continue;
      const { account, wantsOptions, wantsChanges, length, seen } = watcher;
      const kind = `${viewer} ${wantsOptions} ${wantsChanges && seen?.viewer} ${length} ${isTableNew ? account.id : ''}`;
      let known = made.get(kind);
      if (!known) {
        const update = this.#updateFor(watcher, viewer, this.#history.since(length, viewer), isTableNew);
        const message = wantsChanges && seen?.viewer === viewer ? changedUpdate(update, seen.view) : update;
        made.set(kind, (known = { message, seen: { viewer, view: update.view } }));
      }
      this.#tell(watcher, known.message, known.seen);
    }
  }

  /** Sends everything anew. */
  #sendTo(watcher: Watcher, viewer: Viewer, events: readonly unknown[], isTableNew: boolean): void {
    const update = this.#updateFor(watcher, viewer, events, isTableNew);
    this.#tell(watcher, update, { viewer, view: update.view });
  }

  #tell(watcher: Watcher, message: Message, seen: Seen): void {
    watcher.length = openLength(this.sitting);
    if (watcher.wantsChanges) watcher.seen = seen;
    watcher.send(message);
  }

  #updateFor(watcher: Watcher, viewer: Viewer, events: readonly unknown[], isTableNew: boolean): Update {
    const looker = { viewer, account: watcher.account.id, wantsOptions: watcher.wantsOptions };
    return updateFor(this.sitting, looker, events, isTableNew, this.#ports.clock.now(), this.#served);
  }

  #viewerOf(account: Account): Viewer {
    return seatOf(this.sitting, account.id) ?? 'public';
  }

  /** The log is folded beside the queue: nobody at the table waits for it. */
  async #recall(): Promise<void> {
    this.#waiting++;
    try {
      await this.#history.recall(() => momentsOf(this.#ports.store, this.sitting, this.#served));
    } catch (error) {
      if (!(error instanceof Damaged)) throw error;
      this.#ports.meter.broken(error); // the log is damaged before the snapshot: the game goes on without its past
    } finally {
      this.#waiting--;
    }
  }

  #tellHere(): void {
    const seats = this.#seatsHere();
    const spectators = [...this.#watchers].filter(({ account }) => this.#viewerOf(account) === 'public').length;
    this.#times.follow(this.sitting, seats);
    for (const { send } of this.#watchers) send({ type: 'here', seats, spectators });
  }

  #seatsHere(): Seat[] {
    const here = new Set([...this.#watchers].map(({ account }) => this.#viewerOf(account)));
    return this.sitting.sitters.flatMap((_, seat) => (here.has(seat) ? [seat] : []));
  }

  #schedule(): void {
    if (this.#isClosed) return;
    this.#bots.follow(this.sitting);
    this.#times.follow(this.sitting, this.#seatsHere());
  }

  async #judgeTime(): Promise<void> {
    const deeds = this.#times.judge(this.sitting);
    if (deeds.length === 0) return this.#times.follow(this.sitting, this.#seatsHere());
    try {
      if ((await this.#write(deeds)) === 'conflict') await this.#readOn();
    } catch (error) {
      this.#times.follow(this.sitting, this.#seatsHere(), this.#ports.clock.now() + AGAIN); // as when the disk is full
      throw error;
    }
  }

  /** A bot's answer, if nothing in the queue before it has taken the question away; one that fails is asked again. */
  #answerFor(seat: Seat, say: string, claim: () => boolean): void {
    this.#byItself(async () => {
      if (!claim()) return;
      try {
        if ((await this.#write([{ seat, say }])) === 'conflict') await this.#readOn();
      } finally {
        this.#schedule();
      }
    });
  }

  #keepSnapshot(): void {
    const { sitting } = this;
    if (sitting.length - this.#kept < this.#rules.snapshotEvery) return;
    this.#kept = sitting.length;
    this.#ports.store.keepSnapshot(sitting.made.id, writeSnapshot(sitting)).catch(this.#ports.meter.broken);
  }
}

/** The roll that is due, from the table's own stream of fair chance. */
function rollOf(sitting: Sitting): Deed | undefined {
  const { title, table, made, rolls } = sitting;
  if (turnOf(sitting)?.kind !== 'roll') return undefined;
  return entryOf(title, rollDue(title, table!, fairRng(made.key, wordsOf(sitting), rolls))!);
}
