import { isRecord } from '@ridotto/kernel';
import { readJson } from '@ridotto/kit/json.ts';

/** How this browser's guest wants the board of one table. */
export interface Comfort {
  readonly flipped: boolean;
  readonly notebook: boolean;
}

const PLACE = 'ridotto.comfort';
const MOST = 60; // tables
const USUAL: Comfort = { flipped: false, notebook: true };

function kept(): Readonly<Record<string, unknown>> {
  const found = readJson(localStorage.getItem(PLACE));
  return isRecord(found) ? found : {};
}

export function comfortAt(table: string): Comfort {
  const found = kept()[table];
  return isRecord(found) ? { flipped: found.flipped === true, notebook: found.notebook !== false } : USUAL;
}

export function keepComfort(table: string, comfort: Comfort): void {
  const others = Object.entries(kept()).filter(([other]) => other !== table);
  localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries([...others, [table, comfort]].slice(-MOST))));
}
