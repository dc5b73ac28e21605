/** A board to try a rule on: drawn, or what a few moves have made of it; then its notebook is open. */
export type Example = { readonly rows: Rows } & ({ readonly drawing: string } | { readonly moves: readonly string[] });

type Rows = readonly [first: number, last: number]; // what is seen of the board, by the names of rows

const at = (drawing: string, rows: Rows = [3, 5]): Example => ({ drawing, rows });
const seen = (...moves: readonly string[]): Example => ({ moves, rows: [3, 7] });

/** What stands beside a rule, or under an example: a board to try it on. The one who reads has the Moon's family. */
export const EXAMPLES: Readonly<Record<string, Example>> = {
  1: at('..c.. ..... .an.. ..N.. ..... ..... ..C..'),
  2: at('..c.l ..... ..l.. .A... ..... ..... ..C..'),
  3: at('.l..c ..C.. ..... ..... ..... ..... .....', [5, 7]),
  V7: at('..l.. ..... .n.a. ..C.. .N... ..... .....'),
  V8: at('..c.. ..... ..a.. .LN.. ..... ..... ..C..'),
  V9: at('..c.. ..... .n... ..A.. .N... ..... ..C..'),
  V10: at('..... c.... .n... ..C.. ...a. ..... .....'),
  V11: at('..c.. ..... .n... ..L.. ...a. ..... ..C..'),
  V12: at('..c.. ..... ....a ..... ..... ....S ..C..', [1, 5]),
  V13: at('S.c.. ..... ..... ..... ..... ..... N.C..', [5, 7]),
  V16: at('..c.l ..... ..l.. ..N.. ..... ..... ..C..'),
  V20: at('c.... ..C.. ..... .n... ..... ..... .....', [5, 7]),
  V26: seen('b2-b3', 'b6-c5', 'd2-d3', 'd6-d5', 'a2-a3', 'e6-e4'),
  V27: seen('b2-b3', 'b6-c5', 'c2-c5', 'c6-c5'),
};
