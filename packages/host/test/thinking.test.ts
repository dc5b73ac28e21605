import { GAME_IDS, loadTitle } from '@ridotto/games/catalog';
import {
  admit,
  awaited,
  heard,
  LEVELS,
  open,
  play,
  rollDue,
  seeded,
  setupOf,
  type AnyKinds,
  type AnyTitle,
  type Table,
} from '@ridotto/kernel';
import { describe, expect, test } from 'vitest';
import { HUMAN_PACE, SEEDS, catalogTitles, memoryStore, noMeter, thinkHere, thoughtOf } from '../src/index.ts';
import type { Store, Thinker } from '../src/index.ts';
import { ARRANGED, Person, fakeHouse, makeTable, settle, voltoGame, type FakeHouse } from '../testing/fake.ts';

const here = thinkHere(catalogTitles);

/** A thinker whose rehearsals wait until they are let go, and are counted. */
function patientThinker() {
  const waiting: (() => void)[] = [];
  let rehearsals = 0;
  const thinker: Thinker = {
    ...here,
    async rehearse(table, rehearsal) {
      rehearsals++;
      await new Promise<void>((resolve) => waiting.push(resolve));
      return here.rehearse(table, rehearsal);
    },
  };
  const letGo = async () => {
    for (const go of waiting.splice(0)) go();
    await settle();
  };
  return { thinker, letGo, count: () => rehearsals };
}

async function playing(fake: FakeHouse) {
  const { anna, bob } = await voltoGame(fake);
  await anna.says(ARRANGED);
  await bob.says(ARRANGED);
  return anna.sees.asked[0] === 0 ? { mover: anna, other: bob } : { mover: bob, other: anna };
}

const moveOf = ({ sees }: Person): string => (sees.options as string[])[0]!;

describe('a turn of several answers', () => {
  test('from a seat that is not asked is refused before anybody thinks about it', async () => {
    const { thinker, count } = patientThinker();
    const { mover, other } = await playing(await fakeHouse({}, { thinker }));
    expect(await other.says('c3-c4', 'c4-c5')).toEqual({ ok: false, refused: 'not-asked', at: 0 });
    expect(await mover.says('z9', 'z9')).toMatchObject({ refused: 'not-an-option', at: 0 });
    expect(count()).toBe(0);
  });

  test('is rehearsed beside the table, which goes on meanwhile', async () => {
    const { thinker, letGo } = patientThinker();
    const { mover, other } = await playing(await fakeHouse({}, { thinker }));
    const turn = mover.says(moveOf(mover), 'draw');
    await settle();
    expect(await other.does({ type: 'look', length: 0, hash: '' })).toMatchObject({ ok: true });
    expect(await other.says('draw')).toEqual({ ok: true });
    await letGo();
    await letGo(); // the other's offer has changed the table: the turn is tried once more
    expect(await turn).toEqual({ ok: true });
    expect(other.sees.draw).toBe(mover.sees.you);
  });

  test('keeps its place among what its seat says', async () => {
    const { thinker, letGo } = patientThinker();
    const { mover, other } = await playing(await fakeHouse({}, { thinker }));
    const answers: string[] = [];
    const turn = mover.says(moveOf(mover), 'draw').then(() => answers.push('turn'));
    const later = mover.does({ type: 'leave' }).then(() => answers.push('leave'));
    await settle();
    await letGo();
    await Promise.all([turn, later]);
    expect(answers).toEqual(['turn', 'leave']);
    expect(other.sees.draw).toBe(mover.sees.you);
  });

  test('is taken one by one where no world is found in time', async () => {
    const titles: typeof catalogTitles = async (game, edition) => {
      const title = (await catalogTitles(game, edition))!;
      const guess: typeof title.game.guess = (_view, rng) => {
        for (;;) rng(2);
      };
      return { ...title, game: { ...title.game, guess } };
    };
    const { mover } = await playing(await fakeHouse({}, { thinker: thinkHere(titles, { rehearse: 5 }) }));
    const { length } = mover.sees;
    expect(await mover.says(moveOf(mover), 'nonsense')).toEqual({ ok: true });
    expect(mover.sees.length).toBe(length + 1);
  });
});

