import { isCount, isListOf, isOneOf, isRecord, type Notation } from '@ridotto/kernel';
import { sorted } from './bag.ts';
import { ITEMS, PROFESSIONS, SIDES, SOCIETIES } from './model.ts';
import type { Answer, Coach, Item, Profession, Roll, Side } from './model.ts';
import { readPosition, writePosition } from './position.ts';

export const notation: Notation<Coach> = {
  answer: { write, read },
  roll: { write: (roll) => roll, read: readRoll },
  position: { write: writePosition, read: readPosition },
};

export const isItem: (word: unknown) => word is Item = isOneOf(ITEMS);
export const isProfession: (word: unknown) => word is Profession = isOneOf(PROFESSIONS);
export const isSide: (word: unknown) => word is Side = isOneOf(SIDES);
export const isNumber = (word: string): boolean => /^\d+$/.test(word);
const isSociety = isOneOf(SOCIETIES);

/** A field of an answer, and the words that stand for it. */
interface Field {
  readonly name: string;
  readonly size: number; // words; Infinity: all that are left
  write(value: unknown): string;
  read(words: readonly string[]): unknown; // undefined: no such field
}

type ReadWord = (word: string) => unknown;
const seat: ReadWord = (word) => (isNumber(word) ? Number(word) : undefined);
const word =
  (...kinds: readonly ((word: unknown) => boolean)[]): ReadWord =>
  (text) =>
    kinds.some((is) => is(text)) ? text : undefined;
const item = word(isItem);
const side = word(isSide);

const one = (name: string, read: ReadWord): Field => ({ name, size: 1, write: String, read: ([text]) => read(text!) });

/** Some of a sort; none of them are `nothing`, where that is said at all. */
const list = (name: string, read: ReadWord, nothing?: string): Field => ({
  name,
  size: Infinity,
  write: (values) => (values as readonly unknown[]).join(' ') || nothing!,
  read(words) {
    if (words.length === 1 && words[0] === nothing) return [];
    const values = words.map(read);
    return values.length === 0 || values.includes(undefined) ? undefined : values;
  },
});

const tokens: Field = {
  name: 'count',
  size: 2,
  write: (count) => (count === 1 ? '1 token' : `${String(count)} tokens`),
  read: ([count, unit = '']) => (/^tokens?$/.test(unit) ? seat(count!) : undefined),
};

/** How every answer is written and read. */
const FORMS: Readonly<Record<Answer['kind'], readonly (string | Field)[]>> = {
  spy: ['spy', one('at', seat)],
  attack: ['attack', one('at', seat)],
  offer: ['offer', one('item', item), one('to', seat)],
  accept: ['accept', one('item', item)],
  refuse: ['refuse'],
  support: ['support', one('side', side)],
  seal: ['declare', 'seal'],
  declare: ['declare', list('named', seat, 'alone')],
  divine: ['divine', list('named', seat)],
  demand: ['demand', one('item', item), one('of', seat)],
  exchange: ['exchange', one('item', item)],
  top: ['top', list('items', item)],
  use: ['use', one('what', word(isItem, isProfession))],
  tokens: ['use', tokens],
  hypnotise: ['use', 'hypnotist', one('seat', seat)],
  name: ['use', 'alchemist', one('side', side)],
  become: ['become', one('profession', word(isProfession))],
  direct: ['sextant', one('to', word(isOneOf(['left', 'right'])))],
  hand: ['hand', one('item', item)],
  give: ['give', one('item', item), one('to', seat)],
  pay: ['pay', one('item', item)],
  look: ['look', 'society'],
  search: ['search'],
  take: ['take', one('item', item)],
  return: ['return', one('item', item)],
  pass: ['pass'],
};

const VERBS: ReadonlySet<unknown> = new Set(Object.values(FORMS).map(([verb]) => verb));
export const isVerb = (text: string): boolean => VERBS.has(text);

function write(answer: Answer): string {
  let text = '';
  for (const part of FORMS[answer.kind]) {
    if (text !== '') text += ' ';
    text += typeof part === 'string' ? part : part.write((answer as unknown as Record<string, unknown>)[part.name]);
  }
  return text;
}

/** The names that have capitals within. */
const CAPITALS = new Map([...ITEMS, ...PROFESSIONS].map((name) => [name.toLowerCase(), name]));

/** The words of an answer, or of a part of one, as they are written. */
export const partsOf = (text: string): string[] =>
  text
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .map((part) => CAPITALS.get(part) ?? part);

function read(text: unknown): Answer | undefined {
  if (typeof text !== 'string') return undefined;
  const words = partsOf(text);
  for (const [kind, form] of Object.entries(FORMS)) {
    const fields = readForm(form, words);
    if (fields) return { kind, ...fields } as Answer;
  }
  return undefined;
}

/** The fields of an answer in this form, if the words are in it. */
function readForm(form: readonly (string | Field)[], words: readonly string[]): Record<string, unknown> | undefined {
  const fields: Record<string, unknown> = {};
  let at = 0;
  for (const part of form) {
    const size = typeof part === 'string' ? 1 : Math.min(part.size, words.length - at);
    const here = words.slice(at, at + size);
    if (here.length === 0) return undefined;
    if (typeof part === 'string' ? here[0] !== part : (fields[part.name] = part.read(here)) === undefined)
      return undefined;
    at += size;
  }
  return at === words.length ? fields : undefined;
}

const isHand = (value: unknown): value is Item[] => isListOf(value, isItem);

function readRoll(written: unknown): Roll | undefined {
  if (!isRecord(written)) return undefined;
  const { kind, item, first, societies, removed, professions, items } = written;
  if (kind === 'turned') return isItem(item) ? { kind, item } : undefined;
  if (kind !== 'deal' || !isCount(first) || !(removed === null || isSociety(removed))) return undefined;
  if (!isListOf(societies, isSociety) || !isListOf(professions, isProfession) || !isListOf(items, isHand))
    return undefined;
  return { kind, first, societies, removed, professions, items: items.map(sorted) };
}
