import { verify } from '@ridotto/kernel';
import { loadTitle } from '@ridotto/games/catalog';
import { describe, expect, test } from 'vitest';
import { HUMAN_PACE, hashOf, logOf, memoryStore, noMeter, type Store } from '../src/index.ts';
import { ARRANGED, Person, arrangedGame, fakeHouse, makeTable, settle, voltoGame } from '../testing/fake.ts';

describe('sitting down', () => {
  test('a table by link wants its invitation; the owner needs none', async () => {
    const { house } = await fakeHouse();
    const table = await makeTable(house, 'Anna', { open: 'link' });
    const anna = await new Person(house, table, 'Anna').come();
    const bob = await new Person(house, table, 'Bob').come();
    expect(bob.info.invite).toBeUndefined();
    expect(await bob.does({ type: 'sit', words: '' })).toMatchObject({ refused: 'wrong-invite' });
    expect(await anna.does({ type: 'sit', words: '' })).toEqual({ ok: true });
    expect(await bob.does({ type: 'sit', words: '', invite: anna.info.invite! })).toEqual({ ok: true });
    expect(bob.info.seats).toMatchObject([{ name: 'Anna' }, { name: 'Bob' }]);
    expect(bob.info.invite).toBe(anna.info.invite);
  });

  test('one seat each; a taken seat stays taken; who leaves before the start frees it', async () => {
    const { house } = await fakeHouse();
    const table = await makeTable(house, 'Anna');
    const anna = await new Person(house, table, 'Anna').come();
    const bob = await new Person(house, table, 'Bob').come();
    await anna.does({ type: 'sit', seat: 1, words: '' });
    expect(await anna.does({ type: 'sit', seat: 0, words: '' })).toMatchObject({ refused: 'already-seated' });
    expect(await bob.does({ type: 'sit', seat: 1, words: '' })).toMatchObject({ refused: 'seat-taken' });
    expect(await bob.does({ type: 'sit', seat: 2, words: '' })).toMatchObject({ refused: 'no-such-seat' });
    expect(await anna.does({ type: 'start' })).toMatchObject({ refused: 'seats-free' });
    await anna.does({ type: 'leave' });
    expect(bob.info.seats[1]).toEqual({ kind: 'free' });
    expect(await bob.does({ type: 'sit', seat: 1, words: '' })).toEqual({ ok: true });
  });

  test('who sits down is no spectator any more, and everybody hears it', async () => {
    const { house } = await fakeHouse();
    const table = await makeTable(house, 'Anna');
    const anna = await new Person(house, table, 'Anna').come();
    const bob = await new Person(house, table, 'Bob').come();
    const here = () => anna.messages.findLast(({ type }) => type === 'here');
    expect(here()).toMatchObject({ seats: [], spectators: 2 });
    await bob.does({ type: 'sit', seat: 1, words: '' });
    expect(here()).toMatchObject({ seats: [1], spectators: 1 });
  });

  test('only the owner fills seats with bots, sends them away, and starts', async () => {
    const { house } = await fakeHouse();
    const table = await makeTable(house, 'Anna');
    const anna = await new Person(house, table, 'Anna').come();
    const bob = await new Person(house, table, 'Bob').come();
    await bob.does({ type: 'sit', seat: 0, words: '' });
    for (const type of ['fill', 'start'] as const) {
      expect(await bob.does({ type, level: 'simple' })).toMatchObject({ refused: 'not-owner' });
    }
    expect(await anna.does({ type: 'fill', level: 'simple' })).toEqual({ ok: true });
    expect(anna.info.seats[1]).toEqual({ kind: 'bot', level: 'simple' });
    expect(await anna.does({ type: 'clear', seat: 0 })).toMatchObject({ refused: 'no-such-seat' });
    expect(await anna.does({ type: 'clear', seat: 1 })).toEqual({ ok: true });
    await anna.does({ type: 'fill', level: 'simple' });
    expect(await anna.does({ type: 'start' })).toEqual({ ok: true });
    expect(await anna.does({ type: 'start' })).toMatchObject({ refused: 'started' });
  });

  test.each([
    [{ game: 'chess' }, 'no-such-game'],
    [{ seats: 3 }, 'wrong-options'],
    [{ setup: { odd: 1 } }, 'wrong-options'],
  ])('no table with %j', async (wishes, refused) => {
    const { house } = await fakeHouse();
    await expect(makeTable(house, 'Anna', wishes)).rejects.toThrow(refused);
  });
});

