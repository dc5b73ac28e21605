import type { Notation } from '@ridotto/kernel';
import { readRoll } from './chance.ts';
import { CALL, FERRY, HIRE, KEEP, KILL, MOVE, NONE, PASS, PLACE, STEAL, SWAP } from './choices.ts';
import { CARDS, INFLUENCE, type Answer, type Card, type Influence, type Intrigo } from './model.ts';
import { readPosition, writePosition } from './position.ts';

export const notation: Notation<Intrigo> = {
  answer: { write, read },
  roll: { write: (roll) => roll, read: readRoll },
  position: { write: writePosition, read: readPosition },
};

function write(answer: Answer): string {
  switch (answer.kind) {
    case 'keep':
      return `keep ${answer.card}`;
    case 'place':
      return `${answer.card}@${answer.gap}`;
    case 'hire':
      return `${answer.influence}@${answer.gap}`;
    case 'swap':
      return `swap ${answer.building} ${answer.other}`;
    case 'kill':
      return `kill ${answer.gap}`;
    case 'call':
      return `call ${answer.card} ${answer.gap}`;
    case 'ferry':
      return `ferry ${answer.gap} ${answer.other}`;
    case 'move':
      return `move ${answer.gap} ${answer.to}`;
    case 'steal':
      return `steal ${answer.building}`;
    case 'none':
    case 'pass':
      return answer.kind;
  }
}

/** The words of an answer, or of a part of one: cards in capitals, all else small. */
export const partsOf = (text: string): string[] =>
  text
    .trim()
    .split(/[\s@]+/)
    .map((word) => (/^[a-z]\d/i.test(word) ? word.toUpperCase() : word.toLowerCase()));

export const isCard = (word: string): word is Card => Object.hasOwn(CARDS, word);
export const isInfluence = (word: string): word is Influence => Object.hasOwn(INFLUENCE, word);

/** By its first word, how many words an answer has, and which answer it is; of a number beyond the ring, none. */
const READERS: Readonly<Record<string, { readonly length: number; read(a: string, b: string): Answer | undefined }>> = {
  keep: { length: 2, read: (card) => (isCard(card) ? KEEP[card] : undefined) },
  call: { length: 3, read: (card, gap) => (isCard(card) ? CALL[card][at(gap)] : undefined) },
  swap: { length: 3, read: (building, other) => SWAP[at(building)]?.[at(other)] },
  ferry: { length: 3, read: (gap, other) => FERRY[at(gap)]?.[at(other)] },
  move: { length: 3, read: (gap, to) => MOVE[at(gap)]?.[at(to)] },
  kill: { length: 2, read: (gap) => KILL[at(gap)] },
  steal: { length: 2, read: (building) => STEAL[at(building)] },
  none: { length: 1, read: () => NONE },
  pass: { length: 1, read: () => PASS },
};

const at = (word: string): number => (/^\d+$/.test(word) ? Number(word) : -1);

function read(text: unknown): Answer | undefined {
  if (typeof text !== 'string') return undefined;
  const [first = '', second = '', third = ''] = partsOf(text);
  const { length } = partsOf(text);
  if (length === 2 && isCard(first)) return PLACE[first][at(second)];
  if (length === 2 && isInfluence(first)) return HIRE[first][at(second)];
  const reader = Object.hasOwn(READERS, first) ? READERS[first] : undefined;
  return reader?.length === length ? reader.read(second, third) : undefined;
}
