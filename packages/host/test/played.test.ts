import { expect, test } from 'vitest';
import { Played, type PlayedGame } from '../src/index.ts';
import { ARRANGED, Person, fakeHouse, makeTable, voltoGame } from '../testing/fake.ts';

async function allOf(games: AsyncIterable<PlayedGame>): Promise<PlayedGame[]> {
  const found: PlayedGame[] = [];
  for await (const game of games) found.push(game);
  return found;
}

test('what somebody has played: who sat where, how it ended; what never began is left out', async () => {
  const fake = await fakeHouse();
  const { house, ports } = fake;
  const { table, anna, bob } = await voltoGame(fake);
  await makeTable(house, 'Anna', { id: 'other' }); // nobody came
  const played = new Played(ports);
  const [running] = await allOf(played.of('anna'));
  expect(running).toMatchObject({ id: table, phase: 'playing', you: 0 });
  expect(running!.end).toBeUndefined();

  await anna.says(ARRANGED);
  await bob.says(ARRANGED);
  await bob.says('resign');
  const [game, ...more] = await allOf(played.of('bob'));
  expect(more).toEqual([]);
  expect(game).toEqual({
    id: table,
    game: 'volto',
    edition: 1,
    at: 1_000_000,
    phase: 'over',
    you: 1,
    isTakenUp: false,
    players: [
      { kind: 'person', who: 'anna', name: 'Anna' },
      { kind: 'person', who: 'bob', name: 'Bob' },
    ],
    end: { at: 1_000_000, length: 4, result: { payoffs: [1, -1], reason: 'resigned' } },
  });
  expect(await allOf(played.of('carl'))).toEqual([]);
});

test('a name that is gone is gone from lists too, though the end is known already', async () => {
  const fake = await fakeHouse();
  const { table, anna, bob } = await voltoGame(fake);
  await bob.says('resign');
  const played = new Played(fake.ports);
  await allOf(played.of('bob'));
  await fake.house.forget(anna.account);
  const [game] = await allOf(played.of('bob'));
  expect(game!.id).toBe(table);
  expect(JSON.stringify(game)).not.toContain('Anna');
});

test('whoever made a table for bots alone has not played there', async () => {
  const { house, ports } = await fakeHouse();
  const table = await makeTable(house, 'Anna');
  const anna = new Person(house, table, 'Anna');
  await anna.does({ type: 'fill', level: 'simple' });
  await anna.does({ type: 'start' });
  expect(await allOf(new Played(ports).of('anna'))).toEqual([]);
  await house.stop();
});
