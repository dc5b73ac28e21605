import fc from 'fast-check';
import { canonical, countEn, countRu, draw, isPlain, localeOf, same, seeded, shuffle } from '@ridotto/kernel';
import { describe, expect, test } from 'vitest';

describe('plain data', () => {
  test('is equal when its JSON is, key order aside', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        expect(same(a, b)).toBe(canonical(a) === canonical(b));
        expect(same(a, structuredClone(a))).toBe(true);
      }),
    );
    expect(same({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
    expect(same({ a: 1 }, { a: 1, b: 2 })).toBe(false);
    expect(same([], {})).toBe(false);
    expect(same({ toString: 1 }, {})).toBe(false);
    expect(same({}, { toString: 1 })).toBe(false);
    expect(same(JSON.parse('{"__proto__":{}}'), { a: 1 })).toBe(false);
  });

  test('is what JSON carries unchanged', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => isPlain(JSON.parse(JSON.stringify(value)))));
    const odd = [
      undefined,
      NaN,
      Infinity,
      new Set(),
      new Map(),
      new Date(),
      () => 1,
      Symbol('x'),
      1n,
      [undefined],
      { a: undefined },
      Array(2),
    ];
    expect(odd.filter(isPlain)).toEqual([]);
  });
});

describe('the seeded generator', () => {
  test('is uniform (chi-square over 10)', () => {
    const rng = seeded(1);
    const counts = Array<number>(10).fill(0);
    for (let i = 0; i < 100_000; i++) counts[rng(10)]!++;
    expect(counts.reduce((sum, n) => sum + (n - 10_000) ** 2 / 10_000, 0)).toBeLessThan(27.9); // 9 degrees, 1 in 1,000
  });

  test('shuffles and draws without losing anything', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.nat(20), fc.nat(), (items, count, seed) => {
        const sorted = (list: readonly number[]) => [...list].sort((a, b) => a - b);
        expect(sorted(shuffle(items, seeded(seed)))).toEqual(sorted(items));
        const drawn = draw(items, count, seeded(seed));
        expect(drawn).toHaveLength(Math.min(count, items.length));
        const rest = [...items];
        for (const item of drawn) rest.splice(rest.indexOf(item), 1);
        expect(rest).toHaveLength(items.length - drawn.length);
      }),
    );
  });
});

describe('words', () => {
  test('Russian and English counts', () => {
    const ducats = (n: number) => countRu(n, ['дукат', 'дуката', 'дукатов']);
    expect([1, 2, 5, 11, 21, 22, 25, 112].map(ducats)).toEqual([
      '1 дукат',
      '2 дуката',
      '5 дукатов',
      '11 дукатов',
      '21 дукат',
      '22 дуката',
      '25 дукатов',
      '112 дукатов',
    ]);
    expect([0, 1, 2, 21].map((n) => countEn(n, ['mask', 'masks']))).toEqual([
      '0 masks',
      '1 mask',
      '2 masks',
      '21 masks',
    ]);
  });

  test('a locale from what systems call it', () => {
    expect(['ru_RU.UTF-8', 'ru', 'RU-ru', 'en-GB', 'C', '', undefined, 'de_DE'].map(localeOf)).toEqual([
      'ru',
      'ru',
      'ru',
      'en',
      'en',
      'en',
      'en',
      'en',
    ]);
  });
});
