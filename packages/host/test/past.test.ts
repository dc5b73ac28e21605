import { GAME_IDS, loadTitle, type GameId } from '@ridotto/games/catalog';
import { describe, expect, test } from 'vitest';
import { changed, pastOf, type PastMoment, type Sitting } from '../src/index.ts';
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
    const views = viewsOf(past).map((view) => JSON.stringify(view));
    const ofNews = sent.filter(({ events }) => events.length > 0);
    for (const { view } of ofNews) expect(views).toContain(JSON.stringify(view));
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
