import path from 'node:path';
import { catalogTitles, thinkHere, type Update } from '@ridotto/host';
import { expect, onTestFinished, test, vi } from 'vitest';
import { natsMail } from '../src/nats.ts';
import { postgresStore } from '../src/postgres/store.ts';
import { Guest, type Connection } from '../testing/client.ts';
import { freePort, wait } from '../testing/chaos-house.ts';
import { startNats, NATS } from '../testing/nats-server.ts';
import { openNodeAt } from '../testing/nodes.ts';
import { freshDatabase } from '../testing/postgres.ts';
import { PostgresServer } from '../testing/postgres-server.ts';
import { temporaryFolder } from './house.ts';
import { Way } from '../testing/way.ts';

vi.setConfig({ testTimeout: 180_000 }); // whoever is first starts the database too

const elsewhere = (guest: Guest, base: string): Guest =>
  Object.assign(new Guest(base, { ...guest.headers, origin: base }), { id: guest.id });

async function wayTo(url: string): Promise<{ way: Way; cutUrl: string }> {
  const at = new URL(url);
  const way = await Way.to(Number(at.port));
  onTestFinished(() => way.close());
  at.port = String(way.port);
  return { way, cutUrl: at.href };
}

const ready = async (base: string) => (await fetch(`${base}/readyz`)).status;

const VOLTO = 'NAANL CNSLA';

/** Two people at a table of Volto, both of whom are asked to arrange. */
async function voltoAt(left: string, right: string, wishes: object = {}) {
  const anna = await Guest.named(left, 'Anna');
  const bob = elsewhere(await Guest.named(left, 'Bob'), right);
  const table = await anna.make({ game: 'volto', seats: 2, open: 'public', ...wishes });
  await anna.command(table, { type: 'sit', seat: 0, words: '' });
  await bob.command(table, { type: 'sit', seat: 1, words: '' });
  await anna.command(table, { type: 'start' });
  return { anna, bob, table };
}

test('a node that is cut off acknowledges nothing, says so, and goes on by itself', async () => {
  const url = await freshDatabase();
  const { way, cutUrl } = await wayTo(url);
  const [left, right] = [await openNodeAt(cutUrl), await openNodeAt(url)];
  const { anna, bob, table } = await voltoAt(left.base, right.base);
  const line = anna.connect(table);
  await line.command({ type: 'look', length: 0, hash: '' }); // it has come in wholly
  expect(await ready(left.base)).toBe(200);

  way.cut();
  const say = { type: 'say' as const, id: 'arrange', says: [VOLTO] };
  expect(await line.command(say)).toMatchObject({ ok: false, refused: 'unreachable' });
  await expect.poll(() => ready(left.base)).toBe(503);
  expect((await fetch(`${left.base}/healthz`)).status).toBe(200);
  expect((await anna.command(table, say)).ok).toBe(false);
  expect((await bob.command(table, { type: 'say', says: [VOLTO] })).ok).toBe(true); // the other one plays on

  way.mend();
  await expect.poll(() => ready(left.base)).toBe(200);
  await expect.poll(async () => (await anna.command(table, say)).ok).toBe(true);
  const store = await postgresStore(url);
  onTestFinished(() => store.close());
  const says = (await store.lines(table, 0)).flatMap(({ deed }) => ('say' in deed ? [deed.say] : []));
  expect(says).toEqual([VOLTO, VOLTO]);
  await line.until(() => line.update!.asked.length === 1); // and who sat there all the time sees it
});

test('while PostgreSQL restarts nobody loses time, and nothing has to be restarted', async () => {
  const server = new PostgresServer(path.join(temporaryFolder(), 'own'), await freePort());
  server.init();
  await server.start();
  onTestFinished(() => server.stop('SIGQUIT'));
  const house = await openNodeAt(server.url());
  onTestFinished(house.stop);
  const clock = { kind: 'live' as const, minutes: 0.1, increment: 0 }; // six seconds
  const { anna, bob, table } = await voltoAt(house.base, house.base, { clock, late: 'lose' });
  for (const guest of [anna, bob]) await guest.command(table, { type: 'say', says: [VOLTO] });
  const line = anna.connect(table);
  await line.first();
  await server.stop('SIGQUIT');
  await expect.poll(() => ready(house.base)).toBe(503);
  await wait(7000); // more than anybody has
  await server.start();
  await expect.poll(() => ready(house.base)).toBe(200);
  const [mover] = line.update!.asked;
  const moving = mover === 0 ? anna : bob;
  expect(await moving.command(table, { type: 'say', says: ['resign'] })).toMatchObject({ ok: true });
  const store = await postgresStore(server.url());
  const deeds = (await store.lines(table, 0)).map(({ deed }) => deed);
  expect(deeds.some((deed) => 'kind' in deed && deed.kind === 'late')).toBe(false);
  const { absences } = await store.beat(0, Infinity);
  expect(absences.filter(({ from, to }) => to - from > 6500)).toHaveLength(1); // a stall of the machine may be another
  await store.close();
  await house.stop();
});

test('a clock that runs out on two nodes is judged once', async () => {
  const url = await freshDatabase();
  const [left, right] = [await openNodeAt(url), await openNodeAt(url)];
  const clock = { kind: 'live' as const, minutes: 0.1, increment: 0 };
  const { anna, bob, table } = await voltoAt(left.base, right.base, { clock });
  const lines = [anna.connect(table), bob.connect(table)];
  for (const line of lines) await line.first();
  const isAway = ({ table: info }: Connection) => info!.seats.every((seat) => seat.kind === 'person' && seat.away);
  for (const line of lines) await line.until(() => isAway(line)); // both had to arrange
  const store = await postgresStore(url);
  onTestFinished(() => store.close());
  const away = (await store.lines(table, 0)).filter(({ deed }) => 'kind' in deed && deed.kind === 'away');
  expect(away.map(({ deed }) => (deed as { seat: number }).seat)).toEqual([0, 1]);
});

