import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { GAME_IDS } from '@ridotto/games/catalog';
import { describe, expect, test } from 'vitest';
import { seededChance } from '../../host/testing/fake.ts';
import { runPlay } from '../src/play.ts';
import { newFolder, ridotto } from './run.ts';

const LONG = 120_000; // milliseconds, beside other work

const lines = (text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);

function fileWith(text: string): string {
  const file = path.join(newFolder(), 'file.json');
  writeFileSync(file, text);
  return file;
}

const ARRANGED = 'NCANL ANSLA'; // the bot's first move can't reach the Candidate behind the lines
const START = [{ roll: { kind: 'first', seat: 0 } }, { seat: 0, say: ARRANGED }, { seat: 1, say: ARRANGED }];
const script = (answers: unknown[], more: object = {}) =>
  fileWith(JSON.stringify({ game: 'volto', seats: 2, setup: {}, answers, ...more }));

describe('what can’t be done is said in one line, with a non-zero exit', () => {
  test.each<[what: string, args: () => string[], words: string]>([
    ['no such command', () => ['dance'], 'there is no command "dance"'],
    ['no such game', () => ['trace', 'chess'], 'there is no game called "chess"'],
    ['a game’s name from the prototype', () => ['trace', 'toString'], 'there is no game called "toString"'],
    ['no game', () => ['trace'], 'name a game'],
    ['too many seats', () => ['trace', 'volto', '--seats', '3'], 'volto is for 2 players, not 3'],
    ['no number', () => ['trace', 'volto', '--games', 'many'], '--games takes a whole number'],
    ['a negative seed', () => ['trace', 'volto', '--seed=-1'], '--seed takes a whole number'],
    ['no JSON', () => ['trace', 'volto', '--setup', '{'], '--setup is not JSON'],
    ['an odd setup', () => ['trace', 'volto', '--setup', '{"speed":1}'], 'is no setup of volto'],
    ['an option of another game', () => ['trace', 'coach', '--with', 'ante=2'], 'there are contraband, divination'],
    ['a character twice', () => ['trace', 'coach', '--with', 'characters=Mara Sotberg,Mara Sotberg'], 'is no setup of'],
    ['no such bots', () => ['trace', 'volto', '--bots', 'genius'], 'no bots of level "genius"'],
    ['an odd flag', () => ['trace', 'volto', '--fast'], "Unknown option '--fast'"],
    ['an odd language', () => ['play', 'volto', '--lang', 'fr'], '--lang takes en or ru'],
    ['an odd seat', () => ['play', 'volto', '--seat', '2'], '--seat takes a whole number from 0 to 1'],
    ['no file', () => ['script'], 'name a file'],
    ['a missing file', () => ['script', '/nowhere/game.json'], "can't be read: ENOENT"],
    ['a folder', () => ['script', '/'], "can't be read: EISDIR"],
    ['a script that is no JSON', () => ['script', fileWith('hello')], 'is not JSON'],
    ['a script that is a list', () => ['script', fileWith('[]')], 'a log is a JSON object'],
    ['a script without answers', () => ['script', fileWith('{"game":"volto","seats":2}')], '"answers" must be a list'],
    [
      'a script of another game',
      () => ['script', fileWith('{"game":"go","seats":2,"answers":[]}')],
      'no game called "go"',
    ],
    ['a script for five', () => ['script', fileWith('{"game":"volto","seats":5,"answers":[]}')], 'not for 5 players'],
    [
      'a script of another edition',
      () => ['script', script(START, { edition: 99 })],
      'is of edition 99 of volto, which this house does not have',
    ],
    ['an odd answer', () => ['script', script([...START, { seat: 0, say: 'a1-a9' }])], "answer 3 can't be given"],
    ['the other’s turn', () => ['script', script([...START, { seat: 1, say: 'b6-b5' }])], 'not-asked'],
    ['an odd roll', () => ['script', script([{ roll: { kind: 'first', seat: 7 } }])], "answer 0 can't be given"],
    ['a log without promise', () => ['verify', script(START)], 'no promise of fair chance'],
  ])('%s', async (_what, args, words) => {
    const { code, out, err } = await ridotto(args());
    expect(code).toBe(2);
    expect(err).toContain(words);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(out.includes('"over"')).toBe(false);
  });

  test('the options that there were are named', async () => {
    const { err } = await ridotto(['script', script([...START, { seat: 0, say: 'b2-b4' }])]);
    expect(err).toMatch(/the options are .*b2-b3/);
  });
});

