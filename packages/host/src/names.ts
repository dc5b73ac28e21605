import * as v from 'valibot';

export const LONGEST_NAME = 24;

/** The name of somebody who has had everything deleted. */
export const FORGOTTEN = 'guest';

const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\ufeff]/v; // what would pass for a space

/**
 * A name that others can read: letters of all scripts, digits, signs and emoji. Nothing that hides, turns the text
 * around it or piles up on it.
 */
export const Name = v.pipe(
  v.string(),
  v.maxLength(LONGEST_NAME * 2), // before the costly steps
  v.check((given) => given.isWellFormed() && !BREAKS.test(given)),
  v.transform((given) => given.normalize('NFC').trim().replaceAll(/\s+/g, ' ')),
  v.minLength(1),
  v.maxLength(LONGEST_NAME),
  v.check(isReadable),
);

/**
 * What one sees: a sign, perhaps with marks. Marks that go with every script pile up by twos at most, a script's
 * own by fours (Burmese and Tibetan words have three), and none twice.
 */
const READABLE = /^(?:[[\p{L}\p{N}\p{P}\p{S} ]--[\u2800\ufffc\ufffd]]|(?<=\S)\p{M})+$/v;
const MARKED = /\P{M}\p{M}+/gv; // letters that are more than one character
const PILED = /\p{Script=Inherited}{3}|\p{Mn}{5}|(\p{M})\1/v;
const HIDDEN = /\p{Default_Ignorable_Code_Point}/v;

function isReadable(name: string): boolean {
  const plain = name.replaceAll(EMOJI, '☺').replaceAll(JOINERS, '');
  return READABLE.test(plain) && !HIDDEN.test(plain) && !(plain.match(MARKED) ?? []).some(isPiledUp);
}

const isPiledUp = (letter: string): boolean => PILED.test(letter.normalize('NFD'));

const EMOJI = /\p{RGI_Emoji}|\p{Emoji}\ufe0f/gv; // with the joiners and selectors that belong to them

/** Joiners where writing needs them: in Persian between letters, in Indic scripts after a virama. */
const VIRAMAS = '\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca';
const JOINERS = new RegExp(
  `(?<=\\p{Script=Arabic})\\u200c(?=\\p{Script=Arabic})|(?<=[${VIRAMAS}])[\\u200c\\u200d](?=\\p{L})`,
  'gv',
);

/** Letters of other alphabets that look like Latin ones, and signs that look like each other in some typeface. */
const LOOKALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  ['АA ВB ЕE ЅS ІI ЈJ КK МM НH ОO РP СC ТT УY ХX', 'ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX', 'LI 1I |I ӀI 0O']
    .join(' ')
    .match(/\S\S/gu)!
    .map((pair) => [...pair] as [string, string]),
);

/** A name as people tell it from others at a glance: not by case, width, spaces or alphabet, nor l from I or 0 from O. */
export const foldName = (name: string): string =>
  [...name.normalize('NFKC').toUpperCase().normalize('NFKC')]
    .filter((sign) => !/[\s\p{Default_Ignorable_Code_Point}]/v.test(sign))
    .map((sign) => LOOKALIKES[sign] ?? sign)
    .join('');

const NUMBER = /[\p{N}IO]+$/v; // as it is folded
const BOTS = ['Bot', 'Бот'].map(foldName); // what clients call the house's own

/** Whether a name would be taken for that of a bot of the house. */
export const isBotName = (name: string): boolean => BOTS.includes(foldName(name).replace(NUMBER, ''));
