import { describe, expect, test } from 'vitest';
import { SOUNDS, lengthOf, voicesOf } from '../src/sound/sounds.ts';

describe.each(SOUNDS)('%s', (sound) => {
  test('is short', () => {
    expect(lengthOf(sound)).toBeLessThan(1.2);
  });

  test('is never cut off by loudness, even where all its voices meet', () => {
    const voices = voicesOf(sound);
    for (const { at } of voices) {
      const together = voices.filter((voice) => voice.at <= at && at < voice.at + voice.rise + voice.fall);
      expect(together.reduce((sum, { gain }) => sum + gain, 0)).toBeLessThan(1);
    }
  });

  test('can be heard on a small speaker, and glides by ramps that audio accepts', () => {
    for (const { from, to, rise, fall, gain } of voicesOf(sound)) {
      expect(Math.min(from, to)).toBeGreaterThan(50);
      expect(Math.max(from, to)).toBeLessThan(6000);
      expect(Math.min(rise, fall, gain)).toBeGreaterThan(0);
    }
  });
});

test('no two sounds are the same', () => {
  expect(new Set(SOUNDS.map((sound) => JSON.stringify(voicesOf(sound)))).size).toBe(SOUNDS.length);
});
