import type { Happening, Seat, Viewer } from './kinds.ts';

/** Who may know each field of each event. A missing event or field doesn't compile, nor a secret that can't be null. */
export type Audiences<Event extends Happening> = {
  readonly [Type in Event['type']]: AudienceOf<Extract<Event, { readonly type: Type }>>;
};

type AudienceOf<Event extends Happening> = {
  readonly [Field in Exclude<keyof Event, 'type'>]-?: Audience<Event, Event[Field]>;
};

/** Everybody else hears null in place of the field, or of the item. */
export type Audience<Event, Value> =
  | 'all'
  | (null extends Value ? readonly SeatField<Event>[] : never) // the seats that these fields of the event name
  | (Value extends readonly (infer Item)[] ? (null extends Item ? 'own' | ItemAudience<Event> : never) : never);

/** For a list by seat: who may know the item of `seat`. 'own' stands for that seat alone. */
export type ItemAudience<Event> = { each(seat: Seat, event: Event, seats: number): readonly Seat[] };

type SeatName = 'by' | 'to' | 'of' | 'seat'; // fields that name a seat are called so, in every game
type SeatField<Event> = {
  [Field in SeatName & keyof Event]: Event[Field] extends Seat ? Field : never;
}[SeatName & keyof Event];

type AnyAudience = 'all' | 'own' | readonly string[] | ItemAudience<unknown>;
type Fields = Readonly<Record<string, unknown>>;

type Row = Readonly<Record<string, AnyAudience>>;
type Secret = readonly [field: string, to: Exclude<AnyAudience, 'all'>];

/** What a viewer hears of an event. A field that no audience names is heard by nobody. */
export function hear<Event extends Happening>(
  audiences: Audiences<Event>,
  event: Event,
  viewer: Viewer,
  seats: number,
): Event {
  const row = audiences[event.type as Event['type']] as Row;
  const whole = namedIn(row, event as unknown as Fields);
  let heard: Record<string, unknown> | undefined;
  for (const [field, to] of secretsOf(row)) {
    const part = partOf(to, whole[field], whole, viewer, seats);
    if (part !== whole[field]) (heard ??= { ...whole })[field] = part;
  }
  return (heard ?? whole) as unknown as Event;
}

/** An event with the fields that its audiences name, and no others: as a rule, the event itself. */
function namedIn(row: Row, event: Fields): Fields {
  for (const field in event) {
    if (field === 'type' || field in row) continue;
    return Object.fromEntries(Object.entries(event).filter(([name]) => name === 'type' || name in row));
  }
  return event;
}

const secrets = new WeakMap<Row, readonly Secret[]>();

/** The fields of which not everybody may know all. */
function secretsOf(row: Row): readonly Secret[] {
  let found = secrets.get(row);
  if (!found)
    secrets.set(row, (found = Object.entries(row).filter((entry): entry is [...Secret] => entry[1] !== 'all')));
  return found;
}

function partOf(
  to: Exclude<AnyAudience, 'all'>,
  value: unknown,
  event: Fields,
  viewer: Viewer,
  seats: number,
): unknown {
  if (Array.isArray(to)) return to.some((field: string) => event[field] === viewer) ? value : null;
  const items = value as readonly unknown[];
  if (to === 'own') return items.map((item, seat) => (seat === viewer ? item : null));
  const { each } = to as ItemAudience<unknown>;
  return items.map((item, seat) => (each(seat, event, seats).includes(viewer as Seat) ? item : null));
}
