import type { Seat } from '@ridotto/kernel';
import { after, hasMoved, isMasked, mansionAt, withFavourite } from './board.ts';
import { CARDS_OF, END, TYPES, copiesOf, typeOf } from './model.ts';
import type { Bag, Board, Card, Play, Answer, Type } from './model.ts';
import { DISCARD, FINISH, PLAYS, WORDS, type TurnUnderWay } from './answers.ts';

/** What a turn can come to: the board after the Favourite's step, the cards spent from now on, and one way there. */
export interface Reached {
  readonly board: Board;
  readonly spent: Bag;
  readonly steps: readonly Answer[];
}

/** Every result that the seat to move can still reach in its turn, each once. */
export function reachable(turn: TurnUnderWay): Reached[] {
  const { board, played } = turn;
  const seat = turn.toMove!;
  const hand = turn.hands[seat]!;
  const lead = played[0];
  if (lead) return coursesOf(hand, board, seat, typeOf(lead.card), lead.on).map(reachedBy);

  const reached: Reached[] = [];
  for (const type of TYPES) addPlays(hand, board, seat, type, reached);
  for (const word of WORDS) {
    const called = after(board, word.move);
    if (called) reached.push({ board: settled(called), spent: [], steps: [word] });
  }
  const isPlayedToo = reached.some(({ board: end, spent }) => spent.length === hand.length && isAlike(board, end));
  if (!isPlayedToo) reached.push({ board, spent: hand, steps: [DISCARD] });
  return reached;
}

const isAlike = (from: Board, to: Board): boolean => !hasMoved(from, to) && from.favourite === to.favourite;

/** The board at the turn's end: the Favourite steps, unless the Doge has ended the round [T12, T34]. */
const settled = (board: Board): Board => (mansionAt(board.doge) === null ? withFavourite(board) : board);

/** All that cards of one type can reach. Only a board that is back where it began is reached on several pieces. */
function addPlays(hand: Bag, board: Board, seat: Seat, type: Type, reached: Reached[]): void {
  const spentInVain = new Set<number>();
  for (const on of type === 'harlequin' ? TYPES : [type]) {
    for (const course of coursesOf(hand, board, seat, type, on)) {
      if (course.played.length === 0) continue;
      if (!hasMoved(board, course.board)) {
        if (spentInVain.has(course.spent)) continue;
        spentInVain.add(course.spent);
      }
      reached.push(reachedBy(course));
    }
  }
}

/** Cards played one after another. */
interface Course {
  readonly board: Board;
  readonly played: readonly Play[];
  readonly spent: number; // how many of each card, in one number
  readonly rest: Bag; // what is left of the type in hand
}

/** Every board that cards of a type can make of the pieces of a type, with every choice of cards spent; each once. */
function coursesOf(hand: Bag, board: Board, seat: Seat, type: Type, on: Type): Course[] {
  const rest = hand.filter((card) => typeOf(card) === type);
  const courses: Course[] = [{ board, played: [], spent: 0, rest }];
  const seen = new Set([keyOf(board, 0)]);
  for (const course of courses) {
    if (mansionAt(course.board.doge) !== null) continue; // [T34]
    if (on !== type && !isMasked(course.board, seat)) continue; // [T28, T29]
    addLonger(course, on, seen, courses);
  }
  return courses;
}

function addLonger({ board, played, spent, rest }: Course, on: Type, seen: Set<number>, courses: Course[]): void {
  for (let i = 0; i < rest.length; i++) {
    const card = rest[i]!;
    if (card === rest[i - 1]) continue;
    for (const play of PLAYS[card][on]) {
      const next = play.copies === 1 || card === rest[i + 1] ? after(board, play.move) : undefined;
      if (!next) continue;
      const spentNow = spent + play.copies * WEIGHTS[card];
      const key = keyOf(next, spentNow);
      if (seen.has(key)) continue;
      seen.add(key);
      courses.push({ board: next, played: [...played, play], spent: spentNow, rest: rest.toSpliced(i, play.copies) });
    }
  }
}

/** Digits of a mixed radix: any cards of one type, in whatever number, add up to a number of their own. */
const WEIGHTS = Object.fromEntries(
  TYPES.flatMap((type) => {
    let weight = 1;
    return CARDS_OF[type].map((card) => {
      const own = weight;
      weight *= copiesOf(card) + 1;
      return [card, own];
    });
  }),
) as Readonly<Record<Card, number>>;

const MOST = 960; // beyond what the cards of any one type add up to
const TRACK = 2 * END + 1;

const keyOf = ({ doge, w, e, merchant, harlequin }: Board, spent: number): number =>
  ((((doge * TRACK + w) * TRACK + e) * TRACK + merchant) * TRACK + harlequin) * MOST + spent;

const reachedBy = ({ board, played, spent }: Course): Reached => ({
  board: settled(board),
  spent: played.length > 0 ? cardsSpent(typeOf(played[0]!.card), spent) : [],
  steps: mansionAt(board.doge) === null ? [...played, FINISH] : played,
});

function cardsSpent(type: Type, spent: number): Bag {
  const cards: Card[] = [];
  for (const card of CARDS_OF[type]) {
    const count = Math.floor(spent / WEIGHTS[card]) % (copiesOf(card) + 1);
    for (let copy = 0; copy < count; copy++) cards.push(card);
  }
  return cards;
}
