import type { Seat } from '@ridotto/kernel';
import { PROFESSIONS, type Event, type Item, type Profession, type View } from '../model.ts';
import { itemCase, itemKinds, professionCase, type Case } from './clues.ts';
import type { Kind } from './kinds.ts';
import { provedTracksOf, type Bounds, type Notebook, type Tracks, type Whereabouts } from './notebook.ts';
import { reach } from './reach.ts';
import { doubtOf } from './silencer.ts';
import { provedSocieties, seenSocieties } from './societies.ts';
import { countAt } from './spaces.ts';

/** What a cell of the notebook says: of a seat, or of the deck or the unused professions. */
export type Certainty = 'certain' | 'impossible' | 'unknown';

export const certaintyOf = ({ least, most }: Bounds): Certainty =>
  least > 0 ? 'certain' : most === 0 ? 'impossible' : 'unknown';

/** Why a cell is certain or impossible. */
export interface Why {
  /**
   * own: one's own cards. shown: an event showed it. elsewhere: all cards of the kind are with others. whole: all
   * cards of the seat are known. together: it takes several clues.
   */
  readonly because: 'own' | 'shown' | 'elsewhere' | 'whole' | 'together';
  readonly since: Event | null; // from that event on it was so; null where only a long search has proved it
  readonly holders: readonly Seat[]; // who has the cards that are elsewhere
}

/** Why a seat does or doesn't hold an item; undefined where that isn't known. */
export function whyItem(view: View, notes: Notebook, item: Item, seat: Seat): Why | undefined {
  const row = notes.items.find(({ what }) => what === item)!;
  return whyOf(view, row, notes.items, itemCase, itemKinds(view.seats).indexOf(item), seat, view.hands[seat]!);
}

export function whyProfession(view: View, notes: Notebook, profession: Profession, seat: Seat): Why | undefined {
  const row = notes.professions.find(({ what }) => what === profession)!;
  return whyOf(view, row, notes.professions, professionCase, PROFESSIONS.indexOf(profession), seat, 1);
}

export function whySociety(view: View, seat: Seat): Why | undefined {
  if (provedSocieties(view)[seat] === null) return undefined;
  if (seat === view.viewer) return { because: 'own', since: view.history[0]!, holders: [] };
  const isSeen = seenSocieties(view)[seat] !== null;
  const known = isSeen ? seenSocieties : provedSocieties;
  const at = view.history.findIndex((_event, i) => known(until(view, i + 1))[seat] !== null);
  return { because: isSeen ? 'shown' : 'elsewhere', since: view.history[at]!, holders: [] };
}

const until = (view: View, count: number): View => ({ ...view, history: view.history.slice(0, count) });

function whyOf<T>(
  view: View,
  { seats }: Whereabouts<T>,
  rows: readonly Whereabouts<T>[],
  caseOf: (view: View) => Case,
  kind: Kind,
  seat: Seat,
  size: number,
): Why | undefined {
  const certainty = certaintyOf(seats[seat]!);
  if (certainty === 'unknown') return undefined;
  const holders = seats.flatMap(({ least }, holder) => (least > 0 && holder !== seat ? [holder] : []));
  if (seat === view.viewer) return { because: 'own', since: null, holders: [] };
  const direct = directEvent(caseOf(view), kind, seat, certainty);
  if (direct !== undefined) {
    const isElsewhere = certainty === 'impossible' && holders.length > 0;
    return { because: isElsewhere ? 'elsewhere' : 'shown', since: view.history[direct]!, holders };
  }
  const known = rows.reduce((sum, row) => sum + row.seats[seat]!.least, 0);
  const isWhole = certainty === 'impossible' && known === size;
  const since = provingEvent(view, caseOf, kind, seat, certainty);
  return { because: isWhole ? 'whole' : 'together', since: since === undefined ? null : view.history[since]!, holders };
}

/** The event since which the ways of this kind alone have said so. */
function directEvent({ problem, events }: Case, kind: Kind, seat: Seat, wanted: Certainty): number | undefined {
  const known = doubtOf(problem).problem;
  const space = known.spaces[kind]!;
  const isSo = reach(known, kind).map((possible) => {
    const bounds = { least: space.copies, most: 0 };
    possible.forEach((is, spread) => {
      if (!is) return;
      bounds.least = Math.min(bounds.least, countAt(space, spread, seat));
      bounds.most = Math.max(bounds.most, countAt(space, spread, seat));
    });
    return certaintyOf(bounds) === wanted;
  });
  if (!isSo.at(-1)) return undefined;
  const last = isSo.lastIndexOf(false); // before the clue of that number
  return last < 0 ? 0 : events[last]!;
}

/** An event with which all clues until then began to say so; found by halving, for each look costs a proof. */
function provingEvent(
  view: View,
  caseOf: (view: View) => Case,
  kind: Kind,
  seat: Seat,
  wanted: Certainty,
): number | undefined {
  const isSo = (tracks: Tracks) => certaintyOf(tracks(kind, [seat])) === wanted;
  const isSoAfter = (count: number) => isSo(provedTracksOf(caseOf(until(view, count)).problem));
  if (!isSoAfter(view.history.length)) return undefined;
  let [no, yes] = [0, view.history.length];
  while (yes - no > 1) {
    const middle = (no + yes) >> 1;
    if (isSoAfter(middle)) yes = middle;
    else no = middle;
  }
  return yes - 1;
}
