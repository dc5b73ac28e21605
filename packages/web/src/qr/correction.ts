import { BLOCKS, type Version } from './tables.ts';

/** Powers of 2 in the field of 256 elements modulo x⁸ + x⁴ + x³ + x² + 1, and their logarithms. */
const POWERS: number[] = [];
const LOGARITHMS: number[] = [];
for (let power = 0, value = 1; power < 255; power++) {
  POWERS[power] = value;
  LOGARITHMS[value] = power;
  value = value < 128 ? value << 1 : (value << 1) ^ 0x11d;
}

export const times = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : POWERS[(LOGARITHMS[a]! + LOGARITHMS[b]!) % 255]!;

export const powerOfTwo = (exponent: number): number => POWERS[exponent % 255]!;

/** The product of (x − 2⁰) … (x − 2ⁿ⁻¹), without its leading 1. */
function generator(degree: number): number[] {
  let factors = [1];
  for (let i = 0; i < degree; i++) {
    const next = [...factors, 0];
    for (const [j, factor] of factors.entries()) next[j + 1]! ^= times(factor, POWERS[i]!);
    factors = next;
  }
  return factors.slice(1);
}

/** Reed-Solomon: what is left of the data divided by the generator. */
function remainder(data: readonly number[], divisor: readonly number[]): number[] {
  const rest = divisor.map(() => 0);
  for (const word of data) {
    const factor = word ^ rest.shift()!;
    rest.push(0);
    for (const [i, value] of divisor.entries()) rest[i]! ^= times(value, factor);
  }
  return rest;
}

/** Divides the words into blocks, adds to each what corrects it, and takes the words of all blocks in turn. */
export function withCorrection(version: Version, words: readonly number[]): number[] {
  const { correction, groups } = BLOCKS[version]!;
  const divisor = generator(correction);
  const data: number[][] = [];
  let at = 0;
  for (const [blocks, length] of groups) {
    for (let i = 0; i < blocks; i++) data.push(words.slice(at, (at += length)));
  }
  return [...inTurn(data), ...inTurn(data.map((block) => remainder(block, divisor)))];
}

function inTurn(blocks: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, i) => blocks.flatMap((block) => block.slice(i, i + 1))).flat();
}
