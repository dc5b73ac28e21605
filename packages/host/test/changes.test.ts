import { GAME_IDS, loadTitle } from '@ridotto/games/catalog';
import { seeded, viewersOf, setupOf, type AnyKinds } from '@ridotto/kernel';
import { playOut } from '@ridotto/kernel/testing';
import { describe, expect, test } from 'vitest';
import { changed, changesOf, hashOf, wholeUpdate, type Change, type Message, type Update } from '../src/index.ts';
import { ARRANGED, Person, fakeHouse, makeTable, voltoGame } from '../testing/fake.ts';

describe('updates that carry what is new', () => {
  test.each(GAME_IDS)('give the very views that whole updates give: %s', async (game) => {
    const title = await loadTitle(game);
    for (const seats of [title.manifest.seats[0], title.manifest.seats[1]]) {
      const viewers = viewersOf(seats);
      let before: unknown[] = viewers.map(() => null);
      const each = (state: AnyKinds['state']) => {
        const views = viewers.map((viewer) => title.game.view(state, viewer));
        const sent = views.map((view, i) => JSON.parse(JSON.stringify(changesOf(before[i], view))) as Change[]);
        before = before.map((view, i) => changed(view, sent[i]!));
        expect(before.map(hashOf)).toEqual(views.map(hashOf));
      };
      playOut(title, seats, setupOf(title, {}, seats)!, seeded(seats), { each });
    }
  });

  test('a list that is emptied is one change, however long it was', () => {
    const before = { quiet: [1, 2, 3, 4], hand: [5, 6] };
    const after = { quiet: [], hand: [5] };
    const changes = changesOf(before, after);
    expect(changes).toEqual([
      { op: 'replace', path: '/quiet', value: [] },
      { op: 'remove', path: '/hand/1' },
    ]);
    expect(changed(before, changes)).toEqual(after);
  });

  test('a game of Coach at eight seats takes less than 2 KB on average', async () => {
    const { house, clock } = await fakeHouse();
    const table = await makeTable(house, 'Anna', { game: 'coach', seats: 8 });
    const heard: Message[] = [];
    const anna = new Person(house, table, 'Anna');
    await anna.does({ type: 'sit', seat: 0, words: '' });
    await anna.does({ type: 'fill', level: 'simple' });
    const look = { since: 0, wantsOptions: true, wantsChanges: true };
    await house.watch(table, anna.account, look, (message) => void heard.push(message));
    await anna.does({ type: 'start' });
    await anna.does({ type: 'leave' });
    let update: Update | undefined;
    for (let at = 0; (update?.view as { turn?: number } | null)?.turn !== 60;) {
      await clock.pass(1000);
      for (; at < heard.length; at++) {
        const message = heard[at]!;
        if (message.type === 'update') update = wholeUpdate(message, update?.view);
      }
      if (update?.table?.phase === 'over') break;
    }
    const sizes = heard.filter(({ type }) => type === 'update').map((message) => JSON.stringify(message).length);
    expect(sizes.length).toBeGreaterThan(100);
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(2000);
  });

  test('the first one is whole, and so is the one that heals a view that has drifted', async () => {
    const fake = await fakeHouse();
    const { table, anna, bob } = await voltoGame(fake);
    const heard: Message[] = [];
    const look = { since: 0, wantsOptions: false, wantsChanges: true };
    await fake.house.watch(table, anna.account, look, (message) => void heard.push(message));
    await anna.says(ARRANGED);
    await bob.says(ARRANGED);
    const updates = heard.filter((message) => message.type === 'update');
    expect('view' in updates[0]!).toBe(true);
    expect(updates.slice(1).every((update) => 'changes' in update)).toBe(true);
    const last = updates.reduce<Update | undefined>((before, update) => wholeUpdate(update, before?.view), undefined);
    expect(last!.view).toEqual(anna.sees.view);
    expect(await anna.does({ type: 'look', length: 0, hash: 'drifted' })).toMatchObject({ same: false });
    expect('view' in heard.at(-1)!).toBe(true);
  });
});
