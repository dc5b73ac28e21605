import type { Phase } from '@ridotto/host/protocol';
import { readJson } from '@ridotto/kit/json.ts';
import { storage } from '@ridotto/kit/storage.ts';
import type { HouseKind } from './link/house.ts';

/** A table that this browser has sat at. */
export interface Known {
  readonly house: HouseKind;
  readonly table: string;
  readonly game: string;
  readonly phase: Phase;
  readonly names: readonly string[]; // who else sits there
  readonly isMine: boolean; // I am asked
  readonly at: number; // when we last looked
}

const PLACE = 'ridotto.tables';
const MOST = 30;

let kept = $state.raw<readonly Known[]>([]);

/** The tables that this browser knows, the latest first; reactive. */
export const knownTables = (): readonly Known[] => kept;

/** Takes over what was kept; other windows of ours follow. */
export function keepKnown(): void {
  read(storage.get(PLACE));
  addEventListener('storage', ({ key, newValue }) => {
    if (key === PLACE) read(newValue);
  });
}

function read(text: string | null): void {
  const found = readJson(text);
  kept = Array.isArray(found) ? (found as Known[]) : [];
}

export const forgetAll = (): void => keep([]);

const isSame = (a: Pick<Known, 'house' | 'table'>, b: Pick<Known, 'house' | 'table'>): boolean =>
  a.house === b.house && a.table === b.table;

/** Remembers a table, or what has become of it. The table's page calls it after every update. */
export const remember = (known: Known): void =>
  keep([known, ...kept.filter((other) => !isSame(other, known))].slice(0, MOST));

export const forget = (known: Pick<Known, 'house' | 'table'>): void =>
  keep(kept.filter((other) => !isSame(other, known)));

function keep(next: readonly Known[]): void {
  kept = next;
  storage.set(PLACE, JSON.stringify(next));
}

export const addressOf = ({ house, table }: Pick<Known, 'house' | 'table'>): string =>
  `/${house === 'local' ? 'here' : 't'}/${encodeURIComponent(table)}`;
