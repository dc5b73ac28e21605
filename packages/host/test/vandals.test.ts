import { describe, expect, test } from 'vitest';
import { fakeHouse, makeTable, Person, voltoGame } from '../testing/fake.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('a log does not grow for ever', () => {
  test('by sitting down and leaving: whoever does it is stopped, and nobody else', async () => {
    const { house, ports } = await fakeHouse();
    const table = await makeTable(house, 'Anna');
    const [vandal, bob] = [new Person(house, table, 'Vandal'), new Person(house, table, 'Bob')];
    const bot = new Person(house, table, 'R2', 'vandal');
    const answers = [];
    for (let i = 0; i < 300; i++) {
      answers.push(await vandal.does({ type: 'sit', words: '' }), await vandal.does({ type: 'leave' }));
    }
    expect(answers.filter(({ ok }) => ok)).toHaveLength(200);
    expect(await vandal.does({ type: 'sit', words: '' })).toEqual({ ok: false, refused: 'too-often' });
    expect(await bot.does({ type: 'sit', words: '' })).toEqual({ ok: false, refused: 'too-often' });
    expect(await ports.store.lines(table, 0)).toHaveLength(200);
    expect(await bob.does({ type: 'sit', seat: 0, words: '' })).toEqual({ ok: true });
  });

  test('by filling seats and clearing them', async () => {
    const { house, ports } = await fakeHouse();
    const table = await makeTable(house, 'Anna');
    const [anna, bob] = [new Person(house, table, 'Anna'), new Person(house, table, 'Bob')];
    for (let i = 0; i < 120; i++) {
      await anna.does({ type: 'fill', level: 'simple' });
      for (const seat of [0, 1]) await anna.does({ type: 'clear', seat });
    }
    expect(await anna.does({ type: 'fill', level: 'simple' })).toEqual({ ok: false, refused: 'too-often' });
    expect(await ports.store.lines(table, 0)).toHaveLength(200);
    expect(await bob.does({ type: 'sit', words: '' })).toEqual({ ok: true });
  });

  test('by leaving a game and coming back, until there is an answer again', async () => {
    const fake = await fakeHouse();
    const { anna, bob, table } = await voltoGame(fake);
    for (let i = 0; i < 120; i++) {
      await anna.does({ type: 'back' });
      await anna.does({ type: 'leave' });
    }
    expect(await anna.does({ type: 'back' })).toEqual({ ok: false, refused: 'too-often' });
    const lines = await fake.ports.store.lines(table, 0);
    expect(lines.length).toBeLessThan(210);
    await bob.says('NAANL CNSLA');
    await fake.clock.pass(5 * MINUTE); // the bot answers for her
    expect(bob.sees.asked).not.toEqual([0, 1]);
    expect(await anna.does({ type: 'back' })).toEqual({ ok: true });
  });
});

describe('an open table', () => {
  test('where nobody came lapses after a day, leaves the lobby and says so', async () => {
    const { house, clock } = await fakeHouse({ sweep: MINUTE });
    const table = await makeTable(house, 'Anna');
    const anna = await new Person(house, table, 'Anna').come();
    await anna.does({ type: 'sit', words: '' });
    await anna.does({ type: 'fill', level: 'simple' });
    await clock.pass(DAY - MINUTE);
    expect(anna.info.phase).toBe('open');
    expect(await house.list({ limit: 10 })).toHaveLength(1);
    await clock.pass(2 * MINUTE);
    expect(anna.info.phase).toBe('lapsed');
    expect(await house.list({ limit: 10 })).toEqual([]);
    for (const type of ['start', 'leave', 'back'] as const) {
      expect(await anna.does({ type })).toEqual({ ok: false, refused: 'lapsed' });
    }
    const bob = new Person(house, table, 'Bob');
    expect(await bob.does({ type: 'sit', words: '' })).toEqual({ ok: false, refused: 'lapsed' });
  });

  test('that nobody has in memory lapses too', async () => {
    const { house, clock } = await fakeHouse({ sweep: MINUTE });
    for (let i = 0; i < 3; i++) await makeTable(house, 'Anna', { id: `m${i}` });
    await clock.pass(DAY + MINUTE);
    expect(await house.list({ limit: 10 })).toEqual([]);
    await clock.pass(2 * MINUTE);
    expect(house.liveTables).toBe(0);
  });

  test('waits while somebody else sits there, and a day more when it is left', async () => {
    const { house, clock } = await fakeHouse({ sweep: MINUTE });
    const table = await makeTable(house, 'Anna');
    const bob = await new Person(house, table, 'Bob').come();
    await bob.does({ type: 'sit', words: '' });
    await clock.pass(3 * DAY);
    expect(bob.info.phase).toBe('open');
    await bob.does({ type: 'leave' });
    await clock.pass(DAY - MINUTE);
    expect(bob.info.phase).toBe('open');
    await clock.pass(2 * MINUTE);
    expect(bob.info.phase).toBe('lapsed');
  });

  test('is not kept open by a bot of its maker', async () => {
    const { house, clock } = await fakeHouse({ sweep: MINUTE });
    const table = await makeTable(house, 'Anna');
    const bot = await new Person(house, table, 'R2', 'anna').come();
    await bot.does({ type: 'sit', words: '' });
    await clock.pass(DAY + MINUTE);
    expect(bot.info.phase).toBe('lapsed');
  });

  test('of a house without such a rule waits for ever', async () => {
    const { house, clock } = await fakeHouse({ lapse: null, sweep: DAY });
    const table = await makeTable(house, 'Anna');
    const anna = await new Person(house, table, 'Anna').come();
    await clock.pass(30 * DAY);
    expect(anna.info.phase).toBe('open');
  });
});

