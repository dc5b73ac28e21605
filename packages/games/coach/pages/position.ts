import type { Seat, Table } from '@ridotto/kernel';
import { boxOf, put, remove, sorted } from '../rules/bag.ts';
import { itemsEach, reservedFor, societiesOf } from '../rules/deal.ts';
import { PROFESSIONS, TOKENS } from '../rules/model.ts';
import type { Coach, Event, Item, Profession, Setup, Society, State } from '../rules/model.ts';
import { title as coach } from '../title.ts';

export { coach as title };

/** What an example says of a position beside its riders. */
export interface Where {
  readonly setup?: Setup;
  readonly active?: Seat;
  readonly turn?: number;
  readonly tokens?: readonly number[];
  readonly open?: readonly Seat[]; // whose professions lie open
  readonly top?: readonly Item[];
}

/** Whose pictures the riders of examples have. */
export const CAST = ['Theodora Rosenburg', 'Dmitri Kartov', 'Romana Baranova', 'Mara Sotberg'] as const;

/**
 * A table from text, one line a seat: `order priest: key dagger`. What nobody holds is the deck. Its
 * history is a legal deal and such gifts and draws as lead from there to the position.
 */
export function tableAt(text: string, where: Where = {}): Table<Coach> {
  const people = text
    .trim()
    .split('\n')
    .map((line) => {
      const [card, hand] = line.split(':') as [string, string];
      const [society, profession] = card.trim().split(' ') as [Society, Profession];
      return { society, profession, items: sorted(hand.trim().split(' ') as Item[]) };
    });
  const state = coach.game.start(people.length, where.setup ?? {});
  const rest = societiesOf(people.length);
  for (const { society } of people) rest.splice(rest.indexOf(society), 1);
  state.societies = people.map(({ society }) => society);
  state.removed = rest[0] ?? null;
  state.professions = people.map(({ profession }, seat) => ({
    is: profession,
    open: where.open?.includes(seat) ?? false,
  }));
  state.unused = PROFESSIONS.filter((profession) => !people.some((one) => one.profession === profession));
  state.items = people.map(({ items }) => [...items]);
  state.deck = [...boxOf(people.length)];
  for (const item of state.items.flat()) remove(state.deck, item);
  state.tokens = people.map((_one, seat) => where.tokens?.[seat] ?? 0);
  state.stack = TOKENS - state.tokens.reduce((sum, count) => sum + count, 0);
  state.turn = where.turn ?? 1;
  state.active = where.active ?? 0;
  state.agenda = [{ step: 'act' }];
  state.history = historyOf(state, where);
  if (where.top) putOnTop(state, where.top);
  if (!coach.isSound(state)) throw new Error('this position could not come about');
  return { seats: state.seats, state, sealed: new Map(), drawOffer: undefined, length: 0 };
}

/** A legal deal of what the seats hold, then gifts and draws. */
function historyOf(state: State, { open = [] }: Where): Event[] {
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
