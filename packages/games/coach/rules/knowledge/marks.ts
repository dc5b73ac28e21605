import type { Seat } from '@ridotto/kernel';
import { societyCards } from '../deal.ts';
import { COPIES, PROFESSIONS, SOCIETIES, type Item, type Profession, type Society } from '../model.ts';
import { cellOf, type Markable, type Marks } from './cells.ts';
import { certaintyOf, type Certainty } from './why.ts';
import type { Bounds, Notebook } from './notebook.ts';

/** What the notebook proves of a cell. */
export function certaintyAt(notes: Notebook, seat: Seat, what: Markable): Certainty {
  const society = notes.societies[seat];
  if (isSociety(what)) return society === null ? 'unknown' : society === what ? 'certain' : 'impossible';
  return certaintyOf(boundsAt(notes, seat, what));
}

export function boundsAt(notes: Notebook, seat: Seat, what: Item | Profession): Bounds {
  const row = [...notes.items, ...notes.professions].find((one) => one.what === what)!;
  return row.seats[seat]!;
}

const isSociety = (what: Markable): what is Society => (SOCIETIES as readonly Markable[]).includes(what);
const isProfession = (what: Markable): what is Profession => (PROFESSIONS as readonly Markable[]).includes(what);

/**
 * Why a mark can't be right. certain, impossible: the notebook proves the opposite. copies: there are fewer such
 * cards. hand: the rider holds fewer cards.
 */
export type Contradiction = 'certain' | 'impossible' | 'copies' | 'hand';

/** The marks that can't be right, by cell. */
export function contradictions(notes: Notebook, marks: Marks, hands: readonly number[]): Map<string, Contradiction> {
  const found = new Map<string, Contradiction>();
  const marked = Object.entries(marks).map(([cell, mark]) => {
    const [seat, what] = cell.split(' ') as [string, Markable];
    return { cell, mark, seat: Number(seat), what };
  });
  /** As many as are proved or marked to be there. */
  const believed = (seat: Seat, what: Markable) => {
    const proved = isSociety(what)
      ? Number(certaintyAt(notes, seat, what) === 'certain')
      : boundsAt(notes, seat, what).least;
    return Math.max(proved, Number(marks[cellOf(seat, what)] === 'yes'));
  };
  const total = (count: (seat: Seat) => number) => hands.reduce((sum, _size, seat) => sum + count(seat), 0);
  for (const { cell, mark, seat, what } of marked) {
    const proved = certaintyAt(notes, seat, what);
    if (mark === 'no') {
      if (proved === 'certain') found.set(cell, 'certain');
    } else if (proved === 'impossible') found.set(cell, 'impossible');
    else if (total((one) => believed(one, what)) > copiesOf(what, hands.length)) found.set(cell, 'copies');
    else if (kin(what, notes).reduce((sum, one) => sum + believed(seat, one), 0) > sizeOf(what, hands[seat]!))
      found.set(cell, 'hand');
  }
  return found;
}

const copiesOf = (what: Markable, seats: number): number =>
  isSociety(what) ? societyCards(seats) : isProfession(what) ? 1 : COPIES[what];

/** The things of the same sort, of which a rider has only so many. */
const kin = (what: Markable, notes: Notebook): readonly Markable[] =>
  isSociety(what) ? SOCIETIES : isProfession(what) ? PROFESSIONS : notes.items.map((row) => row.what);

const sizeOf = (what: Markable, hand: number): number => (isSociety(what) || isProfession(what) ? 1 : hand);
