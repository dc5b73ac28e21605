import type { Seat } from '@ridotto/kernel';
import type { Item, Profession, Society } from '../model.ts';

export type Markable = Society | Profession | Item;

/** What a guest has pencilled in: a thing that a rider surely has, or has not, in the guest's opinion. */
export type Mark = 'yes' | 'no';
export type Marks = Readonly<Record<string, Mark>>; // by cell

/** A cell of the notebook: `2 key`. */
export const cellOf = (seat: Seat, what: Markable): string => `${seat} ${what}`;

/** What the guest believes a rider to have. */
export const believedOf = (marks: Marks, seat: Seat): Markable[] =>
  Object.entries(marks).flatMap(([cell, mark]) => {
    const [at, what] = cell.split(' ') as [string, Markable];
    return mark === 'yes' && Number(at) === seat ? [what] : [];
  });
