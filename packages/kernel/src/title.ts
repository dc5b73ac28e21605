import type { Adviser, Why } from './adviser.ts';
import type { Beliefs } from './belief.ts';
import { isRecord } from './data.ts';
import type { Game, Rng } from './game.ts';
import type { AnyKinds, Kinds, Seat, Viewer } from './kinds.ts';
import { isChoice, type Manifest, type Sound } from './manifest.ts';
import type { Notation } from './notation.ts';
import type { PhraseWords, Phrases } from './phrases.ts';
import type { Players, Pool } from './player.ts';
import type { Responder } from './responder.ts';
import type { Trainer } from './trainer.ts';
import type { Locale } from './words.ts';

/** Why something that a person tried is not among the options: the rule, and what to say about it. */
export interface Reason {
  readonly rule: string; // an id of the game's RULES.md
  readonly code: string; // which sentence of the game's words
  readonly about?: Readonly<Record<string, string | number>>; // what the sentence speaks of
}

/** Gives the reasons of a game's table of codes and their rules. */
export const reasonsFrom =
  <Code extends string>(rules: Readonly<Record<Code, string>>) =>
  (code: Code, about?: Reason['about']): Reason => ({ rule: rules[code], code, ...(about && { about }) });

/** The sentences of one language for every reason of a game; a missing one doesn't compile. */
export type ReasonWordsOf<Code extends string, About> = Readonly<Record<Code, string | ((about: About) => string)>>;

/** The sentence of a reason; of one that the game doesn't know, that of what is no notation. */
export function reasonIn(words: ReasonWordsOf<'not-notation', never>, { code, about }: Reason): string {
  const said = words[Object.hasOwn(words, code) ? (code as 'not-notation') : 'not-notation'];
  return typeof said === 'string' ? said : said(about as never);
}

/** Everything that a game says to people, in one language. `names` are those of the seats. */
export interface Words<K extends Kinds> {
  /** What happened, as one sentence to this viewer; undefined where there is nothing to say. */
  event(event: K['event'], viewer: Viewer, names: readonly string[]): string | undefined;
  /** What goes on, as a sentence that is true for whoever looks; undefined: the names of those who are asked say enough. */
  now?(view: K['view'], names: readonly string[]): string | undefined;
  /** What the viewer is asked now, where a picture of the table doesn't say it. */
  question?(view: K['view'], names: readonly string[]): string | undefined;
  /** What there is to do, where an answer is made and not found among its options; without the full stop. */
  task?(view: K['view']): string | undefined;
  /** An option, as its button or list entry says it. */
  option(answer: K['answer'], view: K['view'], names: readonly string[]): string;
  reason(reason: Reason): string;
  /** What counts most for an answer, as a hint says it; the words for it may come later than the others. */
  why?(why: Why, names: readonly string[]): string | undefined;
  /** A situation of the title, as a standing order says it: `when I am attacked`. */
  situation?(name: string): string;
  /** How the game ended, to this viewer. */
  ending(view: K['view'], names: readonly string[]): string;
  /** For a game with phrases. */
  readonly phrases?: PhraseWords;
}

/** Answers one of the options, from what its seat sees. */
export type Bot<K extends Kinds> = (view: K['view'], options: readonly K['answer'][], rng: Rng) => K['answer'];

/** A game in one edition, with all that it takes to play it. */
export interface Title<K extends Kinds> {
  readonly manifest: Manifest & { readonly sounds: Readonly<Record<K['event']['type'], Sound | null>> }; // its own edition's
  /** Rises when an old log would no longer replay to the same table. */
  readonly edition: number;
  readonly game: Game<K>;
  readonly notation: Notation<K>;
  readonly words: Readonly<Record<Locale, Words<K>>>;

  /** Why the attempt, written in notation, whole or in part, can't be chosen; undefined if it can. */
  explain(view: K['view'], attempt: string): Reason | undefined;

  /** What everybody sees of a seat in a window, by name: what standing orders go by. */
  readonly situations?: Readonly<Record<string, (view: K['view'], seat: Seat) => boolean>>;

  /** What seats may say aloud to everybody, where talk is a part of the game. */
  readonly phrases?: Phrases<K>;

  /** How many worlds `guess` draws from, where that is counted exactly. */
  worlds?(view: K['view']): number;

  /** Whether a state could have come about in play: what the laws ask of guessed worlds. */
  isSound(state: K['state']): boolean;

  /** A simple opponent: quick, for tests and traces. */
  bot(view: K['view'], options: readonly K['answer'][], rng: Rng): K['answer'];

  /** Those who play it, loaded when somebody does. Where absent, `bot` plays at every level. */
  players?(): Promise<Players<K>>;

  /** What they are measured by. */
  pool?(): Promise<Pool<K>>;

  /** What they make of what they can't see. */
  beliefs?(): Promise<Beliefs<K>>;

  /** What hints are made with. Where absent, a hint is what `bot` says. */
  adviser?(): Promise<Adviser<K>>;

  /** What of that is learnt by playing. */
  trainer?(): Promise<Trainer>;

  /** Learns to beat one of them: by how much shows what can be made of its weaknesses. */
  responder?(): Promise<Responder<K>>;

  /** The table as text, from the viewer's side. */
  picture(view: K['view'], locale: Locale): string;
}

/** A title whose data is opaque: what hosts, traces and the command line work with. */
export type AnyTitle = Title<AnyKinds>;

/** Closes a title's data to those who work with any game. The one place where the compiler takes our word for it. */
export const anyTitle = <K extends Kinds>(title: Title<K>): AnyTitle => title as unknown as AnyTitle;

/** The setup of a table from JSON, or undefined where the game has no such table. */
export function setupOf<K extends Kinds>({ manifest }: Title<K>, data: unknown, seats: number): K['setup'] | undefined {
  const [least, most] = manifest.seats;
  if (!Number.isInteger(seats) || seats < least || seats > most || !isRecord(data)) return undefined;
  if (Object.keys(data).some((name) => !Object.hasOwn(manifest.options, name))) return undefined;
  const chosen = Object.entries(manifest.options).filter(([name]) => data[name] !== undefined);
  if (!chosen.every(([name, option]) => isChoice(option, data[name], seats))) return undefined;
  return Object.fromEntries(chosen.map(([name]) => [name, data[name]]));
}
