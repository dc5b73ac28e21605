import type { Analysis } from '@ridotto/host/analysis';
import { done, openDatabase, write } from '../../link/database.ts';

const NAME = 'ridotto-analyses';
const STORE = 'analyses';

/** Analyses that this browser has made, by what they depend on. Where it keeps nothing, they are made anew. */
export interface Kept {
  get(key: string): Promise<Analysis | undefined>;
  put(key: string, analysis: Analysis): Promise<void>;
}

export async function keptAnalyses(): Promise<Kept> {
  const db = await openDatabase(NAME, 1, (made) => void made.createObjectStore(STORE)).catch(() => undefined);
  return {
    get: async (key) =>
      db && (done(db.transaction(STORE).objectStore(STORE).get(key)) as Promise<Analysis | undefined>),
    async put(key, analysis) {
      if (db) await write(db, [STORE], async (all) => void all.objectStore(STORE).put(analysis, key)).catch(() => {});
    },
  };
}
