import { loadTitle, type GameId } from '@ridotto/games/catalog';
import { hashOf, isEntry, newSitting, openLength, servedWithout, take } from '@ridotto/host';
import type { Absence, LogLine, Made, Refusal, Result, Served, Store, Update, Wishes } from '@ridotto/host';
import type { AnyKinds, AnyTitle, Rng } from '@ridotto/kernel';
import { wait } from './chaos-house.ts';
import { Guest, newId, type Connection } from './client.ts';

const PATIENCE = 300_000; // milliseconds that somebody waits for the house to come back
const AGAIN = 20; // milliseconds until a command that could not be taken is sent again
const AWAY: readonly Refusal['refused'][] = ['no-room', 'unreachable', 'stopping'];
const MOVES = 40; // one answer in so many is followed by a move to another node

const CLOCK = { kind: 'live', minutes: 60, increment: 0 } as const;
const LOST = 2000; // milliseconds of the house's time that a kill may take along
const ROUNDED = 100;

/** What an answer, or one that is sealed in a window, says. */
function saidIn(deed: LogLine['deed']): string | undefined {
  if (isEntry(deed)) return 'say' in deed ? deed.say : undefined;
  return deed.kind === 'intend' ? deed.says[0] : undefined;
}

/** What a player holds that the house has said yes to. */
interface Acknowledged {
  readonly table: string;
  readonly command: string;
  readonly say: string;
  readonly sentAt: number; // by a clock that nobody sets; first
  readonly heardAt: number;
}

/** Every view that the seats of a table have got: its hash, by seat and by the length of its update. */
interface Seen {
  readonly title: AnyTitle;
  readonly views: readonly Map<number, string>[];
}

/**
 * Everybody who plays, by way of any node. They know nothing of kills: they see lines drop, come back, to another
 * node maybe, and send again.
 */
export class Crowd {
  readonly #bases: readonly string[];
  readonly #skew: number; // milliseconds by which the nodes' clocks may differ
  readonly #rng: Rng;
  readonly #said: Acknowledged[] = [];
  readonly #lastMove = new Map<string, number>(); // by table, while its game goes on
  readonly #seen = new Map<string, Seen>(); // by table
  readonly outages: Absence[] = []; // by a clock that nobody sets
  #broken: unknown;
  #isOver = false;
  finished = 0;
  repeated = 0;
  refused = 0; // for want of room, or of a store
  moved = 0; // from node to node

  constructor(bases: readonly string[], rng: Rng, skew = 0) {
    this.#bases = bases;
    this.#rng = rng;
    this.#skew = skew;
  }

