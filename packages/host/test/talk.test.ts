import { describe, expect, test } from 'vitest';
import { Person, arrangedGame, fakeHouse, makeTable } from '../testing/fake.ts';

describe('talk', () => {
  test('players and spectators talk apart until the game is over', async () => {
    const { anna, bob, house, table } = await arrangedGame();
    const carl = await new Person(house, table, 'Carl').come();
    await anna.does({ type: 'chat', text: 'ciao' });
    await carl.does({ type: 'chat', text: 'who wins?' });
    const heard = ({ messages }: Person) =>
      messages.flatMap((message) => (message.type === 'chat' ? message.lines.map(({ text }) => text) : []));
    expect([anna, bob, carl].map(heard)).toEqual([['ciao'], ['ciao'], ['who wins?']]);
    await anna.says('resign');
    const dora = await new Person(house, table, 'Dora').come();
    expect(heard(dora)).toEqual(['ciao', 'who wins?']);
    await carl.does({ type: 'chat', text: 'well played' });
    expect(heard(bob)).toEqual(['ciao', 'well played']);
  });

  test('the talk of one side tells nothing of the other’s: neither its numbers, nor how much is heard on coming in', async () => {
    const talk = async (others: number) => {
      const { anna, house, table } = await arrangedGame();
      const carl = await new Person(house, table, 'Carl').come();
      for (let i = 0; i < 120; i++) {
        if (i < others) await anna.does({ type: 'chat', text: `p${i}` });
        if (i % 2 === 0) await carl.does({ type: 'chat', text: `s${i}` });
      }
      const dora = await new Person(house, table, 'Dora').come();
      return [carl, dora].map(({ messages }) =>
        messages.flatMap((message) => (message.type === 'chat' ? message.lines.map(({ n, text }) => [n, text]) : [])),
      );
    };
    expect(await talk(120)).toEqual(await talk(0));
  });

  test('a phrase of the game is said by seats, heard by all, and kept with its moment; what is none is refused', async () => {
    const { house, table, anna, bob } = await coachGame();
    const carl = await new Person(house, table, 'Carl').come();
    const heard = ({ messages }: Person) =>
      messages.flatMap((message) =>
        message.type === 'chat' ? message.lines.map(({ to, text }) => `${to}: ${text}`) : [],
      );
    expect(await anna.does({ type: 'phrase', phrase: 'saw key 1' })).toEqual({ ok: true });
    const said = 'table: 1 0 saw key 1';
    expect([anna, bob, carl].map(heard)).toEqual([[said], [said], [said]]);
    expect(heard(await new Person(house, table, 'Dora').come())).toEqual([said]);
    expect(await anna.does({ type: 'phrase', phrase: 'saw key 9' })).toMatchObject({ refused: 'no-such-phrase' });
    expect(await carl.does({ type: 'phrase', phrase: 'support' })).toMatchObject({ refused: 'not-seated' });
    await bob.does({ type: 'mute', who: 'anna', on: true });
    await anna.does({ type: 'phrase', phrase: 'support' });
    expect([bob, carl].map((one) => heard(one).length)).toEqual([1, 2]);
  });

  test('a game without phrases has none', async () => {
    const { anna } = await arrangedGame();
    expect(await anna.does({ type: 'phrase', phrase: 'support' })).toMatchObject({ refused: 'no-such-phrase' });
  });

  test('who is muted is not heard; a line that can be read can be reported', async () => {
    const { anna, bob, house, table } = await arrangedGame();
    await bob.does({ type: 'mute', who: 'anna', on: true });
    await anna.does({ type: 'chat', text: 'ciao' });
    expect(bob.messages.filter(({ type }) => type === 'chat')).toEqual([]);
    expect(await bob.does({ type: 'report', line: 0, reason: 'rude' })).toEqual({ ok: true });
    const carl = await new Person(house, table, 'Carl').come();
    expect(await carl.does({ type: 'report', line: 0, reason: 'rude' })).toMatchObject({ refused: 'no-such-line' });
    expect(await bob.does({ type: 'report', line: 5, reason: 'rude' })).toMatchObject({ refused: 'no-such-line' });
    const other = { type: 'report', to: 'players', line: 0, reason: 'rude' } as const;
    expect(await carl.does(other)).toMatchObject({ refused: 'no-such-line' });
    await anna.says('resign');
    expect(await carl.does(other)).toEqual({ ok: true });
  });
});

describe('on coming in', () => {
  const talkOf = ({ messages }: Person) => messages.filter(({ type }) => type === 'chat');

  test('one is told whom of those who sit or spoke there one has muted', async () => {
    const { anna, bob, house, table } = await arrangedGame();
    const [carl, dora] = await Promise.all(['Carl', 'Dora'].map((name) => new Person(house, table, name).come()));
    for (const who of ['anna', 'carl', 'eve']) await dora!.does({ type: 'mute', who, on: true });
    await carl!.does({ type: 'chat', text: 'who wins?' });
    await bob.does({ type: 'mute', who: 'carl', on: true });
    await anna.does({ type: 'chat', text: 'ciao' });
    const muted = [
      { who: 'anna', name: 'Anna' },
      { who: 'carl', name: 'Carl' },
    ];
    const later = await new Person(house, table, 'Dora').come();
    expect(talkOf(later)).toEqual([{ type: 'chat', lines: [], muted }]);
    const bobLater = await new Person(house, table, 'Bob').come();
    expect(talkOf(bobLater)).toMatchObject([{ lines: [{ text: 'ciao' }] }]);
    expect(talkOf(bobLater)[0]).not.toHaveProperty('muted'); // spectators talk apart: he may not know that Carl spoke
    await dora!.does({ type: 'mute', who: 'anna', on: false });
    const again = await new Person(house, table, 'Dora').come();
    expect(talkOf(again)).toEqual([{ type: 'chat', lines: [], muted: muted.slice(1) }]);
  });
});

/** A table of Coach with Anna, Bob and a bot, dealt. */
async function coachGame() {
  const { house } = await fakeHouse();
  const table = await makeTable(house, 'Anna', { game: 'coach', seats: 3 });
  const anna = await new Person(house, table, 'Anna').come();
  const bob = await new Person(house, table, 'Bob').come();
  await anna.does({ type: 'sit', seat: 0, words: '' });
  await bob.does({ type: 'sit', seat: 1, words: '' });
  expect(await anna.does({ type: 'phrase', phrase: 'support' })).toMatchObject({ refused: 'not-started' });
  await anna.does({ type: 'fill', level: 'simple' });
  await anna.does({ type: 'start' });
  return { house, table, anna, bob };
}
