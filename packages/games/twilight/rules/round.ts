import type { Seat, Tell } from '@ridotto/kernel';
import { favouriteStep, halfAt, mansionAt, setUp, withFavourite } from './board.ts';
import { MIXED } from './memory.ts';
import { ALL_CARDS, HAND, bagOf, isOneType, opponentOf, put, without } from './model.ts';
import type { Bag, Event, Outcome, Pair, Result, State } from './model.ts';

const ROUNDS = 2; // and a third one, if these decide nothing [T39, T40]
const SEATS: readonly Seat[] = [0, 1];

/** Sets up a round with these hands [T5, T7, T8, T9]. */
export function deal(state: State, hands: Pair<Bag>, tell: Tell<Event>): void {
  if (state.outcome) {
    state.round++;
    state.merchantOf = opponentOf(state.merchantOf!); // [T8]
  }
  const merchant = state.merchantOf!;
  state.deal = 1;
  state.board = setUp(merchant);
  state.hands = hands;
  state.known = [[], []];
  state.drawn = [HAND, HAND];
  state.dealt = [isOneType(hands[0]) ? null : MIXED, isOneType(hands[1]) ? null : MIXED];
  state.discards = [[], []];
  state.deck = without(without(ALL_CARDS, hands[0]), hands[1]);
  state.played = [];
  state.lastTurn = false;
  state.outcome = null;
  tell({ type: 'dealt', round: state.round, merchant, hands });
  const shown = SEATS.filter((seat) => isOneType(hands[seat]!)); // [T6]
  for (const seat of shown) tell({ type: 'shown', seat, cards: hands[seat]! });
  state.phase = shown.length > 0 ? 'redeal' : 'turn';
  state.toMove = shown.length > 0 ? null : merchant;
}

/** The end of a turn in which something was done on the track [T12]. */
export function finishTurn(state: State, tell: Tell<Event>): void {
  state.played = [];
  const step = favouriteStep(state.board);
  if (step !== 0) {
    state.board = withFavourite(state.board);
    const to = state.board.favourite;
    tell({ type: 'favourite', toward: halfAt(step)!, cells: Math.abs(step), to });
    const winner = mansionAt(to);
    if (winner !== null) return endRound(state, { winner, by: 'favourite' }, tell); // [T33]
  }
  passToDraw(state, tell);
}

/** How many cards the seat to draw takes from the deck as it is. */
export const drawSize = ({ hands, toMove, deck }: State): number =>
  Math.min(HAND - hands[toMove!]!.length, deck.length);

/** The seat fills its hand, if it can; then its turn is over. */
export function passToDraw(state: State, tell: Tell<Event>): void {
  if (drawSize(state) > 0) state.phase = 'draw';
  else endTurn(state, tell);
}

/** [T35] */
export function drawCards(state: State, cards: Bag, tell: Tell<Event>): void {
  const seat = state.toMove!;
  state.hands = put(state.hands, seat, bagOf([...state.hands[seat]!, ...cards]));
  state.drawn = put(state.drawn, seat, state.drawn[seat]! + cards.length);
  state.deck = without(state.deck, cards);
  tell({ type: 'drew', seat, count: cards.length, cards });
  if (state.phase === 'fill') return fill(state);
  if (state.deck.length === 0 && state.deal === 1) shuffle(state, 2, tell);
  passToDraw(state, tell);
}

/**
 * All discards become the deck of the next deal [T35, T38]. With the old deck gone each player knows the
 * other's hand: it is all that they haven't seen.
 */
function shuffle(state: State, deal: 2 | 3, tell: Tell<Event>): void {
  state.deal = deal;
  state.deck = bagOf(state.discards.flat());
  state.discards = [[], []];
  state.known = state.hands;
  state.drawn = [0, 0];
  tell({ type: 'shuffled', deal });
}

/** The turn passes, unless the deck has run out and the second player has had as many turns as the first [T36]. */
function endTurn(state: State, tell: Tell<Event>): void {
  const next = opponentOf(state.toMove!);
  if (state.deck.length === 0) {
    if (next === state.merchantOf) return judge(state, tell);
    state.lastTurn = true;
    tell({ type: 'last-turn', seat: next });
  }
  state.phase = 'turn';
  state.toMove = next;
}

/** [T37] */
function judge(state: State, tell: Tell<Event>): void {
  const winner = halfAt(state.board.doge) ?? halfAt(state.board.favourite);
  if (winner !== null) return endRound(state, { winner, by: 'judged' }, tell);
  if (state.deal === 3) return endRound(state, { winner, by: 'drawn' }, tell);
  shuffle(state, 3, tell); // [T38]
  state.lastTurn = false;
  fill(state);
}

/** Both hands are filled, the Merchant's player's first, whose turn is next [T38]. */
function fill(state: State): void {
  const merchant = state.merchantOf!;
  const drawer = [merchant, opponentOf(merchant)].find((seat) => state.hands[seat]!.length < HAND);
  state.phase = drawer === undefined ? 'turn' : 'fill';
  state.toMove = drawer ?? merchant;
}

/** The table stays as it is until the next deal. */
export function endRound(state: State, outcome: Outcome, tell: Tell<Event>): void {
  const { winner } = outcome;
  if (winner !== null) state.wins = put(state.wins, winner, state.wins[winner]! + 1);
  state.outcome = outcome;
  tell({ type: 'round', round: state.round, outcome, wins: state.wins });
  state.result = resultOf(state);
  state.phase = state.result ? 'over' : 'deal';
  if (state.result) tell({ type: 'over', result: state.result });
}

/** What a round's outcome makes of the match, if it decides it [T39, T40]. */
export function resultOf({ round, wins: [first, second], outcome }: Ended): Result | null {
  const isDecided = round > ROUNDS || (round === ROUNDS && first !== second);
  return isDecided && outcome ? { winner: first === second ? null : first > second ? 0 : 1, by: outcome.by } : null;
}

type Ended = Pick<State, 'round' | 'wins' | 'outcome'>;
