import type { Happening } from '@ridotto/kernel';
import type { HouseKind } from '../link/house.ts';
import { ONLOOKER, guestOf, type GuestNumber } from '../link/errand.ts';
import { wireTo } from '../link/local.ts';
import { socketTo } from '../link/socket.ts';
import { Place } from './place.svelte.ts';

type Told = (events: readonly Happening[]) => void;

/** Who want to act in an open window: the device goes to them in the order in which they are asked. */
interface Wishes {
  readonly moment: number; // of that window
  readonly wishers: readonly Place[];
}

const isAwaited = ({ you, play, isAway }: Place): boolean =>
  you !== null && play !== null && play.asked.includes(you) && play.said === undefined && !isAway;

/**
 * Those who play from this page: one person with one line, or several around one device with a line each. What follows
 * from their places is asked for anew each time, not derived: a table that is taken down reads it as it was before, and
 * a derived value would go on depending on that alone.
 */
export class Party {
  readonly house: HouseKind;
  readonly table: string;
  readonly #told: Told;
  readonly #guests = new Map<GuestNumber, Place>();
  places: readonly Place[] = $state.raw([]);
  #chosen: Place | null = $state.raw(null);
  #wishes: Wishes | null = $state.raw(null);
  #onlooker: Place | null = $state.raw(null); // what everybody around the device may see
  isByTaps = $state(false); // in this window, one after another

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
  get isShared(): boolean {
    return this.places.length > 1;
  }
  get #isPlaying(): boolean {
    return this.first.info?.phase === 'playing';
  }

  /** A window is open before everybody's eyes: nobody is asked behind the curtain unless somebody wants to act. */
  get isWindowOpen(): boolean {
    const isOpen = this.isShared && this.#isPlaying && this.#onlooker?.play?.window !== undefined;
    return isOpen && !this.isByTaps && this.unspoken.length > 0;
  }

  /** Who of those here has not answered in the open window, in the order in which they are asked. */
  get unspoken(): readonly Place[] {
    const asked = this.#onlooker?.play?.window?.asked ?? [];
    const waiting = this.places.filter((place) => isAwaited(place) && place.play!.window !== undefined);
    return waiting.toSorted((a, b) => asked.indexOf(a.you!) - asked.indexOf(b.you!));
  }

  /** No two windows have the same: something is told between them. */
  get #moment(): number {
    return this.#onlooker?.play?.events.length ?? 0;
  }
  get #wishers(): readonly Place[] | null {
    return this.isWindowOpen && this.#wishes?.moment === this.#moment ? this.#wishes.wishers : null;
  }

  /** Who of those here is to answer next. */
  get next(): Place | null {
    return (this.isWindowOpen ? this.#wishers?.[0] : this.places.find(isAwaited)) ?? null;
  }

  /** Whose eyes the page shows; nobody's behind the curtain. */
  get shown(): Place | null {
    if (this.#chosen) return this.#chosen;
    if (this.isWindowOpen && !this.next) return this.#onlooker;
    return this.isShared && this.#isPlaying ? null : this.first;
  }
  /** Somebody looks at their own cards while a window is open to all. */
  get isAside(): boolean {
    return this.#chosen !== null && this.isWindowOpen;
  }
  get isOpenScreen(): boolean {
    return this.#chosen === null && this.isWindowOpen && this.next === null;
  }

  /** To whom the device must be passed: the one who looks has done all, and it is another's turn. */
  get passesTo(): Place | null {
    const { next } = this;
    const looks = this.#chosen;
    if (!this.isShared || !this.#isPlaying || !looks || !next || next === looks) return null;
    return isAwaited(looks) || looks.play?.isBehind ? null : next;
  }

  /** A window has opened by what the one who looks has done, or somebody has answered in one: it is for all to see. */
  get isForAll(): boolean {
    const play = this.#chosen?.play;
    if (!play || !this.isWindowOpen || play.isBehind) return false;
    return !this.#wishers || play.said !== undefined;
  }

  /** Whoever looks wanted to act in the open window, and has answered. */
  get hasActed(): boolean {
    return this.#wishers !== null && this.#chosen?.play?.said !== undefined;
  }

  wish(wishers: readonly Place[]): void {
    this.#wishes = { moment: this.#moment, wishers: this.unspoken.filter((place) => wishers.includes(place)) };
  }

  /** Whoever doesn't want to act lets it pass, as far as they may: then the window is over with the first act that counts. */
  passOthers(): void {
    for (const place of this.unspoken) if (!this.#wishers?.includes(place)) place.play!.window?.letPass();
  }

  lift(place: Place): void {
    this.#chosen = place;
  }

  lower(): void {
    const wishers = this.#wishers?.filter((place) => place !== this.#chosen);
    if (wishers) this.#wishes = { moment: this.#moment, wishers };
    this.#chosen = null;
  }

  /** Opens a line for everybody who sits at the table from this device. */
  gather(): void {
    if (this.house !== 'local') return;
    for (const seat of this.first.info?.seats ?? []) {
      if (seat.kind === 'person' && !this.#guests.has(guestOf(seat.who))) this.#open(guestOf(seat.who));
    }
    if (this.isShared) this.#onlooker ??= this.#placeOf(ONLOOKER);
  }

  wake(): void {
    for (const place of [...this.places, ...(this.#onlooker ? [this.#onlooker] : [])]) place.wake();
  }

  close(): void {
    for (const place of [...this.places, ...(this.#onlooker ? [this.#onlooker] : [])]) place.close();
  }

  #open(guest: GuestNumber): void {
    const place = this.#placeOf(guest);
    this.#guests.set(guest, place);
    this.places = [...this.places, place];
  }

  #placeOf(guest: GuestNumber): Place {
    const wire = this.house === 'local' ? wireTo(this.table, guest) : socketTo(this.table);
    const place: Place = new Place(this.table, wire, (events) => {
      if (this.shown === place) this.#told(events);
    });
    return place;
  }
}
