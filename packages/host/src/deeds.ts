import type { AnyKinds, Before, Entry, Level, Seat, Step } from '@ridotto/kernel';
import type { Orders, Wishes } from './protocol.ts';

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
  readonly second?: number; // of candles, in milliseconds, where it is no real one
  readonly kept?: readonly (string | null)[]; // seats kept for these accounts: a rematch
  readonly before?: Before; // where its game goes on from a moment of another
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
  | { readonly kind: 'hint'; readonly seat: Seat } // somebody asks for one
  | { readonly kind: 'intend'; readonly seat: Seat; readonly says: readonly string[] } // hidden: an answer in a window
  | { readonly kind: 'order'; readonly seat: Seat; readonly orders: Orders } // hidden: for windows to come
  | { readonly kind: 'hold'; readonly seat: Seat; readonly gone?: true } // a candle; gone: the seat's line broke
  | { readonly kind: 'release'; readonly seat: Seat }
  | { readonly kind: 'light' } // a candle anew: the house was away, or not ready
  | { readonly kind: 'watched'; readonly on: boolean } // whether anybody looks on where one person plays
  | { readonly kind: 'slow'; readonly seat: Seat; readonly times: number } // how much longer candles shall burn
  | { readonly kind: 'next'; readonly table: string; readonly seat?: Seat }; // the rematch, and who wished for it

/** Deeds that nobody may count: that a seat has answered is as secret as what. */
export const isHidden = (deed: Deed): boolean => !isEntry(deed) && (deed.kind === 'intend' || deed.kind === 'order');

const OF_WINDOWS: readonly string[] = ['intend', 'order', 'hold', 'release', 'light', 'watched'];

/** Deeds that change nothing of the table itself. */
export const isOfWindow = (deed: Deed): boolean => !isEntry(deed) && OF_WINDOWS.includes(deed.kind);

export const isEntry = (deed: Deed): deed is Entry => !('kind' in deed);

/** A deed that is to be written, or an entry that has been admitted already and need not be read again. */
export type Act = Deed | { readonly step: Step<AnyKinds> };

/** A deed in a table's log. */
export interface LogLine {
  readonly at: number; // milliseconds, by the house's clock
  readonly deed: Deed;
  readonly command?: string; // on the last line of a command's: who said it and its id
}
