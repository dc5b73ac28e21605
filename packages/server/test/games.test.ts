import { expect, test } from 'vitest';
import type { PlayedGame } from '@ridotto/host';
import { Guest } from '../testing/client.ts';
import { WIDE } from '../testing/settings.ts';
import { openHouse } from './house.ts';

const rows = async <Row>(guest: Guest, path: string): Promise<Row[]> => {
  const { body, status } = await guest.ask('GET', path);
  expect(status).toBe(200);
  return body as Row[];
};

async function gameOf(anna: Guest, bob: Guest, open: 'public' | 'link' = 'public'): Promise<string> {
  const table = await anna.make({ game: 'volto', seats: 2, open });
  const { invite } = await anna.table(table);
  await anna.command(table, { type: 'sit', seat: 0, words: 'a' });
  await bob.command(table, { type: 'sit', seat: 1, words: 'b', ...(invite !== undefined && { invite }) });
  await anna.command(table, { type: 'start' });
  return table;
}

test('a guest lists what it has played; nobody else’s games are there, and strangers are refused', async () => {
  const { base } = await openHouse();
  const [anna, bob, carl] = [
    await Guest.named(base, 'Anna'),
    await Guest.named(base, 'Bob'),
    await Guest.named(base, 'Carl'),
  ];
  const table = await gameOf(anna, bob, 'link');
  await bob.command(table, { type: 'say', says: ['resign'] });
  const [game, ...more] = await rows<PlayedGame>(anna, '/api/me/games');
  expect(more).toEqual([]);
  expect(game).toMatchObject({ id: table, you: 0, phase: 'over', end: { result: { payoffs: [1, -1] } } });
  expect(await rows(carl, '/api/me/games')).toEqual([]);
  for (const path of ['/api/me/games', '/api/me/friends'])
    expect((await new Guest(base).ask('GET', path)).status).toBe(401);
});

test('public games of those with whom one has played may be watched; others’ and hidden ones are not named', async () => {
  const { base } = await openHouse();
  const [anna, bob, carl] = [
    await Guest.named(base, 'Anna'),
    await Guest.named(base, 'Bob'),
    await Guest.named(base, 'Carl'),
  ];
  const before = await gameOf(anna, bob);
  await bob.command(before, { type: 'say', says: ['resign'] });
  const open = await gameOf(bob, carl);
  await gameOf(bob, carl, 'link');
  expect(await rows(anna, '/api/me/friends')).toMatchObject([{ id: open, game: 'volto', names: ['Bob'] }]);
  expect(await rows(carl, '/api/me/friends')).toEqual([]); // Carl's own
  const dora = await Guest.named(base, 'Dora');
  expect(await rows(dora, '/api/me/friends')).toEqual([]);
});

test('while a game goes on, its past is one’s own eyes’ alone, and there is no replay', async () => {
  const { base } = await openHouse();
  const [anna, bob, carl] = [
    await Guest.named(base, 'Anna'),
    await Guest.named(base, 'Bob'),
    await Guest.named(base, 'Carl'),
  ];
  const table = await gameOf(anna, bob);
  await anna.command(table, { type: 'say', says: ['NAANL CNSLA'] });
  const sealed = (await anna.ask('GET', `/api/tables/${table}/past`)).text;
  await bob.command(table, { type: 'say', says: ['LANNA ALSNC'] });
  const [own, other] = [
    await anna.ask('GET', `/api/tables/${table}/past`),
    await carl.ask('GET', `/api/tables/${table}/past`),
  ];
  expect(own.text.startsWith(sealed)).toBe(true);
  expect(own.text.split('"candidate"').length).toBe(2); // one's own, once
  for (const text of [sealed, other.text]) expect(text).not.toContain('candidate');
  for (const path of ['replay?eyes=0', 'replay?eyes=all', 'export'])
    expect((await anna.ask('GET', `/api/tables/${table}/${path}`)).body).toMatchObject({ refused: 'not-over' });
});

test('lists of games have places of their own: those of replays may all be taken', async () => {
  for (const [limits, status] of [
    [{ replays: 0, replaysOfAddress: 0 }, 200],
    [{ lists: 0 }, 429],
    [{ listsOfAddress: 0 }, 429],
  ] as const) {
    const { base } = await openHouse({ limits: { ...WIDE, ...limits } });
    const anna = await Guest.named(base, 'Anna');
    for (const path of ['/api/me/games', '/api/me/friends']) expect((await anna.ask('GET', path)).status).toBe(status);
  }
});
