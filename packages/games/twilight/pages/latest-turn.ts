import { setUp, type Board, type Card, type Event } from '../title.ts';
import type { Seat } from '@ridotto/kernel';
import type { Scene } from '@ridotto/kit';

/** What somebody did in a turn. */
export interface LatestTurn {
  readonly seat: Seat;
  readonly from: Board; // the board before it
  readonly cards: readonly Card[];
  readonly kind: 'played' | 'called' | 'discarded';
}

/** The board after an event. */
export function boardAfter(board: Board, event: Event): Board {
  switch (event.type) {
    case 'played':
      return { ...board, ...event.to };
    case 'called':
      return { ...board, [event.piece]: event.to };
    case 'favourite':
      return { ...board, favourite: event.to };
    case 'dealt':
      return setUp(event.merchant);
    case 'lots':
    case 'shown':
    case 'discarded':
    case 'ended':
    case 'drew':
    case 'shuffled':
    case 'last-turn':
    case 'round':
    case 'over':
      return board;
  }
}

/** What the last turn did, told on from a board. */
export function latestTurnIn(start: Board, events: readonly Event[]): LatestTurn | null {
  let board = start;
  let last: LatestTurn | null = null;
  for (const event of events) {
    last = turnAfter(last, board, event);
    board = boardAfter(board, event);
  }
  return last;
}

function turnAfter(last: LatestTurn | null, from: Board, event: Event): LatestTurn | null {
  if (event.type === 'dealt') return null;
  if (event.type === 'called') return { seat: event.seat, kind: 'called', from, cards: [] };
  if (event.type === 'discarded') return { seat: event.seat, kind: 'discarded', from, cards: event.cards };
  if (event.type !== 'played') return last;
  const cards = Array<Card>(event.play.copies).fill(event.play.card);
  const isSame = last?.seat === event.seat && last.kind === 'played';
  return isSame ? { ...last, cards: [...last.cards, ...cards] } : { seat: event.seat, kind: 'played', from, cards };
}

const STEP = 480; // ms for each step of another's turn; one's own was seen while it was composed

const PAUSE = { reads: 4000, least: 2000 }; // ms between two rounds, unless somebody touches

export function scenesOf(event: Event, before: Board, isOwn: boolean): readonly Scene<Board>[] {
  if (event.type === 'round') return [{ picture: before, moves: 0, ...PAUSE }];
  const picture = boardAfter(before, event);
  const isSetUp = event.type === 'dealt'; // a new round is not walked to
  return picture === before ? [] : [{ picture, moves: isOwn || isSetUp ? 0 : STEP, reads: 0 }];
}
