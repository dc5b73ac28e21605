import { isRecord } from '@ridotto/kernel';
import { readJson } from '@ridotto/kit/json.ts';
import { storage } from '@ridotto/kit/storage.ts';

/** How many times longer than usual the candles of windows may be asked to burn. */
export const SLOWNESS = [1, 2, 4, 10] as const;
export type Slowness = (typeof SLOWNESS)[number];

/** How this browser's guest wants the board of one table. */
export interface Comfort {
  readonly flipped: boolean;
  readonly notebook: boolean;
  readonly slowness: Slowness; // asked for while the table was waiting
}

const PLACE = 'ridotto.comfort';
const MOST = 60; // tables
const USUAL: Comfort = { flipped: false, notebook: true, slowness: 1 };

function kept(): Readonly<Record<string, unknown>> {
  const found = readJson(storage.get(PLACE));
  return isRecord(found) ? found : {};
}

export function comfortAt(table: string): Comfort {
  const found = kept()[table];
  if (!isRecord(found)) return USUAL;
  const slowness = SLOWNESS.find((times) => times === found.slowness) ?? USUAL.slowness;
  return { flipped: found.flipped === true, notebook: found.notebook !== false, slowness };
}

export function keepComfort(table: string, comfort: Comfort): void {
  const others = Object.entries(kept()).filter(([other]) => other !== table);
  storage.set(PLACE, JSON.stringify(Object.fromEntries([...others, [table, comfort]].slice(-MOST))));
}
