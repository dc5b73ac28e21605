import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { Guest } from '../../server/testing/client.ts';
import { startHouse } from '../../server/testing/settings.ts';
import { newFolder, ridotto } from './run.ts';

const ARRANGED = 'NCANL ANSLA';
const START = [{ roll: { kind: 'first', seat: 0 } }, { seat: 0, say: ARRANGED }, { seat: 1, say: ARRANGED }];

function written(): string {
  const file = path.join(newFolder(), 'game.json');
  writeFileSync(file, JSON.stringify({ game: 'volto', seats: 2, setup: {}, answers: START }));
  return file;
}

describe('hint', () => {
  test.each([
    ['en', /^1\. \w\d-\w\d {2}\d+ % \(\d+–\d+\) {2}\w\d to \w\d\n {3}[A-Z].*\.\n2\. /],
    ['ru', /^1\. \w\d-\w\d {2}\d+ % \(\d+–\d+\) {2}\w\d на \w\d\n {3}[А-Я].*\.\n2\. /],
  ])('names the best answers with their chances and why (%s)', async (locale, form) => {
    const { code, out } = await ridotto(['hint', written(), '--lang', locale]);
    expect(code).toBe(0);
    expect(out).toMatch(form);
  });

  test('is the same for the same seed, for programs too', async () => {
    const args = ['hint', written(), '--json', '--after', '1', '--seat', '1', '--seed', '3'];
    const [once, again] = [await ridotto(args), await ridotto(args)];
    expect(JSON.parse(once.out)).toHaveLength(3);
    expect(again.out).toBe(once.out);
  });

  test.each([
    ['nothing', [], 'name a file or an address'],
    ['somebody who is not asked', [written(), '--seat', '1'], 'after answer 3 seat 1 is not asked; asked is 0'],
    ['a moment of chance', [written(), '--after', '0'], 'after answer 0 chance answers'],
    ['a moment that is not there', [written(), '--after', '4'], '--after takes a whole number from 0 to 3'],
    ['what is no table', ['http://127.0.0.1:1/x', '--token', 'x'], 'is not the address of a table'],
    ['a house that is not there', ['http://127.0.0.1:1/t/x', '--token', 'x'], "can't be reached"],
  ])('about %s is refused in one line', async (_, args, words) => {
    const { code, err } = await ridotto(['hint', ...args]);
    expect(code).toBe(2);
    expect(err).toContain(words);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });
});

describe('hint at a house', async () => {
  const house = await startHouse(path.join(newFolder(), 'house.sqlite'));
  afterAll(() => house.stop());

  async function begun(hints: boolean) {
    const anna = await Guest.named(house.base, 'Anna');
    const bot = await anna.bot('R2');
    const table = await anna.make({ game: 'volto', seats: 2, open: 'public', hints });
    await bot.command(table, { type: 'sit', seat: 0, words: '' });
    await anna.command(table, { type: 'sit', seat: 1, words: '' });
    await anna.command(table, { type: 'start' });
    const token = bot.headers.authorization!.split(' ')[1]!;
    return { anna, table, ask: () => ridotto(['hint', `${house.base}/t/${table}`, `--token=${token}`]) };
  }

  test('is asked for with a token, and everybody sees it', async () => {
    const { anna, table, ask } = await begun(true);
    const { code, out, err } = await ask();
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toMatch(/^1\. [A-Z]{5} [A-Z]{5} {2}\d+ %/);
    expect((await anna.table(table)).hinted).toEqual([1, 0]);
  });

  test('is refused where the table has none', async () => {
    const { ask } = await begun(false);
    expect(await ask()).toMatchObject({ code: 2, out: '' });
    expect((await ask()).err).toContain('no-hints');
  });
});
