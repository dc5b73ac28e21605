import { changed } from '@ridotto/host/follow';
import type { AnyKinds, AnyTitle, Viewer } from '@ridotto/kernel';
import type { TablePlay } from './play.svelte.ts';
import { ONLOOKER, guestOf } from '../link/errand.ts';
import { doorOf, type HouseKind } from '../link/house.ts';
import type { Footage } from '../replay/film.ts';
import { Replay } from '../replay/replay.svelte.ts';
import type { Place } from './place.svelte.ts';

type Event = AnyKinds['event'];
type View = AnyKinds['view'];

/** What I have seen of a game so far: my own views, and nobody else's. */
export class Memory implements Footage {
  readonly title: AnyTitle;
  readonly seats: number;
  readonly setup: AnyKinds['setup'];
  readonly #views: readonly View[];
  readonly #told: readonly (readonly Event[])[];

  constructor({ title, setup, names }: TablePlay, moments: readonly { told: readonly unknown[]; view: unknown }[]) {
    this.title = title;
    this.seats = names.length;
    this.setup = setup!;
    this.#views = moments.map(({ view }) => view as View);
    this.#told = moments.map(({ told }) => told as readonly Event[]);
  }

  get end(): number {
    return this.#views.length - 1;
  }
  view(at: number): View {
    return this.#views[at]!;
  }
  heard(_viewer: Viewer, from: number, to: number): Event[] {
    return this.#told.slice(from + 1, to + 1).flat();
  }
  /** The moment at which an event was told, counted from the first of all. */
  momentOf(event: number): number {
    let count = 0;
    const at = this.#told.findIndex((told) => (count += told.length) > event);
    return at < 0 ? this.end : at;
  }
}

/** Goes back to where something was told. Nothing, where the house does not remember it. */
export async function lookBack(house: HouseKind, place: Place, event: number): Promise<Replay<Memory> | undefined> {
  const { info, you, table } = place;
  const play = place.play!;
  const seat = you === null ? undefined : info!.seats[you];
  const guest = house === 'local' && seat?.kind === 'person' ? guestOf(seat.who) : ONLOOKER;
  const past = await (await doorOf(house)).past(table, guest);
  if ('refused' in past || past.length === 0) return undefined;
  let view: unknown = null;
  const moments = past.map(({ told, changes }) => ({ told, view: (view = changed(view, changes)) }));
  const memory = new Memory(play, moments);
  const replay = new Replay(memory, { table, names: () => place.names, settings: () => play.settings });
  replay.eyes = { viewer: you ?? 'public', isOpen: false };
  replay.goTo(memory.momentOf(event));
  return replay;
}
