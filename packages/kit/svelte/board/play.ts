import type { Kinds, Title } from '@ridotto/kernel';
import type { Asking } from '@ridotto/kit';

export type { Option } from '@ridotto/kit';

/** When a turn of several answers is composed, with take-back, and then sent. Else each answer is sent at once. */
export type Composing = 'never' | 'on' | 'always'; // on: where a first answer leads on to a second

export interface BoardSettings {
  readonly flipped: boolean; // the board from the other side
  readonly notebook: boolean;
  readonly motion: boolean;
}

/** What a board gets of the table: its one prop `play`. */
export interface Play<K extends Kinds> extends Asking<K['view'], K['answer'], K['event']> {
  readonly title: Omit<Title<K>, 'game'>; // a board plays no game of its own
  readonly table: string; // its id: what a board keeps for itself in this browser is kept under it
  readonly names: readonly string[]; // of the seats
  readonly isSending: boolean; // a turn is on its way
  readonly said?: string | undefined; // my own answer, sealed until all asked seats have answered
  readonly events: readonly K['event'][]; // everything that I was told since the beginning
  readonly lastEvents: readonly K['event'][]; // of the newest updates
  readonly settings: BoardSettings;

  clear(): void;
  send(): void;
}

/** A play whose data is opaque: what the frame hands to any board. */
export type AnyPlay = Play<never>;
