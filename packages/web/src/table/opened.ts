import { fold, setupOf, type AnyKinds, type Log } from '@ridotto/kernel';
import { doorOf, type HouseKind } from '../link/house.ts';
import type { Place } from './place.svelte.ts';

/** Lets the board of a finished game turn over what was hidden: the house gives the log, and it is played here. */
export async function openAll(house: HouseKind, { table, title, play }: Place): Promise<void> {
  const log = await (await doorOf(house)).export(table);
  if (title && play && !('refused' in log)) play.opened = viewsAtEnd(title, log);
}

function viewsAtEnd(title: NonNullable<Place['title']>, { seats, setup, answers }: Log): AnyKinds['view'][] {
  const { state } = fold(title, seats, setupOf(title, setup, seats)!, answers).table;
  return Array.from({ length: seats }, (_, seat) => title.game.view(state, seat));
}
