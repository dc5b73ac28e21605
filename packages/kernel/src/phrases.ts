import type { Kinds, Seat } from './kinds.ts';
import type { Table } from './table.ts';
import type { Title } from './title.ts';

/** What fills a gap of a phrase: one of a list, or a seat. */
export type Gap = readonly string[] | 'seat';

/** A sentence with gaps, known by its id. */
export interface PhraseForm {
  readonly id: string;
  readonly gaps: readonly Gap[];
}

/**
 * What seats may say aloud to the whole table, true or not: talk with a meaning. It changes nothing in the game. Pages
 * put it into any language, and set what was claimed beside what was true.
 */
export interface Phrases<K extends Kinds> {
  readonly forms: readonly PhraseForm[];
  /** What tells a later reader when something was said: the same number for every viewer. */
  momentOf(view: K['view']): number;
  /** Whether it was true when it was said, from what this view shows; undefined where it doesn't, or nothing was claimed. */
  isTrue(phrase: Spoken, view: K['view']): boolean | undefined;
}

/** A phrase with its gaps filled. */
export interface Phrase {
  readonly form: string;
  readonly fills: readonly string[];
}

/** A phrase that somebody said at some moment. */
export interface Spoken extends Phrase {
  readonly moment: number;
  readonly seat: Seat;
}

/** The words of one language for a game's phrases. */
export interface PhraseWords {
  /** A form before its gaps are filled: `I saw … with …`. */
  form(id: string): string;
  /** What may fill a gap, as a choice; seats have their names. */
  fill(fill: string): string;
  /** The whole sentence. */
  say(phrase: Phrase, names: readonly string[]): string;
}

/** `saw key 2`; undefined where the game has no such phrase. */
export function readPhrase(forms: readonly PhraseForm[], text: string, seats: number): Phrase | undefined {
  const [id, ...fills] = text.split(' ');
  const form = forms.find((one) => one.id === id);
  if (!form || form.gaps.length !== fills.length) return undefined;
  return form.gaps.every((gap, i) => isFill(gap, fills[i]!, seats)) ? { form: form.id, fills } : undefined;
}

const isFill = (gap: Gap, fill: string, seats: number): boolean =>
  gap === 'seat' ? /^\d$|^1[0-5]$/.test(fill) && Number(fill) < seats : gap.includes(fill);

export const writePhrase = ({ form, fills }: Phrase): string => [form, ...fills].join(' ');

/** What is kept of a phrase: `31 2 saw key 0`, said by seat 2 at moment 31. */
export const writeSpoken = (spoken: Spoken): string => `${spoken.moment} ${spoken.seat} ${writePhrase(spoken)}`;

export function readSpoken(forms: readonly PhraseForm[], text: string, seats: number): Spoken | undefined {
  const [, moment, seat, said] = /^(\d{1,6}) (\d{1,2}) (.+)$/.exec(text) ?? [];
  const phrase = said === undefined ? undefined : readPhrase(forms, said, seats);
  if (!phrase || Number(seat) >= seats) return undefined;
  return { ...phrase, moment: Number(moment), seat: Number(seat) };
}

/** What is kept where a seat says this now; undefined where the game has no such phrase. */
export function speak<K extends Kinds>(
  { phrases, game }: Title<K>,
  { state, seats }: Table<K>,
  seat: Seat,
  text: string,
): string | undefined {
  const phrase = phrases && readPhrase(phrases.forms, text, seats);
  return phrase && writeSpoken({ ...phrase, moment: phrases.momentOf(game.view(state, 'public')), seat });
}
