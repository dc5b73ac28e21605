import { isPass, type AnyKinds, type Seat, type Table } from '@ridotto/kernel';
import type { Advice } from './analysis/advise.ts';
import type { Told } from './bot-seats.ts';
import type { Ports } from './ports.ts';
import { refuse, type Result } from './protocol.ts';
import { awaitedSeats, type Sitting } from './sitting.ts';
import { seedAt, thoughtOf } from './thoughts.ts';
import { chainAt } from './window-fold.ts';

const OWN_SEED = 1000; // no thought of a bot is an attempt of this number

/** What people at a table may answer, thought from their seats' views alone; each question once, however often they ask. */
export class Hints {
  readonly #ports: Ports;
  readonly #told: Told;
  readonly #given = new Map<Seat, { readonly question: number; readonly hint: Promise<readonly Advice[]> }>();

  constructor(ports: Ports, told: Told) {
    this.#ports = ports;
    this.#told = told;
  }

  /** A hint for what the seat is asked; nothing where it isn't any more. */
  async give(sitting: Sitting, seat: Seat | undefined): Promise<Result> {
    if (seat === undefined || !isAsked(sitting, seat)) return { ok: true };
    const { question } = sitting.times;
    const known = this.#given.get(seat);
    const hint = known?.question === question ? known.hint : this.#think(sitting, seat);
    this.#given.set(seat, { question, hint });
    try {
      return { ok: true, hint: await hint };
    } catch (error) {
      this.#given.delete(seat); // another time it may go better
      this.#ports.meter.broken(error);
      return refuse('broken');
    }
  }

  /** In a window of several questions, about the first at which something should be done. */
  async #think(sitting: Sitting, seat: Seat): Promise<readonly Advice[]> {
    let hint: readonly Advice[] = [];
    for (const table of questionsOf(sitting, seat)) {
      hint = await this.#advise(sitting, table, seat);
      if (hint[0] && !letsPass(sitting, table, seat, hint[0])) break;
    }
    return hint;
  }

  async #advise({ title, made }: Sitting, table: Table<AnyKinds>, seat: Seat): Promise<readonly Advice[]> {
    const seed = seedAt(made.key, table, seat, OWN_SEED);
    const thought = thoughtOf(title, table, { seat, level: 'master', told: await this.#told(seat), seed });
    return this.#ports.thinker.advise(made.id, thought);
  }
}

const isAsked = (sitting: Sitting, seat: Seat): boolean =>
  (sitting.window ? sitting.window.asked : awaitedSeats(sitting)).includes(seat);

/** The table at each question where the seat has something to choose. */
function questionsOf(sitting: Sitting, seat: Seat): Table<AnyKinds>[] {
  const { title, table, window } = sitting;
  const tables = window
    ? chainAt(sitting).flatMap(({ seats, table: there }) => (seats.includes(seat) ? [there] : []))
    : [table!];
  return tables.filter(({ state }) => title.game.options(state, seat).length > 1);
}

function letsPass({ title }: Sitting, table: Table<AnyKinds>, seat: Seat, { says }: Advice): boolean {
  const answer = title.notation.answer.read(says[0]!);
  return answer !== undefined && isPass(title, table, { kind: 'answer', seat, answer });
}
