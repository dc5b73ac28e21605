import type { AnyKinds, Viewer } from '@ridotto/kernel';
import type { LogLine } from './deeds.ts';
import { recall } from './fold.ts';
import { changesOf, type Change } from './patch.ts';
import { newSitting, type Sitting } from './sitting.ts';
import { servedWithout } from './times.ts';

/** A moment of a game under way as one pair of eyes saw it. */
export interface PastMoment {
  readonly told: readonly AnyKinds['event'][]; // what they heard then
  readonly changes: readonly Change[]; // to what they saw at the moment before; null before the first
}

const always = servedWithout([]);

/**
 * What somebody has seen and heard so far, moment by moment: their own eyes' views, whenever something was told.
 * Answers that tell nothing make no moment, so that nobody can count what is sealed.
 */
export async function* pastOf(
  { made, title, length }: Sitting,
  lines: AsyncIterable<LogLine> | Iterable<LogLine>,
  viewer: Viewer,
): AsyncGenerator<PastMoment> {
  const again = newSitting(made, title);
  let before: AnyKinds['view'] | null = null;
  for await (const line of lines) {
    if (again.length === length) return; // what came later is not sent yet
    const moment = recall(again, line, always);
    if (moment.isSilent) continue;
    const view = title.game.view(again.table!.state, viewer);
    yield { told: moment.heardBy(viewer), changes: changesOf(before, view) };
    before = view;
  }
}
