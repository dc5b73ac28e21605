import { drawn, title as volto, type Volto } from '../title.ts';
import { fold, open, type Entry, type Table } from '@ridotto/kernel';
import type { Example } from './examples.ts';

const PLACED: readonly Entry[] = [
  { roll: { kind: 'first', seat: 0 } },
  { seat: 0, say: 'LACAL NNSNA' },
  { seat: 1, say: 'NALCN AANLS' },
];

/** The table that an example begins with. */
export const tableAt = (example: Example): Table<Volto> =>
  'drawing' in example
    ? { ...open(volto, 2, {}), state: drawn(example.drawing, 0) }
    : fold(volto, 2, {}, [...PLACED, ...example.moves.map((say, i) => ({ seat: i % 2, say }))]).table;
