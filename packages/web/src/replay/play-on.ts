import type { Refusal } from '@ridotto/host/protocol';
import { USUAL_LEVEL } from '@ridotto/kernel';
import { newId } from '../ids.ts';
import { addressOf } from '../known.svelte.ts';
import type { PlayingOn } from '../link/errand.ts';

/** Takes up a game in its middle at a table of this browser, among bots, and gives its address. */
export async function takeUp(wanted: PlayingOn, name: string): Promise<{ readonly address: string } | Refusal> {
  const { localDoor, playOn } = await import('../link/local.ts');
  if (!(await localDoor.me())) await localDoor.welcome(name);
  const made = await playOn(wanted);
  if (!made.ok) return made;
  const table = made.table!;
  const steps = [
    { type: 'sit', seat: wanted.seat, name, words: newId() },
    { type: 'fill', level: USUAL_LEVEL },
    { type: 'start' },
  ] as const;
  for (const step of steps) {
    const done = await localDoor.tell(table, { ...step, id: newId() });
    if (!done.ok) return done;
  }
  return { address: addressOf({ house: 'local', table }) };
}
