import type { PastMoment, PlayedGame } from '@ridotto/host';
import type { Command, Message, Refusal, Result, TableInfo } from '@ridotto/host/protocol';
import type { Log, Seat } from '@ridotto/kernel';
import type { WishesGiven } from './house.ts';

/** Who of those around this device speaks: 0 made the tables. */
export type GuestNumber = number;

/** Nobody around the device: sees what is open. */
export const ONLOOKER: GuestNumber = 1000;

/** A game to be taken up in its middle. */
export interface PlayingOn {
  readonly log: Log;
  readonly length: number; // how many of all its entries have happened
  readonly seat: Seat; // as whom
  readonly isGuessed: boolean; // in another world than the real one, that this seat couldn't tell from it
}

/** What a page asks of the worker that runs its house; each is answered under its number. */
export interface Errands {
  readonly table: { readonly given: { table: string }; readonly answer: TableInfo | Refusal };
  readonly make: { readonly given: { wishes: WishesGiven; name: string }; readonly answer: Result };
  readonly playOn: { readonly given: PlayingOn & { name: string }; readonly answer: Result };
  readonly tell: {
    readonly given: { table: string; guest: GuestNumber; command: Command };
    readonly answer: Result;
  };
  readonly export: { readonly given: { table: string }; readonly answer: Log | Refusal };
  readonly past: {
    readonly given: { table: string; guest: GuestNumber };
    readonly answer: readonly PastMoment[] | Refusal;
  };
  readonly games: { readonly given: null; readonly answer: readonly PlayedGame[] | Refusal };
  readonly forget: { readonly given: null; readonly answer: null | Refusal };
  readonly notation: { readonly given: { table: string }; readonly answer: string | Refusal };
}

export type ToWorker =
  | { readonly [Kind in keyof Errands]: { kind: Kind; n: number; given: Errands[Kind]['given'] } }[keyof Errands]
  | {
      readonly kind: 'open';
      readonly wire: number;
      readonly table: string;
      readonly guest: GuestNumber;
      readonly since: number;
    }
  | { readonly kind: 'say'; readonly wire: number; readonly command: Command }
  | { readonly kind: 'close'; readonly wire: number };

export type FromWorker =
  | { readonly kind: 'answer'; readonly n: number; readonly answer: unknown }
  | { readonly kind: 'heard'; readonly wire: number; readonly message: Message }
  | { readonly kind: 'closed'; readonly wire: number; readonly refused: Refusal['refused'] }
  | { readonly kind: 'gone' }; // what the house had stored: this worker is of no use any more

const FIRST = 'me';

/** The account of a guest of this device. */
export const accountId = (guest: GuestNumber): string => (guest === 0 ? FIRST : `guest-${guest}`);

/** The guest of an account of this device. */
export const guestOf = (account: string): GuestNumber => (account === FIRST ? 0 : Number(account.slice(6)));
