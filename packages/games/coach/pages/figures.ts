import type { Table } from '@ridotto/kernel';
import type { Coach } from '../title.ts';
import { CAST, tableAt } from './position.ts';

/** Small rides to try a rule in, from the seat of the first. */
export interface Example {
  readonly table: () => Table<Coach>;
  readonly begins: readonly string[]; // what may be done: answers that begin so
}

const CAST_OF_FOUR = { setup: { characters: CAST } };

const ride = () =>
  tableAt(
    `order thug: key monocle
    brotherhood duellist: goblet whip
    brotherhood clairvoyant: bagGoblet gloves
    order priest: bagKey key`,
    CAST_OF_FOUR,
  );

const armed = () =>
  tableAt(
    `order thug: key dagger
    brotherhood duellist: goblet whip
    brotherhood clairvoyant: bagGoblet key
    order priest: bagKey knives`,
    CAST_OF_FOUR,
  );

const ripe = () =>
  tableAt(
    `order thug: key key
    brotherhood duellist: goblet whip
    brotherhood clairvoyant: bagGoblet gloves
    order priest: bagKey key`,
    CAST_OF_FOUR,
  );

/** By the number of the example in the rule book. */
export const EXAMPLES: Readonly<Record<string, Example>> = {
  1: { table: ride, begins: ['spy'] },
  2: { table: ride, begins: ['offer'] },
  3: { table: armed, begins: ['attack'] },
  4: { table: ripe, begins: ['declare'] },
};
