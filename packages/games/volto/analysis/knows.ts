import { catalogue, type Locale } from '@ridotto/kernel';
import { KIND_NAMES as NAMES, KINDS, notebook, writeCell, type View } from '../title.ts';
import { en } from './notebook.en.ts';
import { ru } from './notebook.ru.ts';

const WORDS = catalogue({ en: () => en, ru: () => ru });

/** What hidden masks could be; those of which the same was known stand together, and what was surest comes first. */
export function knows(view: View, locale: Locale): readonly string[] {
  if (view.phase !== 'move') return [];
  const t = WORDS[locale];
  const alike = Map.groupBy(notebook(view), ({ kinds }) => kinds.map(({ kind }) => NAMES[locale][kind]).join(' '));
  const groups = [...alike.values()].sort(([a], [b]) => a!.kinds.length - b!.kinds.length);
  return groups.map((notes) => {
    const cells = notes.map(({ mask }) => writeCell(view.cells[mask]!)).sort();
    const names = notes[0]!.kinds.map(({ kind }) => NAMES[locale][kind]);
    if (names.length === 1) return t.sure(cells, names[0]!);
    return names.length === KINDS.length ? t.anybody(cells.length) : t.either(cells, names);
  });
}
