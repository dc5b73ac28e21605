import type { Viewer } from '@ridotto/kernel';
import { isOneType, type State, type View } from './model.ts';

/** A hand is seen by its owner, and by all when it is to be dealt anew [T5, T6]. */
export function view(state: State, viewer: Viewer): View {
  const [first, second] = state.hands;
  const isSeen = (seat: 0 | 1) => seat === viewer || (state.phase === 'redeal' && isOneType(state.hands[seat]));
  return {
    viewer,
    phase: state.phase,
    round: state.round,
    wins: state.wins,
    merchantOf: state.merchantOf,
    toMove: state.toMove,
    deal: state.deal,
    board: state.board,
    hands: [isSeen(0) ? first : null, isSeen(1) ? second : null],
    sizes: [first.length, second.length],
    known: viewer === 'public' ? null : state.known,
    drawn: state.drawn,
    dealt: state.dealt,
    discards: state.discards,
    deck: state.deck.length,
    played: state.played,
    lastTurn: state.lastTurn,
    outcome: state.outcome,
    result: state.result,
  };
}