describe('trace', () => {
  test('takes a table’s options by their names', async () => {
    const args = ['trace', 'coach', '--with', 'contraband', '--with', 'characters=,Mara Sotberg'];
    const [start] = lines((await ridotto(args)).out);
    expect(start).toMatchObject({ setup: { contraband: true, characters: [null, 'Mara Sotberg'] } });
  });

  test('writes whole games; the same seed gives the same bytes', async () => {
    const args = ['trace', 'volto', '--games', '3', '--seed', '5'];
    const [once, again] = [await ridotto(args), await ridotto(args)];
    expect(once.code).toBe(0);
    expect(once.out).toBe(again.out);
    const types = lines(once.out).map(({ type }) => type);
    expect(types.filter((type) => type === 'start')).toHaveLength(3);
    expect(types.filter((type) => type === 'over')).toHaveLength(3);
    const second = await ridotto(['trace', 'volto', '--seed', '6']);
    expect(once.out).toContain(second.out); // each game stands alone under its own seed
  });

  test('has views and what was told on demand, and lets bots play', async () => {
    const { out } = await ridotto(['trace', 'volto', '--views', '--bots', 'simple']);
    expect(lines(out)[2]).toMatchObject({ views: { public: { viewer: 'public' } }, told: [{ to: 'all' }] });
  });
});

describe('script', () => {
  test('replays a traced game to the same end', async () => {
    const traced = lines((await ridotto(['trace', 'volto', '--seed', '9'])).out);
    const answers = traced.flatMap((line): object[] => {
      if (line.type === 'roll') return [{ roll: line.answer }];
      return Object.entries((line.answers ?? {}) as Record<string, string>).map(([seat, say]) => ({
        seat: Number(seat),
        say,
      }));
    });
    const { code, out } = await ridotto(['script', script(answers)]);
    expect(code).toBe(0);
    expect(lines(out).slice(1)).toEqual(traced.slice(1));
  });

  test('that ends early shows what could come next', async () => {
    const { out } = await ridotto(['script', script(START)]);
    const last = lines(out).at(-1)!;
    expect(last).toMatchObject({ type: 'ask', length: 3, options: { 0: expect.arrayContaining(['b2-b3']) } });
    expect(last).not.toHaveProperty('answers');
  });
});

