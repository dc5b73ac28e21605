import type { Rng } from '@ridotto/kernel';
import { HAND, isOneType, typeOf, type Card, type Dealt, type Play } from './model.ts';

/** What a deal without a redeal tells of a hand: it holds two types at least [T6]. */
export const MIXED: Dealt = { played: null, plays: [] };

/** What is left of that after a play: nothing, once a second type has been played. */
export function afterPlay(dealt: Dealt | null, { card, copies }: Play, isFirst: boolean): Dealt | null {
  const type = typeOf(card);
  if (dealt === null || (dealt.played !== null && dealt.played !== type)) return null;
  const { plays } = dealt;
  return { played: type, plays: isFirst ? [...plays, copies] : [...plays.slice(0, -1), plays.at(-1)! + copies] };
}

/**
 * How many cards of a hand could be those of the deal: any of a full hand is as likely to have been
 * played as any other.
 */
export function drawDealtCount({ plays }: Dealt, rng: Rng): number {
  let old = HAND;
  for (const count of plays) {
    for (let left = HAND; left > HAND - count; left--) if (rng(left) < old) old--;
  }
  return old;
}

/** Whether what is left of a deal agrees with [T6]. */
export const agrees = ({ played }: Dealt, old: readonly Card[]): boolean =>
  played === null ? !isOneType(old) : old.some((card) => typeOf(card) !== played);
