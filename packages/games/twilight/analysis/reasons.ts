import { whysFrom, type Seat, type Why } from '@ridotto/kernel';
import { WEIGHTS } from '../bot/worth.ts';
import { favouriteStep, isMasked, mansionAt } from '../rules/board.ts';
import { HAND, opponentOf, sideOf, type Bag, type Board, type Pair, type View } from '../rules/model.ts';
import { reachable, type Reached } from '../rules/reachable.ts';
import type { Whys } from '../words/hints.ts';

const because = whysFrom<Whys>();

const LESS = 0.15; // by which a danger has to fall
const DANGER = 0.25; // from which on it is spoken of first

/** What counts most for a turn, or against it; `hands` are what the opponent may hold. */
export function whyTurn(view: View, reached: Reached, hands: readonly Bag[]): Why {
  const me = view.viewer as Seat;
  const { board } = reached;
  if (mansionAt(board.doge) === me) return because('wins', { piece: 'doge' });
  if (mansionAt(board.favourite) === me) return because('wins', { piece: 'favourite' });
  return whyDanger(view.board, board, opponentOf(me), hands) ?? whyGain(view, reached, me);
}

function whyDanger(from: Board, to: Board, seat: Seat, hands: readonly Bag[]): Why | undefined {
  const after = winsNext(to, seat, hands);
  const before = winsNext(from, seat, hands);
  if (before - after >= LESS) return because('stops', { seat, before, after });
  return after >= DANGER ? because('allows', { seat, chance: after }) : undefined;
}

/** With how many of these hands a seat could win the round in one turn. */
function winsNext(board: Board, seat: Seat, hands: readonly Bag[]): number {
  const won = hands.filter((hand) => {
    const both: Pair<Bag> = seat === 0 ? [hand, []] : [[], hand];
    return reachable({ board, hands: both, toMove: seat, played: [] }).some(
      ({ board: end }) =>
        mansionAt(end.doge) === seat || (mansionAt(end.doge) === null && mansionAt(end.favourite) === seat),
    );
  });
  return won.length / hands.length;
}

/** Of all that makes the new board better, what weighs most. */
function whyGain({ board: from }: View, { board: to, spent, steps }: Reached, me: Seat): Why {
  const side = sideOf(me);
  const nearer = (what: (board: Board) => number) => (what(to) - what(from)) * side;
  const cells = {
    doge: nearer(({ doge }) => doge),
    favourite: nearer(({ favourite }) => favourite),
    turns: nearer(favouriteStep),
    guards: nearer(({ w, e }) => w + e),
    merchant: nearer(({ merchant }) => merchant),
    harlequin: nearer(({ harlequin }) => harlequin),
  };
  const court = { cells: cells.merchant + cells.harlequin, who: whoMoved(cells.merchant, cells.harlequin) };
  const masks = (seat: Seat) => Number(isMasked(to, seat)) - Number(isMasked(from, seat));
  const opponent = opponentOf(me);
  const gains: readonly (readonly [worth: number, why: Why])[] = [
    [WEIGHTS.doge * cells.doge, because('doge', { cells: cells.doge })],
    [WEIGHTS.favourite * cells.favourite, because('favourite', { cells: cells.favourite })],
    [WEIGHTS.step * cells.turns, because('turns', { cells: favouriteStep(to) * side })],
    [WEIGHTS.guard * cells.guards, because('guards', { cells: cells.guards })],
    [WEIGHTS.court * court.cells, because('court', court)],
    [(WEIGHTS.masked / 2) * masks(me), because('masquerade', {})],
    [(-WEIGHTS.masked / 2) * masks(opponent), because('unmasks', { seat: opponent })],
  ];
  const [worth, why] = gains.reduce((top, one) => (one[0] > top[0] ? one : top));
  if (worth > 0) return why;
  const isDiscard = steps[0]?.kind === 'discard';
  return isDiscard ? because('redraws', { cards: HAND }) : because('keeps', { cards: spent.length });
}

function whoMoved(merchant: number, harlequin: number): Whys['court']['who'] {
  if (harlequin === 0) return 'merchant';
  return merchant === 0 ? 'harlequin' : 'both';
}
