import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { commit, fairRng, headOf, seeded, verify, type Entry, type Log } from '@ridotto/kernel';
import { describe, expect, test } from 'vitest';
import { playFair } from './fair-play.ts';
import { kuhn } from '../testing/kuhn.ts';
import { spies } from './spies.ts';

const key = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'));

test('a commitment is the SHA-256 of the key, as Node has it', () => {
  fc.assert(
    fc.property(key, (k) => {
      expect(commit(k)).toBe(createHash('sha256').update(`ridotto/commitment ${k}`).digest('hex'));
    }),
  );
});

describe('draws', () => {
  const KEY = 'ab'.repeat(32);

  test('are read off HMAC-SHA-256 with the key, as Node has it', () => {
    fc.assert(
      fc.property(key, fc.array(fc.string({ unit: 'grapheme' })), fc.nat(), (k, words, roll) => {
        const blocks = [0, 1, 2].map((n) =>
          createHmac('sha256', Buffer.from(k, 'hex'))
            .update(`ridotto/draw ${JSON.stringify(words)} ${roll} ${n}`)
            .digest(),
        );
        const stream = Buffer.concat(blocks);
        const rng = fairRng(k, words, roll);
        const draws = Array.from({ length: stream.length / 4 }, () => rng(2 ** 32));
        expect(draws).toEqual(draws.map((_, i) => stream.readUInt32BE(4 * i)));
      }),
    );
  });

  test('follow from key, words and the number of the roll, and from nothing else', () => {
    const draws = (k: string, words: string[], roll: number) => {
      const rng = fairRng(k, words, roll);
      return Array.from({ length: 12 }, () => rng(1000)).join();
    };
    const base = draws(KEY, ['one', 'two'], 0);
    expect(draws(KEY, ['one', 'two'], 0)).toBe(base);
    const others = [
      draws('cd'.repeat(32), ['one', 'two'], 0),
      draws(KEY, ['two', 'one'], 0),
      draws(KEY, ['one two', ''], 0),
      draws(KEY, ['one', 'two'], 1),
    ];
    expect(new Set([base, ...others]).size).toBe(5);
  });

  test('are uniform (chi-square over 6 faces)', () => {
    const rng = fairRng(KEY, ['words'], 0);
    const faces = Array<number>(6).fill(0);
    for (let i = 0; i < 60_000; i++) faces[rng(6)]!++;
    const chiSquare = faces.reduce((sum, n) => sum + (n - 10_000) ** 2 / 10_000, 0);
    expect(chiSquare).toBeLessThan(20.5); // 5 degrees of freedom: exceeded once in a thousand
  });

  test('have no bias where the range does not divide the words of the stream', () => {
    const below = 3 * 2 ** 30; // a plain remainder would give the lowest third twice as often
    const rng = fairRng(KEY, [], 0);
    let low = 0;
    for (let i = 0; i < 9000; i++) if (rng(below) < 2 ** 30) low++;
    expect(Math.abs(low - 3000)).toBeLessThan(160); // 3.5 standard deviations
  });

  test.each([0, -1, 1.5, 2 ** 33, NaN])('there is none below %s', (below) => {
    expect(() => fairRng(KEY, [], 0)(below)).toThrow(RangeError);
  });

  test('need a whole key', () => {
    expect(() => fairRng('abcd', [], 0)).toThrow('32 bytes');
  });
});

/** A finished, honest game of the spies: one roll and many answers. */
const honestLog = (k: string, words: readonly string[], seed: number): Log =>
  playFair(spies, { seats: 5, setup: {}, key: k, words, rng: seeded(seed) });

/** The same log with its promise renewed: what a cheat would show who can write the closing hash anew. */
const reclosed = (log: Log): Log => ({ ...log, fair: { ...log.fair!, head: headOf(log) } });

const changeAt = <T>(items: readonly T[], at: number, item: T): T[] => items.map((old, i) => (i === at ? item : old));

