import { GAME_IDS, loadTitle } from '@ridotto/games/catalog';
import {
  awaited,
  canonical,
  entryOf,
  open,
  play,
  rollDue,
  script,
  seeded,
  silence,
  verify,
  setupOf,
  type AnyTitle,
  type Viewer,
} from '@ridotto/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changed,
  changesOf,
  framesOf,
  logOf,
  logPieces,
  picturesOf,
  readLines,
  Slices,
  type Frame,
  type LogLine,
  type Made,
} from '../src/index.ts';
import { momentsOf, type Moment } from '../src/analysis/moments.ts';
import { ARRANGED, fakeHouse, voltoGame, type FakeClock, type Person } from '../testing/fake.ts';
import { longCoach } from '../testing/long-game.ts';

/** What JSON makes of it. */
const sent = <T>(data: T): T => JSON.parse(JSON.stringify(data)) as T;

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

describe('changes', () => {
  const json = fc.json({ maxDepth: 4 }).map((text) => JSON.parse(text) as unknown);

  const odd = (value: unknown) => JSON.parse(`{"__proto__":${JSON.stringify(value)}}`) as unknown;

  test('make one piece of data of any other, and leave the first as it was', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const copy = sent(before);
        expect(canonical(changed(before, sent(changesOf(before, after))))).toBe(canonical(after));
        expect(before).toEqual(copy);
      }),
      {
        numRuns: 2000,
        examples: [
          [{}, odd('')],
          [odd({ a: 1 }), odd({ a: 2 })],
          [odd({ a: 1 }), {}],
        ],
      },
    );
  });

  test('are a JSON Patch: what is added to a list and replaced in it', () => {
    const before = { 'a/b': [1, 2], gone: 1, deep: { same: [null], other: 1 } };
    const after = { 'a/b': [1, 3, 4], deep: { same: [null], other: 2 }, '~': null };
    expect(changesOf(before, after)).toEqual([
      { op: 'replace', path: '/a~1b/1', value: 3 },
      { op: 'add', path: '/a~1b/-', value: 4 },
      { op: 'replace', path: '/deep/other', value: 2 },
      { op: 'add', path: '/~0', value: null },
      { op: 'remove', path: '/gone' },
    ]);
  });
});

/** A game at random as a table's log, with what each pair of eyes sees after every step. */
function watchedGame(title: AnyTitle, seats: number, seed: number) {
  const rng = seeded(seed);
  const setup = setupOf(title, {}, seats)!;
  const table = open(title, seats, setup);
  const everyone: (Viewer | 'all')[] = [...Array.from({ length: seats }, (_, seat) => seat), 'public', 'all'];
  const seen = new Map(everyone.map((eyes) => [eyes, [] as unknown[]]));
  const look = () => {
    for (const eyes of everyone) {
      const view = title.game.view(table.state, eyes === 'all' ? 'public' : eyes);
      const picture = { view, ...(eyes === 'all' && { position: title.notation.position.write(table.state) }) };
      seen.get(eyes)!.push(sent(picture));
    }
  };
  const lines: LogLine[] = [];
  look();
  while (title.game.turn(table.state).kind !== 'over') {
    const seat = awaited(title, table)[0]!;
    const options = title.game.turn(table.state).kind === 'ask' ? title.game.options(table.state, seat) : [];
    const step = rollDue(title, table, rng) ?? { kind: 'answer' as const, seat, answer: options[rng(options.length)]! };
    lines.push({ at: lines.length, deed: entryOf(title, step) });
    play(title, table, step, silence);
    if (table.sealed.size === 0) look();
  }
  const made = { id: 't', game: title.manifest.id, edition: title.edition, seats, setup: {}, at: 0 } as unknown as Made;
  return { made, lines, seen };
}

describe.each(GAME_IDS)('a replay of %s', (game) => {
  test.each([1, 2, 3])('rebuilds for all eyes what they saw at every step (seed %i)', async (seed) => {
    const title = await loadTitle(game);
    const [min, max] = title.manifest.seats;
    const { made, lines, seen } = watchedGame(title, min + (seed % (max - min + 1)), seed);
    for (const [eyes, pictures] of seen) {
      const frames = sent(await all(framesOf(title, made, lines, eyes)));
      let at = 0;
      for (const picture of picturesOf(frames)) expect(picture).toEqual(pictures[at++]);
      expect(at).toBe(pictures.length);
    }
  });
});

