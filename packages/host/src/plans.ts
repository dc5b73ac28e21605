import { admit, copy, isPass, isRefusal, play, silence, windowOf } from '@ridotto/kernel';
import type { AnyKinds, Seat, Table } from '@ridotto/kernel';
import { levelAt, type Told } from './bot-seats.ts';
import type { Ports } from './ports.ts';
import { isPresent, type Sitting } from './sitting.ts';
import { seedAt, thoughtOf } from './thoughts.ts';
import { chainAt, companyOf } from './window-fold.ts';
import { plannedFor } from './windows.ts';

const LONGEST = 8; // acts of a bot in one go

/**
 * What bots do in the window that stands open: thought out when it opens, each from the view at its place, and kept
 * until its end. So no pause shows, whatever a bot thinks about.
 */
export class Plans {
  readonly #ports: Ports;
  readonly #told: Told;
  readonly #onReady: () => void;
  readonly #plans = new Map<Seat, readonly string[] | null>(); // null: still thinking
  #about = -1; // the number of the window's first question

  constructor(ports: Ports, told: Told, onReady: () => void) {
    this.#ports = ports;
    this.#told = told;
    this.#onReady = onReady;
  }

  get isBusy(): boolean {
    return [...this.#plans.values()].includes(null);
  }

  /** Sets bots to work on the window that stands open. */
  follow(sitting: Sitting): void {
    const { window, times } = sitting;
    if (this.#about !== times.question && this.#plans.size > 0) this.#plans.clear();
    this.#about = times.question;
    if (!window) return;
    for (const seat of plannedFor(window, companyOf(sitting)))
      if (!this.#plans.has(seat)) void this.#think(sitting, seat);
  }

  /** Every bot's answers; undefined while some are still thinking. */
  answers(sitting: Sitting): ReadonlyMap<Seat, readonly string[]> | undefined {
    const answers = new Map<Seat, readonly string[]>();
    for (const seat of plannedFor(sitting.window!, companyOf(sitting))) {
      const says = this.#plans.get(seat);
      if (!says) return undefined;
      answers.set(seat, says);
    }
    return answers;
  }

  stop(): void {
    this.#plans.clear();
    this.#about = -1;
  }

  async #think(sitting: Sitting, seat: Seat): Promise<void> {
    const { question } = sitting.times;
    this.#plans.set(seat, null);
    const says = await this.#plan(sitting, seat);
    if (this.#about !== question) return;
    this.#plans.set(seat, says);
    if (!this.isBusy) this.#onReady();
  }

  /** The first act that the bot would do along the window, with what it adds to it; nothing where it lets all pass. */
  async #plan(sitting: Sitting, seat: Seat): Promise<string[]> {
    const { title } = sitting;
    const choosesOnly = isPresent(sitting, seat); // in the end, for a person who is too late
    for (const { seats, window, table } of chainAt(sitting)) {
      if (!seats.includes(seat) || table.sealed.has(seat) || (choosesOnly && window === 'may')) continue;
      const say = await this.#choose(sitting, table, seat);
      const step = admit(title, table, { seat, say });
      if (isRefusal(step) || step.kind !== 'answer') throw new Error(`a bot of ${title.manifest.id} can't say ${say}`);
      if (window === 'must') return [say];
      if (!isPass(title, table, step)) return seats.length > 1 ? [say] : this.#addTo([say], sitting, table, seat);
    }
    return [];
  }

  /** What a bot that is asked alone goes on to do, as long as it is asked alone again. */
  async #addTo(says: string[], sitting: Sitting, table: Table<AnyKinds>, seat: Seat): Promise<string[]> {
    const { title } = sitting;
    const ahead = copy(title, table);
    for (let say = says[0]!; says.length < LONGEST; says.push(say)) {
      const step = admit(title, ahead, { seat, say });
      if (isRefusal(step)) throw new Error(`a bot of ${title.manifest.id} can't say ${say}`);
      play(title, ahead, step, silence);
      const next = windowOf(title, ahead);
      if (next?.window !== 'may' || next.seats.length !== 1 || next.seats[0] !== seat) return says;
      say = await this.#choose(sitting, ahead, seat);
      const more = admit(title, ahead, { seat, say });
      if (isRefusal(more) || more.kind !== 'answer' || isPass(title, ahead, more)) return says;
    }
    return says;
  }

  /** What the thinker says; where it fails twice, the window passes, or the first choice is made. */
  async #choose(sitting: Sitting, table: Table<AnyKinds>, seat: Seat): Promise<string> {
    const { title, made } = sitting;
    const { thinker, meter } = this.#ports;
    const options = title.game.options(table.state, seat).map((option) => title.notation.answer.write(option));
    if (options.length === 1) return options[0]!;
    const told = await this.#told(seat);
    for (let attempt = 0; attempt < 2; attempt++) {
      try {
        const seed = seedAt(made.key, table, seat, attempt);
        const thought = thoughtOf(title, table, { seat, level: levelAt(sitting, seat), told, seed });
        const [say = ''] = await thinker.choose(made.id, thought);
        if (options.includes(say)) return say;
        throw new Error(`a bot of ${title.manifest.id} chose what is no option: ${say}`);
      } catch (error) {
        meter.broken(error);
      }
    }
    return windowOf(title, table)?.window === 'may' ? options.at(-1)! : options[0]!;
  }
}
