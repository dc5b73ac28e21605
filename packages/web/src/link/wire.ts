import type { Command, Message, Refusal } from '@ridotto/host/protocol';

/** What a line hears of its wire. */
export interface WireEnd {
  readonly heard: (message: Message) => void;
  /** The wire is gone; with a refusal's code where the house did not want it. */
  readonly closed: (refused?: Refusal['refused']) => void;
}

/** One connection to a table of a house. A line outlives many. */
export interface Wire {
  readonly send: (command: Command) => void; // what is sent before the wire stands waits for it, or is lost
  readonly close: () => void; // nothing more is heard
}

/** Connects anew; `since` is the length that the line has got to. */
export type OpenWire = (since: number, end: WireEnd) => Wire;
