import { withCorrection } from './correction.ts';
import { BLOCKS, sizeOf, type Version } from './tables.ts';

/** The smallest version that holds so many bytes, or undefined if none does. */
export const versionFor = (bytes: number): Version | undefined =>
  [...BLOCKS.keys()].find((version) => version > 0 && capacityOf(version) >= bytes);

const dataWordsOf = (version: Version): number =>
  BLOCKS[version]!.groups.reduce((sum, [blocks, words]) => sum + blocks * words, 0);

const lengthBitsOf = (version: Version): number => (version < 10 ? 8 : 16);

const capacityOf = (version: Version): number => Math.floor((dataWordsOf(version) * 8 - 4 - lengthBitsOf(version)) / 8);

const BYTE_MODE = 0b0100;
const PADDING = [0xec, 0x11];

/** The words of a text, with those that correct errors, in the order in which they are drawn. */
export function encode(text: string): { readonly version: Version; readonly words: readonly number[] } {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  if (version === undefined) throw new RangeError(`too long for a code of ${sizeOf(BLOCKS.length - 1)} squares`);
  const bits: number[] = [];
  const push = (value: number, count: number) => {
    for (let i = count - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  push(BYTE_MODE, 4);
  push(bytes.length, lengthBitsOf(version));
  for (const byte of bytes) push(byte, 8);
  const room = dataWordsOf(version) * 8;
  push(0, Math.min(4, room - bits.length));
  push(0, -bits.length & 7);
  for (let i = 0; bits.length < room; i++) push(PADDING[i % 2]!, 8);
  return { version, words: withCorrection(version, wordsOf(bits)) };
}

const wordsOf = (bits: readonly number[]): number[] =>
  Array.from({ length: bits.length / 8 }, (_, i) => Number.parseInt(bits.slice(i * 8, i * 8 + 8).join(''), 2));
