import { foldLog, isRefusal, setupOf, type AnyKinds, type Log } from '@ridotto/kernel';
import { doorOf, type HouseKind } from '../link/house.ts';
import type { Place } from './place.svelte.ts';

/** Lets the board of a finished game turn over what was hidden: the house gives the log, and it is played here. */
export async function openAll(house: HouseKind, { table, title, play }: Place): Promise<void> {
  const log = await (await doorOf(house)).export(table);
  if (title && play && !('refused' in log)) play.opened = viewsAtEnd(title, log);
}

function viewsAtEnd(title: NonNullable<Place['title']>, log: Log): AnyKinds['view'][] {
  const table = foldLog(title, log, setupOf(title, log.setup, log.seats)!);
  if (isRefusal(table)) throw new Error(`a game that was played is refused: ${table.refused}`);
  return Array.from({ length: log.seats }, (_, seat) => title.game.view(table.state, seat));
}
