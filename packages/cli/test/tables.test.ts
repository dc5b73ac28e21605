import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { runPlay } from '../src/play.ts';
import type { Terminal } from '../src/stay.ts';
import { newFolder, ridotto } from './run.ts';

const LONG = 120_000; // milliseconds, beside other work

const ARRANGED = 'NCANL ANSLA';

/** A copy of a table that the first terminal house kept. */
function keptBefore(name: string): string {
  const file = path.join(newFolder(), name);
  copyFileSync(fileURLToPath(new URL(`./tables/${name}`, import.meta.url)), file);
  return file;
}

function fileWith(text: string): string {
  const file = path.join(newFolder(), 'table.jsonl');
  writeFileSync(file, text);
  return file;
}

/** Somebody who answers as the house advises. */
/** Somebody who answers as the house advises, and may have enough some time. */
function advised(printed: string[], most = Infinity): Terminal {
  let asked = 0;
  return {
    print: (text) => void printed.push(text),
    ask: async () => {
      if (asked === 2 * most) return 'resign';
      return asked++ % 2 === 0 ? 'hint' : printed.at(-1);
    },
  };
}

describe('a table that the first terminal house kept', () => {
  test.each(['volto', 'twilight', 'coach'])(
    'goes on: %s to its end, and its chance can be checked',
    { timeout: LONG },
    async (game) => {
      const file = keptBefore(`${game}-1.jsonl`);
      const before = readFileSync(file, 'utf8').trimEnd().split('\n').slice(1);
      const printed: string[] = [];
      const most = game === 'coach' ? Infinity : 10; // nobody resigns in a coach
      await runPlay([game, '--table', file, '--lang', 'en'], advised(printed, most));
      expect(printed[0]).toContain('your table, as you left it');
      expect(printed.at(-1)).toContain('The game is kept in');
      if (game === 'coach') expect(printed).toContainEqual(expect.stringMatching(/ attacks? .*: everyone takes sides/)); // a window says whose it is
      for (const answer of before) expect(readFileSync(file, 'utf8')).toContain(answer);
      expect((await ridotto(['verify', file])).out).toContain('fair.');
    },
  );

  test('is left as it is by somebody who only looks', async () => {
    const file = keptBefore('volto-1.jsonl');
    const before = readFileSync(file, 'utf8');
    const { code, out } = await ridotto(['play', 'volto', '--table', file], { typed: 'quit\n' });
    expect(code).toBe(0);
    expect(out).toContain('your table, as you left it');
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  test('that is over is shown, and stays closed', async () => {
    const file = keptBefore('volto-1-over.jsonl');
    const before = readFileSync(file, 'utf8');
    const { out } = await ridotto(['play', 'volto', '--table', file]);
    expect(out).toContain('You lose: you have resigned.');
    expect(readFileSync(file, 'utf8')).toBe(before);
    expect((await ridotto(['verify', file])).out).toContain('fair.');
  });
});

describe('a table of an edition that is gone', () => {
  const VOLTO = readFileSync(new URL('./tables/volto-1.jsonl', import.meta.url), 'utf8');
  const OVER = readFileSync(new URL('./tables/volto-1-over.jsonl', import.meta.url), 'utf8');
  const gone = (text: string) => text.replace('"edition":1', '"edition":99');
  const mine = VOLTO.match(/"seat":0,"say":"[^"]+"/g)!.map((say) => say.replace(/.*"say":"(.*)"/, '0: $1'));

  test.each([
    ['en', 'this table is closed', 'The game was not over', 'The table is kept in'],
    ['ru', 'этот стол закрыт', 'Партия не окончена', 'Стол сохранён'],
  ])('says so, and shows the answers of the person (%s)', async (lang, ...words) => {
    const file = fileWith(gone(VOLTO));
    const { code, out, err } = await ridotto(['play', 'volto', '--table', file, '--lang', lang]);
    expect([code, err]).toEqual([0, '']);
    for (const word of words) expect(out).toContain(word);
    expect(out).toContain(`\nvolto 99, 2 seats\n${mine.join('\n')}\n`);
    expect(readFileSync(file, 'utf8')).toBe(gone(VOLTO));
  });

  test('shows a game that was over as a whole', async () => {
    const { out } = await ridotto(['play', 'volto', '--table', fileWith(gone(OVER)), '--lang', 'en']);
    expect(out).toContain('This was the game:');
    expect(out).toMatch(/\*: \{"kind":"first".*\n[01]: \w{5} \w{5}\n/);
    expect(out).toContain('0: resign');
  });

  test('makes place for the next game', async () => {
    const home = newFolder();
    mkdirSync(path.join(home, 'tables'));
    writeFileSync(path.join(home, 'tables', 'volto.jsonl'), gone(VOLTO));
    const { out } = await ridotto(['play', 'volto'], { home });
    expect(out).toMatch(/The table is kept in .*volto-\d{4}-/);
    expect((await ridotto(['play', 'volto'], { home })).out).toContain('a new table');
  });
});

test('a house that is killed loses nothing that it has said', async () => {
  const file = path.join(newFolder(), 'table.jsonl');
  const args = ['play', 'volto', '--table', file];
  const { code } = await ridotto(args, {
    typed: `${ARRANGED}\n`,
    leaveOpen: true,
    whenSeen: (seen, kill) => seen.includes('▲C') && kill('SIGKILL'),
  });
  expect(code).toBe(null);
  const { out } = await ridotto(args, { typed: 'resign\n' });
  expect(out).toContain('your table, as you left it');
  expect(out).toContain('You lose: you have resigned.');
  expect((await ridotto(['verify', file])).out).toContain('fair.');
});

test.skipIf(process.platform === 'win32')('a full disk is said, and loses nothing', async () => {
  const file = path.join(newFolder(), 'table.jsonl');
  const args = ['play', 'volto', '--table', file];
  await ridotto(args, { typed: 'quit\n' });
  const before = readFileSync(file, 'utf8');
  const largestFile = Math.ceil(before.length / 512); // in the middle of a line
  const { code, err } = await ridotto(args, { typed: `${ARRANGED}\nresign\n`, largestFile });
  expect(code).toBe(2);
  expect(err).toBe(`ridotto: ${file} can't be written: EFBIG; nothing was lost\n`);
  const after = readFileSync(file, 'utf8');
  expect(after.startsWith(before) && after.endsWith('\n')).toBe(true);
  const { out } = await ridotto(args, { typed: `${after === before ? `${ARRANGED}\n` : ''}resign\n` });
  expect(out).toContain('You lose: you have resigned.');
});

test('a table that was made and no more is sat down at', async () => {
  const file = path.join(newFolder(), 'table.jsonl');
  await ridotto(['play', 'volto', '--table', file], { typed: 'quit\n' });
  const whole = readFileSync(file, 'utf8').split('\n');
  for (const lines of [2, 3, 4]) {
    const cut = fileWith(`${whole.slice(0, lines).join('\n')}\n`);
    const { out } = await ridotto(['play', 'volto', '--table', cut], { typed: `${ARRANGED}\nresign\n` });
    expect(out).toContain('You lose: you have resigned.');
  }
});

test('of two windows at one table the second to speak is told, and the table stays whole', async () => {
  const file = path.join(newFolder(), 'table.jsonl');
  const args = ['volto', '--table', file, '--lang', 'en'];
  const quiet = (lines: (() => Promise<string | undefined>)[]): Terminal => ({
    print: () => {},
    ask: async () => lines.shift()?.(),
  });
  await runPlay(args, quiet([]));
  const elsewhere = async () => {
    await runPlay(args, quiet([async () => ARRANGED]));
    return ARRANGED;
  };
  await expect(runPlay(args, quiet([elsewhere]))).rejects.toThrow('in another window');
  const { out } = await ridotto(['play', 'volto', '--table', file], { typed: 'resign\n' });
  expect(out).toContain('You lose: you have resigned.');
});

describe('what is no table is left as it is', () => {
  const HEADER = '{"ridotto":"table 2"}\n';
  const made = JSON.stringify([
    'make',
    { id: 't', game: 'volto', edition: 1, seats: 2, setup: {}, commitment: '', key: '', clock: { kind: 'none' } },
    'm',
  ]);
  const said = (deed: unknown) => JSON.stringify(['append', { table: 't', length: 0, lines: [{ at: 1, deed }] }]);

  test.each([
    ['a later version', '{"ridotto":"table 3"}\n', 'later version'],
    ['a damaged line', `${HEADER}${made}\nrubbish\n${made}\n`, 'damaged in line 3'],
    ['an unknown call', `${HEADER}["drop"]\n`, 'damaged in line 2'],
    ['a call of nothing', `${HEADER}${made}\n["append",5]\n`, 'damaged'],
    ['a table of nothing', `${HEADER}["make",{},"m"]\n`, 'damaged'],
    ['a deed of nothing', `${HEADER}${made}\n${said(null)}\n`, 'damaged'],
    ['a table of another game', `${HEADER}${made.replace('volto', 'coach')}\n`, 'a table of coach, not of volto'],
    ['a table for five', `${HEADER}${made.replace('"seats":2', '"seats":5')}\n`, 'not for 5 players'],
    ['an odd setup', `${HEADER}${made.replace('"setup":{}', '"setup":7')}\n`, 'no setup of volto'],
  ])('%s', async (_what, text, words) => {
    const file = fileWith(text);
    const { code, err } = await ridotto(['play', 'volto', '--table', file], { typed: `${ARRANGED}\n` });
    expect(code).toBe(2);
    expect(err).toContain(words);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });
});
