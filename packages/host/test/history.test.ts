import { describe, expect, test } from 'vitest';
import { memoryStore, type Store } from '../src/index.ts';
import { Person, fakeHouse, settle } from '../testing/fake.ts';
import { longCoach } from '../testing/long-game.ts';

const KEPT = 1000; // moments

/** A house with a long game that counts how many pages of its log are read. */
async function longHouse(turns: number) {
  const { made, lines } = longCoach(turns);
  const store = memoryStore();
  await store.make(made, 'make');
  await store.append({ table: made.id, length: 0, lines });
  const counts = { reads: 0, most: 0 };
  const counting: Store = {
    ...store,
    async lines(...asked) {
      const found = await store.lines(...asked);
      counts.reads++;
      counts.most = Math.max(counts.most, found.length);
      return found;
    },
  };
  const fake = await fakeHouse({}, { store: counting });
  return { ...fake, made, lines, counts, person: (name: string) => new Person(fake.house, made.id, name) };
}

describe('whoever comes to a long game', () => {
  test('hears everything from the beginning, where that is not too long', async () => {
    const { person } = await longHouse(60);
    const { events, view } = (await person('Spectator').come()).sees;
    expect(events).toEqual((view as { history: readonly unknown[] }).history);
  });

  test('hears the last of what happened, where there is more than anybody reads', async () => {
    const { person } = await longHouse(600);
    const { events, view } = (await person('Spectator').come()).sees;
    const { history } = view as { history: readonly unknown[] };
    expect(history.length).toBeGreaterThan(KEPT * 1.2);
    expect(events.length).toBeLessThan(KEPT * 1.2); // some moments tell more than one thing
    expect(events).toEqual(history.slice(-events.length));
  });

  test('makes the house read the log once, however many come, and in pages', async () => {
    const { person, counts, lines } = await longHouse(60);
    await person('First').come();
    const { reads } = counts;
    await Promise.all(['Second', 'Third', 'Fourth'].map((name) => person(name).come()));
    await person('Fifth').come(5);
    expect(counts.reads).toBe(reads);
    expect(counts.most).toBeLessThan(lines.length);
  });

  test('keeps nobody waiting who is there', async () => {
    const { made, lines } = longCoach(60);
    const store = memoryStore();
    await store.make(made, 'make');
    await store.append({ table: made.id, length: 0, lines: lines.slice(0, -20) });
    const gate = Promise.withResolvers<void>();
    let isShut = false;
    const gated: Store = {
      ...store,
      async lines(...asked) {
        if (isShut) await gate.promise;
        return store.lines(...asked);
      },
    };
    const { house } = await fakeHouse({}, { store: gated });
    await house.sitting(made.id);
    isShut = true;
    const late = new Person(house, made.id, 'Late');
    const coming = late.come(1);
    await settle();
    const { deed } = lines.slice(-20).find(({ deed }) => 'seat' in deed) as { deed: { seat: number; say: string } };
    const seated = new Person(house, made.id, `p${deed.seat}`);
    expect(await seated.does({ type: 'say', says: [deed.say] })).toEqual({ ok: true });
    expect(late.updates).toEqual([]);
    gate.resolve();
    await coming;
    const { history } = late.sees.view as { history: readonly unknown[] };
    expect(late.sees.events).toEqual(history.slice(-late.sees.events.length));
    expect(late.sees.events).toHaveLength(history.length);
  });
});
