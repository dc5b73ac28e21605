import type { AnyKinds, AnyTitle, Locale, Viewer } from '@ridotto/kernel';
import type { Play, Sign, Told } from '@ridotto/kit/board/play.ts';
import type { Thing } from '@ridotto/kit';

type Event = AnyKinds['event'];

/** The board beside which a log is read: how it wants to be told, and what it folds. */
export type TellingBoard = Pick<Play<AnyKinds>, 'telling' | 'stage'>;

/** What was told of one event. */
export interface Sentence {
  readonly at: number; // which of all events
  readonly parts: readonly Told[];
  readonly heading: string | undefined; // where a new part of the game begins
  readonly sign: Sign | undefined;
  readonly dye: string | undefined;
  readonly isLong: boolean; // folded until somebody wants to read it
}

export interface Reader {
  readonly title: AnyTitle;
  readonly locale: Locale;
  readonly viewer: Viewer;
  readonly names: readonly string[];
}

const LONG = 150; // letters

/** All that was told, line by line; events of which there is nothing to say have none. */
export function sentencesOf(events: readonly Event[], reader: Reader, telling: TellingBoard['telling']): Sentence[] {
  const { event: sentence } = reader.title.words[reader.locale];
  const headings = telling?.headings(events) ?? [];
  let under: string | undefined;
  return events.flatMap((event, at) => {
    const text = sentence(event, reader.viewer, reader.names);
    if (text === undefined) return [];
    const isFirst = headings[at] !== under;
    under = headings[at];
    return {
      at,
      parts: telling?.partsOf(text) ?? [text],
      heading: isFirst ? under : undefined,
      sign: telling?.signOf(event),
      dye: telling?.dyeOf?.(event),
      isLong: text.length > LONG,
    };
  });
}

export const textOf = ({ parts }: Sentence): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');

/** Everything on the board that a line speaks of. */
export const thingsIn = ({ parts }: Sentence): readonly Thing[] =>
  parts.flatMap((part) => (typeof part === 'string' ? [] : part.things()));
