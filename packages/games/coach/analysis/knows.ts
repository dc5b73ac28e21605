import { catalogue, type Locale } from '@ridotto/kernel';
import type { Whereabouts } from '../rules/knowledge/notebook.ts';
import { NAMES, notebook, type View } from '../title.ts';
import { en } from './notebook.en.ts';
import { ru } from './notebook.ru.ts';

const WORDS = catalogue({ en: () => en, ru: () => ru });

/** What was certain of each of the others, and of what nobody held. */
export function knows(view: View, locale: Locale, names: readonly string[]): readonly string[] {
  if (view.active === null || view.result) return [];
  const t = WORDS[locale];
  const said = NAMES[locale];
  const { societies, items, professions } = notebook(view);
  const sure = <T extends string>(rows: readonly Whereabouts<T>[], names: Readonly<Record<T, string>>, at: number) =>
    rows.flatMap(({ what, seats, pile }) => {
      const { least } = at < seats.length ? seats[at]! : pile;
      return least > 0 ? [t.count(names[what], least)] : [];
    });
  const line = (name: string, parts: readonly string[]) => (parts.length > 0 ? [t.of(name, parts.join(', '))] : []);
  const others = [...names.keys()].filter((seat) => seat !== view.viewer);
  return [
    ...others.flatMap((seat) => {
      const society = societies[seat];
      return line(names[seat]!, [
        ...(society ? [said.societies[society]] : []),
        ...sure(professions, said.professions, seat),
        ...sure(items, said.items, seat),
      ]);
    }),
    ...line(t.deck, sure(items, said.items, view.seats)),
    ...line(t.unused, sure(professions, said.professions, view.seats)),
  ];
}
