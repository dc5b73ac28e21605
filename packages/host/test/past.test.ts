import { GAME_IDS, loadTitle, type GameId } from '@ridotto/games/catalog';
import { describe, expect, test } from 'vitest';
import { changed, newSitting, pastOf, servedWithout, take, type PastMoment, type Sitting } from '../src/index.ts';
import { ARRANGED, Person, fakeHouse, makeTable, voltoGame, type FakeHouse } from '../testing/fake.ts';

async function pastAt({ house, ports }: FakeHouse, table: string, viewer: number | 'public'): Promise<PastMoment[]> {
  const sitting = (await house.sitting(table)) as Sitting;
  const found: PastMoment[] = [];
  for await (const moment of pastOf(sitting, await ports.store.lines(table, 0), viewer)) found.push(moment);
  return JSON.parse(JSON.stringify(found)) as PastMoment[];
}

function viewsOf(past: readonly PastMoment[]): unknown[] {
  let view: unknown = null;
  return past.map(({ changes }) => (view = changed(view, changes)));
}

/** What the public could see after each line of the log, those included that told nothing. */
async function publicViews({ house, ports }: FakeHouse, table: string): Promise<string[]> {
  const { made, title } = (await house.sitting(table)) as Sitting;
  const again = newSitting(made, title);
  const seen: string[] = [];
  for (const line of await ports.store.lines(table, 0)) {
    take(again, line, servedWithout([]));
    if (again.table) seen.push(JSON.stringify(title.game.view(again.table.state, 'public')));
  }
  return seen;
}

describe.each(GAME_IDS)('the past of a game of %s under way', (game: GameId) => {
  test('is for every pair of eyes what they were sent when it was the present', async () => {
    const fake = await fakeHouse();
    const { house, clock } = fake;
    const { seats } = (await loadTitle(game)).manifest;
    const table = await makeTable(house, 'Anna', { game, seats: seats[0] });
    const anna = await new Person(house, table, 'Anna').come();
    await anna.does({ type: 'fill', level: 'simple' });
    await anna.does({ type: 'start' });
    await clock.pass(40_000);
    const sent = anna.updates.filter(({ view }) => view !== null);
    expect(sent.length).toBeGreaterThan(3);
    const past = await pastAt(fake, table, 'public');
    const everySeen = await publicViews(fake, table);
    for (const view of viewsOf(past)) expect(everySeen).toContain(JSON.stringify(view));
    // a house that passes for all in the same breath sends what came of it, which told nothing new
    for (const { view } of sent) expect(everySeen).toContain(JSON.stringify(view));
    expect(past.flatMap(({ told }) => told)).toEqual(JSON.parse(JSON.stringify(sent.flatMap(({ events }) => events))));
    await house.stop();
  });
});

test('nobody can tell from it whether another has answered already, nor see what', async () => {
  const fake = await fakeHouse();
  const { table, bob } = await voltoGame(fake);
  const before = await pastAt(fake, table, 0);
  expect(await bob.says(ARRANGED)).toEqual({ ok: true });
  expect(await pastAt(fake, table, 0)).toEqual(before);
  expect(await pastAt(fake, table, 'public')).toEqual(
    before.map((moment) => expect.objectContaining({ told: moment.told })),
  );
  await fake.house.stop();
});
