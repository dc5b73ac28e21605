import type { Seat, Tell } from '@ridotto/kernel';
import { CALL, CARD_DOWN, FERRY, HIRED, KILL, MOVE, NONE, STEAL, SWAP, TOKEN_DOWN } from './choices.ts';
import {
  deckOf,
  intrigueIn,
  without,
  type Ability,
  type Answer,
  type Card,
  type Event,
  type Influence,
  type Public,
  type State,
} from './model.ts';
import { placeCard } from './placing.ts';
import { holderOf } from './plays.ts';

/** The influence card that has just been played, and where: whose ability is asked for. */
export function hiredNow({ plays }: Public): { readonly influence: Influence; readonly gap: number } {
  const choice = plays.at(-1)?.choice;
  if (choice?.kind !== 'hire') throw new Error('no influence card has just been played');
  return choice;
}

/** [I15] The two buildings beside a gap. */
export const buildingsBeside = (gap: number, ring: number): readonly number[] => [gap, (gap + 1) % ring];

/** [I16] The other gaps of these two buildings, in the same order. */
export const gapsBeside = (gap: number, ring: number): readonly number[] => [(gap + ring - 1) % ring, (gap + 1) % ring];

/** [I19] The cards not in the palace, each name once: all of them are in somebody's hand. */
export function callable({ seats, gaps }: Public): readonly Card[] {
  let absent = deckOf(seats);
  for (const gap of gaps) {
    const found = intrigueIn(gap);
    if (found) absent = without(absent, found.card);
  }
  return absent.filter((card, at) => card !== absent[at - 1]);
}

/** [I15] All that the card just played may do; declining comes last and is always possible. */
export function abilityOptions(known: Public): readonly Answer[] {
  const { influence, gap } = hiredNow(known);
  return [...uses(known, influence, gap), NONE];
}

/** [I15] Whether this card would have something to act on in an empty gap. */
export function canAct(known: Public, influence: Influence, gap: number): boolean {
  const gaps = known.gaps.with(gap, HIRED[influence][0]!);
  return uses({ ...known, gaps }, influence, gap).length > 0;
}

function uses(known: Public, influence: Influence, gap: number): readonly Answer[] {
  const { buildings, gaps } = known;
  const ring = gaps.length;
  const besides = gapsBeside(gap, ring);
  switch (influence) {
    case 'courtesan': // [I19]
      return besides.filter((at) => gaps[at] === null).flatMap((at) => callable(known).map((card) => CALL[card][at]!));
    case 'seller': {
      // [I17]
      const withToken = indexes(buildings, ({ token }) => token !== null);
      return buildingsBeside(gap, ring)
        .filter((building) => withToken.includes(building))
        .flatMap((building) => withToken.filter((other) => other !== building).map((other) => SWAP[building]![other]!));
    }
    case 'assassin': // [I18] [I23]
      return besides.filter((at) => intrigueIn(gaps[at])?.up).map((at) => KILL[at]!);
    case 'guard': {
      // [I21] [I23]
      const empty = indexes(gaps, (found) => found === null);
      return besides.filter((at) => intrigueIn(gaps[at])).flatMap((at) => empty.map((to) => MOVE[at]![to]!));
    }
    case 'gondolier': {
      // [I20] [I23]
      const cards = indexes(gaps, (found) => intrigueIn(found) !== undefined);
      return besides
        .filter((at) => cards.includes(at))
        .flatMap((at) => cards.filter((other) => other !== at).map((other) => FERRY[at]![other]!));
    }
    case 'thief': // [I22]
      return buildingsBeside(gap, ring)
        .filter((building) => buildings[building]!.token !== null && buildings[building]!.up)
        .map((building) => STEAL[building]!);
  }
}

/** Uses the ability of the card that `seat` has just played. */
export function useAbility(state: State, seat: Seat, choice: Ability, tell: Tell<Event>): void {
  const { buildings, gaps } = state;
  const { influence } = hiredNow(state);
  state.plays.push({ seat, choice });
  switch (choice.kind) {
    case 'swap': // [I17]
      exchange(buildings, choice.building, choice.other);
      return tell({ type: 'swapped', seat, building: choice.building, other: choice.other });
    case 'kill': {
      // [I18]
      const { card } = intrigueIn(gaps[choice.gap])!;
      gaps[choice.gap] = CARD_DOWN[card];
      return tell({ type: 'killed', seat, card, gap: choice.gap });
    }
    case 'call': {
      // [I19]
      const { card, gap } = choice;
      const holder = holderOf(state.hands, seat, card)!; // what is not in the palace is in a hand
      tell({ type: 'called', seat, card, gap, holder });
      return placeCard(state, holder, card, gap, tell);
    }
    case 'ferry': // [I20]
      exchange(gaps, choice.gap, choice.other);
      return tell({ type: 'ferried', seat, gap: choice.gap, other: choice.other });
    case 'move': {
      // [I21]
      const { card } = intrigueIn(gaps[choice.gap])!;
      exchange(gaps, choice.gap, choice.to);
      return tell({ type: 'moved', seat, card, gap: choice.gap, to: choice.to });
    }
    case 'steal': {
      // [I22]
      const token = buildings[choice.building]!.token!;
      buildings[choice.building] = TOKEN_DOWN[token];
      return tell({ type: 'stolen', seat, building: choice.building, token });
    }
    case 'none': // [I15]
      return tell({ type: 'declined', seat, influence });
  }
}

function exchange(list: unknown[], a: number, b: number): void {
  const kept = list[a];
  list[a] = list[b];
  list[b] = kept;
}

function indexes<T>(list: readonly T[], fits: (item: T) => boolean): number[] {
  const found: number[] = [];
  for (let at = 0; at < list.length; at++) if (fits(list[at]!)) found.push(at);
  return found;
}
