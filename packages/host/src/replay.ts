import { admit, fold, headOf, heard, isRefusal, open, play } from '@ridotto/kernel';
import type { AnyTitle, Log, Seat, Told, Viewer } from '@ridotto/kernel';
import { isEntry, type LogLine, type Made } from './deeds.ts';

/** The whole log of a finished game as the kernel writes it, key and all. */
export function logOf(made: Made, lines: readonly LogLine[]): Log {
  const log: Log = {
    game: made.game,
    edition: made.edition,
    seats: made.seats,
    setup: made.setup,
    fair: { commitment: made.commitment, words: wordsIn(made.seats, lines), key: made.key },
    answers: lines.flatMap(({ deed }) => (isEntry(deed) ? [deed] : [])),
  };
  return { ...log, fair: { ...log.fair!, head: headOf(log) } };
}

/** Each seat's words as they stood at the start. */
function wordsIn(seats: number, lines: readonly LogLine[]): string[] {
  const words = Array<string>(seats).fill('');
  for (const { deed } of lines) {
    if (isEntry(deed)) continue;
    if (deed.kind === 'sit') words[deed.seat] = deed.words;
    if (deed.kind === 'leave' || deed.kind === 'bot') words[deed.seat] = '';
  }
  return words;
}

/** A finished game as lines of text: who said what, in the game's notation. */
export function notationOf(title: AnyTitle, log: Log): string {
  const { table } = fold(title, log.seats, title.readSetup(log.setup, log.seats), log.answers);
  const turn = title.game.turn(table.state);
  return [
    `${log.game} ${log.edition}, ${log.seats} seats`,
    ...log.answers.map((entry) =>
      'seat' in entry ? `${entry.seat}: ${entry.say}` : `*: ${JSON.stringify(entry.roll)}`,
    ),
    ...(turn.kind === 'over' ? [`= ${turn.payoffs.join(' ')} (${turn.reason})`] : []),
    '',
  ].join('\n');
}

/** One moment of a replay. */
export interface Frame {
  readonly at: number;
  readonly said?: readonly { readonly seat: Seat; readonly say: string }[]; // what was answered to come here
  readonly view: unknown;
  readonly events: readonly unknown[];
  readonly position?: unknown; // everything, where all is open
}

/** A finished game from any seat's eyes, the public's, or with everything open; a frame for every step. */
export function framesOf(
  title: AnyTitle,
  made: Made,
  lines: readonly LogLine[],
  eyes: Viewer | 'all',
): readonly Frame[] {
  const { game, notation } = title;
  const table = open(title, made.seats, title.readSetup(made.setup, made.seats));
  const viewer: Viewer = eyes === 'all' ? 'public' : eyes;
  const frame = (at: number, said: Frame['said'] & object, told: Told<unknown>): Frame => ({
    at,
    ...(said.length > 0 && { said }),
    view: game.view(table.state, viewer),
    events: eyes === 'all' ? told.map(({ event }) => event) : heard(told, viewer),
    ...(eyes === 'all' && { position: notation.position(table.state) }),
  });
  const frames = [frame(made.at, [], [])];
  let said: { seat: Seat; say: string }[] = [];
  for (const { at, deed } of lines) {
    if (!isEntry(deed)) continue;
    const told: { to: 'all' | readonly Seat[]; event: unknown }[] = [];
    const step = admit(title, table, deed);
    if (isRefusal(step)) throw new Error(`the log of table ${made.id} stops: ${step.refused}`);
    play(title, table, step, (to, event) => told.push({ to, event }));
    if ('seat' in deed && (eyes === 'all' || eyes === deed.seat)) said.push(deed);
    if (table.sealed.size > 0) continue;
    frames.push(frame(at, said, told));
    said = [];
  }
  return frames;
}
