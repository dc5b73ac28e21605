import { landing, mansionAt, ANSWERS, withFavourite, without } from '../title.ts';
import type { Board, Card, Answer, View } from '../title.ts';
import type { Seat } from '@ridotto/kernel';

/** What a composed turn makes of the table. All of it is public or the player's own, so nothing has to be guessed. */
export interface Preview {
  readonly board: Board; // the Favourite still where she is
  readonly settled: Board; // the turn ended here: after her step
  readonly hand: readonly Card[];
  readonly spent: readonly Card[];
  readonly winner: Seat | null; // of the round, if the turn is ended here
}

export function previewOf({ board: start, hands, viewer }: View, line: readonly string[]): Preview {
  const hand = viewer === 'public' ? [] : (hands[viewer as 0 | 1] ?? []);
  const steps = line.map((say) => ANSWERS.get(say)!);
  const spent = steps.flatMap((step) => cardsOf(step, hand));
  let board = start;
  for (const step of steps) if ('move' in step) board = landing(board, step.move);
  const isDiscard = steps.some(({ kind }) => kind === 'discard'); // without her step [T11]
  const winner = mansionAt(board.doge); // [T34]
  const settled = isDiscard || winner !== null || line.length === 0 ? board : withFavourite(board);
  return { board, settled, hand: without(hand, spent), spent, winner: winner ?? mansionAt(settled.favourite) };
}

function cardsOf(step: Answer, hand: readonly Card[]): readonly Card[] {
  switch (step.kind) {
    case 'play':
      return Array<Card>(step.copies).fill(step.card);
    case 'discard':
      return hand;
    case 'word':
    case 'end':
      return [];
  }
}
