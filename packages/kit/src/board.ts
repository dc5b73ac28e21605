import type { Locale, Viewer } from '@ridotto/kernel';
import type { Light, Path, Thing, Way } from './choose.ts';
import type { Scene } from './show.ts';
import type { Area } from './walk.ts';

/** Something that may be answered next. */
export interface Option<Choice> {
  readonly say: string; // in the game's notation
  readonly choice: Choice;
  readonly text: string; // in the guest's language
}

/** What a board shows while things happen, before the view that they lead to. */
export interface Stage<View, Event> {
  readonly canTurn: boolean;
  story(events: readonly Event[], before: View, after: View): readonly Told<Event>[];
  /** What is one line of the log until it is opened: where it begins and ends among all events, and its name. */
  chapters?(events: readonly Event[]): readonly Chapter[];
  /** What is touched for an answer that can be given now, on its most natural path. */
  touched?(say: string): readonly Thing[];
  /** Shows a chapter once more. */
  retell?(chapter: Chapter): void;
}

export interface Chapter {
  readonly name: string;
  readonly from: number;
  readonly to: number; // what comes after it
}

/** A scene, and what has been told when it begins. */
export interface Told<Event> extends Scene<unknown> {
  readonly events: readonly Event[];
}

/** What the kit needs of the table. */
export interface Asking<View, Choice, Event> {
  readonly locale: Locale;
  readonly viewer: Viewer;
  readonly view: View; // the house's present view: all that I may know
  readonly shown: View; // the view after the answers composed so far
  readonly line: readonly string[]; // composed, unsent answers
  readonly options: readonly Option<Choice>[]; // what may be answered after the line
  readonly isMine: boolean; // I am asked, and may compose now
  readonly isBehind: boolean; // something is still to be shown
  readonly scene: unknown; // the picture that is shown before the view; undefined: the view itself
  stage: Stage<View, Event> | null;
  /** Adds an answer to the line. Where a turn is composed it waits to be sent; else it is sent at once. */
  say(notation: string): void;
  takeBack(): void;
  /** Something that can't be chosen was tried: the frame says why, with the rule. */
  attempt(text: string): void;
  /** Says something to the live region for screen readers. */
  announce(text: string): void;
  /** Shows how things stand now. */
  skip(): void;
}

/** An answer that is made bit by bit, not found among thousands. */
export interface Editor<Value> {
  readonly first: Value;
  ways(value: Value): readonly Way<Value>[];
  tells(before: Value, after: Value): string; // what a change was
}

/** What is being chosen, as far as a name depends on it. */
export interface Choosing {
  readonly chosen: readonly Thing[];
  readonly isChosen: boolean;
  readonly light: Light | undefined;
  readonly begins: boolean; // an answer can begin with it
}

/** All that a game tells the kit, from what its seat may know. */
export interface BoardOf<View, Choice, Event, Picture, Value = never> {
  readonly canTurn: boolean; // can be seen from the other side
  paths(choice: Choice, view: View): readonly Path[];
  editor?(): Editor<Value> | undefined; // while there is one, options aren't looked at
  picture(view: View, value: Value | undefined): Picture;
  areas(picture: Picture, lit: ReadonlyMap<Thing, Light>): readonly Area[];
  /** What a thing is. */
  name(thing: Thing, picture: Picture): string;
  /** What can be done with it, where the board has words of its own. */
  hint?(thing: Thing, choosing: Choosing): string | undefined;
  /** What was tried, in notation, so that the rules can say why not; undefined: nothing to explain. */
  attempt(chosen: readonly Thing[], thing: Thing, view: View): string | undefined;
  /** Events that belong together in the log, and can be shown once more. */
  chapters?(events: readonly Event[]): readonly Chapter[];
  retell?(chapter: Chapter): void;
  /** What an event looks like, one picture after another; `after` is what all that is told together leads to. */
  scenes?(event: Event, before: Picture, viewer: Viewer, after: Picture): readonly Scene<Picture>[];
}