describe('play', () => {
  test.each(GAME_IDS)('a whole game of %s, answered as the house advises', { timeout: LONG }, async (game) => {
    const { RIDOTTO_HOME } = process.env;
    process.env.RIDOTTO_HOME = newFolder();
    const printed: string[] = [];
    let asked = 0;
    await runPlay(
      [game],
      {
        print: (text) => void printed.push(text),
        ask: () => Promise.resolve(asked++ % 2 === 0 ? 'hint' : printed.at(-1)),
      },
      { chance: seededChance(1) },
    );
    if (RIDOTTO_HOME === undefined) delete process.env.RIDOTTO_HOME;
    else process.env.RIDOTTO_HOME = RIDOTTO_HOME;
    expect(printed.at(-1)).toContain('The game is kept in');
    expect(printed.join('\n')).not.toMatch(/undefined|\[object/);
  });

  test('a finished game is kept under a name of its own; its chance can be checked', async () => {
    const home = newFolder();
    const { code, out } = await ridotto(['play', 'volto'], {
      home,
      typed: `${ARRANGED}\nresign\n`,
    });
    expect(code).toBe(0);
    expect(out).toContain('You lose: you have resigned.');
    const [kept] = readdirSync(path.join(home, 'tables'));
    expect(kept).toMatch(/^volto-\d{4}-/);
    const verified = await ridotto(['verify', path.join(home, 'tables', kept!)]);
    expect(verified.out).toContain('fair. 1 roll of chance follows');
    const scripted = await ridotto(['script', path.join(home, 'tables', kept!)]);
    expect(lines(scripted.out).at(-1)).toMatchObject({ type: 'over', reason: 'resigned' });
  });

  test('a kept game with one answer changed is not fair', async () => {
    const file = path.join(newFolder(), 'game.jsonl');
    await ridotto(['play', 'volto', '--table', file], { typed: `${ARRANGED}\nresign\n` });
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(ARRANGED, 'NCANL ANSAL'));
    const { code, err } = await ridotto(['verify', file]);
    expect(code).toBe(2);
    expect(err).toContain('its hash differs');
  });

  test('leaving loses nothing: the table is taken up where it was', async () => {
    const home = newFolder();
    const first = await ridotto(['play', 'volto'], { home, typed: `${ARRANGED}\n` });
    expect(first.out).toContain('The table is kept in');
    const before = readFileSync(path.join(home, 'tables', 'volto.jsonl'), 'utf8');
    const second = await ridotto(['play', 'volto', '--lang', 'ru'], { home, typed: '? a1-b1\nworlds\nquit\n' });
    expect(second.out).toContain('ваш стол, как вы его оставили');
    expect(second.out).toContain('(правило V7)');
    expect(readFileSync(path.join(home, 'tables', 'volto.jsonl'), 'utf8')).toBe(before);
  });

  test('Ctrl-C loses nothing', async () => {
    const home = newFolder();
    let isSent = false;
    const { code, out } = await ridotto(['play', 'volto'], {
      home,
      typed: `${ARRANGED}\n`,
      leaveOpen: true,
      whenSeen: (seen, kill) => {
        if (isSent || !seen.includes('▲C')) return;
        isSent = true;
        kill('SIGINT');
      },
    });
    expect(code).toBe(0);
    expect(out).toContain('The table is kept in');
    expect(readFileSync(path.join(home, 'tables', 'volto.jsonl'), 'utf8')).toContain(`"say":"${ARRANGED}"`);
  });

  test('a line cut off in the middle of writing is forgotten, the rest is played', async () => {
    const home = newFolder();
    await ridotto(['play', 'volto'], { home, typed: `${ARRANGED}\n` });
    const file = path.join(home, 'tables', 'volto.jsonl');
    const whole = readFileSync(file, 'utf8');
    writeFileSync(file, `${whole}{"seat":0,"sa`);
    const { code, out } = await ridotto(['play', 'volto'], { home, typed: 'quit\n' });
    expect(code).toBe(0);
    expect(out).toContain('▲C');
    expect(readFileSync(file, 'utf8')).toBe(whole);
  });

  test.each([
    ['somebody’s letter', 'Dear friend,\n'],
    ['an empty file', ''],
    ['a table of rubbish', '{"ridotto":"table 1","game":"volto"}\n'],
    ['a damaged line', '{"ridotto":"table 1","game":"volto"}\nrubbish\n{}\n'],
    [
      'a table with an impossible answer',
      `${JSON.stringify({ ridotto: 'table 1', game: 'volto', edition: 1, seats: 2, setup: {}, you: 0, fair: { commitment: '', words: ['', ''], key: '' } })}\n{"seat":0,"say":"b2-b3"}\n`,
    ],
  ])('%s is no table, and is left as it is', async (_what, text) => {
    const file = fileWith(text);
    const { code, err } = await ridotto(['play', 'volto', '--table', file], { typed: `${ARRANGED}\n` });
    expect(code).toBe(2);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  test('a game can be chosen from the list', async () => {
    const home = newFolder();
    const { out } = await ridotto(['play'], { home, typed: 'chess\nvolto\nquit\n' });
    expect(out).toContain('There is no such game here.');
    expect(out).toContain('a new table');
    expect(existsSync(path.join(home, 'tables', 'volto.jsonl'))).toBe(true);
  });

  test('in the language of the person', async () => {
    const { out } = await ridotto(['play', 'volto', '--lang', 'ru'], { typed: '?\noptions\nrubbish\nquit\n' });
    expect(out).toContain('Volto: новый стол');
    expect(out).toContain('Можно ответить 50400 способами');
    expect(out).toContain('Расстановка — десять букв');
    expect(out).not.toMatch(/undefined/);
  });
});

describe('analyse', () => {
  const LOG = path.resolve(import.meta.dirname, '../../host/test/logs/volto-1.json');

  test(
    'says everybody’s chances and what was chosen, of luck nothing where nothing is drawn; the same seed says the same',
    { timeout: LONG },
    async () => {
      const [first, again] = await Promise.all([ridotto(['analyse', LOG]), ridotto(['analyse', LOG, '--seed', '1'])]);
      expect(first.out).toMatch(/^volto: \d+ points, \d+ playouts for each chance, seed 1\n/);
      expect(first.out).toMatch(/\nmoment +seat 1, as known +open +seat 2, as known +open\n/);
      expect(first.out).toMatch(/\nseat 2: own choices .*\n$/);
      expect(again.out).toBe(first.out);
    },
  );

  test('of a game that goes on says that it does', async () => {
    const { code, err } = await ridotto(['analyse', script(START)]);
    expect([code, err.trim().endsWith('the game is not over')]).toEqual([2, true]);
  });
});
