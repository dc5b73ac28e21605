import type { Rng, Seat } from '@ridotto/kernel';
import { mansionAt } from '../rules/board.ts';
import { guess } from '../rules/guess.ts';
import { HAND, opponentOf, type Bag, type Board, type Pair, type View } from '../rules/model.ts';
import { reachable, type Reached } from '../rules/reachable.ts';
import { judgedWorth, WON, worthOf, type Weights } from './worth.ts';

/** How far a player looks. */
export interface Depth {
  readonly results: number; // of its own turn that it thinks through
  readonly hands: number; // of the opponent's that it imagines; none: it looks no further than its own turn
}

/** When the round is judged, seen from the end of a turn [T36]. */
type Judged = 'now' | 'after the reply' | 'later';

interface Candidate {
  readonly reached: Reached;
  readonly judged: Judged;
  worth: number;
}

/** The results of a turn by what they are worth, the best first. */
export function ranked(view: View, reached: readonly Reached[], weights: Weights): Candidate[] {
  const seat = view.viewer as Seat;
  return reached
    .map((one): Candidate => {
      const judged = judgedAfter(view, one);
      const worth = judged === 'now' ? judgedWorth(one.board, seat) : worthOf(one.board, seat, weights);
      return { reached: one, judged, worth: worth - weights.card * one.spent.length };
    })
    .sort((a, b) => b.worth - a.worth);
}

/** The result that stands best against what the opponent can make of it, over hands that the opponent may hold. */
export function best(view: View, reached: readonly Reached[], weights: Weights, depth: Depth, rng: Rng): Reached {
  const candidates = ranked(view, reached, weights).slice(0, Math.max(1, depth.results));
  const first = candidates[0]!;
  const isWon = mansionAt(first.reached.board.doge) === view.viewer || first.worth > WON / 2;
  if (isWon || candidates.length === 1 || depth.hands === 0) return first.reached;
  const hands = handsOf(view, depth.hands, rng);
  const replies = new Map<string, number>();
  for (const candidate of candidates) {
    if (candidate.judged === 'now' || Math.abs(candidate.worth) > WON / 2) continue; // decided
    const key = keyOf(candidate);
    let reply = replies.get(key);
    if (reply === undefined) replies.set(key, (reply = replyTo(view, candidate, hands, weights)));
    candidate.worth = -reply - weights.card * candidate.reached.spent.length;
  }
  return candidates.reduce((top, one) => (one.worth > top.worth ? one : top)).reached;
}

const keyOf = ({ reached: { board }, judged }: Candidate): string =>
  `${board.doge} ${board.w} ${board.e} ${board.merchant} ${board.harlequin} ${board.favourite} ${judged}`;

/** What the opponent's best reply is worth to the opponent, over the hands. */
function replyTo(view: View, { reached, judged }: Candidate, hands: readonly Bag[], weights: Weights): number {
  const opponent = opponentOf(view.viewer as Seat);
  let sum = 0;
  for (const hand of hands) sum += bestReply(reached.board, opponent, hand, judged, weights);
  return sum / hands.length;
}

function bestReply(board: Board, seat: Seat, hand: Bag, judged: Judged, weights: Weights): number {
  const both: Pair<Bag> = seat === 0 ? [hand, []] : [[], hand];
  let top = -Infinity;
  for (const { board: end, spent } of reachable({ board, hands: both, toMove: seat, played: [] })) {
    const worth = judged === 'after the reply' ? judgedWorth(end, seat) : worthOf(end, seat, weights);
    top = Math.max(top, worth - weights.card * spent.length);
    if (top > WON / 2) return top;
  }
  return top;
}

/** Hands that the opponent may hold. */
function handsOf(view: View, count: number, rng: Rng): Bag[] {
  const opponent = opponentOf(view.viewer as Seat);
  return Array.from({ length: count }, () => guess(view, rng).hands[opponent]!);
}

/** The first deck is shuffled anew when it runs out; later ones end the round with the second player's turn [T35, T36]. */
function judgedAfter({ viewer, hands, deck, deal, merchantOf }: View, { spent }: Reached): Judged {
  const kept = hands[viewer as Seat]!.length - spent.length;
  if (deal === 1 || deck > HAND - kept) return 'later';
  return viewer === merchantOf ? 'after the reply' : 'now';
}
