import { draw, type Game, type Rng, type Tell, type Turn } from '@ridotto/kernel';
import { audiences } from './audiences.ts';
import { after, landingOf, mansionAt, setUp } from './board.ts';
import { guess } from './guess.ts';
import { afterPlay } from './memory.ts';
import { ALL_CARDS, HAND, bagOf, opponentOf, put, without } from './model.ts';
import type { Bag, Board, Card, Event, Pair, Play, Result, Roll, State, Twilight, Word } from './model.ts';
import { deal, drawCards, drawSize, endRound, finishTurn, passToDraw } from './round.ts';
import { answersOf } from './answers.ts';
import { view } from './view.ts';

const ROLL: Turn = { kind: 'roll' };
const ASK: Pair<Turn> = [
  { kind: 'ask', seats: [0] },
  { kind: 'ask', seats: [1] },
];

export const game: Game<Twilight> = {
  start: () => ({
    phase: 'lots',
    round: 1,
    wins: [0, 0],
    merchantOf: null,
    toMove: null,
    deal: 1,
    board: setUp(0), // the lots may still swap the Merchant and the Harlequin [T8]
    hands: [[], []],
    known: [[], []],
    drawn: [0, 0],
    dealt: [null, null],
    discards: [[], []],
    deck: ALL_CARDS,
    played: [],
    lastTurn: false,
    outcome: null,
    result: null,
  }),

  turn(state) {
    if (state.phase === 'turn') return ASK[state.toMove as 0 | 1];
    if (state.phase !== 'over') return ROLL;
    return { kind: 'over', payoffs: payoffs(state.result!), reason: state.result!.by };
  },

  options: (state) => answersOf(state),

  apply(state, answers, tell) {
    const answer = answers[0]!;
    switch (answer.kind) {
      case 'play':
        return play(state, answer, tell);
      case 'word':
        return call(state, answer, tell);
      case 'discard':
        return discard(state, tell);
      case 'end':
        tell({ type: 'ended', seat: state.toMove! });
        return finishTurn(state, tell);
    }
  },

  roll,
  canRoll,

  applyRoll(state, answer, tell) {
    switch (answer.kind) {
      case 'lots': // [T8]
        state.merchantOf = answer.merchant;
        state.board = setUp(answer.merchant);
        state.phase = 'deal';
        return tell({ type: 'lots', merchant: answer.merchant });
      case 'deal':
        return deal(state, answer.hands, tell);
      case 'draw':
        return drawCards(state, answer.cards, tell);
    }
  },

  // [T41]
  resign(state, seat, tell) {
    state.phase = 'over';
    state.result = { winner: opponentOf(seat), by: 'resigned' };
    tell({ type: 'over', result: state.result });
  },

  audiences,
  clone: (state) => ({ ...state }), // its fields are never changed inside
  view,
  guess,
};

const payoffs = ({ winner }: Result): number[] => (winner === null ? [0, 0] : winner === 0 ? [1, -1] : [-1, 1]);

function roll(state: State, rng: Rng): Roll {
  switch (state.phase) {
    case 'lots':
      return { kind: 'lots', merchant: rng(2) };
    case 'deal':
    case 'redeal': {
      const cards = draw(ALL_CARDS, 2 * HAND, rng);
      return { kind: 'deal', hands: [bagOf(cards.slice(0, HAND)), bagOf(cards.slice(HAND))] };
    }
    case 'draw':
    case 'fill':
      return { kind: 'draw', cards: bagOf(draw(state.deck, drawSize(state), rng)) };
    case 'turn':
    case 'over':
      throw new Error(`no roll is due in phase ${state.phase}`);
  }
}

function canRoll(state: State, answer: Roll): boolean {
  switch (answer.kind) {
    case 'lots':
      return state.phase === 'lots';
    case 'deal': {
      const [first, second] = answer.hands;
      const isDue = state.phase === 'deal' || state.phase === 'redeal';
      return isDue && isDrawn(first, HAND, ALL_CARDS) && isDrawn(second, HAND, without(ALL_CARDS, first));
    }
    case 'draw':
      return (state.phase === 'draw' || state.phase === 'fill') && isDrawn(answer.cards, drawSize(state), state.deck);
  }
}

/** Whether these are so many cards that can come out of the bag. */
const isDrawn = (cards: Bag, count: number, bag: Bag): boolean =>
  cards.length === count && without(bag, cards).length === bag.length - count;

/** A card takes effect before the next is played [T13]. */
function play(state: State, step: Play, tell: Tell<Event>): void {
  const seat = state.toMove!;
  const cards = Array<Card>(step.copies).fill(step.card);
  state.dealt = put(state.dealt, seat, afterPlay(state.dealt[seat]!, step, state.played.length === 0));
  state.hands = put(state.hands, seat, without(state.hands[seat]!, cards));
  state.known = put(state.known, seat, without(state.known[seat]!, cards));
  state.discards = put(state.discards, seat, [...state.discards[seat]!, ...cards]); // [T19]
  state.played = [...state.played, step];
  const board = after(state.board, step.move)!;
  tell({ type: 'played', seat, play: step, to: landingOf(state.board, board) });
  stand(state, board, tell);
}

/** The Guild's Word is the whole turn [T12, T27]. */
function call(state: State, { move }: Word, tell: Tell<Event>): void {
  tell({ type: 'called', seat: state.toMove!, piece: move.piece, to: state.board.merchant });
  stand(state, after(state.board, move)!, tell);
  if (state.outcome === null) finishTurn(state, tell);
}

/** The Doge in a mansion ends the round at once [T34]. */
function stand(state: State, board: Board, tell: Tell<Event>): void {
  state.board = board;
  const winner = mansionAt(board.doge);
  if (winner !== null) endRound(state, { winner, by: 'doge' }, tell);
}

/** The whole hand, and no step of the Favourite [T11]. */
function discard(state: State, tell: Tell<Event>): void {
  const seat = state.toMove!;
  const cards = state.hands[seat]!;
  state.discards = put(state.discards, seat, [...state.discards[seat]!, ...cards]);
  state.hands = put(state.hands, seat, []);
  state.known = put(state.known, seat, []);
  state.dealt = put(state.dealt, seat, null);
  tell({ type: 'discarded', seat, cards });
  passToDraw(state, tell);
}
