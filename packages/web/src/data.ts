import { forget, forgetAll, knownTables } from './known.svelte.ts';
import { CAME_IN } from './link/network.ts';
import { resetSettings } from '@ridotto/kit/settings.svelte.ts';
import { speak } from '@ridotto/kit/speech.ts';
import { storage } from '@ridotto/kit/storage.ts';

/** Forgets everything that this browser keeps of us, but the pages themselves. */
export async function clearData(): Promise<void> {
  forgetAll();
  resetSettings((locale) => void speak(locale));
  storage.clear();
  const databases = await indexedDB.databases();
  await Promise.all(databases.map(({ name }) => dropDatabase(name!)));
}

/** Forgets that we have been in the house on the network, and where we sat there. */
export function leaveHouse(): void {
  storage.remove(CAME_IN);
  for (const known of knownTables()) if (known.house === 'network') forget(known);
}

const dropDatabase = (name: string): Promise<void> =>
  new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    for (const end of ['success', 'error', 'blocked']) request.addEventListener(end, () => resolve()); // blocked: it goes when its last page does
  });