describe('playing', () => {
  test('[V4] a sealed answer shows to its own seat alone: nobody else hears, and no length grows', async () => {
    const fake = await fakeHouse();
    const { table, anna, bob } = await voltoGame(fake);
    const carl = await new Person(fake.house, table, 'Carl').come();
    const before = [bob, carl].map(({ messages }) => messages.length);
    const { length } = anna.sees;
    expect(await anna.says(ARRANGED)).toEqual({ ok: true });
    expect(anna.sees).toMatchObject({ said: ARRANGED, length });
    expect([bob, carl].map(({ messages }) => messages.length)).toEqual(before);
    const late = await new Person(fake.house, table, 'Dora').come();
    expect(late.sees).toEqual({ ...carl.sees, table: late.sees.table });
    await bob.says(ARRANGED);
    expect(carl.sees.length).toBe(length + 2);
    expect(carl.sees.events).toEqual([{ type: 'arranged' }]);
  });

  test('a repeated command gets its answer again and plays nothing', async () => {
    const { anna, bob, table, house, ports } = await arrangedGame();
    const mover = anna.sees.asked[0] === 0 ? anna : bob;
    const move = (mover.sees.options as string[])[0]!;
    const command = { type: 'say' as const, id: 'once', says: [move] };
    expect(await mover.does(command)).toEqual({ ok: true });
    const { length } = await ports.store.lines(table, 0);
    expect(await mover.does(command)).toEqual({ ok: true });
    expect(await Promise.all([mover.does(command), mover.does(command)])).toEqual([{ ok: true }, { ok: true }]);
    expect(await ports.store.lines(table, 0)).toHaveLength(length);
    const other = mover === anna ? bob : anna;
    expect(await other.does({ ...command, says: ['c3-c3'] })).toMatchObject({ refused: 'not-an-option' });
    expect(await other.does({ ...command, says: other.sees.options as string[] })).toMatchObject({
      refused: 'not-an-option',
    });
    expect(house.liveTables).toBe(1);
  });

  test('a refusal names the rule where a rule is the reason', async () => {
    const { anna, bob } = await arrangedGame();
    const [mover, other] = anna.sees.asked[0] === 0 ? [anna, bob] : [bob, anna];
    expect(await other.says('c3-c4')).toEqual({ ok: false, refused: 'not-asked' });
    const cell = mover === anna ? 'c4-c5' : 'c4-c3';
    expect(await mover.says(cell)).toMatchObject({
      refused: 'not-an-option',
      reason: { rule: 'V6', code: 'empty-cell' },
    });
  });

  test('several says are played all or none', async () => {
    const { anna, bob } = await arrangedGame();
    const mover = anna.sees.asked[0] === 0 ? anna : bob;
    const move = (mover.sees.options as string[])[0]!;
    const { length } = mover.sees;
    expect(await mover.says(move, 'z9')).toMatchObject({ refused: 'not-asked', at: 1 });
    expect(mover.sees.length).toBe(length);
    expect(await mover.says(move, 'draw')).toEqual({ ok: true });
    expect(mover.sees).toMatchObject({ length: length + 2, draw: mover.sees.you });
  });

  test('whoever drops and comes back hears exactly what it missed', async () => {
    const { anna, bob, table, house } = await arrangedGame();
    const carl = await new Person(house, table, 'Carl').come();
    const missed: unknown[] = [];
    const { length } = carl.sees;
    carl.go();
    const dora = await new Person(house, table, 'Dora').come();
    for (let i = 0; i < 5; i++) {
      const mover = dora.sees.asked[0] === 0 ? anna : bob;
      await mover.says((mover.sees.options as string[])[i]!);
      missed.push(...dora.sees.events);
    }
    await carl.come(length);
    expect(carl.sees.events).toEqual(missed);
    expect({ ...carl.sees, table: null, events: [] }).toEqual({ ...dora.sees, table: null, events: [] });
    await carl.come(0);
    expect(carl.sees.events.slice(-missed.length)).toEqual(missed);
  });

  test('a view that has drifted is noticed and healed', async () => {
    const { anna } = await arrangedGame();
    const { length, view } = anna.sees;
    expect(await anna.does({ type: 'look', length, hash: hashOf(view) })).toEqual({ ok: true, same: true });
    const before = anna.updates.length;
    expect(await anna.does({ type: 'look', length, hash: hashOf({ ...(view as object), quiet: [1] }) })).toEqual({
      ok: true,
      same: false,
    });
    expect(anna.updates.length).toBe(before + 1);
    expect(anna.sees.view).toEqual(view);
  });

  test('a game can be resigned; then the key is shown, and the log verifies', async () => {
    const { anna, bob, table, ports } = await arrangedGame();
    expect(bob.info.fair.key).toBeUndefined();
    expect(await anna.says('resign')).toEqual({ ok: true });
    expect(bob.info).toMatchObject({ phase: 'over', result: { payoffs: [-1, 1], reason: 'resigned' } });
    expect(bob.info.fair).toMatchObject({ words: ['acqua alta', 'bora'], key: expect.any(String) as string });
    const made = (await ports.store.table(table))!;
    const log = logOf(made, await ports.store.lines(table, 0));
    expect(verify(await loadTitle('volto'), log)).toMatchObject({ ok: true, rolls: 1 });
    expect(await bob.says('resign')).toMatchObject({ refused: 'over' });
  });

  test('a draw is offered and taken', async () => {
    const { anna, bob } = await arrangedGame();
    expect(await anna.says('draw')).toEqual({ ok: true });
    expect(bob.sees.draw).toBe(0);
    expect(await bob.says('draw')).toEqual({ ok: true });
    expect(bob.info.result).toEqual({ payoffs: [0, 0], reason: 'agreed' });
  });

  test('a rematch belongs to its table: the same id at two tables makes two, and whoever asks gets the same one', async () => {
    const fake = await fakeHouse();
    const tables: string[] = [];
    for (const id of ['make1', 'make2']) {
      const { anna, bob } = await voltoGame(fake, { id });
      await anna.says('resign');
      const results = [
        await anna.does({ type: 'rematch', id: 'again' }),
        await bob.does({ type: 'rematch', id: 'mine' }),
      ];
      const [first, second] = results.map((result) => (result as { table: string }).table);
      expect(second).toBe(first);
      tables.push(first!);
    }
    expect(new Set(tables).size).toBe(2);
  });

  test('a rematch keeps the seats for the same people, with a new promise and new words', async () => {
    const { anna, bob, house } = await arrangedGame({ notebook: false });
    expect(bob.info.notebook).toBe(false);
    expect(await anna.does({ type: 'rematch' })).toMatchObject({ refused: 'not-over' });
    await anna.says('resign');
    const [first, second] = await Promise.all([anna.does({ type: 'rematch' }), bob.does({ type: 'rematch' })]);
    expect(first).toEqual(second);
    const next = (first as { table: string }).table;
    expect(bob.info).toMatchObject({ next, nextBy: 0 }); // Anna offers it
    expect(bob.info.again).toBeUndefined();
    const carl = await new Person(house, next, 'Carl').come();
    expect(carl.info.fair.commitment).not.toBe(bob.info.fair.commitment);
    expect(carl.info).toMatchObject({ notebook: false, again: true });
    expect(await carl.does({ type: 'sit', words: '' })).toMatchObject({ refused: 'seat-taken' });
    const again = await new Person(house, next, 'Bob').come();
    expect(await again.does({ type: 'sit', words: 'scirocco' })).toEqual({ ok: true });
    expect(again.sees.you).toBe(1);
  });
});

