import type { Seat } from '@ridotto/kernel';
import { treasureBounds } from '../rules/claim.ts';
import { itemCase } from '../rules/knowledge/clues.ts';
import { tracksOf, type Bounds, type Tracks } from '../rules/knowledge/notebook.ts';
import { COPIES, TREASURE, rivalOf, type Item, type Society, type View } from '../rules/model.ts';
import { sidesOf, trustIn, type Judgement, type Sides } from './sides.ts';
import { KNOWN, sightingsOf, type Sighting } from './sightings.ts';

/** Whether a rider goes by what allies do without a word: their treasure gathers in one hand. */
export type Concert = 'none' | 'gathers';

/** What a rider makes of what it has seen. */
export interface Mind {
  readonly view: View;
  readonly me: Seat;
  readonly society: Society;
  readonly concert: Concert;
  readonly sides: Sides;
  readonly trust: readonly number[]; // by seat: how likely it is an ally
  readonly tracks: Tracks;
  readonly own: readonly Bounds[]; // by seat: treasure of my society
  readonly rival: readonly Bounds[]; // and of the other one
  readonly sightings: readonly Sighting[]; // by seat: of my society's treasure
  readonly dangers: readonly Sighting[]; // and of the other one's
}

export const ALLY = 0.8; // trust from which on a seat is treated as an ally
export const RIVAL = 0.25; // up to which as a rival

/** Who holds what is worked out only where it matters: most questions are about friends. */
export function mindOf(view: View, judgement: Judgement, concert: Concert, tracked = tracksOf): Mind {
  const me = view.viewer as Seat;
  const society = view.society!;
  const sides = sidesOf(view, judgement);
  const tracks = once(() => tracked(itemCase(view).problem));
  const held = (of: Society) => once(() => view.hands.map((_, seat) => treasureBounds(view, tracks(), of, [seat])));
  const seen = (of: Society) => once(() => sightingsOf(view, of));
  const [own, rival] = [held(society), held(rivalOf(society))];
  const [sightings, dangers] = [seen(society), seen(rivalOf(society))];
  return {
    view,
    me,
    society,
    concert,
    sides,
    trust: view.hands.map((_, seat) => trustIn(sides, society, seat)),
    get tracks() {
      return tracks();
    },
    get own() {
      return own();
    },
    get rival() {
      return rival();
    },
    get sightings() {
      return sightings();
    },
    get dangers() {
      return dangers();
    },
  };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

export const isAlly = ({ trust }: Mind, seat: Seat): boolean => trust[seat]! >= ALLY;
export const isRival = ({ trust }: Mind, seat: Seat): boolean => trust[seat]! <= RIVAL;

/** How likely a seat holds treasure of the viewer's society. */
export function treasureAt(mind: Mind, seat: Seat): number {
  const { least, most } = mind.own[seat]!;
  if (least > 0) return 1;
  if (most === 0) return 0;
  const { count, chance } = mind.sightings[seat]!;
  return Math.max(count > 0 ? chance : 0, Math.min(1, unplaced(mind) * roomAt(mind, seat)));
}

/** How many treasures of its society a rival holds, as far as one can count on that; of others it is none. */
export function hoardOf(mind: Mind, seat: Seat): number {
  if (mind.concert === 'none' || !isRival(mind, seat)) return 0;
  const { least, most } = mind.rival[seat]!;
  const { count, chance } = mind.dangers[seat]!;
  return chance >= KNOWN ? Math.max(least, Math.min(most, count)) : least;
}

/** How likely an item of the deck is treasure of the viewer's society. */
function unplaced(mind: Mind): number {
  const { own, view, society } = mind;
  const placed = own.reduce((sum, { least }) => sum + least, 0);
  const room = view.hands.reduce((sum, _, seat) => sum + roomAt(mind, seat), view.deck);
  return (COPIES[TREASURE[society]] - placed) / Math.max(1, room);
}

/** Items of a hand that may be treasure: each look that showed another leaves fewer. */
function roomAt({ own, view, sightings }: Mind, seat: Seat): number {
  const size = view.hands[seat]!;
  const { least, most } = own[seat]!;
  return least === most ? 0 : size * (1 - 1 / size) ** sightings[seat]!.misses;
}

/** What an item from the deck is worth: the Clairvoyant knows which it is. */
export function drawWorth(mind: Mind): number {
  const top = mind.concert === 'gathers' ? topFor(mind) : undefined;
  return 1.5 + 14 * (top === undefined ? unplaced(mind) : Number(top === TREASURE[mind.society]));
}

/** The item that is drawn next, if the viewer has laid it there [C50]. */
function topFor({ view, me }: Mind): Item | undefined {
  const laid = view.history.findLast((event) => event.type === 'topped');
  return laid?.by === me && view.top > 0 ? laid.items?.at(-view.top) : undefined;
}

/** Whether somebody can't make a tie for want of a token: with an odd number of supporters it takes one. */
export const lacksToken = ({ view }: Mind, seat: Seat): boolean =>
  view.deck > 0 && view.stack > 0 && view.seats % 2 === 1 && view.tokens[seat] === 0;

const SURE = 0.85; // trust from which on a seat is known to be an ally; and a rival below the rest

export const isSureAlly = ({ trust }: Mind, seat: Seat): boolean => trust[seat]! >= SURE;
export const isSureRival = ({ trust }: Mind, seat: Seat): boolean => trust[seat]! <= 1 - SURE;

/** Whether these are all known for allies or rivals. */
export const isSettled = (mind: Mind, seats: readonly Seat[]): boolean =>
  seats.every((seat) => isSureAlly(mind, seat) || isSureRival(mind, seat));