  get #anyBase(): string {
    return this.#bases[this.#rng(this.#bases.length)]!;
  }

  /** The same person, by way of any node. */
  #anywhere({ headers, id }: Guest): Guest {
    const base = this.#anyBase;
    return Object.assign(new Guest(base, { ...headers, origin: base }), { id });
  }

  get acknowledged(): number {
    return this.#said.length;
  }

  stop(): void {
    this.#isOver = true;
  }

  check(): void {
    if (this.#broken) throw this.#broken;
  }

  /** Until so many more answers have been acknowledged. */
  untilSaid(answers: number): Promise<void> {
    const wanted = this.acknowledged + answers;
    return this.#until(() => this.acknowledged >= wanted);
  }

  /** Until so many more commands have been refused for want of room. */
  untilRefused(commands: number): Promise<void> {
    const wanted = this.refused + commands;
    return this.#until(() => this.refused >= wanted);
  }

  async #until(holds: () => boolean): Promise<void> {
    const from = Date.now();
    while (!holds()) {
      await wait(5);
      this.check();
      if (Date.now() - from > PATIENCE) throw new Error('the house has come to a halt');
    }
  }

  async keepPlaying(game: GameId): Promise<void> {
    try {
      while (!this.#isOver) await this.#playOne(game);
    } catch (error) {
      this.#broken ??= error;
    }
  }

  /** Every table must get a further answer now that nobody is killed any more. */
  async untilAllMovedOn(): Promise<void> {
    const from = Date.now();
    for (;;) {
      await wait(50);
      this.check();
      const stuck = [...this.#lastMove].filter(([, at]) => at < from);
      if (stuck.length === 0) return;
      if (Date.now() - from > PATIENCE) throw new Error(`stuck: ${stuck.map(([table]) => table).join(', ')}`);
    }
  }

  async #playOne(game: GameId): Promise<void> {
    const title = await loadTitle(game);
    const [min, max] = title.manifest.seats;
    const seats = min + this.#rng(max - min + 1);
    const guests = await Promise.all(
      Array.from({ length: seats }, (_, i) => this.#persist(() => Guest.named(this.#anyBase, `P${i}`))),
    );
    const wishes: Partial<Wishes> & Pick<Wishes, 'game' | 'seats'> = {
      id: newId(),
      game,
      seats,
      open: 'public',
      clock: CLOCK,
    };
    const table = await this.#persist(() => this.#anywhere(guests[0]!).make(wishes));
    for (const [seat, guest] of guests.entries()) {
      await this.#command(guest, table, { type: 'sit', id: newId(), seat, words: `w${seat}` });
    }
    await this.#command(guests[0]!, table, { type: 'start', id: newId() });
    this.#lastMove.set(table, Date.now());
    const views = guests.map(() => new Map<number, string>());
    this.#seen.set(table, { title, views });
    await Promise.all(guests.map((guest, seat) => this.#playSeat(guest, table, title, seat, views[seat]!)));
    this.#lastMove.delete(table);
    if (!this.#isOver) this.finished++;
  }

  async #command(guest: Guest, table: string, command: Parameters<Guest['command']>[1]): Promise<void> {
    const result: Result = await this.#persist(async () =>
      this.#withRoom(await this.#anywhere(guest).command(table, command)),
    );
    if (!result.ok) throw new Error(`${table}: ${command.type} was refused: ${result.refused}`);
  }

  /** A refusal for want of room or of a store is no answer: the same command goes again. */
  #withRoom<Answer extends Result>(answer: Answer): Answer {
    if (answer.ok || !AWAY.includes(answer.refused)) return answer;
    this.refused++;
    throw new Error('not now');
  }

  /** Tries until the house is there to answer. */
  async #persist<T>(attempt: () => Promise<T>): Promise<T> {
    for (const from = Date.now(); ;) {
      try {
        return await attempt();
      } catch (error) {
        if (Date.now() - from > PATIENCE) throw error;
        await wait(50);
      }
    }
  }

  async #playSeat(
    guest: Guest,
    table: string,
    title: AnyTitle,
    seat: number,
    views: Map<number, string>,
  ): Promise<void> {
    const note = ({ length, view }: Update) => void views.set(length, hashOf(view));
    let line: Connection | undefined;
    let pending: { id: string; says: string[]; sentAt: number; isInWindow: boolean } | undefined;
    while (!this.#isOver) {
      line = await this.#connected(guest, table, line, note);
      const { update, table: info } = line;
      if (info!.phase === 'over') break;
      if (!pending) {
        if (!mustAnswer(line, seat)) {
          await Promise.race([line.until(() => mustAnswer(line!, seat) || line!.table?.phase === 'over'), wait(500)]);
          continue;
        }
        const isInWindow = update!.window !== undefined;
        pending = { id: newId(), says: [this.#choose(title, update!, seat)], sentAt: performance.now(), isInWindow };
      } else this.repeated++;
      const { sentAt, isInWindow, ...sent } = pending;
      const answer = await line
        .command({ type: 'say', ...sent })
        .then((said) => this.#withRoom(said))
        .catch(() => wait(AGAIN));
      if (!answer) continue; // the line dropped, or there is no room: the same command goes again
      if (!answer.ok && isInWindow) {
        pending = undefined; // its candle is out
        continue;
      }
      if (!answer.ok) throw new Error(`${table}: ${sent.says[0]} was refused: ${answer.refused}`);
      const heardAt = performance.now();
      this.#said.push({ table, command: `${guest.id}:${sent.id}`, say: sent.says[0]!, sentAt, heardAt });
      this.#lastMove.set(table, Date.now());
      pending = undefined;
      if (this.#bases.length === 1 || this.#rng(MOVES) > 0) continue;
      line.socket.terminate();
      this.moved++;
      await line.until(() => false);
    }
    line?.socket.terminate();
  }

  async #connected(
    guest: Guest,
    table: string,
    line: Connection | undefined,
    onUpdate: (update: Update) => void,
  ): Promise<Connection> {
    if (line && !line.closed) return line;
    const known = line?.update?.length ?? 0;
    return this.#persist(async () => {
      const again = this.#anywhere(guest).connect(table, { since: known, onUpdate });
      const { length } = await again.first();
      if (length < known) throw new Error(`${table} has become shorter: ${known}, then ${length}`);
      return again;
    });
  }

  #choose({ game, notation }: AnyTitle, { options, view }: Update, seat: number): string {
    if (typeof options === 'object') return options[this.#rng(options.length)]!;
    const many = game.options(game.guess(view as AnyKinds['view'], this.#rng), seat);
    return notation.answer.write(many[this.#rng(many.length)]!);
  }

  /** Everything acknowledged is in the log, once; and whatever a seat has ever seen is what the log says. */
  async compare(store: Store): Promise<void> {
    const logs = new Map<string, LogLine[]>();
    for (const table of this.#seen.keys()) logs.set(table, await store.lines(table, 0));
    for (const { table, command, say } of this.#said) {
      const found = logs.get(table)!.filter((line) => line.command === command);
      const isThere = found.length === 1 && saidIn(found[0]!.deed) === say;
      if (!isThere) throw new Error(`${table}: ${say} was acknowledged and is there ${found.length} times`);
    }
    for (const [table, seen] of this.#seen) compareViews((await store.table(table))!, logs.get(table)!, seen);
    const served = servedWithout((await store.beat(0, Infinity)).absences);
    const said = new Map(this.#said.map((one) => [one.command, one]));
    const patience = { outages: this.outages, skew: this.#skew };
    for (const [table, log] of logs) compareTimes(table, log, said, served, patience);
  }
}

/**
 * The house's time is what passed while it was there, whatever the wall said: never more than its guests counted,
 * and not much less. (A kill takes along what has passed since the last heartbeat.)
 */
function compareTimes(
  table: string,
  log: readonly LogLine[],
  said: ReadonlyMap<string, Acknowledged>,
  served: Served,
  { outages, skew }: { readonly outages: readonly Absence[]; readonly skew: number },
): void {
  const known = log.flatMap(({ at, command }) => (said.has(command!) ? [{ at, ...said.get(command!)! }] : []));
  for (const [i, { at, heardAt, say }] of known.slice(1).entries()) {
    const last = known[i]!;
    const passed = served(last.at, at);
    const isRight = at >= last.at && passed <= heardAt - last.sentAt + ROUNDED + skew;
    if (!isRight) throw new Error(`${table}: ${passed} ms passed until ${say}, from ${last.at} to ${at}`);
  }
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return;
  const kills = outages.filter(({ to }) => to > first.heardAt).length;
  const there = servedWithout(outages)(first.heardAt, last.sentAt);
  const passed = served(first.at, last.at);
  if (passed < there / 2 - (kills + 1) * (LOST + skew)) throw new Error(`${table}: ${passed} ms passed, of ${there}`);
  const isLate = log.some(({ deed }) => 'kind' in deed && (deed.kind === 'away' || deed.kind === 'late'));
  if (isLate) throw new Error(`${table}: somebody's time ran out`);
}

function compareViews(made: Made, log: readonly LogLine[], { title, views }: Seen): void {
  const sitting = newSitting(made, title);
  const lengths = new Set<number>();
  for (const line of log) {
    take(sitting, line, servedWithout([]));
    const length = openLength(sitting);
    lengths.add(length);
    for (const [seat, seen] of views.entries()) {
      if (seen.has(length) && seen.get(length) !== hashOf(title.game.view(sitting.table!.state, seat))) {
        throw new Error(`${made.id}: seat ${seat} did not see what the log says at ${length}`);
      }
    }
  }
  const lost = views.flatMap((seen) => [...seen.keys()]).find((length) => !lengths.has(length));
  if (lost !== undefined) throw new Error(`${made.id}: somebody saw ${lost} lines, and the log has ${log.length}`);
}

const mustAnswer = ({ update }: Connection, seat: number): boolean =>
  update !== undefined && update.asked.includes(seat) && update.said === undefined;
