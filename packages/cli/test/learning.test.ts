import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { newFolder, ridotto } from './run.ts';

const LONG = 120_000; // milliseconds, beside other work

describe('training', () => {
  test(
    'the same seed writes the same file, which says what it is about',
    async () => {
      const folder = newFolder();
      const train = (name: string, seed: string) =>
        ridotto(['train', 'volto', '--games', '20', '--seed', seed, '--to', path.join(folder, name)]);
      const first = await train('first.json', '7');
      expect(first.code).toBe(0);
      expect(first.out).toMatch(/surprise at others \d\.\d{3} before, \d\.\d{3} after/);
      await train('again.json', '7');
      await train('other.json', '8');
      const [one, again, other] = ['first', 'again', 'other'].map((name) =>
        readFileSync(path.join(folder, `${name}.json`), 'utf8'),
      );
      expect(again).toBe(one);
      expect(other).not.toBe(one);
      expect(JSON.parse(one!)).toMatchObject({ game: 'volto', learns: 'habits', seed: 7, games: 20 });
    },
    LONG,
  );

  test('where nothing is learnt, or no file is named, it says so', async () => {
    expect((await ridotto(['train', 'intrigo', '--to', 'x.json'])).err).toContain('nothing of intrigo is learnt');
    expect((await ridotto(['train', 'volto'])).err).toContain('name a file to write');
    expect((await ridotto(['train', 'volto', '--to', 'x.json', '--games', 'many'])).err).toContain('--games takes');
  });
});

describe('a best responder', () => {
  test(
    'learns for so many games, and says how it then does in others',
    async () => {
      const args = ['--against', 'random', '--games', '10', '--blocks', '1'];
      const { out, code } = await ridotto(['respond', 'twilight', ...args]);
      expect(code).toBe(0);
      expect(out).toMatch(/^learnt for 10 games with seed 1: 7 games against random$/m);
      expect(out).toMatch(/^  as it began: \d+\.\d % in \d+ games$/m);
      expect(out).toMatch(/^best responder against random: .+ % ± .+ % \(95 %, over 1 blocks, 2 games\)$/m);
    },
    LONG,
  );

  test('is refused where nobody learns, of nobody and for no time', async () => {
    expect((await ridotto(['respond', 'intrigo'])).err).toContain('nobody learns to beat others at intrigo');
    expect((await ridotto(['respond', 'volto', '--against', 'genius'])).err).toContain('nobody called "genius"');
    expect((await ridotto(['respond', 'volto', '--minutes', '0'])).err).toContain('--minutes takes a whole number');
  });
});

describe('beliefs', () => {
  test(
    'are measured against those who are named, as a table, as JSON and as a picture',
    async () => {
      const picture = path.join(newFolder(), 'tenths.svg');
      const beliefs = (...more: string[]) =>
        ridotto(['beliefs', 'intrigo', 'old-simple', '--seats', '3', '--games', '1', ...more]);
      const { out, code } = await beliefs('--picture', picture);
      expect(code).toBe(0);
      expect(out).toMatch(/^old-simple +\d+ +\d\.\d{3} +\d\.\d{3} +-?\d+\.\d % +-?\d\.\d{3}$/m);
      expect(readFileSync(picture, 'utf8')).toMatch(/^<svg [^>]+>[^]*<circle [^]*<\/svg>\n$/);
      const { rows } = JSON.parse((await beliefs('--json')).out) as { rows: { weighed: { cases: number } }[] };
      expect(rows[0]!.weighed.cases).toBeGreaterThan(0);
    },
    LONG,
  );

  test('about nobody are refused', async () => {
    const { err, code } = await ridotto(['beliefs', 'volto', 'nobody']);
    expect(code).not.toBe(0);
    expect(err).toContain('nobody called "nobody" plays volto');
  });
});
