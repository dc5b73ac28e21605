import type { Command, Message, Phase, Result, Wishes } from '@ridotto/host/protocol';

/** The house on the network, or the one in this browser. */
export type HouseKind = 'network' | 'local';

export interface Guest {
  readonly id: string;
  readonly name: string;
}

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

/** How pages speak with a house: the same for both kinds, docs/protocol.md. */
export interface HouseDoor {
  /** Who I am; null if I have not come in yet. */
  me(): Promise<Guest | null>;
  /** Comes in under a name. */
  welcome(name: string): Promise<Guest>;
  tables(): Promise<readonly Listed[]>;
  make(wishes: WishesGiven): Promise<Result>;
  /** Says something at a table without a line to it. */
  tell(table: string, command: Command): Promise<Result>;
  /** Opens a line to a table: messages come in until it is closed. */
  line(table: string, heard: (message: Message) => void): OpenLine;
}

export interface OpenLine {
  say(command: Command): Promise<Result>;
  close(): void;
}

/** Wishes as they are sent: what has a default may be left out. */
export type WishesGiven = Pick<Wishes, 'id' | 'game' | 'seats'> & Partial<Wishes>;