describe('a bot whose thought comes to nothing', () => {
  const failing = (choose: Thinker['choose']): Thinker => ({ ...here, choose });

  async function againstBot(choose: Thinker['choose']) {
    const errors: unknown[] = [];
    const meter = { ...noMeter, broken: (error: unknown) => void errors.push(error) };
    const { house, clock } = await fakeHouse({}, { thinker: failing(choose), meter });
    const anna = await new Person(house, await makeTable(house, 'Anna'), 'Anna').come();
    await anna.does({ type: 'sit', seat: 0, words: '' });
    await anna.does({ type: 'fill', level: 'simple' });
    await anna.does({ type: 'start' });
    await anna.says(ARRANGED);
    await clock.pass(3 * HUMAN_PACE.most);
    return { anna, errors };
  }

  test.each([
    ['throws', () => Promise.reject(new Error('no idea'))],
    ['says what is no option', () => Promise.resolve(['nonsense'])],
    ['gives the game up', () => Promise.resolve(['resign'])],
  ])('that %s answers plainly after two attempts: no table falls silent', async (_what, choose) => {
    const { anna, errors } = await againstBot(choose);
    expect(anna.sees.view).toMatchObject({ phase: 'move' });
    expect(errors.length % 2).toBe(0);
    expect(errors.length).toBeGreaterThan(0);
  });

  test('once thinks again, with another seed', async () => {
    const seeds: number[] = [];
    const { anna, errors } = await againstBot((table, thought) => {
      seeds.push(thought.seed);
      return seeds.length === 1 ? Promise.reject(new Error('a slip')) : here.choose(table, thought);
    });
    expect(anna.sees.view).toMatchObject({ phase: 'move' });
    expect(errors).toHaveLength(1);
    expect(seeds[1]).not.toBe(seeds[0]);
  });
});

const QUESTIONS = 20; // of a game
const EVERY = 5; // of them is thought about: masters take their time

type Thinking = Parameters<typeof thoughtOf>[2];

async function expectSame(title: AnyTitle, table: Table<AnyKinds>, thinking: Thinking): Promise<void> {
  const thought = thoughtOf(title, table, thinking);
  const says = await here.choose('table', thought);
  expect(await here.choose('table', structuredClone(thought))).toEqual(says);
  expect(admit(title, table, { seat: thinking.seat, say: says[0]! })).toMatchObject({ kind: 'answer' });
}

describe('a thought is plain data: sent away it has the same answer', () => {
  test.each(GAME_IDS.flatMap((game) => LEVELS.map((level) => [game, level] as const)))(
    'in %s, %s',
    async (game, level) => {
      const title = await loadTitle(game);
      const seats = title.manifest.seats[0];
      const rng = seeded(1);
      const table = open(title, seats, setupOf(title, {}, seats)!);
      const told: AnyKinds['event'][] = [];
      const hear = (event: AnyKinds['event']) => void told.push(event);
      for (let asked = 0; asked < QUESTIONS && title.game.turn(table.state).kind !== 'over';) {
        const roll = rollDue(title, table, rng);
        if (roll) {
          play(title, table, roll, hear);
          continue;
        }
        const seat = awaited(title, table)[0]!;
        if (asked++ % EVERY === 0) {
          const own = title.manifest.forgets ? heard(title.game, told, seat, seats) : [];
          await expectSame(title, table, { seat, level, told: own, seed: rng(SEEDS) });
        }
        const options = title.game.options(table.state, seat);
        play(title, table, { kind: 'answer', seat, answer: options[rng(options.length)]! }, hear);
      }
    },
  );
});

test('a bot that can’t be told all it has heard thinks with what there is, and the game goes on', async () => {
  const store = memoryStore();
  const first = await fakeHouse({ snapshotEvery: 1 }, { store });
  const table = await makeTable(first.house, 'Anna');
  const anna = await new Person(first.house, table, 'Anna').come();
  await anna.does({ type: 'sit', seat: 0, words: 'acqua alta' });
  await anna.does({ type: 'fill', level: 'simple' });
  await anna.does({ type: 'start' });
  await anna.says(ARRANGED);
  await first.house.stop();

  const broken: unknown[] = [];
  const unreadable: Store = {
    ...store,
    lines: (id, from, limit) => (from === 0 ? Promise.reject(new Error('no line')) : store.lines(id, from, limit)),
  };
  const meter = { ...noMeter, broken: (error: unknown) => void broken.push(error) };
  const second = await fakeHouse({ snapshotEvery: 1 }, { store: unreadable, meter });
  const before = await store.lines(table, 0);
  await second.house.sitting(table); // from its snapshot
  await second.clock.pass(10 * HUMAN_PACE.most);
  expect((await store.lines(table, 0)).length).toBeGreaterThan(before.length);
  expect(broken).toEqual(expect.arrayContaining([new Error('no line')]));
  await second.house.stop();
});
