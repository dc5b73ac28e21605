import { drawn, volto, type Choice, type State } from '@ridotto/games/volto';
import { fold, open, type Entry, type Table } from '@ridotto/kernel';

export interface Example {
  readonly table: () => Table<State, Choice>;
  readonly rows: readonly [first: number, last: number]; // what is seen of the board, by the names of rows
  readonly notebook?: boolean;
}

const at = (drawing: string, rows: Example['rows'] = [3, 5]): Example => ({
  table: () => ({ ...open(volto, 2, {}), state: drawn(drawing, 0) }),
  rows,
});

const seen = (...moves: readonly string[]): Example => ({
  table: () => fold(volto, 2, {}, [...PLACED, ...moves.map((say, i) => ({ seat: i % 2, say }))]).table,
  rows: [3, 7],
  notebook: true,
});
const PLACED: readonly Entry[] = [
  { roll: { kind: 'first', seat: 0 } },
  { seat: 0, say: 'LACAL NNSNA' },
  { seat: 1, say: 'NALCN AANLS' },
];

/** What stands beside a rule: a board to try it on. The one who reads has the Moon's family. */
export const EXAMPLES: Readonly<Record<string, Example>> = {
  V7: at('..l.. ..... .n.a. ..C.. .N... ..... .....'),
  V8: at('..c.. ..... ..a.. .LN.. ..... ..... ..C..'),
  V9: at('..c.. ..... .n... ..A.. .N... ..... ..C..'),
  V10: at('..... c.... .n... ..C.. ...a. ..... .....'),
  V11: at('..c.. ..... .n... ..L.. ...a. ..... ..C..'),
  V12: at('..c.. ..... ....a ..... ..... ....S ..C..', [1, 5]),
  V13: at('S.c.. ..... ..... ..... ..... ..... N.C..', [5, 7]),
  V16: at('..c.. ..... ..l.. ..N.. ..... ..... ..C..'),
  V20: at('c.... ..C.. ..... .n... ..... ..... .....', [5, 7]),
  V26: seen('b2-b3', 'b6-c5', 'd2-d3', 'd6-d5', 'a2-a3', 'e6-e4'),
  V27: seen('b2-b3', 'b6-c5', 'c2-c5', 'c6-c5'),
};
