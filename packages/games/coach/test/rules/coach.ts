import { admit, awaited, heard, isRefusal, play } from '@ridotto/kernel';
import type { Entry, Seat, Table, Viewer } from '@ridotto/kernel';
import { title } from '../../title.ts';
import type { Coach, Event, EventOf, Setup, Side, State, Matter, View } from '../../rules/model.ts';
import { table, type Position } from '../coach.ts';

export type { Position };

/** A report from a position: a line a seat, `order priest: key dagger`; what nobody holds is the deck. */
export const coach = (text: string, position?: Position): Script => new Script(table(text, position).state);

/** Four who hold nothing that helps in a duel, nor a profession for its points. */
export const unarmed = (position?: Position): Script =>
  coach(
    `order clairvoyant: key seal
     brotherhood diplomat: goblet tome
     order doctor: bagKey
     brotherhood alchemist: bagGoblet`,
    position,
  );

/** A report from a table at which nothing has been dealt. */
export const newCoach = (seats: number, setup: Setup = {}): Script => new Script(title.game.start(seats, setup));

/** A game under way, in the words of a report. */
export class Script {
  readonly table: Table<Coach>;
  readonly #told: Event[] = [];

  constructor(state: State) {
    this.table = { seats: state.seats, state, sealed: new Map(), drawOffer: undefined, length: 0 };
  }

  /** `play('0 offer key 2', '2 accept whip', 'turned ring', 'all pass')`; whatever is not an option throws. */
  play(...report: readonly string[]): this {
    for (const line of report) {
      const [who, ...words] = line.split(' ') as [string, ...string[]];
      if (who === 'turned') this.roll({ kind: 'turned', item: words[0] });
      else if (who === 'all') for (const seat of this.asked) this.#enter({ seat, say: words.join(' ') });
      else this.#enter({ seat: Number(who), say: words.join(' ') });
    }
    return this;
  }

  roll(answer: unknown): this {
    return this.#enter({ roll: answer });
  }

  /** Everybody passes until this question stands. */
  until(step: Matter['step']): this {
    for (let patience = 50; this.step !== step; patience--) {
      if (patience === 0) throw new Error(`${step} never comes`);
      this.play('all pass');
    }
    return this;
  }

  /** An attack to which nobody objects, with its supports: the rounds of priority stand. */
  duel(attacker: Seat, defender: Seat, supports: Readonly<Record<Seat, Side>>): this {
    this.play(`${attacker} attack ${defender}`).until('support');
    for (const seat of this.asked) this.play(`${seat} support ${supports[seat]}`);
    return this.until('priority');
  }

  /** All pass to the end of the duel, and nobody is a Doctor. */
  decide(): this {
    while (this.step === 'priority' || this.step === 'doctor') this.play('all pass');
    return this;
  }

  get state(): State {
    return this.table.state;
  }

  get step(): Matter['step'] {
    return this.state.agenda.at(-1)!.step;
  }

  /** Who is asked and has not answered yet. */
  get asked(): readonly Seat[] {
    return awaited(title, this.table);
  }

  /** The options of a seat in notation, or only those that begin so. */
  options(seat: Seat, beginning = ''): string[] {
    const options = title.game.options(this.state, seat).map((option) => title.notation.answer.write(option));
    return options.filter((option) => option.startsWith(beginning));
  }

  /** Why not: rule and code; undefined if the attempt can be chosen. */
  why(viewer: Viewer, attempt: string): string | undefined {
    const reason = title.explain(this.view(viewer), attempt);
    return reason && `${reason.rule} ${reason.code}`;
  }

  hand(seat: Seat): string {
    return this.state.items[seat]!.join(' ');
  }

  view(viewer: Viewer): View {
    return title.game.view(this.state, viewer);
  }

  /** What a viewer was told of this kind, in order. */
  told<T extends Event['type']>(viewer: Viewer, type: T): EventOf<T>[] {
    const events = heard(title.game, this.#told, viewer, this.state.seats);
    return events.filter((event): event is EventOf<T> => event.type === type);
  }

  /** The result: `declared 0 2` for the reason and the winners. */
  get ending(): string | undefined {
    const { result } = this.state;
    return result ? [result.reason, ...result.winners].join(' ') : undefined;
  }

  get payoffs(): readonly number[] | undefined {
    const turn = title.game.turn(this.state);
    return turn.kind === 'over' ? turn.payoffs : undefined;
  }

  #enter(entry: Entry): this {
    const step = admit(title, this.table, entry);
    if (isRefusal(step)) {
      const options = 'seat' in entry && this.asked.includes(entry.seat) ? this.options(entry.seat).join(', ') : '';
      throw new Error(`${JSON.stringify(entry)}: ${step.refused} at ${this.step}; ${options}`);
    }
    play(title, this.table, step, (event) => this.#told.push(event));
    return this;
  }
}