describe('names at one table', () => {
  test('no two look alike', async () => {
    const { house } = await fakeHouse();
    const table = await makeTable(house, 'Max');
    const [max, other] = [new Person(house, table, 'Max'), new Person(house, table, 'Other')];
    await max.does({ type: 'sit', words: '' });
    for (const name of ['Max', 'm a x', 'ＭＡＸ', 'Мах']) {
      expect(await other.does({ type: 'sit', words: '', name })).toEqual({ ok: false, refused: 'name-taken' });
    }
    expect(await other.does({ type: 'sit', words: '', name: 'Bot 2' })).toEqual({ ok: false, refused: 'name-taken' });
    expect(await other.does({ type: 'sit', words: '', name: 'Maxi' })).toEqual({ ok: true });
    await max.does({ type: 'leave' });
    expect(await max.does({ type: 'sit', words: '' })).toEqual({ ok: true });
  });

  test('who only watches and looks like one who sits there says nothing', async () => {
    const { house } = await fakeHouse();
    const table = await makeTable(house, 'Max');
    const [owner, twin, other] = ['Max', 'Мах', 'Other'].map((name) => new Person(house, table, name));
    await owner!.does({ type: 'sit', words: '', name: 'Ilia' });
    for (const who of [twin!, other!]) expect(await who.does({ type: 'chat', text: 'a' })).toEqual({ ok: true });
    const liar = new Person(house, table, '1lia');
    expect(await liar.does({ type: 'chat', text: 'pay me' })).toEqual({ ok: false, refused: 'name-taken' });
    expect(await owner!.does({ type: 'chat', text: 'it is me' })).toEqual({ ok: true });
  });
});

describe('a refused command', () => {
  test('stays refused for a minute, whatever others have refused meanwhile, and is judged anew after it', async () => {
    const { house, clock } = await fakeHouse();
    const table = await makeTable(house, 'Anna');
    const anna = await new Person(house, table, 'Anna').come();
    const early = { type: 'start' as const, id: 'early' };
    expect(await anna.does(early)).toEqual({ ok: false, refused: 'seats-free' });
    for (let i = 0; i < 50; i++) {
      const other = new Person(house, table, `Other${i}`);
      for (let j = 0; j < 3; j++) await other.does({ type: 'start' });
    }
    await anna.does({ type: 'fill', level: 'simple' });
    await clock.pass(MINUTE - 1);
    expect(await anna.does(early)).toEqual({ ok: false, refused: 'seats-free' });
    await clock.pass(1);
    expect(await anna.does(early)).toEqual({ ok: true });
  });

  test('is remembered although nobody watches the table', async () => {
    const { house, clock } = await fakeHouse({ idle: 1000 });
    const table = await makeTable(house, 'Anna');
    const anna = new Person(house, table, 'Anna');
    await anna.does({ type: 'start', id: 'early' });
    await anna.does({ type: 'fill', level: 'simple' });
    await clock.pass(MINUTE - 1);
    expect(await anna.does({ type: 'start', id: 'early' })).toEqual({ ok: false, refused: 'seats-free' });
  });

  test('of many of one account only the last 64 are', async () => {
    const { house } = await fakeHouse();
    const table = await makeTable(house, 'Anna');
    const anna = new Person(house, table, 'Anna');
    for (let i = 0; i < 65; i++) await anna.does({ type: 'start', id: `n${i}` });
    await anna.does({ type: 'fill', level: 'simple' });
    expect(await anna.does({ type: 'start', id: 'n1' })).toEqual({ ok: false, refused: 'seats-free' });
    expect(await anna.does({ type: 'start', id: 'n0' })).toEqual({ ok: true });
  });
});

describe('where watchers fill a table', () => {
  test('players find room, each with its own bound', async () => {
    const fake = await fakeHouse({ watchers: 3 });
    const { house } = fake;
    const { anna, bob, table } = await voltoGame(fake);
    for (const one of [anna, bob]) one.go();
    for (let i = 0; i < 3; i++) await new Person(house, table, `W${i}`).come();
    await expect(new Person(house, table, 'W4').come()).rejects.toThrow('too-many');
    for (let i = 0; i < 20; i++) await new Person(house, table, 'Bob').come();
    await expect(new Person(house, table, 'Bob').come()).rejects.toThrow('too-many');
    await anna.come();
    expect(anna.sees.you).toBe(0);
  });

  test('so does whoever made the table, and whoever has a seat kept', async () => {
    const fake = await fakeHouse({ watchers: 1 });
    const { house } = fake;
    const { anna, bob } = await voltoGame(fake);
    await anna.says('NAANL CNSLA');
    await bob.says('NAANL CNSLA');
    await bob.says('resign');
    const { table } = (await anna.does({ type: 'rematch' })) as { table: string };
    await new Person(house, table, 'W').come();
    for (const name of ['Anna', 'Bob']) await new Person(house, table, name).come();
    await expect(new Person(house, table, 'Carl').come()).rejects.toThrow('too-many');
  });
});
