import type { PastMoment } from '@ridotto/host';
import type { Command, Phase, Refusal, Result, TableInfo, Wishes } from '@ridotto/host/protocol';
import type { Log } from '@ridotto/kernel';

/** The house on the network, or the one in this browser. */
export type HouseKind = 'network' | 'local';

export interface Guest {
  readonly id: string;
  readonly name: string;
}

/** The house does not take this name. */
export class WrongName extends Error {}

/** A public table as the lobby shows it: GET /api/tables. */
export interface Listed {
  readonly id: string;
  readonly game: string;
  readonly seats: number;
  readonly taken: number;
  readonly phase: Phase;
  readonly clock: Wishes['clock'];
  readonly at: number;
}

/** Wishes as they are sent: what has a default may be left out. */
export type WishesGiven = Pick<Wishes, 'id' | 'game' | 'seats'> & Partial<Wishes>;

/** How pages speak with a house before they sit at a table; the same for both kinds, docs/protocol.md. */
export interface HouseDoor {
  /** Who I am; null if I have not come in yet. */
  me(): Promise<Guest | null>;
  /** Comes in under a name. */
  welcome(name: string): Promise<Guest>;
  tables(): Promise<readonly Listed[]>;
  table(id: string): Promise<TableInfo | Refusal>;
  make(wishes: WishesGiven): Promise<Result>;
  /** Says something at a table without a line to it. On one device `guest` tells who of those around it speaks. */
  tell(table: string, command: Command, guest?: number): Promise<Result>;
  /** The whole log of a finished game, key included. */
  export(table: string): Promise<Log | Refusal>;
  /** What one of the guests around this device has seen of a game so far; on the network, what I have. */
  past(table: string, guest: number): Promise<readonly PastMoment[] | Refusal>;
  /** What I may read of a table where nobody can play any more, in notation. */
  notation(table: string): Promise<string | Refusal>;
}

/** The door of a house; the one in this browser is loaded when it is first asked for. */
export const doorOf = async (kind: HouseKind): Promise<HouseDoor> =>
  kind === 'network' ? (await import('./network.ts')).networkDoor : (await import('./local.ts')).localDoor;
