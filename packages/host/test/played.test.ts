import { expect, test } from 'vitest';
import { Played, type Ports, type PlayedGame } from '../src/index.ts';
import { ARRANGED, Person, fakeHouse, makeTable, voltoGame } from '../testing/fake.ts';

const BUILD = 'this one';

/** The same ports, and what is asked of the store. */
function counted(ports: Ports) {
  const counts = { lines: 0, pages: 0 };
  const { store } = ports;
  const lines: Ports['store']['lines'] = async (...asked) => {
    const found = await store.lines(...asked);
    counts.pages++;
    counts.lines += found.length;
    return found;
  };
  return { ports: { ...ports, store: { ...store, lines } }, counts };
}

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
  const played = new Played(ports, BUILD);
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
  const played = new Played(fake.ports, BUILD);
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
  expect(await allOf(new Played(ports, BUILD).of('anna'))).toEqual([]);
  await house.stop();
});

test('those with whom one plays are found by the first lines of each log, and no rules are asked for it', async () => {
  const fake = await fakeHouse();
  const { anna, bob } = await voltoGame(fake);
  await makeTable(fake.house, 'Anna', { id: 'other' }); // nobody came
  await anna.says(ARRANGED);
  await bob.says(ARRANGED);
  const { ports, counts } = counted(fake.ports);
  const titles = () => Promise.reject(new Error('no rules are needed'));
  const played = new Played({ ...ports, titles }, BUILD);
  expect(await played.company('anna')).toEqual(new Set(['bob']));
  expect(await played.company('carl')).toEqual(new Set());
  expect(counts.pages).toBe(1);
});

test('an end is found from the house’s own snapshot, and once for all who ask at the same time', async () => {
  const fake = await fakeHouse({ snapshotEvery: 1, build: BUILD });
  const { bob } = await voltoGame(fake);
  await bob.says('resign');
  const { length } = await fake.ports.store.lines(bob.table, 0);
  const readBy = async (build: string, times: number): Promise<number> => {
    const { ports, counts } = counted(fake.ports);
    const played = new Played(ports, build);
    const found = await Promise.all(Array.from({ length: times }, () => allOf(played.of('anna'))));
    for (const [game] of found) expect(game!.end!.result.reason).toBe('resigned');
    return counts.lines;
  };
  expect(await readBy('another', 1)).toBe(2 * length); // for those who sat there, and for the end
  expect(await readBy(BUILD, 1)).toBe(length + 1); // the last line, to see that the snapshot is of this log
  expect(await readBy(BUILD, 3)).toBe(3 * length + 1);
});
