import { loadTitle, type GameId } from '@ridotto/games/catalog';
import { hashOf } from '@ridotto/host';
import type { Absence, Refusal, Result, Store, Update, Wishes } from '@ridotto/host';
import type { AnyKinds, AnyTitle, Rng } from '@ridotto/kernel';
import { compare, type Acknowledged, type Seen } from './chaos-checker.ts';
import { wait } from './chaos-house.ts';
import { Guest, newId, type Connection } from './client.ts';

/**
 * Looks at the house in vain until it counts as halted. Looks, not seconds: they come more slowly on a slow machine,
 * and not at all while everything is stopped.
 */
const PATIENCE = 6000;
const TICK = 50; // milliseconds between two looks, at least
const AGAIN = 20; // milliseconds until a command that could not be taken is sent again
const AWAY: readonly Refusal['refused'][] = ['no-room', 'unreachable', 'stopping'];
const MOVES = 40; // one answer in so many is followed by a move to another node

const CLOCK = { kind: 'live', minutes: 60, increment: 0 } as const;

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
  readonly #stalls = noteStalls(this.outages);
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
    clearInterval(this.#stalls);
  }

  check(): void {
    if (this.#broken) throw this.#broken;
  }

  /** Until so many more answers have been acknowledged. */
  untilSaid(answers: number): Promise<void> {
    return this.#untilMore(answers, () => this.acknowledged);
  }

  /** Until so many more commands have been refused for want of room. */
  untilRefused(commands: number): Promise<void> {
    return this.#untilMore(commands, () => this.refused);
  }

  async #untilMore(more: number, count: () => number): Promise<void> {
    const wanted = count() + more;
    for (let looks = 0, known = count(); count() < wanted; looks++) {
      await wait(TICK / 10);
      this.check();
      if (count() > known) [looks, known] = [0, count()];
      if (looks > PATIENCE * 10) throw new Error('the house has come to a halt');
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
    const from = performance.now();
    for (let looks = 0, left = Infinity; left > 0; looks++) {
      await wait(TICK);
      this.check();
      const stuck = [...this.#lastMove].filter(([, at]) => at < from);
      if (stuck.length < left) [looks, left] = [0, stuck.length];
      if (looks > PATIENCE) throw new Error(`stuck: ${stuck.map(([table]) => table).join(', ')}`);
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
    this.#lastMove.set(table, performance.now());
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
    for (let looks = 0; ; looks++) {
      try {
        return await attempt();
      } catch (error) {
        if (looks > PATIENCE) throw error;
        await wait(TICK);
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
      this.#lastMove.set(table, performance.now());
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

  /** Compares all that anybody was told with what the store has. */
  compare(store: Store): Promise<void> {
    return compare({ said: this.#said, seen: this.#seen, outages: this.outages, skew: this.#skew }, store);
  }
}

const mustAnswer = ({ update }: Connection, seat: number): boolean =>
  update !== undefined && update.asked.includes(seat) && update.said === undefined;

const STALL = 1500; // milliseconds: a machine that gave us nothing for so long gave the house nothing either

/** Notes when this process was stopped, or its machine busy or asleep: the house may not count that time. */
function noteStalls(outages: Absence[]): NodeJS.Timeout {
  let last = performance.now();
  return setInterval(() => {
    const now = performance.now();
    if (now - last > STALL) outages.push({ from: last, to: now });
    last = now;
  }, STALL / 3);
}
