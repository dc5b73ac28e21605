import type { Game, Tell, Turn } from '@ridotto/kernel';
import { abilityOptions, useAbility } from './abilities.ts';
import { audiences } from './audiences.ts';
import { applyRoll, canRoll, roll } from './chance.ts';
import { EMPTY, KEEP } from './choices.ts';
import { guess } from './guess.ts';
import {
  DUCATS,
  HAND,
  INFLUENCE,
  leftOf,
  ORGANISATIONS,
  publicOf,
  rightOf,
  ringOf,
  SEALS,
  sorted,
  without,
  type Answer,
  type Card,
  type Event,
  type Intrigo,
  type Public,
  type SealCount,
  type State,
} from './model.ts';
import { hire, isPlacingSure, placeCard, placeOptions } from './placing.ts';
import { reward } from './rewards.ts';
import { view } from './view.ts';

export const game: Game<Intrigo> = {
  start,
  turn,
  options: (state, seat) => optionsOf(state, state.hands[seat]!),
  apply,
  roll,
  canRoll,
  applyRoll,
  audiences,
  clone: (state) => ({ ...publicOf(state), hands: state.hands.slice(), kept: state.kept.slice() }),
  view,
  guess,
};

const NO_SEALS = Object.fromEntries(ORGANISATIONS.map((organisation) => [organisation, 0])) as SealCount;

/** [I5] [I6] */
function start(seats: number): State {
  const each = Array.from({ length: seats }, (_, seat) => seat);
  const ring = Array.from({ length: ringOf(seats) });
  return {
    seats,
    round: 0,
    first: 0,
    phase: 'seating',
    toMove: 0,
    families: [],
    buildings: ring.map(() => EMPTY),
    gaps: ring.map(() => null),
    purses: each.map(() => 0),
    seals: each.map(() => NO_SEALS),
    piles: { ...INFLUENCE },
    supply: DUCATS,
    bag: SEALS,
    plays: [],
    win: null,
    hands: each.map(() => []),
    kept: each.map(() => []),
  };
}

const ROLL: Turn = { kind: 'roll' };
const ASK: readonly Turn[] = [0, 1, 2, 3].map((seat) => ({ kind: 'ask', seats: [seat] }));
const ASK_SURE: readonly Turn[] = [0, 1, 2, 3].map((seat) => ({ kind: 'ask', seats: [seat], sure: [seat] }));
const ASK_ALL: Record<number, Turn> = {
  3: { kind: 'ask', seats: [0, 1, 2] },
  4: { kind: 'ask', seats: [0, 1, 2, 3] },
};
const ASK_ALL_SURE: Record<number, Turn> = {
  3: { kind: 'ask', seats: [0, 1, 2], sure: [0, 1, 2] },
  4: { kind: 'ask', seats: [0, 1, 2, 3], sure: [0, 1, 2, 3] },
};

function turn(state: State): Turn {
  const { phase, seats, toMove, win } = state;
  switch (phase) {
    case 'seating':
    case 'tokens':
    case 'deal':
      return ROLL;
    case 'draft':
      return (state.hands[0]!.length === 1 ? ASK_ALL_SURE : ASK_ALL)[seats]!; // [I11] at the same time
    case 'place':
      return (isPlacingSure(state, state.hands[toMove]!.length) ? ASK_SURE : ASK)[toMove]!;
    case 'ability':
      return (abilityOptions(state).length === 1 ? ASK_SURE : ASK)[toMove]!;
    case 'over':
      return {
        kind: 'over',
        payoffs: Array.from({ length: seats }, (_, seat) => Number(seat === win?.seat)),
        reason: win!.by,
      };
  }
}

/** What an asked seat with this hand may answer: all that it takes is what the seat sees. */
export function optionsOf(known: Public, hand: readonly Card[]): readonly Answer[] {
  switch (known.phase) {
    case 'draft':
      return hand.filter((card, at) => card !== hand[at - 1]).map((card) => KEEP[card]);
    case 'place':
      return placeOptions(known, hand);
    case 'ability':
      return abilityOptions(known);
    case 'seating':
    case 'tokens':
    case 'deal':
    case 'over':
      return [];
  }
}

function apply(state: State, answers: readonly Answer[], tell: Tell<Event>): void {
  const answer = answers[0]!;
  const seat = state.toMove;
  switch (answer.kind) {
    case 'keep':
      return draft(state, answers as readonly (typeof answer)[], tell);
    case 'place': // [I12]
      placeCard(state, seat, answer.card, answer.gap, tell);
      return next(state, tell);
    case 'hire': // [I12] [I15]
      hire(state, seat, answer.influence, answer.gap, tell);
      state.phase = 'ability';
      return;
    case 'pass': // [I14]
      state.plays.push({ seat, choice: answer });
      tell({ type: 'passed', seat });
      return next(state, tell);
    case 'swap':
    case 'kill':
    case 'call':
    case 'ferry':
    case 'move':
    case 'steal':
    case 'none':
      useAbility(state, seat, answer, tell);
      return next(state, tell);
  }
}

/** [I11] Everyone keeps a card and hands the pack on to the left. */
function draft(state: State, answers: readonly { readonly card: Card }[], tell: Tell<Event>): void {
  const { seats, hands } = state;
  const packs = hands.map((pack, seat) => without(pack, answers[seat]!.card));
  state.kept = state.kept.map((kept, seat) => [...kept, answers[seat]!.card]);
  state.hands = packs.map((_, seat) => packs[rightOf(seat, seats)]!);
  const kept = state.kept[0]!.length;
  tell({ type: 'drafted', kept, cards: answers.map(({ card }) => card), packs: [...state.hands] });
  if (kept < HAND) return;
  state.hands = state.kept.map(sorted);
  state.phase = 'place';
}

/** [I13] */
function next(state: State, tell: Tell<Event>): void {
  if (!state.gaps.includes(null)) return reward(state, tell);
  state.toMove = leftOf(state.toMove, state.seats);
  state.phase = 'place';
}
