import { begin, isRefusal, setupOf, type AnyTitle } from '@ridotto/kernel';
import type { Made } from './deeds.ts';
import type { Wishes } from './protocol.ts';

/** The game's options, if these wishes are a table that can be. */
export function setupFor(title: AnyTitle, { seats, setup: wanted, late }: Wishes, before: Made['before']): unknown {
  if (late === 'lose' && !(seats === 2 && title.manifest.courtesies.includes('resign'))) return undefined;
  const setup = setupOf(title, wanted, seats);
  if (setup === undefined || !before) return setup;
  const table = begin(title, seats, setup, before);
  return isRefusal(table) || title.game.turn(table.state).kind === 'over' ? undefined : setup;
}
