import { put, sparse, type Net, type Sparse } from '@ridotto/bots';
import { nameOf } from '@ridotto/kernel';
import { favouriteStep, isMasked } from '../rules/board.ts';
import { ALL_CARDS, CARDS, END, HAND, MANSION, copiesOf, opponentOf, sideOf, tally } from '../rules/model.ts';
import type { Bag, Board, Counts } from '../rules/model.ts';
import type { Reached } from '../rules/reachable.ts';
import { judgedAfter, type Sight } from './sight.ts';

const TRACK = 2 * END + 1;
const STEPS = 4; // cells that the Favourite goes at once, at the most that is told apart
const PIECES = ['doge', 'near', 'far', 'merchant', 'harlequin', 'favourite'] as const; // Guards by who is nearer to the own end
const FLAGS = [
  'always',
  'masked', // Harlequin cards may move others
  'unmasked', // those of the opponent may
  'first',
  'second',
  'second deal',
  'third deal',
  'deck', // how full
  'late', // how near the round is to being judged
  'last', // the opponent's next turn is the last one
] as const;

const AT = (() => {
  let next = 0;
  const take = (count: number) => (next += count) - count;
  return {
    pieces: take(PIECES.length * TRACK),
    step: take(2 * STEPS + 1),
    flags: take(FLAGS.length),
    kept: take(CARDS.length),
    unseen: take(CARDS.length),
    size: next,
  };
})();
const flag = (name: (typeof FLAGS)[number]): number => AT.flags + FLAGS.indexOf(name);

/** How many inputs the value of a turn's end goes by. */
export const INPUTS = AT.size;
const MOST = PIECES.length + 1 + FLAGS.length + 2 * CARDS.length;

/** What a value that was learnt is about. */
export const VALUE_IS = {
  learns: 'value',
  features: nameOf([PIECES, STEPS, FLAGS, CARDS, INPUTS]),
  rules: nameOf([CARDS.map(copiesOf), END, MANSION, HAND]),
} as const;

/** What stays the same whichever way a turn ends. */
function sightInputs({ unseen, deck, deal, isFirst }: Sight): Sparse {
  const inputs = sparse(MOST);
  put(inputs, flag('always'), 1);
  put(inputs, flag(isFirst ? 'first' : 'second'), 1);
  if (deal === 2) put(inputs, flag('second deal'), 1);
  if (deal === 3) put(inputs, flag('third deal'), 1);
  put(inputs, flag('deck'), deck / (ALL_CARDS.length - 2 * HAND));
  if (deal > 1) put(inputs, flag('late'), Math.max(0, 1 - deck / (2 * HAND)));
  unseen.forEach((count, card) => put(inputs, AT.unseen + card, count / copiesOf(CARDS[card]!)));
  return inputs;
}

/** Adds what a turn's end is: the board after the Favourite's step, and what was kept. Seen from the seat's own end. */
function addEnd(inputs: Sparse, sight: Sight, held: Readonly<Counts>, board: Board, spent: Bag): void {
  const { seat } = sight;
  const side = sideOf(seat);
  const cell = (piece: number, at: number) => put(inputs, AT.pieces + piece * TRACK + END + side * at, 1);
  cell(0, board.doge);
  cell(1, seat === 0 ? board.w : board.e);
  cell(2, seat === 0 ? board.e : board.w);
  cell(3, board.merchant);
  cell(4, board.harlequin);
  cell(5, board.favourite);
  const step = Math.max(-STEPS, Math.min(STEPS, side * favouriteStep(board)));
  put(inputs, AT.step + STEPS + step, 1);
  if (isMasked(board, seat)) put(inputs, flag('masked'), 1);
  if (isMasked(board, opponentOf(seat))) put(inputs, flag('unmasked'), 1);
  if (judgedAfter(sight, spent.length) === 'after the reply') put(inputs, flag('last'), 1);
  let next = 0;
  for (let card = 0; card < CARDS.length; card++) {
    let kept = held[card]!;
    for (; spent[next] === CARDS[card]; next++) kept--;
    put(inputs, AT.kept + card, kept / 2);
  }
}

/** All that the value of a turn's end goes by. */
export function inputsOf(sight: Sight, { board, spent }: Pick<Reached, 'board' | 'spent'>): Sparse {
  const inputs = sightInputs(sight);
  addEnd(inputs, sight, tally(sight.hand), board, spent);
  return inputs;
}

/** Judges the ends of one turn by a net. */
export class Eye {
  readonly #net: Net;
  readonly #sight: Sight;
  readonly #held: Counts;
  readonly #base: Float64Array;
  readonly #end = sparse(MOST);

  constructor(net: Net, sight: Sight) {
    this.#net = net;
    this.#sight = sight;
    this.#held = tally(sight.hand);
    this.#base = net.begin(sightInputs(sight));
  }

  /** How likely its seat wins the round after this turn. */
  chance(board: Board, spent: Bag): number {
    this.#end.count = 0;
    addEnd(this.#end, this.#sight, this.#held, board, spent);
    return this.#net.chance(this.#base, this.#end);
  }
}
