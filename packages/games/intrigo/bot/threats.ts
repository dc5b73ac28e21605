import type { Seat } from '@ridotto/kernel';
import { CARD_UP, PLACE } from '../rules/choices.ts';
import { CARDS, type Answer, type Card, type Public, type SealCount, type State } from '../rules/model.ts';
import { lacking } from '../rules/race.ts';
import { oneMore, preview, type Preview } from '../rules/rewards.ts';
import { highestOf, winningHire } from './hires.ts';

/** A seat's seals with those that its cards win if the round ends now. */
const promised = ({ seals }: Public, seat: Seat, { fates }: Preview): SealCount =>
  fates.reduce(
    (sum, fate) =>
      fate.kind === 'won' && fate.seat === seat && fate.token !== 'ducat' ? oneMore(sum, fate.token) : sum,
    seals[seat]!,
  );

/** The buildings with a seal that would win the game for a seat, with what its cards win already. */
export function wantedBy(known: Public, seat: Seat, now: Preview): number[] {
  const isWinning = now.win?.seat === seat;
  const wanted: readonly string[] = lacking(isWinning ? known.seals[seat]! : promised(known, seat, now));
  if (wanted.length === 0) return [];
  return known.buildings.flatMap(({ token, up }, at) => (up && token !== null && wanted.includes(token) ? [at] : []));
}

/** The free gaps beside such buildings. */
export function winningGaps(known: Public, seat: Seat, now = preview(known)): number[] {
  const { gaps } = known;
  const beside = wantedBy(known, seat, now).flatMap((at) => [(at + gaps.length - 1) % gaps.length, at]);
  return [...new Set(beside)].filter((gap) => gaps[gap] === null);
}

/** What a seat can do in its turn so that it would win the game, if the round ended then: a card of its own, or a hire. */
export const winningTurn = (state: State, seat: Seat, now: Preview): readonly Answer[] | undefined =>
  winningCard(state, seat, now) ?? winningHire(state, seat, wantedBy(state, seat, now), now);

function winningCard(state: State, seat: Seat, now: Preview): readonly Answer[] | undefined {
  for (const gap of winningGaps(state, seat, now)) {
    for (const card of state.hands[seat]!) {
      if (CARDS[card].house === state.families[seat] && winsAt(state, seat, card, gap)) return [PLACE[card][gap]!];
    }
  }
  return undefined;
}

const winsAt = (known: Public, seat: Seat, card: Card, gap: number): boolean =>
  preview({ ...known, gaps: known.gaps.with(gap, CARD_UP[card]) }).win?.seat === seat;

/** The free gaps through which somebody else can win, if the highest card of the family that is not in the palace comes there. */
export function openTo(known: Public, me: Seat): ReadonlySet<number> {
  const now = preview(known);
  const through = (seat: Seat) => {
    const gaps = seat === me ? [] : winningGaps(known, seat, now);
    const card = gaps.length > 0 ? highestOf(known, seat) : undefined;
    return card ? gaps.filter((gap) => winsAt(known, seat, card, gap)) : [];
  };
  return new Set(known.families.flatMap((_, seat) => through(seat)));
}
