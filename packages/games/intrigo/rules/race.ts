import type { Seat } from '@ridotto/kernel';
import { CARD_UP } from './choices.ts';
import { CARD_NAMES, CARDS, intrigueIn, ORGANISATIONS, type Card, type Organisation } from './model.ts';
import type { GapCard, SealCount } from './model.ts';
import { completes, oneMore, preview, type Rewarded as Known } from './rewards.ts';

/** [I27] The organisations one more seal of which would win the game. */
export const lacking = (seals: SealCount): readonly Organisation[] =>
  ORGANISATIONS.filter((organisation) => completes(oneMore(seals, organisation)) !== undefined);

/**
 * Who can win this round by cards alone: the cards of the family that aren't in the palace yet, whoever holds them,
 * can be placed so that the rewards would end the game. Nobody hinders, and nobody is hired.
 */
export const contenders = (known: Known): readonly Seat[] =>
  known.win ? [] : known.families.flatMap((_, seat) => (canWin(known, seat) ? [seat] : []));

function canWin(known: Known, seat: Seat): boolean {
  const placed = known.gaps.flatMap((gap) => intrigueIn(gap)?.card ?? []);
  const own = CARD_NAMES.filter((card) => CARDS[card].house === known.families[seat]);
  const cards = own.filter((card) => !placed.includes(card)).toReversed(); // the highest first
  if (!isNear(known, seat, own.length)) return false;
  return winsWith(known, known.gaps.slice(), seat, cards);
}

/** A card wins at most the two tokens beside it: whoever wants more seals than that can't win yet. */
function isNear({ buildings, seals }: Known, seat: Seat, cards: number): boolean {
  const won = ORGANISATIONS.flatMap((organisation) =>
    Array<Organisation>(seals[seat]![organisation]).fill(organisation),
  );
  const there = buildings.flatMap(({ token, up }) => (up && token !== null && token !== 'ducat' ? [token] : []));
  const most = (organisation: Organisation) => [...won, ...there].filter((one) => one === organisation).length;
  const kinds = ORGANISATIONS.filter((organisation) => most(organisation) > 0);
  const missing = ORGANISATIONS.filter((organisation) => seals[seat]![organisation] === 0);
  const hasFive = kinds.length === ORGANISATIONS.length && missing.length <= 2 * cards;
  return hasFive || ORGANISATIONS.some((organisation) => most(organisation) >= 4);
}

function winsWith(known: Known, gaps: (GapCard | null)[], seat: Seat, cards: readonly Card[]): boolean {
  if (preview({ ...known, gaps }).win?.seat === seat) return true;
  const [card, ...rest] = cards;
  if (card === undefined) return false;
  if (winsWith(known, gaps, seat, rest)) return true; // it may stay in a hand
  return gaps.some((gap, at) => {
    if (gap !== null || !isWorth(known, at)) return false;
    gaps[at] = CARD_UP[card];
    const wins = winsWith(known, gaps, seat, rest);
    gaps[at] = null;
    return wins;
  });
}

/** Only a seal brings anybody nearer. */
const isWorth = ({ buildings }: Known, gap: number): boolean =>
  [gap, (gap + 1) % buildings.length].some((at) => {
    const { token, up } = buildings[at]!;
    return up && token !== null && token !== 'ducat';
  });
