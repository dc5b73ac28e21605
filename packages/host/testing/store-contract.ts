import { describe, expect, test } from 'vitest';
import type { LogLine, Made, Store } from '../src/index.ts';

const made = (id: string, more: Partial<Made> = {}): Made => ({
  id,
  game: 'volto',
  edition: 1,
  seats: 2,
  setup: {},
  open: 'public',
  clock: { kind: 'none' },
  late: 'bot',
  absence: null,
  notebook: true,
  owner: 'anna',
  at: 1000,
  commitment: 'c',
  key: 'k',
  invite: 'i',
  ...more,
});

const line = (say: string, command?: string): LogLine => ({
  at: 1234567890123,
  deed: { seat: 0, say },
  ...(command !== undefined && { command }),
});

const says = (lines: readonly LogLine[]) => lines.map(({ deed }) => (deed as { say: string }).say);

/** What every store owes the house. `open` gives a new one; `reopen` closes it and opens the same again, if it lasts. */
export function storeContract(open: () => Promise<Store>, reopen?: (store: Store) => Promise<Store>): void {
  describe('a log', () => {
    test('holds its lines in order, from anywhere on', async () => {
      const store = await open();
      await store.make(made('t'), 'm');
      expect(await store.append({ table: 't', length: 0, lines: [line('a', 'x'), line('b')] })).toBe('appended');
      expect(await store.append({ table: 't', length: 2, lines: [line('c')] })).toBe('appended');
      expect(says(await store.lines('t', 0))).toEqual(['a', 'b', 'c']);
      expect(says(await store.lines('t', 2))).toEqual(['c']);
      expect(await store.lines('t', 3)).toEqual([]);
      expect((await store.lines('t', 0))[0]).toEqual(line('a', 'x'));
    });

    test('is read in pages', async () => {
      const store = await open();
      await store.make(made('t'), 'm');
      const letters = [...'abcdefg'];
      await store.append({ table: 't', length: 0, lines: letters.map((letter) => line(letter)) });
      expect(says(await store.lines('t', 0, 3))).toEqual(['a', 'b', 'c']);
      expect(says(await store.lines('t', 3, 3))).toEqual(['d', 'e', 'f']);
      expect(says(await store.lines('t', 6, 3))).toEqual(['g']);
      expect(await store.lines('t', 9, 3)).toEqual([]);
    });

    test('is written only by who knows its length: a conflict writes nothing', async () => {
      const store = await open();
      await store.make(made('t'), 'm');
      await store.append({ table: 't', length: 0, lines: [line('a')] });
      expect(await store.append({ table: 't', length: 0, lines: [line('b'), line('c')] })).toBe('conflict');
      expect(says(await store.lines('t', 0))).toEqual(['a']);
    });

    test('of two who write at once exactly one wins, and others do not suffer', async () => {
      const store = await open();
      for (const id of ['t', 'u']) await store.make(made(id), id);
      const results = await Promise.all([
        store.append({ table: 't', length: 0, lines: [line('a'), line('b')] }),
        store.append({ table: 'u', length: 0, lines: [line('u')] }),
        store.append({ table: 't', length: 0, lines: [line('c')] }),
      ]);
      expect(results).toEqual(['appended', 'appended', 'conflict']);
      expect(says(await store.lines('t', 0))).toEqual(['a', 'b']);
      expect(says(await store.lines('u', 0))).toEqual(['u']);
    });

    test('takes a command once: a repeated one writes nothing', async () => {
      const store = await open();
      await store.make(made('t'), 'm');
      await store.append({ table: 't', length: 0, lines: [line('a', 'anna:1')] });
      expect(await store.append({ table: 't', length: 1, lines: [line('a', 'anna:1')] })).toBe('repeated');
      expect(await store.append({ table: 't', length: 0, lines: [line('a', 'anna:1')] })).toBe('repeated');
      expect(await store.append({ table: 't', length: 1, lines: [line('b', 'bob:1')] })).toBe('appended');
      expect(says(await store.lines('t', 0))).toEqual(['a', 'b']);
      expect(await store.hasCommand('t', 'anna:1')).toBe(true);
      expect(await store.hasCommand('t', 'anna:2')).toBe(false);
    });

    test('the same command twice at once is taken once', async () => {
      const store = await open();
      await store.make(made('t'), 'm');
      const append = { table: 't', length: 0, lines: [line('a', 'anna:1')] };
      expect(await Promise.all([store.append(append), store.append(append)])).toEqual(['appended', 'repeated']);
      expect(says(await store.lines('t', 0))).toEqual(['a']);
    });

    test('many tables at once, each in its own order', async () => {
      const store = await open();
      const ids = Array.from({ length: 150 }, (_, i) => `t${i}`);
      await Promise.all(ids.map((id) => store.make(made(id), id)));
      for (let length = 0; length < 3; length++) {
        const lines = (id: string) => [line(`${id}.${length}`)];
        const done = await Promise.all(ids.map((table) => store.append({ table, length, lines: lines(table) })));
        expect(new Set(done)).toEqual(new Set(['appended']));
      }
      for (const id of ids) expect(says(await store.lines(id, 0))).toEqual([0, 1, 2].map((n) => `${id}.${n}`));
    });
  });

  describe('tables', () => {
    test('are made once for a command, and found again as they were', async () => {
      const store = await open();
      const first = made('t', { setup: { deep: [1, { a: null }] }, kept: [null, 'bob'] });
      expect(await store.make(first, 'm')).toEqual(first);
      expect(await store.make(made('u'), 'm')).toEqual(first);
      expect(await store.table('t')).toEqual(first);
      expect(await store.table('u')).toBeUndefined();
    });

    test('are listed by phase and game if they are public, newest first', async () => {
      const store = await open();
      await store.make(made('a', { at: 1 }), 'a');
      await store.make(made('b', { at: 2, game: 'coach' }), 'b');
      await store.make(made('c', { at: 3, open: 'link' }), 'c');
      await store.make(made('d', { at: 4 }), 'd');
      const summary = { phase: 'playing' as const, taken: 2, company: true, due: null };
      await store.append({ table: 'd', length: 0, lines: [line('x')], summary });
      const ids = async (filter: object) => (await store.list({ limit: 10, ...filter })).map((one) => one.made.id);
      expect(await ids({})).toEqual(['d', 'b', 'a']);
      expect(await ids({ phase: 'open' })).toEqual(['b', 'a']);
      expect(await ids({ game: 'volto' })).toEqual(['d', 'a']);
      expect(await ids({ limit: 1 })).toEqual(['d']);
      expect((await store.list({ phase: 'playing', limit: 1 }))[0]).toMatchObject(summary);
    });

    test('of one maker are listed up to a few, and those that others have joined; so nobody pushes all others out', async () => {
      const store = await open();
      await store.make(made('first', { at: 1, owner: 'bob' }), 'first');
      for (let i = 0; i < 40; i++) {
        const by = i % 2 === 0 ? { owner: 'anna' } : { owner: 'r2', by: 'anna' }; // a bot of hers
        await store.make(made(`t${i}`, { at: 10 + i, ...by }), `t${i}`);
      }
      const ids = async () => (await store.list({ limit: 10 })).map((one) => one.made.id);
      expect(await ids()).toEqual(['t39', 't38', 't37', 'first']);
      const join = (table: string) => {
        const summary = { phase: 'open' as const, taken: 1, company: true, due: null };
        return store.append({ table, length: 0, lines: [line('x')], summary });
      };
      await join('t5');
      expect(await ids()).toEqual(['t39', 't38', 't37', 't5', 'first']);
      for (let i = 10; i < 35; i++) await join(`t${i}`);
      await store.make(made('last', { at: 99, owner: 'anna' }), 'last');
      const all = (await store.list({ limit: 100 })).map((one) => one.made.id);
      expect(all).toContain('first');
      expect(all).toHaveLength(1 + 3 + 10);
    });

    test('of one address are listed up to some, whoever has made and joined them', async () => {
      const store = await open();
      await store.make(made('first', { at: 1, owner: 'bob', origin: 1 }), 'first');
      const join = (table: string, company: boolean, length: number) => {
        const summary = { phase: 'open' as const, taken: 1, company, due: null };
        return store.append({ table, length, lines: [line('x')], summary });
      };
      const ids = async () => (await store.list({ limit: 100 })).map((one) => one.made.id);
      for (let i = 0; i < 120; i++) await store.make(made(`t${i}`, { at: 10 + i, owner: `g${i}`, origin: 2 }), `t${i}`);
      expect(await ids()).toHaveLength(1 + 10);
      for (let i = 0; i < 120; i++) await join(`t${i}`, true, 0);
      expect(await ids()).toHaveLength(1 + 20);
      for (let i = 0; i < 120; i++)
        await store.make(made(`u${i}`, { at: 200 + i, owner: `h${i}`, origin: 2 }), `u${i}`);
      expect(await ids()).toHaveLength(1 + 10 + 20);
      expect((await ids()).at(-1)).toBe('first');
      for (let i = 0; i < 120; i++) await join(`t${i}`, false, 1);
      expect((await ids()).length).toBeLessThanOrEqual(1 + 10);
      expect(await ids()).toContain('first');
    });

    test('that have lapsed are listed no more; those that would are due', async () => {
      const store = await open();
      await store.make(made('a', { until: 5000 }), 'a');
      expect(await store.due(4999, '', 10)).toEqual([]);
      expect(await store.due(5000, '', 10)).toEqual(['a']);
      const summary = { phase: 'lapsed' as const, taken: 0, company: false, due: null };
      await store.append({ table: 'a', length: 0, lines: [line('x')], summary });
      expect(await store.list({ limit: 10 })).toEqual([]);
      expect(await store.due(5000, '', 10)).toEqual([]);
    });

    test('that are due are found, and no others', async () => {
      const store = await open();
      for (const id of ['a', 'b', 'c']) await store.make(made(id), id);
      const due = (table: string, length: number, due: number | null) =>
        store.append({
          table,
          length,
          lines: [line('x')],
          summary: { phase: 'playing', taken: 2, company: false, due },
        });
      await due('a', 0, 50);
      await due('b', 0, 200);
      expect(await store.due(100, '', 10)).toEqual(['a']);
      expect(await store.due(200, '', 10)).toEqual(['a', 'b']);
      expect(await store.due(200, '', 1)).toEqual(['a']);
      expect(await store.due(200, 'a', 1)).toEqual(['b']);
      await due('a', 1, null);
      expect(await store.due(100, '', 10)).toEqual([]);
    });

    test('with a summary that can’t be written hurt no others', async () => {
      const store = await open();
      for (const id of ['a', 'b', 'c']) await store.make(made(id), id);
      const append = (table: string, due: number) =>
        store.append({
          table,
          length: 0,
          lines: [line(table)],
          summary: { phase: 'playing', taken: 2, company: false, due },
        });
      const [first, , last] = await Promise.allSettled([append('a', 50), append('b', 50.5), append('c', 51)]);
      for (const one of [first, last]) expect(one).toEqual({ status: 'fulfilled', value: 'appended' });
      for (const id of ['a', 'c']) expect(says(await store.lines(id, 0))).toEqual([id]);
    });

    test('know the phase that they are in', async () => {
      const store = await open();
      await store.make(made('a', { open: 'link' }), 'a');
      expect(await store.phase('a')).toBe('open');
      await store.append({
        table: 'a',
        length: 0,
        lines: [line('x')],
        summary: { phase: 'over', taken: 2, company: false, due: null },
      });
      expect(await store.phase('a')).toBe('over');
      expect(await store.phase('b')).toBeUndefined();
    });

    test('a conflict leaves the summary as it was', async () => {
      const store = await open();
      await store.make(made('a'), 'a');
      await store.append({ table: 'a', length: 0, lines: [line('x')] });
      await store.append({
        table: 'a',
        length: 0,
        lines: [line('y')],
        summary: { phase: 'over', taken: 2, company: false, due: 1 },
      });
      expect(await store.due(10, '', 10)).toEqual([]);
      expect((await store.list({ limit: 1 }))[0]!.phase).toBe('open');
    });

    test('keep their last snapshot', async () => {
      const store = await open();
      await store.make(made('a'), 'a');
      expect(await store.snapshot('a')).toBeUndefined();
      await store.keepSnapshot('a', { length: 5, edition: 1, data: '{"a":1}' });
      await store.keepSnapshot('a', { length: 9, edition: 1, data: '{"a":2}' });
      expect(await store.snapshot('a')).toEqual({ length: 9, edition: 1, data: '{"a":2}' });
    });
  });

  describe('people', () => {
    test('are found by id, and bots by the hash of their token', async () => {
      const store = await open();
      const anna = { id: 'anna', kind: 'guest' as const, name: 'Анна' };
      const bot = { id: 'r2', kind: 'bot' as const, name: 'R', by: 'anna' };
      await store.addAccount(anna);
      await store.addAccount(bot, 'hash');
      expect(await store.account('anna')).toEqual(anna);
      expect(await store.account('nobody')).toBeUndefined();
      expect(await store.accountByToken('hash')).toEqual(bot);
      expect(await store.accountByToken('other')).toBeUndefined();
    });

    test('have bots, whose tokens can be revoked, and cookies, which can be too', async () => {
      const store = await open();
      const bot = (id: string) => ({ id, kind: 'bot' as const, name: id, by: 'anna' });
      await store.addAccount({ id: 'anna', kind: 'guest', name: 'Anna' });
      for (const id of ['r2', 'r3']) await store.addAccount(bot(id), `hash-${id}`);
      await store.revokeToken('r2');
      expect(await store.accountByToken('hash-r2')).toBeUndefined();
      expect(await store.accountByToken('hash-r3')).toEqual(bot('r3'));
      expect(await store.botsOf('anna')).toEqual([
        { ...bot('r2'), isRevoked: true },
        { ...bot('r3'), isRevoked: false },
      ]);
      expect(await store.botsOf('r2')).toEqual([]);
      for (const cookie of [1, 2]) {
        await store.revokeCookies('anna');
        expect(await store.account('anna')).toEqual({ id: 'anna', kind: 'guest', name: 'Anna', cookie });
      }
    });

    const sitOf = (who: string): LogLine => ({ at: 1, deed: { kind: 'sit', seat: 0, who, name: who, words: '' } });

    test('find what they have done', async () => {
      const store = await open();
      for (const id of ['a', 'b', 'c']) await store.make(made(id, { owner: id === 'a' ? 'bob' : 'anna' }), id);
      await store.append({ table: 'b', length: 0, lines: [sitOf('bob')] });
      const ids = (who: string, after = '', limit = 10) => store.tablesOf(who, after, limit);
      expect(await ids('bob')).toEqual(['a', 'b']);
      expect(await ids('anna')).toEqual(['b', 'c']);
      expect(await ids('anna', 'b', 1)).toEqual(['c']);
      const said = (who: string) => ({ at: 1, who, name: who, to: 'players' as const, text: `by ${who}` });
      for (const [i, who] of ['bob', 'anna', 'bob'].entries()) await store.addChat('b', said(who), `${i}`);
      await store.addChat('a', said('bob'), '0');
      const texts = (await store.chatOf('bob', 0, 10)).map(({ table, text }) => `${table}: ${text}`);
      expect(texts.sort()).toEqual(['a: by bob', 'b: by bob', 'b: by bob']);
      expect(await store.chatOf('bob', 2, 10)).toHaveLength(1);
      const report = { table: 'b', to: 'players' as const, n: 1, by: 'bob', reason: 'rude', at: 5 };
      await store.report(report);
      expect(await store.reportsOf('bob', 0, 10)).toEqual([report]);
      expect(await store.reportsOf('anna', 0, 10)).toEqual([]);
    });

    test('can be forgotten: what they did stays without their name', async () => {
      const store = await open();
      await store.addAccount({ id: 'anna', kind: 'guest', name: 'anna' });
      await store.make(made('t'), 'm');
      await store.append({ table: 't', length: 0, lines: [sitOf('bob'), sitOf('anna'), line('x')] });
      await store.keepSnapshot('t', { length: 3, edition: 1, data: '"anna"' });
      const said = { at: 1, who: 'anna', name: 'anna', to: 'players' as const, text: 'ciao' };
      await store.addChat('t', said, '1');
      await store.mute('anna', 'bob', true);
      await store.mute('bob', 'anna', true);
      await store.forgetAt('t', 'anna');
      await store.forget('anna');
      const names = (await store.lines('t', 0)).map(({ deed }) => ('kind' in deed && 'name' in deed ? deed.name : '-'));
      expect(names).toEqual(['bob', 'guest', '-']);
      expect(await store.snapshot('t')).toBeUndefined();
      expect(await store.chat('t', 10)).toEqual([{ n: 0, ...said, name: 'guest' }]);
      expect(await store.mutedBy('anna')).toEqual([]);
      expect(await store.mutedBy('bob')).toEqual([]);
      expect(await store.account('anna')).toBeUndefined();
      expect(await store.append({ table: 't', length: 3, lines: [line('y')] })).toBe('appended');
    });

    test('talk in order; a repeated command says nothing twice', async () => {
      const store = await open();
      await store.make(made('t'), 'm');
      const said = (text: string) => ({ at: 1, who: 'anna', name: 'Anna', to: 'players' as const, text });
      expect(await store.addChat('t', said('a'), '1')).toEqual({ n: 0, ...said('a') });
      await store.addChat('t', said('b'), '2');
      expect(await store.addChat('t', said('a'), '1')).toEqual({ n: 0, ...said('a') });
      await store.addChat('t', said('c'), '3');
      expect((await store.chat('t', 2)).map(({ text }) => text)).toEqual(['b', 'c']);
      expect(await store.chatLine('t', 'players', 1)).toEqual({ n: 1, ...said('b') });
      expect(await store.chatLine('t', 'players', 7)).toBeUndefined();
      expect(await store.chatLine('t', 'spectators', 1)).toBeUndefined();
    });

    test('each side’s talk is counted and read apart, and both as it was said', async () => {
      const store = await open();
      await store.make(made('t'), 'm');
      const say = (to: 'players' | 'spectators', text: string) =>
        store.addChat('t', { at: 1, who: 'anna', name: 'Anna', to, text }, text);
      for (const text of ['p0', 's0', 's1', 'p1', 's2']) await say(text[0] === 'p' ? 'players' : 'spectators', text);
      const read = async (limit: number, side?: 'players' | 'spectators') =>
        (await store.chat('t', limit, side)).map(({ text, n }) => `${text}:${n}`);
      expect(await read(10, 'players')).toEqual(['p0:0', 'p1:1']);
      expect(await read(2, 'spectators')).toEqual(['s1:1', 's2:2']);
      expect(await read(4)).toEqual(['s0:0', 's1:1', 'p1:1', 's2:2']);
    });

    test('mute and unmute, and report', async () => {
      const store = await open();
      await store.make(made('t'), 'm');
      await store.mute('anna', 'bob', true);
      await store.mute('anna', 'bob', true);
      await store.mute('anna', 'carl', true);
      await store.mute('anna', 'carl', false);
      expect(await store.mutedBy('anna')).toEqual(['bob']);
      expect(await store.mutedBy('bob')).toEqual([]);
      const report = { table: 't', to: 'players' as const, n: 0, by: 'anna', reason: 'rude', at: 5 };
      expect(await store.report(report)).toBe('reported');
      expect(await store.report({ ...report, reason: 'very rude', at: 6 })).toBe('repeated');
      expect(await store.report({ ...report, to: 'spectators' })).toBe('reported');
      expect(await store.report({ ...report, by: 'bob' })).toBe('reported');
      expect(await store.report({ ...report, n: 1 })).toBe('reported');
    });
  });

  test('a house that rises again knows how long it was away', async () => {
    const store = await open();
    expect(await store.beat(1000, 0)).toEqual({ until: 1000, absences: [] });
    expect(await store.beat(2000, 1000)).toEqual({ until: 2000, absences: [] });
    expect(await store.beat(5000, 0)).toEqual({ until: 5000, absences: [{ from: 2000, to: 5000 }] });
    expect(await store.beat(6001, 1000)).toEqual({
      until: 6001,
      absences: [
        { from: 2000, to: 5000 },
        { from: 5000, to: 6001 },
      ],
    });
  });

  test('a node whose clock is behind finds out how late it is, and takes nothing back', async () => {
    const store = await open();
    await store.beat(9000, 0);
    expect(await store.beat(1000, 0)).toEqual({ until: 9000, absences: [] });
    expect(await store.beat(9500, 1000)).toEqual({ until: 9500, absences: [] });
  });

  test.runIf(reopen)('everything acknowledged is there after the store was opened again', async () => {
    const store = await open();
    await store.make(made('t'), 'm');
    await store.append({ table: 't', length: 0, lines: [line('a', 'anna:1')] });
    const again = await reopen!(store);
    expect(await again.table('t')).toEqual(made('t'));
    expect(says(await again.lines('t', 0))).toEqual(['a']);
    expect(await again.append({ table: 't', length: 1, lines: [line('a', 'anna:1')] })).toBe('repeated');
  });
}
