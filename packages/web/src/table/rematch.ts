import type { Result, TableInfo } from '@ridotto/host/protocol';
import { addressOf } from '../known.svelte.ts';
import { guestOf } from '../link/errand.ts';
import { doorOf, type HouseKind } from '../link/house.ts';
import { newId } from '../ids.ts';
import { go } from '../router.svelte.ts';
import { settings } from '@ridotto/kit/settings.svelte.ts';
import type { Place } from './place.svelte.ts';

/** Goes to the rematch, makes it if nobody has yet, and sits down there; on one device everybody does. */
export async function playAgain(house: HouseKind, place: Place): Promise<void> {
  const { next, seats } = place.info!;
  const made = next === undefined ? await wishFor(house, place) : { ok: true as const, table: next };
  if (!made.ok) return;
  const table = made.table!;
  await sitAgain(house, table, place.you === null ? [] : seats);
  go(addressOf({ house, table }));
}

/** On one device the first guest makes it, whoever presses: only its maker can start it. */
async function wishFor(house: HouseKind, place: Place): Promise<Result> {
  if (house === 'network') return place.say({ type: 'rematch' });
  const door = await doorOf(house);
  return door.tell(place.info!.id, { type: 'rematch', id: newId() });
}

async function sitAgain(house: HouseKind, table: string, seats: TableInfo['seats']): Promise<void> {
  const door = await doorOf(house);
  if (house === 'network') {
    const named = settings.name ? { name: settings.name } : {};
    return void (await door.tell(table, { type: 'sit', id: newId(), words: newId(), ...named }));
  }
  for (const seat of seats) {
    if (seat.kind !== 'person') continue;
    const { name, who } = seat;
    await door.tell(table, { type: 'sit', id: newId(), name, words: newId() }, guestOf(who));
  }
  await door.tell(table, { type: 'start', id: newId() });
}
