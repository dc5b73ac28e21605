import type { Rng } from '@ridotto/kernel';
import { COPIES, ITEMS, type Item } from './model.ts';

/** A bag is a list sorted by name: no order that anybody could follow. */
export function put<T extends string>(bag: T[], thing: T): void {
  let at = bag.length;
  while (at > 0 && bag[at - 1]! > thing) at--;
  bag.splice(at, 0, thing);
}

export function remove<T extends string>(bag: T[], thing: T): void {
  const at = bag.indexOf(thing);
  if (at < 0) throw new Error(`no ${thing} here`);
  bag.splice(at, 1);
}

export const sorted = <T extends string>(things: readonly T[]): T[] => [...things].sort();

/** The different things of a bag. */
export const kindsOf = <T>(bag: readonly T[]): T[] => bag.filter((thing, i) => thing !== bag[i - 1]);

export const countOf = <T>(bag: readonly T[], thing: T): number => {
  let count = 0;
  for (const one of bag) if (one === thing) count++;
  return count;
};

export const drawn = <T>(bag: readonly T[], rng: Rng): T => bag[rng(bag.length)]!;

/** Every item card in play [C2]; the Black Pearl stays in the box with three players [C7]. */
export const boxOf = (seats: number): readonly Item[] => (seats === 3 ? BOX_OF_THREE : BOX);

const BOX = ITEMS.flatMap((item) => Array.from({ length: COPIES[item] }, () => item));
const BOX_OF_THREE = BOX.filter((item) => item !== 'pearl');
