import type { AnyKinds, Entry, Seat, Step } from '@ridotto/kernel';
import type { Level, Wishes } from './protocol.ts';

/** What is fixed when a table is made. */
export interface Made extends Omit<Wishes, 'id'> {
  readonly id: string;
  readonly edition: number;
  readonly owner: string; // an account
  readonly by?: string; // whose bot the owner is
  readonly origin?: number; // where its maker came from, as the lobby counts: many addresses share one
  readonly at: number;
  readonly until?: number; // when it lapses if nobody comes; where there is none, it waits for ever
  readonly commitment: string;
  readonly key: string; // secret until the game is over
  readonly invite: string;
  readonly kept?: readonly (string | null)[]; // seats kept for these accounts: a rematch
}

/** One thing that happened at a table: the kernel's entries, and who sat where and when. */
export type Deed =
  | Entry
  | {
      readonly kind: 'sit';
      readonly seat: Seat;
      readonly who: string;
      readonly by?: string; // whose bot it is
      readonly name: string;
      readonly words: string;
    }
  | { readonly kind: 'bot'; readonly seat: Seat; readonly level: Level }
  | { readonly kind: 'leave'; readonly seat: Seat } // before the start: the seat is free again
  | { readonly kind: 'lapse' } // nobody came, or the owner is gone
  | { readonly kind: 'start' }
  | { readonly kind: 'late'; readonly seat: Seat } // its time is over, and so is the game
  | { readonly kind: 'away'; readonly seat: Seat; readonly late?: true } // a bot sits in; late: its time is over
  | { readonly kind: 'back'; readonly seat: Seat }
  | { readonly kind: 'next'; readonly table: string }; // the rematch

export const isEntry = (deed: Deed): deed is Entry => !('kind' in deed);

/** A deed that is to be written, or an entry that has been admitted already and need not be read again. */
export type Act = Deed | { readonly step: Step<AnyKinds> };

/** A deed in a table's log. */
export interface LogLine {
  readonly at: number; // milliseconds, by the house's clock
  readonly deed: Deed;
  readonly command?: string; // on the last line of a command's: who said it and its id
}
