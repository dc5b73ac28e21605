import { admit, isRefusal, play, type Seat, type Table, type Viewer } from '@ridotto/kernel';
import { heard } from '@ridotto/kernel';
import { boxOf, put, remove, sorted } from '../rules/bag.ts';
import { itemsEach, reservedFor, societiesOf } from '../rules/deal.ts';
import { coach } from '../title.ts';
import { PROFESSIONS, TOKENS } from '../rules/model.ts';
import type { Coach, Event, Item, Profession, Setup, Society, State, Step, View } from '../rules/model.ts';

export interface Position {
  readonly setup?: Setup;
  readonly active?: Seat;
  readonly tokens?: readonly number[];
  readonly open?: readonly Seat[]; // whose professions lie open
  readonly top?: readonly Item[];
}

/**
 * A table from text, one line a seat: `order priest: key dagger`. What nobody holds is the deck. Its
 * history is a legal deal and such gifts and draws as lead from there to the position.
 */
export function table(text: string, position: Position = {}): Play {
  const lines = text.trim().split('\n');
  const people = lines.map((line) => {
    const [card, hand] = line.split(':') as [string, string];
    const [society, profession] = card.trim().split(' ') as [Society, Profession];
    return { society, profession, items: sorted(hand.trim().split(' ') as Item[]) };
  });
  const state = coach.game.start(people.length, position.setup ?? {});
  const societies = people.map(({ society }) => society);
  const rest = societiesOf(people.length);
  for (const society of societies) rest.splice(rest.indexOf(society), 1);
  state.societies = societies;
  state.removed = rest[0] ?? null;
  state.professions = people.map(({ profession }, seat) => ({
    is: profession,
    open: position.open?.includes(seat) ?? false,
  }));
  state.unused = PROFESSIONS.filter((profession) => !people.some((one) => one.profession === profession));
  state.items = people.map(({ items }) => [...items]);
  state.deck = [...boxOf(people.length)];
  for (const item of state.items.flat()) remove(state.deck, item);
  state.tokens = people.map((_one, seat) => position.tokens?.[seat] ?? 0);
  state.stack = TOKENS - state.tokens.reduce((sum, count) => sum + count, 0);
  state.turn = 1;
  state.active = position.active ?? 0;
  state.agenda = [{ step: 'act' }];
  state.history = historyOf(state, position);
  if (position.top) putOnTop(state, position.top);
  if (!coach.isSound(state)) throw new Error('this position could not come about');
  return new Play(state);
}

/** A legal deal of what the seats hold, then gifts and draws. */
function historyOf(state: State, { open = [] }: Position): Event[] {
  const each = itemsEach(state.seats);
  const wanted = state.items.map((hand) => [...hand]);
  const dealt: Item[][] = wanted.map(() => []);
  const homes: { item: Item; from: Seat; to: Seat }[] = [];
  const place = (item: Item, home: Seat) => {
    remove(wanted[home]!, item);
    const seat = dealt[home]!.length < each ? home : dealt.findIndex((hand) => hand.length < each);
    put(dealt[seat]!, item);
    if (seat !== home) homes.push({ item, from: seat, to: home });
  };
  for (const item of reservedFor(state.seats))
    place(
      item,
      wanted.findIndex((hand) => hand.includes(item)),
    );
  while (dealt.some((hand) => hand.length < each)) {
    const home = wanted.findIndex(
      (hand, seat) =>
        hand.length > 0 &&
        (dealt[seat]!.length < each || wanted.every((other, i) => dealt[i]!.length >= each || other.length === 0)),
    );
    place(wanted[home]![0]!, home);
  }
  const { societies, professions, active } = state;
  return [
    { turn: 0, type: 'dealt', first: active!, societies, professions: professions.map(({ is }) => is), items: dealt },
    ...wanted.flatMap((hand, by) => hand.map((item): Event => ({ turn: 0, type: 'drew', by, item }))),
    ...homes.map(({ item, from, to }): Event => ({ turn: 0, type: 'gave', by: from, to, item })),
    ...open.map((by): Event => ({ turn: 0, type: 'opened', by, profession: professions[by]!.is, on: null })),
  ];
}

function putOnTop(state: State, items: readonly Item[]): void {
  const by = state.professions.findIndex(({ is }) => is === 'clairvoyant');
  state.history.push({ turn: 0, type: 'foresaw', by, items: [...state.deck] });
  state.history.push({ turn: 0, type: 'topped', by, items, count: items.length });
  for (const item of items) remove(state.deck, item);
  state.top = [...items];
}

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

  get step(): Step['step'] {
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
  until(step: Step['step']): this {
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
