import { entryText, headLines, headOf, LogHead } from '@ridotto/kernel';
import type { Log, Seat, Turn } from '@ridotto/kernel';
import { isEntry, type LogLine, type Made } from './deeds.ts';

/** The whole log of a finished game as the kernel writes it, key and all. */
export function logOf(made: Made, lines: readonly LogLine[]): Log {
  const words = noWords(made);
  for (const line of lines) hearWords(words, line);
  const answers = lines.flatMap(({ deed }) => (isEntry(deed) ? [deed] : []));
  const { commitment, key } = made;
  const head = headOf({ ...promiseOf(made, words), answers });
  return { ...promiseOf(made, words), fair: { commitment, words, key, head }, answers };
}

/** The same as JSON, piece by piece: no log is too long for it. */
export async function* logPieces(
  made: Made,
  lines: AsyncIterable<LogLine> | Iterable<LogLine>,
): AsyncGenerator<string> {
  const { game, edition, seats, setup, before, commitment, key } = made;
  const words = noWords(made);
  let head: LogHead | undefined;
  yield `${JSON.stringify({ game, edition, seats, setup, before }).slice(0, -1)},"answers":[`;
  for await (const line of lines) {
    hearWords(words, line);
    if (!isEntry(line.deed)) continue;
    const isFirst = head === undefined;
    head ??= new LogHead(promiseOf(made, words)); // all have sat down before the first answer
    head.add(line.deed);
    yield `${isFirst ? '' : ','}${JSON.stringify(line.deed)}`;
  }
  head ??= new LogHead(promiseOf(made, words));
  yield `],"fair":${JSON.stringify({ commitment, words, key, head: head.hash() })}}`;
}

/** A game as lines of text, piece by piece: who said what, in the game's notation, and how it ended if that is known. */
export async function* notationPieces(
  { game, edition, seats, setup, before }: Made,
  lines: AsyncIterable<LogLine> | Iterable<LogLine>,
  end: Turn | undefined,
): AsyncGenerator<string> {
  yield `${headLines({ game, edition, seats, setup, ...(before && { before }) }).join('\n')}\n`;
  for await (const { deed } of lines) if (isEntry(deed)) yield `${entryText(deed)}\n`;
  if (end?.kind === 'over') yield `= ${end.payoffs.join(' ')} (${end.reason})\n`;
}

/** All pieces in one text, for logs that are not too long for it. */
export async function wholeText(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

const promiseOf = ({ game, edition, seats, setup, before, commitment }: Made, words: readonly string[]) => ({
  game,
  edition,
  seats,
  setup,
  ...(before && { before }),
  fair: { commitment, words },
});

const noWords = ({ seats }: Made): string[] => Array<string>(seats).fill('');

/** Notes each seat's words as they stand at the start. */
function hearWords(words: string[], { deed }: LogLine): void {
  if (isEntry(deed)) return;
  const set = (seat: Seat, text: string) => void (words[seat] = text);
  if (deed.kind === 'sit') set(deed.seat, deed.words);
  if (deed.kind === 'leave' || deed.kind === 'bot') set(deed.seat, '');
}
