import { HUMAN_PACE, QUICK_PACE } from './pause.ts';
import type { RoomRules } from './room.ts';

export interface HouseRules extends RoomRules {
  readonly idle: number; // milliseconds until a table that nobody needs leaves memory
  readonly sweep: number; // milliseconds between two looks for tables that are due
  readonly lapse: number | null; // milliseconds until a table where nobody has come ends
  readonly second: number; // of candles, in milliseconds
  readonly chatLines: number; // sent to somebody who comes in
}

export const HOUSE_RULES: HouseRules = {
  pace: HUMAN_PACE,
  alone: QUICK_PACE,
  watchers: 500,
  snapshotEvery: 100,
  build: '',
  idle: 60_000,
  sweep: 1000,
  lapse: 24 * 60 * 60_000,
  second: 1000,
  chatLines: 100,
};

/** How somebody wants to look at a table. */
export interface Look {
  readonly since: number; // the length of the last update that it has
  readonly wantsOptions: boolean;
  readonly wantsChanges?: boolean;
}
