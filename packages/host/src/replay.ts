import { admit, begin, heard, isRefusal, play, setupOf } from '@ridotto/kernel';
import type { AnyKinds, AnyTitle, Seat, Viewer } from '@ridotto/kernel';
import { isEntry, type LogLine, type Made } from './deeds.ts';
import { changed, changesOf, type Change } from './patch.ts';

/** One moment of a replay. */
export interface Frame {
  readonly at: number;
  readonly said?: readonly { readonly seat: Seat; readonly say: string }[]; // what was answered to come here
  readonly events: readonly AnyKinds['event'][];
  readonly changes: readonly Change[]; // to the picture of the frame before; null before the first
}

/** What is seen at one moment. */
export interface Picture {
  readonly view: AnyKinds['view'];
  readonly position?: unknown; // everything, where all is open
}

/** A finished game from any seat's eyes, the public's, or with everything open; a frame for every step. */
export async function* framesOf(
  title: AnyTitle,
  made: Made,
  lines: AsyncIterable<LogLine> | Iterable<LogLine>,
  eyes: Viewer | 'all',
): AsyncGenerator<Frame> {
  const { game, notation } = title;
  const earlier: AnyKinds['event'][] = [];
  const setup = setupOf(title, made.setup, made.seats)!;
  const table = begin(title, made.seats, setup, made.before, (event) => earlier.push(event));
  if (isRefusal(table)) throw new Error(`table ${made.id} can't begin: ${table.refused}`);
  const viewer: Viewer = eyes === 'all' ? 'public' : eyes;
  let before: Picture | null = null;
  const frame = (at: number, said: Frame['said'] & object, told: readonly AnyKinds['event'][]): Frame => {
    const picture: Picture = {
      view: game.view(table.state, viewer),
      ...(eyes === 'all' && { position: notation.position.write(table.state) }),
    };
    const changes = changesOf(before, picture);
    before = picture;
    const events = eyes === 'all' ? told : heard(game, told, viewer, made.seats);
    return { at, ...(said.length > 0 && { said }), events, changes };
  };

  yield frame(made.at, [], earlier);
  let said: { seat: Seat; say: string }[] = [];
  for await (const { at, deed } of lines) {
    if (!isEntry(deed)) continue;
    const told: AnyKinds['event'][] = [];
    const step = admit(title, table, deed);
    if (isRefusal(step)) throw new Error(`the log of table ${made.id} stops: ${step.refused}`);
    play(title, table, step, (event) => told.push(event));
    if ('seat' in deed && (eyes === 'all' || eyes === deed.seat)) said.push(deed);
    if (table.sealed.size > 0) continue;
    yield frame(at, said, told);
    said = [];
  }
}

/** What is seen at each frame of a replay, one after the other. */
export function* picturesOf(frames: Iterable<Frame>): Generator<Picture> {
  let picture: unknown = null;
  for (const { changes } of frames) {
    picture = changed(picture, changes);
    yield picture as Picture;
  }
}
