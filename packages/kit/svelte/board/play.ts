import type { Kinds, Seat, Sound, Spoken, Title, Window } from '@ridotto/kernel';
import type { Asking, Thing } from '@ridotto/kit';
import type { Snippet } from 'svelte';

export type { Option } from '@ridotto/kit';

export interface BoardSettings {
  readonly flipped: boolean; // the board from the other side
  readonly notebook: boolean;
  readonly motion: boolean;
}

/** How long *let it pass* holds: no window asks for me meanwhile. The page alone knows of it. */
export type Passing = 'off' | 'duel' | 'news'; // until the open question after these windows; until somebody does something

/**
 * A window that stands open: questions that follow one another while all let them pass, asked as one. Whoever does
 * nothing lets it pass; answers are sealed until its end, replace one another, and never shorten it.
 */
export interface PlayWindow {
  readonly kind: Window; // must: everybody asked at its end has to choose before it is out
  readonly asked: readonly Seat[]; // who has a place in it, with or without anything to use
  readonly of: number | null; // milliseconds that its candle burns; null: it is not lit, and waits for answers
  readonly left: number | null; // of them, now: it changes by itself, and shows the end a little early
  readonly isStanding: boolean; // somebody holds it
  readonly isLate: boolean; // it has burnt down, and somebody still has to choose
  readonly held: readonly Seat[]; // by whom
  readonly holdLeft: readonly number[]; // milliseconds for which each seat may hold candles in this game
  readonly isMine: boolean; // I have a place in it, and a person answers for me
  readonly hasChoice: boolean; // and there is more than the pass for me
  readonly mayHold: boolean;
  readonly isHeldByMe: boolean;
  readonly says: readonly string[] | null; // my sealed answer, in notation
  readonly passing: Passing;

  hold(): void;
  release(): void;
  /** Seals an answer: one act, or several as one line where I would be asked again. */
  seal(...says: readonly string[]): void;
  letPass(passing?: Passing): void;
  /** Lets nothing pass by itself any more. */
  askAgain(): void;
  /** Asks me anew, although I have sealed an answer. */
  change(): void;
}

/** An answer that the house gives for me when a window opens, in a situation that everybody sees. */
export interface Prepared {
  readonly when: string; // `always`, or one of the title's situations
  readonly say: string;
}

/** A name in a sentence: what it stands for lights on the board, and may be looked at near the eyes. */
export interface Named {
  readonly text: string;
  things(): readonly Thing[]; // as they lie now
  look?(): void;
}
export type Told = string | Named;

/** A picture on a grid of 24, in one colour: a symbol at an address, or what is filled. */
export type Sign = { readonly use: string } | { readonly fill: string };

/** How a board wants what has happened told in the log. */
export interface Telling<Event> {
  /** Of the part of the game to which each event belongs; some belong to none. */
  headings(events: readonly Event[]): readonly (string | undefined)[];
  /** What an event is known by, */
  signOf(event: Event): Sign | undefined;
  /** and a class of what it is dyed with: its side's, or its kind's. */
  dyeOf?(event: Event): string | undefined;
  partsOf(text: string): readonly Told[];
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
  readonly opened?: readonly K['view'][] | undefined; // what each seat sees, after the end and where everything is open
  readonly settings: BoardSettings;
  readonly setup?: K['setup'] | undefined; // what was chosen for the table; where nobody plays there is none
  readonly isReplay?: boolean | undefined; // nobody is asked any more: nothing needs to be kept free for questions
  readonly ring?: ((sound: Sound) => void) | undefined; // where something may be heard
  telling?: Telling<K['event']> | null;
  readonly window?: PlayWindow | undefined; // while one is open
  readonly prepared?: readonly Prepared[] | undefined; // mine
  readonly prepare?: ((prepared: readonly Prepared[]) => void) | undefined; // where windows have candles
  readonly talk?: readonly Spoken[] | undefined; // the phrases of the game that were said, in their order
  readonly speak?: ((phrase: string) => void) | undefined; // where I may say one

  clear(): void;
  send(): void;
}

/** What the frame knows of a seat: its clock, and whether anybody is there. */
export type SeatNote = Snippet<[Seat]>;

/** What a board gets of its page. One that has all the room draws seats and candle at places of its own. */
export interface BoardProps<K extends Kinds> {
  readonly play: Play<K>;
  readonly sitting?: SeatNote | undefined;
  readonly candle?: Snippet | undefined; // of the window that stands open; nothing while none does
}

/** A play whose data is opaque: what the frame hands to any board. */
export type AnyPlay = Play<never>;
