import { GAME_IDS } from '@ridotto/games/catalog';
import { expect, test } from 'vitest';
import { Guest } from '../testing/client.ts';
import { openHouse } from './house.ts';
import { throwRubbish } from '../testing/rubbish.ts';

const LONG = 180_000; // milliseconds, beside other work

test.each(GAME_IDS)(
  '%s: rubbish gets one clear refusal each; nothing changes and memory stays flat',
  { timeout: LONG },
  async (game) => {
    const house = await openHouse();
    const { sent, answered, accepted, grown } = await throwRubbish(house, game, 4000, 1);
    expect(answered).toBe(sent);
    expect(accepted).toBe(0);
    expect(grown).toBeLessThan(10_000_000);
  },
);

test('a message beyond the limit closes the line, and the house goes on', async () => {
  const { base } = await openHouse();
  const anna = await Guest.named(base, 'Anna');
  const table = await anna.make({ game: 'volto', seats: 2 });
  const line = anna.connect(table);
  await line.first();
  line.socket.send('x'.repeat(20_000));
  await line.until(() => false);
  expect(line.closed!.code).toBe(1009);
  const { status, body } = await anna.ask('POST', `/api/tables/${table}/commands`, { text: 'x'.repeat(20_000) });
  expect([status, body]).toEqual([413, { ok: false, refused: 'not-a-command' }]);
  expect((await anna.ask('GET', '/healthz')).status).toBe(200);
});

test.each([
  ['POST', '/api/guests', {}],
  ['POST', '/api/guests', { name: '\u202egnp' }],
  ['POST', '/api/guests', { name: 'a\nb' }],
  ['POST', '/api/guests', { name: 'x'.repeat(25) }],
  ['POST', '/api/tables', { id: 'x', game: 'volto', seats: '2' }],
  ['POST', '/api/tables', { id: 'x', game: '__proto__', seats: 2 }],
  ['POST', '/api/tables', { id: 'x', game: 'volto', seats: 2, clock: { kind: 'live', minutes: -1, increment: 0 } }],
  ['GET', '/api/tables?phase=never', undefined],
  ['GET', '/api/tables/%00', undefined],
  ['GET', `/api/tables/${'x'.repeat(50)}`, undefined],
  ['GET', '/api/tables/none/replay?eyes=99', undefined],
  ['GET', '/api/tables/none/updates', undefined],
  ['PUT', '/api/tables', {}],
])('%s %s %j is refused with a code, and tells nothing else', async (method, path, data) => {
  const { base } = await openHouse();
  const anna = await Guest.named(base, 'Anna');
  const { status, body } = await anna.ask(method, path, data);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(Object.keys(body as object).sort()).toEqual(['ok', 'refused']);
});

test('what is nested too deeply to be written is refused like other rubbish', async () => {
  const { base } = await openHouse();
  const { headers } = await Guest.named(base, 'Anna');
  const setup = '['.repeat(7900) + ']'.repeat(7900);
  const body = `{"id":"x","game":"volto","seats":2,"setup":${setup}}`;
  const { status } = await fetch(`${base}/api/tables`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  });
  expect(status).toBe(400);
});
