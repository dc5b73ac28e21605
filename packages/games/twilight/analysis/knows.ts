import { catalogue, type Locale } from '@ridotto/kernel';
import { CARDS, cardsIn, copiesOf, NAMES, tally, type View } from '../title.ts';
import { en } from './notebook.en.ts';
import { ru } from './notebook.ru.ts';

const WORDS = catalogue({ en: () => en, ru: () => ru });

/** Which cards were out of sight, and which of them the other had shown to hold. */
export function knows(view: View, locale: Locale, names: readonly string[]): readonly string[] {
  const { viewer, hands, discards, sizes, deck, phase } = view;
  if (viewer === 'public' || phase !== 'turn') return [];
  const other = (1 - viewer) as 0 | 1;
  const known = view.known?.[other] ?? [];
  const seen = [hands[viewer as 0 | 1] ?? [], discards.flat(), known].map((cards) => tally(cards));
  const unseen = CARDS.flatMap((card, rank) =>
    Array(copiesOf(card) - seen.reduce((sum, counts) => sum + counts[rank]!, 0)).fill(card),
  );
  const t = WORDS[locale];
  const said = (cards: readonly (typeof CARDS)[number][]) => cardsIn(NAMES[locale].types, cards);
  return [
    ...(known.length > 0 ? [t.holds(names[other]!, said(known))] : []),
    ...(unseen.length > 0 ? [t.unseen(said(unseen)), t.where(names[other]!, sizes[other] - known.length, deck)] : []),
  ];
}