describe('bots', () => {
  test('play a whole game against each other, at their own pace', async () => {
    const { house, clock } = await fakeHouse();
    const table = await makeTable(house, 'Anna');
    const anna = await new Person(house, table, 'Anna').come();
    await anna.does({ type: 'fill', level: 'simple' });
    await anna.does({ type: 'start' });
    await clock.pass(600);
    expect(anna.sees.view).toMatchObject({ phase: 'arrange' });
    await clock.pass(60 * 60_000);
    expect(anna.info.phase).toBe('over');
  });

  test('answer one question once, also when a person answers at the same moment', async () => {
    const store = memoryStore();
    let isSlow = false;
    const waiting: (() => void)[] = [];
    const slow: Store = {
      ...store,
      async append(wanted) {
        if (isSlow) await new Promise<void>((resolve) => waiting.push(resolve));
        return store.append(wanted);
      },
    };
    const { house, clock } = await fakeHouse({}, { store: slow });
    const begun = new Set<number>();
    for (let i = 0; begun.size < 2; i++) {
      const anna = await new Person(house, await makeTable(house, 'Anna', { id: `make${i}` }), 'Anna').come();
      await anna.does({ type: 'sit', seat: 0, words: '' });
      await anna.does({ type: 'fill', level: 'simple' });
      await anna.does({ type: 'start' });
      isSlow = true;
      const arranged = anna.says(ARRANGED);
      await clock.pass(HUMAN_PACE.most); // meanwhile the bot has made up its mind
      isSlow = false;
      for (const go of waiting.splice(0)) go();
      expect(await arranged).toEqual({ ok: true });
      await settle();
      expect(anna.sees.view).toMatchObject({ phase: 'move' });
      const [first] = anna.sees.asked;
      begun.add(first!);
      const { length } = anna.sees;
      await clock.pass(3 * HUMAN_PACE.most);
      expect(anna.sees.length - length).toBe(first === 0 ? 0 : 1);
      anna.go();
    }
  });

  test('a bot whose answer could not be written answers again', async () => {
    const store = memoryStore();
    let isFull = false;
    const broken: unknown[] = [];
    const full: Store = {
      ...store,
      append: (wanted) => (isFull ? Promise.reject(new Error('no space')) : store.append(wanted)),
    };
    const meter = { ...noMeter, broken: (error: unknown) => void broken.push(error) };
    const { house, clock } = await fakeHouse({}, { store: full, meter });
    const anna = await new Person(house, await makeTable(house, 'Anna'), 'Anna').come();
    await anna.does({ type: 'sit', seat: 0, words: '' });
    await anna.does({ type: 'fill', level: 'simple' });
    await anna.does({ type: 'start' });
    await anna.says(ARRANGED);
    isFull = true;
    await clock.pass(2 * HUMAN_PACE.most);
    expect(broken.length).toBeGreaterThan(0);
    expect(anna.sees.view).toMatchObject({ phase: 'arrange' });
    isFull = false;
    await clock.pass(2 * HUMAN_PACE.most);
    expect(anna.sees.view).toMatchObject({ phase: 'move' });
  });

  test('whoever leaves is replaced by a bot, and can take the seat back', async () => {
    const { anna, bob, clock } = await arrangedGame();
    await anna.says('draw');
    await anna.does({ type: 'leave' });
    expect(bob.info.seats[0]).toMatchObject({ name: 'Anna', away: true });
    expect(await anna.says('resign')).toMatchObject({ refused: 'not-here' });
    if (bob.sees.asked[0] === 1) await bob.says((bob.sees.options as string[])[0]!);
    const { length } = bob.sees;
    await clock.pass(10_000);
    expect(bob.sees.length).toBeGreaterThan(length);
    expect(await anna.does({ type: 'back' })).toEqual({ ok: true });
    expect(await anna.does({ type: 'back' })).toMatchObject({ refused: 'not-away' });
    await bob.says((bob.sees.options as string[])[0]!);
    const still = bob.sees.length;
    await clock.pass(10_000);
    expect(bob.sees.length).toBe(still);
  });
});

describe('two houses on one store', () => {
  test('both see every answer, and none is played twice', async () => {
    const one = await fakeHouse();
    const two = await fakeHouse({}, { ...one.ports });
    const { table, anna } = await voltoGame(one);
    const bob = await new Person(two.house, table, 'Bob').come();
    await Promise.all([anna.says(ARRANGED), bob.says(ARRANGED)]);
    await settle();
    for (let i = 0; i < 6; i++) {
      const mover = anna.sees.asked[0] === 0 ? anna : bob;
      expect(await mover.says((mover.sees.options as string[])[0]!)).toEqual({ ok: true });
      await settle();
      expect(anna.sees.length).toBe(bob.sees.length);
    }
  });
});
