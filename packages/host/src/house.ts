import { commit } from '@ridotto/kernel';
import type { Watcher } from './audience.ts';
import { Damages } from './damages.ts';
import type { Made } from './deeds.ts';
import { withoutEcho } from './echo.ts';
import { Unreachable, orRefusal, type Damaged } from './faults.ts';
import { foldTable } from './fold.ts';
import { Heartbeat } from './heartbeat.ts';
import { HouseClock, inTime } from './house-clock.ts';
import { HOUSE_RULES, type HouseRules, type Look } from './house-rules.ts';
import { LostMessages } from './lost-messages.ts';
import { AT_ONCE, all } from './paging.ts';
import type { Account, Listing, ListFilter, Ports, Wake } from './ports.ts';
import { refuse, type Command, type Done, type Message, type Refusal, type Result, type Wishes } from './protocol.ts';
import { remainsOf, type Remains } from './remains.ts';
import { Room } from './room.ts';
import { slices } from './slices.ts';
import { Talk } from './talk.ts';
import { seatOf, type Sitting } from './sitting.ts';
import { setupFor } from './wishes.ts';

const SWEPT_AT_ONCE = 200;
const STALL = 2000; // milliseconds by which a busy machine may be late

type More = Pick<Made, 'kept' | 'origin' | 'before'> & { readonly edition?: number | undefined };

/** Runs tables: the same in the server, in a browser's worker and in tests. */
export class House {
  readonly #ports: Ports;
  readonly #rules: HouseRules;
  readonly #open = new Map<string, Room>();
  readonly #loading = new Map<string, Promise<Room | Refusal>>();
  readonly #damages: Damages;
  readonly #withoutRules = new Set<string>(); // until the house is opened again
  readonly #clock: HouseClock;
  readonly #talk: Talk;
  readonly #lost: LostMessages;
  readonly #heart: Heartbeat;
  #sweeping: Promise<void> = Promise.resolve();
  #stopSweep: () => void = () => {};
  #unsubscribe: () => void = () => {};
  #isOutOfReach = false; // the store: what would be written now would have the wrong time, as others went on
  #hasRisen = false;
  #isStopping = false;

