import { expect, test, vi } from 'vitest';
import { Guest } from '../testing/client.ts';
import { openNodeAt } from '../testing/nodes.ts';
import { freshDatabase } from '../testing/postgres.ts';

const isLong = process.env.MODE === 'long'; // npm run races
const TIMES = isLong ? 10_000 : 200;

vi.setConfig({ testTimeout: isLong ? 7_200_000 : 180_000 }); // whoever is first starts the database too

const AT_ONCE = 20;
const VOLTO = 'NAANL CNSLA';

const elsewhere = (guest: Guest, base: string): Guest =>
  Object.assign(new Guest(base, { ...guest.headers, origin: base }), { id: guest.id });

test('two who answer at the same moment on different nodes: both are kept if both were asked, and else one is told why', async () => {
  const url = await freshDatabase();
  const [left, right] = [await openNodeAt(url), await openNodeAt(url)];
  const anna = await Guest.named(left.base, 'Anna');
  const bob = elsewhere(await Guest.named(left.base, 'Bob'), right.base);
  const refusals = new Set<string>();

  async function toMove(table: string): Promise<[Guest, string]> {
    const line = anna.connect(table);
    await line.until(() => line.update?.asked.length === 1); // the news has come
    const mover = line.update!.asked[0] === 0 ? anna : bob;
    const own = mover.connect(table);
    await own.until(() => Array.isArray(own.update?.options));
    for (const one of [line, own]) one.socket.terminate();
    return [mover, (own.update!.options as string[])[0]!];
  }

  async function race(): Promise<void> {
    const table = await anna.make({ game: 'volto', seats: 2 });
    const { invite } = await anna.table(table);
    await anna.command(table, { type: 'sit', seat: 0, words: '' });
    await bob.command(table, { type: 'sit', seat: 1, words: '', invite: invite! });
    await anna.command(table, { type: 'start' });
    const arrange = (guest: Guest) => guest.command(table, { type: 'say', says: [VOLTO] });
    const arranged = await Promise.all([arrange(anna), arrange(bob)]); // both are asked
    expect(arranged).toMatchObject([{ ok: true }, { ok: true }]);
    const [mover, say] = await toMove(table);
    const move = (guest: Guest) => guest.command(table, { type: 'say', says: [say] });
    const there = mover === anna ? right.base : left.base;
    const moved = await Promise.all([move(mover), move(elsewhere(mover, there))]); // one of the two comes first
    expect(moved.filter(({ ok }) => ok)).toHaveLength(1);
    for (const result of moved) if (!result.ok) refusals.add(result.refused);
  }

  for (let done = 0; done < TIMES / 2; done += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, race));
  expect([...refusals].every((code) => ['not-asked', 'not-an-option'].includes(code))).toBe(true);
  expect(refusals.size).toBeGreaterThan(0);
});
