import type { Seat } from '@ridotto/kernel';
import type { Told } from './bot-seats.ts';
import type { TableCommand, Tried } from './decide.ts';
import { Hints } from './hints.ts';
import type { Account, Ports } from './ports.ts';
import { refuse, type Result } from './protocol.ts';
import { askedSeats, openLength, seatOf, type Sitting } from './sitting.ts';
import { SEEDS, rehearsalOf } from './thoughts.ts';
import { guardedUntil } from './window-fold.ts';

type SayCommand = TableCommand & { readonly type: 'say' };

/** The table that things are said at. */
interface Heard {
  sitting(): Sitting;
  isClosed(): boolean;
  readonly told: Told;
  /** Does what is said when its turn in the queue has come; a whole turn is not done before it was tried. */
  obey(account: Account, command: TableCommand, tried?: Tried): Promise<Result | 'rehearse'>;
}

const REHEARSALS = 3; // of one turn, while the table changes meanwhile
const noop = (): void => {};

/**
 * What one account says is done in the order in which it was said, although whole turns are rehearsed first, and
 * answers wait that haste would betray.
 */
export class Sayings {
  readonly #ports: Ports;
  readonly #table: Heard;
  readonly #hints: Hints;
  readonly #waiting = new Map<string, Promise<void>>(); // by account

  constructor(ports: Ports, table: Heard) {
    this.#ports = ports;
    this.#table = table;
    this.#hints = new Hints(ports, table.told);
  }

  get isBusy(): boolean {
    return this.#waiting.size > 0;
  }

  take(account: Account, command: TableCommand): Promise<Result> {
    const before = this.#waiting.get(account.id);
    if (command.type === 'hint') return this.#hint(account, command);
    if (command.type !== 'say' || (command.says.length === 1 && !this.#isEarly(account))) {
      const obey = () => this.#table.obey(account, command) as Promise<Result>; // no such command is rehearsed
      return before ? before.then(obey) : obey();
    }
    const turn = (before ?? Promise.resolve()).then(() => this.#sayLater(account, command));
    const settled = turn.then(noop, noop);
    this.#waiting.set(account.id, settled);
    void settled.then(() => this.#waiting.get(account.id) === settled && this.#waiting.delete(account.id));
    return turn;
  }

  /** What was asked for is noted, and then thought out beside the queue. */
  async #hint(account: Account, command: TableCommand): Promise<Result> {
    const taken = (await this.#table.obey(account, command)) as Result;
    const sitting = this.#table.sitting();
    return taken.ok ? this.#hints.give(sitting, seatOf(sitting, account.id)) : taken;
  }

  #isEarly(account: Account): boolean {
    const sitting = this.#table.sitting();
    const until = guardedUntil(sitting);
    if (until === 0) return false;
    const seat = seatOf(sitting, account.id);
    const isAsked = seat !== undefined && askedSeats(sitting).includes(seat);
    return isAsked && until > this.#ports.clock.now();
  }

  async #sayLater(account: Account, command: SayCommand): Promise<Result> {
    if (this.#isEarly(account)) {
      const until = guardedUntil(this.#table.sitting());
      await new Promise<void>((go) => this.#ports.clock.at(until, go));
    }
    return this.#table.isClosed() ? refuse('stopping') : this.#takeTurn(account, command);
  }

  /** A turn of several answers is tried beside the queue, so that nobody waits for it. */
  async #takeTurn(account: Account, command: SayCommand): Promise<Result> {
    let tried: Tried | undefined;
    for (let tries = 0; ; tries++) {
      const known = tried && tries === REHEARSALS ? { ...tried, length: null } : tried;
      const result = await this.#table.obey(account, command, known);
      if (result !== 'rehearse') return result;
      tried = await this.#try(seatOf(this.#table.sitting(), account.id)!, command.says);
    }
  }

  /** Where nobody could try the turn, its answers are taken one by one. */
  async #try(seat: Seat, says: readonly string[]): Promise<Tried> {
    const { thinker, chance, meter } = this.#ports;
    const sitting = this.#table.sitting();
    const length = openLength(sitting);
    try {
      const rehearsal = rehearsalOf(sitting, seat, says, chance.rng(SEEDS));
      return { length, ...(await thinker.rehearse(sitting.made.id, rehearsal)) };
    } catch (error) {
      meter.broken(error);
      return { length, refusal: null };
    }
  }
}
