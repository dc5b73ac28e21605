import { catalogue, type Locale } from '@ridotto/kernel';
import { CARDS, NAMES, notebook, type Card, type Note, type View } from '../title.ts';
import { en } from './notebook.en.ts';
import { ru } from './notebook.ru.ts';

const WORDS = catalogue({ en: () => en, ru: () => ru });

/** Who held which card: for certain, or in how many of the worlds that couldn't be told apart. */
export function knows(view: View, locale: Locale, names: readonly string[]): readonly string[] {
  if (!view.seen || view.seen.length === 0 || view.win) return [];
  const t = WORDS[locale];
  const { notes, worlds } = notebook(view);
  const nameOf = (card: Card) => `${NAMES[locale].houses[CARDS[card].house]} ${CARDS[card].value}`;
  const others = [...names.keys()].filter((seat) => seat !== view.viewer);
  const shareOf = ({ held, packed }: Note, seat: number) => (held[seat]! + packed[seat]!) / worlds;
  const open = notes.filter(({ source }) => source.kind !== 'own' && source.kind !== 'palace');
  const listOf = (wanted: (note: Note) => boolean) =>
    notes
      .filter(wanted)
      .map(({ card }) => nameOf(card))
      .join(', ');
  const certain = others.flatMap((seat) => {
    const cards = listOf((note) => open.includes(note) && shareOf(note, seat) === 1);
    return cards ? [t.holds(names[seat]!, cards)] : [];
  });
  const lacking = others.flatMap((seat) => {
    const cards = listOf(({ lacking }) => lacking.includes(seat));
    return cards ? [t.lacks(names[seat]!, cards)] : [];
  });
  const unsure = open.flatMap((note) => {
    const holders = others.filter((seat) => shareOf(note, seat) > 0 && shareOf(note, seat) < 1);
    const said = holders.map((seat) => t.holder(names[seat]!, Math.round(100 * shareOf(note, seat))));
    return said.length === 0 ? [] : [t.card(nameOf(note.card), said.join(', '))];
  });
  return [...certain, ...lacking, ...unsure];
}
