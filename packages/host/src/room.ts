import type { AnyKinds, Seat, Step } from '@ridotto/kernel';
import { playAhead } from './ahead.ts';
import { Audience, viewerOf, type Watcher } from './audience.ts';
import { BotSeats, type Told } from './bot-seats.ts';
import { decide, isRefused, type TableCommand, type Tried } from './decide.ts';
import type { Act } from './deeds.ts';
import { Damaged } from './faults.ts';
import { foldTable, momentsOf, recall, writeSnapshot, type Folded, type OnDamage } from './fold.ts';
import type { History, Moment } from './history.ts';
import { FORGOTTEN } from './names.ts';
import { Neighbours } from './neighbours.ts';
import type { Account, Ports, Summary } from './ports.ts';
import { Refusals } from './refusals.ts';
import { paceOf, type Pace } from './pause.ts';
import { hashOf, refuse, type Done, type Message, type Refusal, type Result } from './protocol.ts';
import { Sayings } from './sayings.ts';
import { copySitting, openLength, seatOf, summaryOf, sumsUpAlike, type Sitting } from './sitting.ts';
import { Timekeeper } from './timekeeper.ts';
import type { Served } from './times.ts';
import { WindowKeeper } from './window-keeper.ts';

export interface RoomRules {
  readonly pace: Pace;
  readonly alone: Pace; // where one person plays without a clock and nobody looks on: the page has its own pace
  readonly watchers: number; // at one table
  readonly snapshotEvery: number; // lines
  readonly build: string; // snapshots of another are not believed
}

const DONE: Result = { ok: true };
const AGAIN = 1000; // milliseconds until what could not be written is tried again

/** Whether nothing falls due here by itself: nobody has to be set to work, or called off. */
const isQuiet = ({ window, made }: Sitting, { due }: Summary): boolean =>
  due === null && window === null && made.absence === null;

/** A table in memory: one queue in which everything is first appended, then played, then sent. */
export class Room {
  sitting: Sitting;
  usedAt: number;
  readonly neighbours: Neighbours;
  readonly #ports: Ports;
  readonly #rules: RoomRules;
  readonly #served: Served;
  readonly #onDamage: OnDamage;
  readonly #audience: Audience;
  readonly #refusals: Refusals;
  readonly #bots: BotSeats;
  readonly #windows: WindowKeeper;
  readonly #times: Timekeeper;
  readonly #sayings: Sayings;
  #history: History;
  #summary: Summary; // of the sitting
  #queue: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #kept: number; // the length of the last snapshot
  #isClosed = false;
  readonly #told: Told = async (seat) => {
    if (!this.sitting.title.manifest.forgets) return []; // its bots' views hold all
    if (!this.#history.reaches(0)) await this.#recall().catch(this.#ports.meter.broken); // a bot thinks with what there is
    return this.#history.since(0, seat);
  };

