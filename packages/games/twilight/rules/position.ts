import { isCount, isListOf, isOneOf, isRecord } from '@ridotto/kernel';
import { halfAt, isOnTrack, isValiant, mansionAt, setUp } from './board.ts';
import { ALL_CARDS, END, HAND, bagOf, isCard, without } from './model.ts';
import type { Board, Card, Cell, Outcome, Play, State } from './model.ts';
import { resultOf } from './round.ts';
import { ANSWERS } from './answers.ts';

/** A table from the JSON of a position, which says neither its phase nor what was seen and counted before. */
export function readPosition(written: unknown): State | undefined {
  if (!isRecord(written)) return undefined;
  const { round, wins, merchantOf, toMove, deal, lastTurn } = written;
  if (!isCount(round) || !isPairOf(wins, isCount) || !isDeal(deal) || typeof lastTurn !== 'boolean') return undefined;
  if (!isSeatOrNone(merchantOf) || !isSeatOrNone(toMove)) return undefined;
  const board = readBoard(written);
  const cards = readCards(written);
  const played = readPlays(written.played);
  if (!board || !cards || !played) return undefined;
  const table = { round, wins, merchantOf, toMove, deal, board, ...cards, played, lastTurn };
  const outcome = outcomeOf(table);
  const result = resultOf({ ...table, outcome });
  const phase = result ? 'over' : outcome ? 'deal' : phaseOf(table);
  return { ...table, phase, known: [[], []], drawn: [HAND, HAND], dealt: [null, null], outcome, result };
}

const isDeal = isOneOf([1, 2, 3] as const);
const isSeatOrNone = isOneOf([0, 1, null] as const);
const isPairOf = <T>(value: unknown, isItem: (item: unknown) => item is T): value is [T, T] =>
  isListOf(value, isItem, 2);
const isCell = (value: unknown): value is Cell => Number.isInteger(value) && Math.abs(value as Cell) <= END;
const isHand = (value: unknown): value is Card[] => isListOf(value, isCard);

function readBoard({
  doge,
  guards,
  merchant,
  harlequin,
  favourite,
  merchantOf,
}: Record<string, unknown>): Board | undefined {
  if (!isCell(doge) || !isPairOf(guards, isCell) || !isCell(favourite)) return undefined;
  const [w, e] = guards;
  if (merchantOf === null) return { ...setUp(0), doge, w, e, favourite }; // not yet placed [T8]
  if (!isCell(merchant) || !isCell(harlequin)) return undefined;
  const board = { doge, w, e, merchant, harlequin, favourite };
  return isOnTrack(board) && isValiant(board) ? board : undefined;
}

/** The deck is what lies nowhere else. */
function readCards({
  hands,
  discards,
  deck,
}: Record<string, unknown>): Pick<State, 'hands' | 'discards' | 'deck'> | undefined {
  if (!isPairOf(hands, isHand) || !isPairOf(discards, isHand)) return undefined;
  const lying = [...hands, ...discards].flat();
  const rest = without(ALL_CARDS, lying);
  const isWhole = rest.length === ALL_CARDS.length - lying.length && rest.length === deck;
  return isWhole ? { hands: [bagOf(hands[0]), bagOf(hands[1])], discards, deck: rest } : undefined;
}

function readPlays(written: unknown): Play[] | undefined {
  const steps = Array.isArray(written) ? written.map((say) => ANSWERS.get(say as string)) : [undefined];
  return steps.every((step): step is Play => step?.kind === 'play') ? steps : undefined;
}

type Lying = Pick<
  State,
  'round' | 'wins' | 'merchantOf' | 'toMove' | 'deal' | 'board' | 'hands' | 'discards' | 'deck' | 'played'
>;

/** How the round ended, if it has: with the deck, when as many rounds are won as have begun [T33, T34, T37]. */
function outcomeOf({ board, deck, round, wins }: Lying): Outcome | null {
  const { doge, favourite } = board;
  if (mansionAt(doge) !== null) return { winner: mansionAt(doge), by: 'doge' };
  if (mansionAt(favourite) !== null) return { winner: mansionAt(favourite), by: 'favourite' };
  const isJudged = deck.length === 0 && wins[0] + wins[1] === round;
  return isJudged ? { winner: halfAt(doge) ?? halfAt(favourite), by: 'judged' } : null;
}

/** A turn begins with a full hand while the deck has cards; a third deal, with both hands filled [T35, T38]. */
function phaseOf({ merchantOf, toMove, hands, deck, deal, discards, played }: Lying): State['phase'] {
  if (merchantOf === null) return 'lots';
  if (toMove === null) return hands.flat().length === 0 ? 'deal' : 'redeal';
  if (played.length > 0 || deck.length === 0 || hands[toMove]!.length === HAND) return 'turn';
  return deal === 3 && discards.flat().length === 0 ? 'fill' : 'draw';
}