test.each([
  ['resigns', async ({ bob }: { bob: Person }) => void (await bob.says('resign'))],
  ['is late', (_: object, clock: FakeClock) => clock.pass(300_000)],
])('[V4] where one has arranged and the other %s, it goes on to the end', async (_how, end) => {
  const fake = await fakeHouse();
  const game = await voltoGame(fake, { clock: { kind: 'live', minutes: 5, increment: 0 }, late: 'lose' });
  await game.anna.says(ARRANGED);
  await end(game, fake.clock);
  const { store, titles } = fake.ports;
  const made = (await store.table(game.table))!;
  const title = (await titles(made.game))!;
  const lines = await store.lines(game.table, 0);
  for (const eyes of [0, 1, 'public', 'all'] as const) {
    const frames = await all(framesOf(title, made, lines, eyes));
    expect([...picturesOf(frames)].at(-1)!.view).toMatchObject({ phase: 'over' });
  }
  const log = logOf(made, lines);
  const moments = momentsOf(title, log) as Moment[];
  expect(moments.map(({ cause }) => cause.kind)).toEqual(['start', 'roll', 'courtesy']);
  const traced = [...script(title, log, setupOf(title, made.setup, made.seats)!)];
  expect(traced.map(({ type }) => type)).toEqual(['start', 'roll', 'ask', 'over']);
});

describe('a long game', () => {
  const sizeOf = (frames: readonly Frame[]) => JSON.stringify(frames).length;

  test('has a replay as long as the game, not as its square', async () => {
    const title = await loadTitle('coach');
    const sizes: number[] = [];
    for (const turns of [60, 240]) {
      const { made, lines } = longCoach(turns);
      sizes.push(sizeOf(await all(framesOf(title, made, lines, 0))));
    }
    expect(sizes[1]! / sizes[0]!).toBeLessThan(6);
  });

  test('is written piece by piece as it is written whole', async () => {
    const title = await loadTitle('coach');
    const { made, lines } = longCoach(30);
    const log: unknown = JSON.parse((await all(logPieces(made, lines))).join(''));
    expect(log).toEqual(logOf(made, lines));
    expect(verify(title, log as ReturnType<typeof logOf>)).toMatchObject({ ok: true });
  });

  test('is made no further than it is read', async () => {
    const honest: AnyTitle = await loadTitle('coach');
    let views = 0;
    const view: AnyTitle['game']['view'] = (state, viewer) => (views++, honest.game.view(state, viewer));
    const title = { ...honest, game: { ...honest.game, view } };
    const { made, lines } = longCoach(30);
    const frames = framesOf(title, made, lines, 0);
    for (let read = 1; read <= 5; read++) {
      await frames.next();
      expect(views).toBe(read);
    }
  });
});

/** A loop whose rounds are turned by hand, and a clock that moves by one whenever somebody looks at it. */
function handLoop() {
  let time = 0;
  let waiting: (() => void)[] = [];
  const turn = () => {
    const due = waiting;
    waiting = [];
    for (const run of due) run();
  };
  return { turn, rounds: { now: () => time++, next: (run: () => void) => void waiting.push(run) } };
}

describe('long work', () => {
  const SLICE = 4;

  test('gets one slice in a round of the loop, in turn, however many work at once', async () => {
    const { turn, rounds } = handLoop();
    const slices = new Slices(rounds, SLICE);
    const done: string[] = [];
    const work = async (name: string) => {
      for (let piece = 0; piece < 12; piece++) {
        await slices.pause();
        done.push(name);
      }
    };
    const working = Promise.all(['a', 'b', 'c'].map(work));
    const rows: string[] = [];
    for (let before = 0; done.length < 36; before = rows.join('').length) {
      await new Promise(setImmediate); // what can be done in this round is done
      rows.push(done.slice(before).join(''));
      turn();
    }
    await working;
    for (const row of rows) expect(row.length).toBeLessThanOrEqual(SLICE);
    for (const name of ['a', 'b', 'c']) expect(rows.slice(1, 4).join('')).toContain(name);
  });

  test('on a log reads it in pages and holds the loop for a slice at most', async () => {
    const { lines } = longCoach(60);
    const asked: (number | undefined)[] = [];
    const store = {
      async lines(_table: string, from: number, limit?: number) {
        asked.push(limit);
        return lines.slice(from, limit === undefined ? undefined : from + limit);
      },
    };
    const { turn, rounds } = handLoop();
    const read: LogLine[] = [];
    const reading = (async () => {
      for await (const line of readLines(store, 't', 3, { slices: new Slices(rounds, SLICE) })) read.push(line);
    })();
    while (read.length < lines.length - 3) {
      const before = read.length;
      turn();
      await new Promise(setImmediate);
      expect(read.length - before).toBeLessThanOrEqual(SLICE);
    }
    await reading;
    expect(read).toEqual(lines.slice(3));
    expect(asked.every((limit) => limit === 256)).toBe(true);
  });
});