describe('verify', () => {
  const game = fc.record({ k: key, words: fc.array(fc.string(), { minLength: 5, maxLength: 5 }), seed: fc.nat() });

  test('accepts an honest log', () => {
    fc.assert(
      fc.property(game, ({ k, words, seed }) => {
        const log = honestLog(k, words, seed);
        expect(verify(spies, log)).toEqual({ ok: true, rolls: 1, answers: log.answers.length - 1 });
        expect(verify(spies, JSON.parse(JSON.stringify(log)) as Log).ok).toBe(true);
      }),
    );
  });

  test('rejects a changed draw, also if the log is closed anew', () => {
    fc.assert(
      fc.property(game, fc.nat(4), fc.nat(4), ({ k, words, seed }, a, b) => {
        const log = honestLog(k, words, seed);
        const drawn = log.answers[0] as { roll: { type: string; spies: number[] } };
        fc.pre(a !== b && (drawn.roll.spies[0] !== a || drawn.roll.spies[1] !== b));
        const answers = changeAt<Entry>(log.answers, 0, { roll: { type: 'deal', spies: [a, b] } });
        expect(verify(spies, { ...log, answers }).ok).toBe(false);
        expect(verify(spies, reclosed({ ...log, answers })).ok).toBe(false);
      }),
    );
  });

  test('rejects another key, with or without its own commitment', () => {
    fc.assert(
      fc.property(game, key, ({ k, words, seed }, other) => {
        fc.pre(k !== other);
        const log = honestLog(k, words, seed);
        const swapped = { ...log, fair: { ...log.fair!, key: other } };
        expect(verify(spies, swapped).ok).toBe(false);
        expect(verify(spies, reclosed(swapped)).ok).toBe(false);
        const recommitted = { ...swapped, fair: { ...swapped.fair, commitment: commit(other) } };
        expect(verify(spies, recommitted).ok).toBe(false); // the hash that was shown during play binds the promise
      }),
    );
  });

  test('rejects a changed word, or words in another order', () => {
    fc.assert(
      fc.property(game, fc.nat(4), fc.string(), ({ k, words, seed }, at, word) => {
        fc.pre(words[at] !== word);
        const log = honestLog(k, words, seed);
        const reworded = { ...log, fair: { ...log.fair!, words: changeAt(words, at, word) } };
        expect(verify(spies, reworded).ok).toBe(false);
        const turned = [...words.slice(1), words[0]!];
        fc.pre(turned.join('\0') !== words.join('\0'));
        expect(verify(spies, { ...log, fair: { ...log.fair!, words: turned } }).ok).toBe(false);
      }),
    );
  });

  test('rejects any two answers in another order, a missing one, and one more', () => {
    fc.assert(
      fc.property(game, fc.nat(), fc.nat(), ({ k, words, seed }, i, j) => {
        const log = honestLog(k, words, seed);
        const [a, b] = [i % log.answers.length, j % log.answers.length];
        const swapped = changeAt(changeAt(log.answers, a, log.answers[b]!), b, log.answers[a]!);
        fc.pre(JSON.stringify(swapped) !== JSON.stringify(log.answers));
        expect(verify(spies, { ...log, answers: swapped }).ok).toBe(false);
        expect(verify(spies, { ...log, answers: log.answers.toSpliced(a, 1) }).ok).toBe(false);
        expect(verify(spies, { ...log, answers: [...log.answers, log.answers[a]!] }).ok).toBe(false);
      }),
    );
  });

  test('says what is wrong', () => {
    const log = honestLog('ab'.repeat(32), ['a', 'b', 'c', 'd', 'e'], 1);
    const { fair: _fair, ...bare } = log;
    const { key: _key, ...hidden } = log.fair!;
    expect(verify(spies, bare)).toMatchObject({ ok: false, why: expect.stringContaining('no promise') });
    expect(verify(spies, { ...log, fair: hidden })).toMatchObject({ why: expect.stringContaining('not over yet') });
    expect(verify(spies, { ...log, edition: 2 })).toMatchObject({ why: expect.stringContaining('edition 2') });
    expect(verify(spies, { ...log, setup: { odd: 1 } })).toMatchObject({ why: expect.stringContaining('setup') });
    expect(verify(kuhn, { ...log, seats: 2 })).toMatchObject({ ok: false });
    const cut = reclosed({ ...log, answers: log.answers.slice(0, -1) });
    expect(verify(spies, cut)).toMatchObject({ ok: false, why: 'the game is not over' });
  });
});