test('a clock may end between two milliseconds', async () => {
  const { base } = await openNodeAt(await freshDatabase());
  const clock = { kind: 'live' as const, minutes: 0.123456, increment: 0 };
  const { anna, table } = await voltoAt(base, base, { clock });
  expect(await anna.command(table, { type: 'say', says: [VOLTO] })).toMatchObject({ ok: true });
});

test('an address that names no table is refused, whatever it names', async () => {
  const { base } = await openNodeAt(await freshDatabase());
  const anna = await Guest.named(base, 'Anna');
  const status = async (path: string, data?: object) =>
    (await anna.ask(data ? 'POST' : 'GET', `/api/tables${path}`, data)).status;
  for (const path of ['/%00', '/%00/updates', '/%00/past', '/%00/replay', '/%00/export', '?game=%00'])
    expect([path, await status(path)]).toEqual([path, 400]);
  expect(await status('/%00/commands', { id: 'x', type: 'start' })).toBe(404);
  const line = anna.connect('%00');
  await line.until(() => false);
  expect(line.closed).toMatchObject({ code: 4000, reason: 'no-such-table' });
});

test('one node thinks for a bot; when it dies another does within five seconds', async () => {
  const url = await freshDatabase();
  const pace = { least: 300, mean: 0, most: 300 };
  const thinker = thinkHere(catalogTitles); // a thread's start would count
  const ways = [await wayTo(url), await wayTo(url)];
  const nodes = [
    await openNodeAt(ways[0]!.cutUrl, { rules: { pace }, ports: { thinker } }),
    await openNodeAt(ways[1]!.cutUrl, { rules: { pace }, ports: { thinker } }),
  ];
  const anna = await Guest.named(nodes[0]!.base, 'Anna');
  for (const dies of [0, 1]) {
    const lives = 1 - dies;
    const table = await anna.make({ game: 'volto', seats: 2, open: 'public' });
    const lines = nodes.map(({ base }) => elsewhere(anna, base).connect(table));
    for (const line of lines) await line.first();
    await lines[lives]!.command({ type: 'sit', seat: 0, words: '' });
    await lines[lives]!.command({ type: 'fill', level: 'simple' });
    ways[dies]!.way.cut(); // as good as dead: it can't say anything to anybody
    const from = performance.now();
    await lines[lives]!.command({ type: 'start' });
    await lines[lives]!.command({ type: 'say', says: [VOLTO] });
    const isPlaying = ({ view }: Update) => (view as { phase: string } | null)?.phase === 'move';
    await lines[lives]!.until(() => isPlaying(lines[lives]!.update!));
    expect(performance.now() - from).toBeLessThan(5000 + 3000); // and a slow machine
    ways[dies]!.way.mend();
    await expect.poll(() => ready(nodes[dies]!.base)).toBe(200);
    for (const line of lines) line.socket.terminate();
  }
});

test('who has a line to any node is not missed by the others', async () => {
  const url = await freshDatabase();
  const [left, right] = [await openNodeAt(url), await openNodeAt(url)];
  const { anna, bob, table } = await voltoAt(left.base, right.base, { absence: 0.1 }); // six seconds
  const [here, there] = [anna.connect(table), bob.connect(table)];
  await Promise.all([here.first(), there.first()]);
  await there.until(() => there.messages.findLast((message) => message.type === 'here')?.seats.includes(0) ?? false);
  const from = performance.now();
  here.socket.terminate();
  await there.until(() => (there.table!.seats[0] as { away: boolean }).away);
  expect(performance.now() - from).toBeGreaterThan(5000);
  expect(there.table!.seats[1]).toMatchObject({ away: false });
});

test.skipIf(!NATS)('without NATS moves arrive a moment later, and with it at once again', async () => {
  const url = await freshDatabase();
  const port = await freePort();
  let nats = await startNats(port);
  onTestFinished(() => nats.stop());
  const [left, right] = [await openNodeAt(url, {}, nats.url), await openNodeAt(url, {}, nats.url)];
  const { anna, bob, table } = await voltoAt(left.base, right.base);
  const there = bob.connect(table);
  await there.first();
  await nats.stop();
  expect((await anna.command(table, { type: 'chat', text: 'ciao' })).ok).toBe(true);
  expect((await anna.command(table, { type: 'say', says: [VOLTO] })).ok).toBe(true);
  expect((await bob.command(table, { type: 'say', says: [VOLTO] })).ok).toBe(true);
  await there.until(() => there.update!.asked.length === 1);
  await there.until(() => there.messages.some(({ type }) => type === 'chat'));
  const up = async () => /^ridotto_bus_up 1$/m.test(await (await fetch(`${left.base}/metrics`)).text());
  await expect.poll(up).toBe(false);
  nats = await startNats(port);
  await expect.poll(up).toBe(true);
});

test.skipIf(!NATS)('a NATS server that does not let us in is told of, and missed by nobody', async () => {
  const nats = await startNats(await freePort(), '--user', 'house', '--pass', 'secret');
  onTestFinished(() => nats.stop());
  const broken: unknown[] = [];
  const carrier = natsMail(nats.url.replace('//', '//house:wrong@'), 'house', 'node', (error) => broken.push(error));
  await expect.poll(() => broken.map(String), { timeout: 10_000 }).toEqual([expect.stringMatching(/authorization/i)]);
  expect(carrier.isUp()).toBe(false);
  await carrier.close();
});