  constructor({ sitting, history, kept }: Folded, ports: Ports, rules: RoomRules, served: Served, onDamage: OnDamage) {
    this.sitting = sitting;
    this.#summary = summaryOf(sitting);
    this.#history = history;
    this.#kept = kept;
    this.#ports = ports;
    this.#rules = rules;
    this.#served = served;
    this.#onDamage = onDamage;
    this.usedAt = ports.clock.now();
    this.#audience = new Audience(ports.clock, served, rules.watchers);
    this.#refusals = new Refusals(ports.clock.now);
    this.#bots = new BotSeats(ports, paceOf(rules), this.#told, (...answer) => this.#answerFor(...answer));
    this.#windows = new WindowKeeper(ports, served, this.#told, () => this.#isClosed || this.#follow());
    this.#times = new Timekeeper(ports.clock, served, () => this.#byItself(() => this.#judgeTime()));
    this.#sayings = new Sayings(ports, {
      sitting: () => this.sitting,
      isClosed: () => this.#isClosed,
      told: this.#told,
      obey: (account, command, tried) => this.#inTurn(() => this.#obey(account, command, tried)),
    });
    this.neighbours = new Neighbours(sitting.made.id, ports, {
      audience: this.#audience,
      sitting: () => this.sitting,
      byItself: (job) => this.#byItself(job),
      catchUp: () => this.#catchUp(),
      foldAgain: () => this.#foldAgain(),
      schedule: () => this.#schedule(),
    });
    this.neighbours.meet();
    this.#schedule();
  }

  /** Whether nobody would miss the room: its log and the store's sweep bring it back when needed. */
  get isIdle(): boolean {
    const isBusy = this.#waiting > 0 || this.#sayings.isBusy || this.#bots.isBusy || this.#windows.isBusy;
    return this.#audience.size === 0 && !isBusy && !this.#times.isMissingSomebody && this.#refusals.isEmpty;
  }

  get watchers(): number {
    return this.#audience.size;
  }

  command(account: Account, command: TableCommand): Promise<Result> {
    return this.#sayings.take(account, command);
  }

  /** The rematch's table: the first wish for one makes it, and later ones find it. */
  next(seat: Seat, make: () => Promise<Done | Refusal>): Promise<Result> {
    return this.#inTurn(async () => {
      while (this.sitting.next === undefined) {
        const made = await make();
        if (!made.ok) return made;
        if ((await this.#write([{ kind: 'next', table: made.table!, seat }])) === 'conflict') await this.#readOn();
      }
      return { ok: true, table: this.sitting.next };
    });
  }

  /** Reads what other nodes may have written just now. */
  async catchUp(): Promise<void> {
    if (this.#ports.peers) await this.#inTurn(() => this.#catchUp());
  }

  touch(): void {
    this.usedAt = this.#ports.clock.now();
  }

  /** Begins to send to a watcher: first all that it may see and has missed. */
  async watch(watcher: Watcher): Promise<Result> {
    if (!this.#history.reaches(watcher.length)) await this.#recall();
    return this.#inTurn(async () => {
      if (this.#ports.peers) await this.#catchUp(); // it may have answered by way of another node before
      const { sitting } = this;
      if (!this.#audience.hasRoomFor(sitting, watcher.account)) return refuse('too-many');
      const events = this.#history.since(watcher.length, viewerOf(sitting, watcher.account));
      this.#audience.add(watcher);
      this.#audience.tellWhole(sitting, watcher, events, true);
      this.#tellHere();
      this.#mindCompany();
      return DONE;
    });
  }

  unwatch(watcher: Watcher): void {
    if (!this.#audience.remove(watcher) || this.#isClosed) return;
    this.#windows.left(seatOf(this.sitting, watcher.account.id));
    this.#tellHere();
    this.#mindCompany();
  }

  /** Somebody has come or gone: who plays alone may be watched now, and candles wait for those whose lines break. */
  #mindCompany(): void {
    const deeds = () => this.#windows.companyDeeds(this.sitting, this.#audience);
    if (deeds().length === 0) return;
    this.#byItself(async () => {
      const due = deeds();
      if (due.length > 0 && (await this.#write(due)) === 'conflict') await this.#readOn();
    });
  }

  /** Whether the viewer still sees what it should; it gets everything anew if not. */
  look(account: Account, length: number, hash: string): Promise<Result> {
    return this.#inTurn(() => {
      const { table, title } = this.sitting;
      const view = table ? title.game.view(table.state, viewerOf(this.sitting, account)) : null;
      const isSame = length === openLength(this.sitting) && hash === hashOf(view);
      if (isSame) return { ok: true, same: true };
      this.#ports.meter.healed();
      this.#audience.tellAllWhole(this.sitting, true, account);
      return { ok: true, same: false };
    });
  }

  mute(account: Account, who: string, on: boolean): void {
    this.#audience.mute(account, who, on);
  }

  /** The house was away: everybody's clocks show more than the watchers think. */
  refresh(): void {
    this.#audience.tellAllWhole(this.sitting, false);
    this.#follow();
  }

  /** Somebody's name is shown no more, and stored no more. */
  forget(who: string, write: () => Promise<void>): Promise<void> {
    return this.#inTurn(async () => {
      const { sitters } = this.sitting;
      const nameless = sitters.map((sitter) =>
        sitter?.kind === 'person' && sitter.who === who ? { ...sitter, name: FORGOTTEN } : sitter,
      );
      this.sitting = { ...this.sitting, sitters: nameless };
      await write();
      this.#audience.tellAllWhole(this.sitting, true);
    });
  }

  /** An open table whose owner is gone ends: nobody else can start it. */
  lapse(owner: string): Promise<void> {
    return this.#inTurn(async () => {
      const isLeft = () => this.sitting.phase === 'open' && this.sitting.made.owner === owner;
      while (isLeft() && (await this.#write([{ kind: 'lapse' }])) === 'conflict') await this.#readOn();
    });
  }

  /** Ends everything that goes on by itself and says goodbye; what is in the queue is finished. */
  async close(goodbye?: Message): Promise<void> {
    this.#isClosed = true;
    this.#times.stop();
    this.#bots.stop();
    this.#windows.stop();
    await this.#queue;
    this.#audience.dismiss(goodbye);
    this.neighbours.leave();
  }

  #inTurn<T>(job: () => T | Promise<T>): Promise<T> {
    this.touch();
    this.#waiting++;
    const done = this.#queue.then(job);
    this.#queue = done.then(this.#end, this.#end);
    return done;
  }

  /** Whatever a job came to, the next one has its turn. */
  readonly #end = (outcome: unknown): void => {
    this.#waiting--;
    if (outcome instanceof Damaged && !this.#isClosed) this.#onDamage(outcome);
  };

  /** Does something that nobody waits for. */
  #byItself(job: () => Promise<void>): void {
    this.#inTurn(job).catch((error: unknown) => {
      if (!(error instanceof Damaged)) this.#ports.meter.broken(error);
    });
  }

  async #obey(account: Account, command: TableCommand, tried?: Tried): Promise<Result | 'rehearse'> {
    const key = `${account.id}:${command.id}`;
    const before = this.#refusals.get(account.id, command.id);
    if (before) return before;
    for (;;) {
      const when = { now: this.#ports.clock.now(), served: this.#served };
      const decided = decide(this.sitting, account, command, when, tried);
      if (decided === 'rehearse') return decided;
      if (isRefused(decided) && (await this.#hasMore())) continue;
      if (isRefused(decided)) return this.#refuse(account, command, decided);
      if (decided.length === 0) return DONE;
      const written = await this.#write(decided, key);
      if (written === 'conflict') await this.#readOn();
      else if (written === 'repeated') await this.#catchUp(); // by another node
      if (written !== 'conflict') return DONE;
    }
  }

  /** A command that was taken before stays taken, although it could not be taken now. */
  async #refuse(account: Account, command: TableCommand, refusal: Refusal): Promise<Result> {
    const { id } = this.sitting.made;
    if (await this.#ports.store.hasCommand(id, `${account.id}:${command.id}`)) return DONE;
    this.#refusals.add(account.id, command.id, refusal);
    return refusal;
  }

  /** Appends acts with the rolls that they bring; only then are they played and sent. */
  async #write(acts: readonly Act[], command?: string): Promise<'appended' | 'conflict' | 'repeated'> {
    const { clock, store, bus } = this.#ports;
    const around = {
      now: clock.now(),
      served: this.#served,
      command,
      opened: (one: Sitting) => this.#windows.companyDeeds(one, this.#audience),
    };
    const due = this.#windows.before(this.sitting, acts, this.#audience);
    const all = due.length > 0 ? [...due, ...acts] : acts;
    const { ahead, lines, moments } = playAhead(this.sitting, all, around);
    const after = summaryOf(ahead);
    const isOther = !sumsUpAlike(this.#summary, after);
    const { id } = this.sitting.made;
    const append = { table: id, length: this.sitting.length, lines, ...(isOther && { summary: after }) };
    const appended = await store.append(append);
    if (appended !== 'appended') return appended;
    this.#windows.wrote(this.sitting, ahead);
    this.#adopt(ahead, moments, after);
    bus.publish({ table: id, length: ahead.length });
    return appended;
  }

  async #catchUp(): Promise<void> {
    const lines = await this.#ports.store.lines(this.sitting.made.id, this.sitting.length);
    if (lines.length === 0) return;
    const ahead = copySitting(this.sitting);
    const moments = lines.map((line) => recall(ahead, line, this.#served));
    this.#adopt(ahead, moments, summaryOf(ahead));
  }

  /** Whether another node has written what was not known here: nothing is refused for want of news. */
  async #hasMore(): Promise<boolean> {
    const { length } = this.sitting;
    if (this.#ports.peers) await this.#catchUp();
    return this.sitting.length > length;
  }

  /** After a conflict there is more to read; else the log is not the one that we know. */
  async #readOn(): Promise<void> {
    const { length, made } = this.sitting;
    await this.#catchUp();
    if (this.sitting.length === length) throw new Damaged(made.id, `its log has no longer ${length} lines`);
  }

  #adopt(ahead: Sitting, moments: readonly Moment[], summary: Summary): void {
    const before = this.sitting;
    const isAtRest = isQuiet(before, this.#summary) && isQuiet(ahead, summary);
    const isOther =
      ahead.infoAt !== before.infoAt || ahead.phase !== before.phase || ahead.isWatched !== before.isWatched;
    this.sitting = ahead;
    this.#summary = summary;
    for (const moment of moments) this.#history.add(moment);
    this.#audience.tell(ahead, before, this.#history);
    if (ahead.infoAt !== before.infoAt) this.#tellHere(); // who sits down is no spectator any more
    if (isOther || !isAtRest) {
      this.#schedule();
      this.#mindCompany();
    }
    this.#keepSnapshot();
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
    this.neighbours.tell();
    this.#follow();
    this.#audience.tellHere(this.sitting);
  }

  /** What was written before has changed: somebody's name is gone. */
  async #foldAgain(): Promise<void> {
    const { made, title } = this.sitting;
    const rules = { title, build: this.#rules.build };
    const folded = await foldTable(this.#ports.store, made, rules, this.#served, this.#ports.meter.broken);
    this.sitting = folded.sitting;
    this.#history = folded.history;
    this.#kept = folded.kept;
    this.#summary = summaryOf(this.sitting);
    this.#audience.tellAllWhole(this.sitting, true);
    this.#schedule();
  }

  /** Notes who is there, for whatever falls due. */
  #follow(notBefore?: number): void {
    const { sitting } = this;
    this.#times.follow(sitting, this.#audience.seatsHere(sitting), this.#windows.due(sitting), notBefore);
  }

  #schedule(): void {
    if (this.#isClosed) return;
    if (this.#audience.elsewhere.isOurs) this.#bots.follow(this.sitting);
    else this.#bots.stop();
    this.#windows.follow(this.sitting);
    this.#follow();
  }

  async #judgeTime(): Promise<void> {
    const ended = this.#windows.end(this.sitting);
    const deeds = ended.length > 0 ? ended : this.#times.judge(this.sitting);
    if (deeds.length === 0) return this.#follow();
    try {
      if ((await this.#write(deeds)) === 'conflict') await this.#readOn();
    } catch (error) {
      this.#follow(this.#ports.clock.now() + AGAIN); // as when the disk is full
      throw error;
    }
  }

  /** A bot's answer, if nothing in the queue before it has taken the question away; one that fails is asked again. */
  #answerFor(step: Step<AnyKinds>, claim: () => boolean): void {
    this.#byItself(async () => {
      if (!claim()) return;
      try {
        if ((await this.#write([{ step }])) === 'conflict') await this.#readOn();
      } finally {
        this.#schedule();
      }
    });
  }

  #keepSnapshot(): void {
    const { sitting } = this;
    if (sitting.length - this.#kept < this.#rules.snapshotEvery) return;
    this.#kept = sitting.length;
    this.#ports.store
      .keepSnapshot(sitting.made.id, writeSnapshot(sitting, this.#rules.build))
      .catch(this.#ports.meter.broken);
  }
}
