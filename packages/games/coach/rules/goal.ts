import type { Seat } from '@ridotto/kernel';
import { judgeOf, treasureBounds, type Verdict } from './claim.ts';
import { isRight, needOf } from './declare.ts';
import { itemCase, itemKinds, itemPlaces } from './knowledge/clues.ts';
import { provedTracksOf, type Bounds, type Tracks } from './knowledge/notebook.ts';
import { provedSocieties, societyWorlds } from './knowledge/societies.ts';
import { BAG_OF, COPIES, TREASURE, type Item, type Society, type State, type View } from './model.ts';

/** On whose side a rider is, as far as the viewer can prove. */
export type Allegiance = 'own' | 'ally' | 'rival' | 'unknown';

/** What of a society's treasure a rider holds. */
export interface Share {
  readonly seat: Seat;
  readonly allegiance: Allegiance;
  readonly held: Bounds;
}

/** How far the viewer's own society is, from what the viewer knows. */
export interface Goal {
  readonly society: Society;
  readonly treasure: Item;
  readonly needs: Bounds; // two are enough for the society in the minority, and it may be open which that is [C43]
  readonly shares: readonly Share[]; // by seat
  readonly deck: Bounds;
  readonly sure: number; // with the viewer and proved allies
  readonly unknown: number; // cards of which it isn't proved who has them
  readonly isBarred: boolean; // by the Black Pearl [C39]
  readonly isBagWaiting: boolean; // the viewer's Bag counts once the deck is empty [C40]
}

/** The goal of the viewer's society; null for those who have none. */
export function goalOf(view: View): Goal | null {
  const { viewer: me, society, items } = view;
  if (me === 'public' || society === null || view.result) return null;
  const tracks = provedTracksOf(itemCase(view).problem);
  const shares = sharesOf(view, me, society, tracks);
  const deck = deckBounds(view, tracks, society);
  const sides = shares.filter(({ allegiance }) => allegiance === 'own' || allegiance === 'ally');
  const placed = shares.reduce((sum, { held }) => sum + held.least, deck.least);
  return {
    society,
    treasure: TREASURE[society],
    needs: needsOf(view, society),
    shares,
    deck,
    sure: sides.reduce((sum, { held }) => sum + held.least, 0),
    unknown: treasuresOf(view, society) - placed,
    isBarred: items.includes('pearl'),
    isBagWaiting: view.deck > 0 && items.includes(BAG_OF[society]),
  };
}

/** How many cards count as the society's treasure now [C40]. */
const treasuresOf = (view: View, society: Society): number => COPIES[TREASURE[society]] + (view.deck === 0 ? 1 : 0);

function sharesOf(view: View, me: Seat, society: Society, tracks: Tracks): Share[] {
  return provedSocieties(view).map((proved, seat) => ({
    seat,
    allegiance: seat === me ? 'own' : proved === null ? 'unknown' : proved === society ? 'ally' : 'rival',
    held: treasureBounds(view, tracks, society, [seat]),
  }));
}

function deckBounds({ seats }: View, tracks: Tracks, society: Society): Bounds {
  const { deck, first, second } = itemPlaces(seats);
  return tracks(itemKinds(seats).indexOf(TREASURE[society]), [deck, first, second]);
}

function needsOf(view: View, society: Society): Bounds {
  const needs = societyWorlds(view).map((societies) => needOf(societies, society));
  return { least: Math.min(...needs), most: Math.max(...needs) };
}

/** A declaration that is being made up: who is named, and what is known of it. */
export interface Declaration {
  readonly shares: readonly Share[]; // of the viewer and those who are named
  readonly held: Bounds; // by them together
  readonly needs: Bounds;
  readonly verdict: Verdict;
}

export function declarationOf(view: View, named: readonly Seat[]): Declaration | null {
  const { viewer: me, society } = view;
  if (me === 'public' || society === null || view.result) return null;
  const tracks = provedTracksOf(itemCase(view).problem);
  const holders = [me, ...named];
  const own = treasureBounds(view, tracks, society, [me]);
  const isAllowed = own.least > 0 && !view.items.includes('pearl'); // [C39]
  return {
    shares: sharesOf(view, me, society, tracks).filter(({ seat }) => holders.includes(seat)),
    held: treasureBounds(view, tracks, society, holders),
    needs: needsOf(view, society),
    verdict: isAllowed ? judgeOf(view, tracks)(society, holders) : 'impossible',
  };
}

/** In what part of some guessed worlds a declaration is right. */
export const chanceOf = (worlds: readonly State[], seat: Seat, named: readonly Seat[]): number =>
  worlds.filter((world) => isRight(world, seat, { kind: 'declare', named })).length / worlds.length;
