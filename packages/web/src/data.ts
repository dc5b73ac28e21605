import { forgetAll } from './known.svelte.ts';
import { resetSettings } from './settings.svelte.ts';

/** Forgets everything that this browser keeps of us, but the pages themselves. */
export async function clearData(): Promise<void> {
  forgetAll();
  resetSettings();
  localStorage.clear();
  const databases = await indexedDB.databases();
  await Promise.all(databases.map(({ name }) => dropDatabase(name!)));
}

const dropDatabase = (name: string): Promise<void> =>
  new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    for (const end of ['success', 'error', 'blocked']) request.addEventListener(end, () => resolve()); // blocked: it goes when its last page does
  });