  constructor(ports: Ports, rules: Partial<HouseRules> = {}) {
    this.#rules = { ...HOUSE_RULES, ...rules };
    this.#clock = new HouseClock(ports.clock, this.#rules.sweep + STALL);
    const store = ports.peers ? inTime(ports.store, this.#clock) : ports.store;
    this.#ports = { ...ports, clock: this.#clock, store, bus: withoutEcho(ports.bus) };
    this.#heart = new Heartbeat(store, this.#clock);
    this.#talk = new Talk(this.#ports, this.#rules.chatLines);
    this.#damages = new Damages(this.#clock, ports.meter);
    this.#lost = new LostMessages(ports);
  }

  /** Notes how long the house was away, and begins to take up whatever fell due meanwhile. */
  async rise(): Promise<void> {
    const { bus } = this.#ports;
    await this.#heart.beat(this.#clock.now(), 0);
    this.#clock.watch(() => this.#wakeUp());
    this.#unsubscribe = bus.subscribe((wake) => this.#hear(wake));
    this.#hasRisen = true;
    void this.sweep(); // guests need not wait until all tables are taken up
  }

  /**
   * Nobody has looked at the clock for a while: this process was stopped, or the machine asleep. Time stands until
   * it is written down how long; where another node was there meanwhile, that was no absence of the house.
   */
  async #wakeUp(): Promise<void> {
    try {
      await this.#heart.beat(this.#clock.now());
      this.#clock.goOn(await this.#heart.beat(this.#clock.present));
      this.#isOutOfReach = false;
      for (const room of this.#open.values()) room.refresh();
    } catch (error) {
      this.#ports.meter.broken(error);
      if (!this.#isStopping) this.#clock.later(this.#rules.sweep, () => void this.#wakeUp());
    }
  }

  /** Whether this node can write, and so be of use to anybody. */
  get isReady(): boolean {
    return this.#hasRisen && !this.#isStopping && !this.#heart.isMissing && !this.#clock.isStanding;
  }

  get liveTables(): number {
    return this.#open.size;
  }

  get damagedTables(): number {
    return this.#damages.size;
  }

  async make(account: Account, wishes: Wishes, from: Omit<More, 'kept'> = {}): Promise<Done | Refusal> {
    const made = await this.#make(account, wishes, `${account.id}:${wishes.id}`, from);
    return 'refused' in made ? made : { ok: true, table: made.id };
  }

  async #make(account: Account, wishes: Wishes, command: string, { edition, ...more }: More): Promise<Made | Refusal> {
    const { titles, store, chance, clock } = this.#ports;
    const { id: _id, ...wanted } = wishes;
    const title = await titles(wanted.game, edition);
    if (!title) return refuse(edition === undefined ? 'no-such-game' : 'no-such-edition');
    const setup = setupFor(title, wishes, more.before);
    if (setup === undefined) return refuse('wrong-options');
    const key = chance.key();
    const { lapse, second } = this.#rules;
    const at = clock.now();
    const made: Made = {
      ...wanted,
      setup,
      id: chance.id(),
      edition: title.edition,
      owner: account.id,
      ...(account.by !== undefined && { by: account.by }),
      at,
      ...(lapse !== null && { until: at + lapse }),
      commitment: commit(key),
      key,
      invite: chance.id(),
      ...(second !== HOUSE_RULES.second && { second }),
      ...more,
    };
    return store.make(made, command).catch(orRefusal);
  }

  /** Tables that nobody can play at any more, because their rules are gone, are listed only if they are over. */
  async list(filter: ListFilter): Promise<Listing[]> {
    const { store, titles } = this.#ports;
    const tables = await store.list(filter);
    const rules = await Promise.all(tables.map(({ made }) => titles(made.game, made.edition)));
    return tables.filter(({ phase }, i) => phase === 'over' || rules[i]);
  }

  /** What an account may read of a table whose rules are gone. */
  async remains(table: string, account: string): Promise<Remains | Refusal> {
    const { store } = this.#ports;
    const made = await store.table(table);
    if (!made) return refuse('no-such-table');
    return remainsOf(store, made, account);
  }

  /** Whether a table can still be played, or its log replayed. */
  async hasRules({ game, edition }: Made): Promise<boolean> {
    return (await this.#ports.titles(game, edition)) !== undefined;
  }

  /** Does what somebody says at a table; the answer to a repeated command is the same as before. */
  async command(table: string, account: Account, command: Command): Promise<Result> {
    const { peers, meter } = this.#ports;
    let result: Result;
    try {
      if (peers && !this.#isOutOfReach) await this.#clock.untilItGoes();
      const room = this.#isOutOfReach ? refuse('unreachable') : await this.#room(table);
      result = 'refused' in room ? room : await this.#obey(room, account, command);
    } catch (error) {
      result = orRefusal(error);
    }
    if (result.ok) meter.answered();
    else meter.refused(result.refused);
    return result;
  }

  /** Begins to send all that an account may see of a table; the function it gives back ends that. */
  async watch(
    table: string,
    account: Account,
    { since, wantsOptions, wantsChanges = false }: Look,
    send: (message: Message) => void,
  ): Promise<(() => void) | Refusal> {
    const { store } = this.#ports;
    const room = await this.#room(table);
    if ('refused' in room) return room;
    const muted = new Set(await store.mutedBy(account.id));
    const watcher: Watcher = { account, wantsOptions, wantsChanges, send, muted, length: since, seen: undefined };
    const result = await room.watch(watcher);
    if (!result.ok) return result;
    try {
      const { lines, muted: unheard } = await this.#talk.before(room, account, muted);
      if (unheard.length > 0) send({ type: 'chat', lines, muted: unheard });
      else if (lines.length > 0) send({ type: 'chat', lines });
    } catch (error) {
      room.unwatch(watcher);
      throw error;
    }
    return () => room.unwatch(watcher);
  }

  /** Frees an account's open seats, and lets bots play on in its games. */
  async vacate(account: Account): Promise<void> {
    for await (const id of this.#tablesOf(account)) {
      await this.#leave(id, account).catch((error: unknown) => this.#damages.note(id, error));
    }
  }

  /** The same; its name is shown nowhere any more, and its open tables lapse. A damaged table keeps no other. */
  async forget(account: Account): Promise<void> {
    for await (const id of this.#tablesOf(account)) {
      await this.#forgetAt(id, account).catch((error: unknown) => this.#damages.note(id, error));
    }
    await this.#ports.store.forget(account.id);
  }

  async #forgetAt(table: string, account: Account): Promise<void> {
    await this.#leave(table, account);
    const write = () => this.#ports.store.forgetAt(table, account.id);
    const room = await this.#roomOf(table);
    await room?.lapse(account.id);
    await (room ? room.forget(account.id, write) : write());
    const names = { table, length: 0, what: 'names' } as const;
    if (!room) (await this.#roomOf(table))?.neighbours.wake(names); // it may have read the name meanwhile
    this.#ports.bus.publish(names);
  }

  /** What is said of a table that is being opened is heard when it is. */
  #hear(wake: Wake): void {
    if (this.#loading.has(wake.table)) void this.#roomOf(wake.table).then((room) => room?.neighbours.wake(wake));
    else this.#open.get(wake.table)?.neighbours.wake(wake);
  }

  /** A table's room, if it is open or about to be. */
  async #roomOf(table: string): Promise<Room | undefined> {
    await this.#loading.get(table)?.catch(() => {});
    return this.#open.get(table);
  }

  async #leave(table: string, account: Account): Promise<void> {
    const phase = await this.#ports.store.phase(table);
    if (phase !== 'open' && phase !== 'playing') return;
    const result = await this.command(table, account, { type: 'leave', id: this.#ports.chance.id() });
    if (!result.ok && result.refused === 'stopping') throw new Error('the house is closing');
  }

  #tablesOf({ id }: Account): AsyncGenerator<string> {
    return all((_, last = '') => this.#ports.store.tablesOf(id, last, AT_ONCE));
  }

  /** The table as it stands; for those who may only see what everybody sees, through `look.ts`. */
  async sitting(table: string): Promise<Sitting | Refusal> {
    const room = await this.#room(table);
    return 'refused' in room ? room : room.sitting;
  }

  /** Looks for tables that need the house, and lets go of those that nobody needs. */
  async sweep(): Promise<void> {
    const { clock, meter } = this.#ports;
    this.#stopSweep();
    if (this.#isStopping) return;
    this.#sweeping = this.#sweeping.then(() => this.#sweepOnce()).catch(meter.broken);
    await this.#sweeping;
    if (this.#isStopping) return;
    this.#stopSweep = clock.at(clock.now() + this.#rules.sweep, () => void this.sweep());
  }

  async #sweepOnce(): Promise<void> {
    const { store, clock, peers, meter } = this.#ports;
    const now = clock.now();
    await this.#tryBeat(now);
    for (const [id, room] of this.#open) {
      if (room.isIdle && now - room.usedAt >= this.#rules.idle) await this.#drop(id, room);
    }
    await this.#lost.look(this.#open, now);
    let beatAt = now;
    for (let ids = ['']; ids.length > 0 && !this.#isStopping;) {
      ids = await store.due(now, ids.at(-1)!, SWEPT_AT_ONCE);
      const closed = ids.filter((id) => !this.#open.has(id) && !this.#loading.has(id) && !this.#withoutRules.has(id));
      for (const id of (await peers?.unattended(closed)) ?? closed) {
        await slices.pause();
        if (clock.now() - beatAt >= this.#rules.sweep) {
          beatAt = clock.now();
          await this.#tryBeat(beatAt); // however many tables are due
        }
        await Promise.resolve(this.#room(id)).catch(meter.broken);
      }
    }
  }

  /** Where the store is out of reach, time stands: nobody is charged for what nobody could do. */
  async #tryBeat(now: number): Promise<void> {
    try {
      await this.#heart.beat(now);
    } catch (error) {
      this.#ports.meter.broken(error);
      if (!(error instanceof Unreachable)) return;
      this.#isOutOfReach = true;
      this.#clock.stand();
    }
  }

  /** Finishes what has begun, and tells everybody to come back in a moment. */
  async stop(goodbye?: Message): Promise<void> {
    this.#isStopping = true;
    this.#stopSweep();
    this.#unsubscribe();
    await this.#sweeping;
    await Promise.allSettled(this.#loading.values());
    await Promise.all([...this.#open.values()].map((room) => room.close(goodbye)));
    await this.#heart.beat(this.#clock.now()).catch(this.#ports.meter.broken);
    this.#clock.unwatch();
  }

  #obey(room: Room, account: Account, command: Command): Promise<Result> {
    switch (command.type) {
      case 'look':
        return room.look(account, command.length, command.hash);
      case 'rematch':
        return this.#rematch(room, account, command.id);
      case 'chat':
        return this.#talk.chat(room, account, command);
      case 'phrase':
        return this.#talk.phrase(room, account, command);
      case 'mute':
        return this.#talk.mute(room, account, command);
      case 'report':
        return this.#talk.report(room, account, command);
      case 'sit':
      case 'leave':
      case 'fill':
      case 'clear':
      case 'start':
      case 'say':
      case 'back':
      case 'hint':
      case 'hold':
      case 'release':
      case 'order':
      case 'slow':
        return room.command(account, command);
    }
  }

  async #rematch(room: Room, account: Account, command: string): Promise<Result> {
    if (room.sitting.phase !== 'over') await room.catchUp();
    if (room.sitting.phase !== 'over') return refuse('not-over');
    const seat = seatOf(room.sitting, account.id);
    if (seat === undefined) return refuse('not-seated');
    return room.next(seat, () => this.#makeAgain(room.sitting, account, command));
  }

  /** A new table with the same options, the same bots, and the seats kept for the same people. */
  async #makeAgain({ made, sitters }: Sitting, account: Account, command: string): Promise<Done | Refusal> {
    const { game, seats, setup, open, clock, late, absence, notebook, hints, pace, candle } = made;
    const wishes = { id: command, game, seats, setup, open, clock, late, absence, notebook, hints, pace, candle };
    const kept = sitters.map((sitter) => (sitter?.kind === 'person' ? sitter.who : null));
    const { origin, before, edition } = made;
    const more = { kept, ...(origin !== undefined && { origin }), ...(before && { before, edition }) };
    const again = await this.#make(account, wishes, `rematch:${made.id}`, more); // one for each table, whoever asks
    if ('refused' in again) return again;
    const owner = { ...account, id: again.owner };
    for (const [seat, sitter] of sitters.entries()) {
      if (sitter?.kind !== 'bot') continue;
      const fill = { type: 'fill' as const, id: `bot-${seat}`, seat, level: sitter.level };
      const filled = await this.command(again.id, owner, fill);
      if (!filled.ok && filled.refused === 'no-room') return filled;
    }
    return { ok: true, table: again.id };
  }

  #room(id: string): Room | Refusal | Promise<Room | Refusal> {
    if (this.#isStopping) return refuse('stopping');
    const open = this.#open.get(id);
    open?.touch();
    return open ?? this.#loading.get(id) ?? this.#openRoom(id);
  }

  #openRoom(id: string): Refusal | Promise<Room | Refusal> {
    if (this.#damages.isLeftAlone(id)) return refuse('damaged');
    const loading = this.#load(id)
      .catch((error: unknown) => this.#damages.note(id, error))
      .then((room) => {
        if (!('refused' in room)) this.#open.set(id, room);
        return room;
      })
      .finally(() => this.#loading.delete(id));
    this.#loading.set(id, loading);
    return loading;
  }

  async #load(id: string): Promise<Room | Refusal> {
    const { store, titles, meter } = this.#ports;
    const made = await store.table(id);
    if (!made) return refuse('no-such-table');
    const title = await titles(made.game, made.edition);
    if (!title) {
      this.#withoutRules.add(id);
      return refuse('no-such-edition');
    }
    const folded = await foldTable(store, made, { title, build: this.#rules.build }, this.#heart.served, meter.broken);
    this.#damages.isMended(id);
    return new Room(folded, this.#ports, this.#rules, this.#heart.served, (damage) => this.#giveUp(id, damage));
  }

  /** Damage found while the table is open: whoever comes back is told. */
  #giveUp(id: string, damage: Damaged): void {
    this.#damages.note(id, damage);
    const room = this.#open.get(id);
    if (room) void this.#drop(id, room, { type: 'reconnect', after: 0 });
  }

  async #drop(id: string, room: Room, goodbye?: Message): Promise<void> {
    this.#open.delete(id);
    await room.close(goodbye);
  }
}
