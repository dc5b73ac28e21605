import { appendFileSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { newFolder, ridotto } from './run.ts';

const LONG = 120_000; // milliseconds, beside other work

const arena = (...args: string[]) => ridotto(['arena', 'twilight', ...args, '--blocks', '4', '--cap', '40']);

describe('the arena', () => {
  test(
    'says what it found, for people and as JSON',
    async () => {
      const { out, code } = await arena('able', 'random');
      expect(code).toBe(0);
      expect(out).toMatch(/^able against random: .+ % ± .+ % \(95 %, over 4 blocks, 8 games\)$/m);
      const { out: json } = await arena('able', 'random', '--json');
      expect(JSON.parse(json)).toMatchObject({
        game: 'twilight',
        outcomes: [{ candidate: 'able', summary: { games: 8 } }],
      });
    },
    LONG,
  );

  test(
    'goes on where it stopped, on however many cores, and comes to the same',
    async () => {
      const [keep, other] = [newFolder(), newFolder()];
      const scoreOf = async (...args: string[]) => {
        const { outcomes } = JSON.parse((await arena('random', 'random', '--json', ...args)).out) as {
          outcomes: { summary: { score: number; blocks: number } }[];
        };
        return outcomes[0]!.summary;
      };
      const whole = await scoreOf('--keep', other, '--cores', '2');
      await arena('random', 'random', '--keep', keep);
      const file = path.join(keep, readdirSync(keep)[0]!);
      const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
      expect(lines).toHaveLength(5);
      writeFileSync(file, `${lines.slice(0, 3).join('\n')}\n`);
      appendFileSync(file, lines[3]!.slice(0, 20)); // it was killed while it wrote
      const again = await scoreOf('--keep', keep);
      expect(again.score).toBe(whole.score);
      expect(again.blocks).toBe(4);
    },
    LONG,
  );

  test(
    'a table of everybody against everybody',
    async () => {
      const { out } = await arena('able', 'simple', 'random');
      expect(out).toMatch(/able +simple +random +worst/);
    },
    LONG,
  );

  test.each<[what: string, args: string[], words: string]>([
    ['one player', ['able'], 'name two players or more'],
    ['nobody of that name', ['able', 'genius'], 'nobody called "genius" plays twilight; there are novice, simple'],
    ['odd hypotheses', ['able', 'random', '--sprt', '0.6,0.5'], '--sprt takes two scores'],
  ])('%s is refused in one line', async (_what, args, words) => {
    const { code, err } = await arena(...args);
    expect(code).toBe(2);
    expect(err).toContain(words);
  });

  test(
    'a file of another contest is left alone',
    async () => {
      const keep = newFolder();
      await arena('random', 'random', '--keep', keep);
      const file = path.join(keep, readdirSync(keep)[0]!);
      const before = readFileSync(file, 'utf8').replace('"cap":40', '"cap":41');
      writeFileSync(file, before);
      const { code, err } = await arena('random', 'random', '--keep', keep);
      expect([code, readFileSync(file, 'utf8')]).toEqual([2, before]);
      expect(err).toContain('holds another contest');
    },
    LONG,
  );
});
