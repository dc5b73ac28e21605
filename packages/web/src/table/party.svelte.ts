import type { Happening } from '@ridotto/kernel';
import type { HouseKind } from '../line/house.ts';
import { guestOf, type GuestNumber } from '../line/errand.ts';
import { wireTo } from '../line/local.ts';
import { socketTo } from '../line/socket.ts';
import { Place } from './place.svelte.ts';

type Told = (events: readonly Happening[]) => void;

const isAwaited = ({ you, play, isAway }: Place): boolean =>
  you !== null && play !== null && play.asked.includes(you) && play.said === undefined && !isAway;

/** Those who play from this page: one person with one line, or several around one device with a line each. */
export class Party {
  readonly house: HouseKind;
  readonly table: string;
  readonly #told: Told;
  readonly #guests = new Map<GuestNumber, Place>();
  places: readonly Place[] = $state.raw([]);
  #chosen: Place | null = $state.raw(null);

  /** `told` hears the events that are shown. */
  constructor(house: HouseKind, table: string, told: Told) {
    this.house = house;
    this.table = table;
    this.#told = told;
    this.#open(0);
  }

  get first(): Place {
    return this.places[0]!;
  }
  readonly isShared: boolean = $derived(this.places.length > 1);
  readonly #isPlaying: boolean = $derived(this.first.info?.phase === 'playing');

  /** Who of those here is to answer next. */
  readonly next: Place | null = $derived(this.places.find(isAwaited) ?? null);

  /** Whose eyes the page shows; nobody's behind the curtain. */
  readonly shown: Place | null = $derived(this.#chosen ?? (this.isShared && this.#isPlaying ? null : this.first));

  /** To whom the device must be passed: the one who looks has done all, and it is another's turn. */
  readonly passesTo: Place | null = $derived.by(() => {
    const { next } = this;
    const looks = this.#chosen;
    if (!this.isShared || !this.#isPlaying || !looks || !next || next === looks) return null;
    return isAwaited(looks) || looks.play?.isBehind ? null : next;
  });

  lift(place: Place): void {
    this.#chosen = place;
  }

  lower(): void {
    this.#chosen = null;
  }

  /** Opens a line for everybody who sits at the table from this device. */
  gather(): void {
    if (this.house !== 'local') return;
    for (const seat of this.first.info?.seats ?? []) {
      if (seat.kind === 'person' && !this.#guests.has(guestOf(seat.who))) this.#open(guestOf(seat.who));
    }
  }

  wake(): void {
    for (const place of this.places) place.wake();
  }

  close(): void {
    for (const place of this.places) place.close();
  }

  #open(guest: GuestNumber): void {
    const wire = this.house === 'local' ? wireTo(this.table, guest) : socketTo(this.table);
    const place: Place = new Place(this.table, wire, (events) => {
      if (this.shown === place) this.#told(events);
    });
    this.#guests.set(guest, place);
    this.places = [...this.places, place];
  }
}
