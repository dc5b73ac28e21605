import { admit, isRefusal, play, type Seat, type Table, type Viewer } from '@ridotto/kernel';
import { heard } from '@ridotto/kernel';
import { tableAt, type Where } from '../pages/position.ts';
import type { Coach, Event, Item, State, Matter, View } from '../rules/model.ts';
import { title as coach } from '../title.ts';

export type Position = Where;

/** A table from text, one line a seat: `order priest: key dagger`. What nobody holds is the deck. */
export const table = (text: string, position: Position = {}): Play => new Play(tableAt(text, position).state);

/** A table under way, in the words of a report. */
export class Play {
  readonly told: Event[] = [];
  readonly #table: Table<Coach>;

  constructor(state: State) {
    this.#table = { seats: state.seats, state, sealed: new Map(), drawOffer: undefined, length: 0 };
  }

  get state(): State {
    return this.#table.state;
  }

  get step(): Matter['step'] {
    return this.state.agenda.at(-1)!.step;
  }

  /** The seats that are asked. */
  get asked(): readonly Seat[] {
    const turn = coach.game.turn(this.state);
    return turn.kind === 'ask' ? turn.seats : [];
  }

  /** `say(0, 'offer key 2')`; throws if that is not an option. */
  say(seat: Seat, ...says: readonly string[]): this {
    for (const say of says) this.#enter({ seat, say });
    return this;
  }

  chance(item: Item): this {
    this.#enter({ roll: { kind: 'turned', item } });
    return this;
  }

  /** Everybody who is asked passes. */
  pass(): this {
    for (const seat of this.asked) this.say(seat, 'pass');
    return this;
  }

  /** Everybody passes until this question stands. */
  until(step: Matter['step']): this {
    for (let i = 0; this.step !== step; i++) {
      if (i > 50) throw new Error(`${step} never comes`);
      this.pass();
    }
    return this;
  }

  /** A duel announced and supported, with everybody else passing; the priority rounds stand. */
  duel(attacker: Seat, defender: Seat, supports: Readonly<Record<Seat, 'attacker' | 'defender'>>): this {
    this.say(attacker, `attack ${defender}`).until('support');
    for (const seat of this.asked) this.say(seat, `support ${supports[seat]}`);
    return this.step === 'hypnotist' ? this.pass() : this;
  }

  options(seat: Seat): string[] {
    return coach.game.options(this.state, seat).map((option) => coach.notation.answer.write(option));
  }

  view(viewer: Viewer): View {
    return coach.game.view(this.state, viewer);
  }

  /** The code of the reason why not. */
  why(seat: Viewer, attempt: string): string | undefined {
    return coach.explain(this.view(seat), attempt)?.code;
  }

  heard(viewer: Viewer): Event[] {
    return heard(coach.game, this.told, viewer, this.state.seats);
  }

  /** The last event of a type that a viewer heard. */
  last<T extends Event['type']>(viewer: Viewer, type: T): Extract<Event, { type: T }> | undefined {
    return this.heard(viewer).findLast((event): event is Extract<Event, { type: T }> => event.type === type);
  }

  hand(seat: Seat): string {
    return this.state.items[seat]!.join(' ');
  }

  get payoffs(): readonly number[] | undefined {
    const turn = coach.game.turn(this.state);
    return turn.kind === 'over' ? turn.payoffs : undefined;
  }

  #enter(entry: Parameters<typeof admit>[2]): void {
    const step = admit(coach, this.#table, entry);
    if (isRefusal(step)) {
      const options = 'seat' in entry ? this.options(entry.seat).join(', ') : '';
      throw new Error(`${JSON.stringify(entry)}: ${step.refused} at ${this.step}; ${options}`);
    }
    play(coach, this.#table, step, (event) => this.told.push(event));
  }
}
